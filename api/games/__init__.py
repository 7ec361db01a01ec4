"""Games of dots between friends: what their events come to, who may add one, and who hears of it."""

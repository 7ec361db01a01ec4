"""Work off the event loop: searches, the warm-up, the refill and its supervisor."""

"""The compiled code of dots: cells, what a dot captures, play-outs."""

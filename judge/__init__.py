"""The rules of dots a second time: slow, plain, and apart from ``dots``."""

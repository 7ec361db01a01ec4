"""The command ``kropki``, and the library's front door."""

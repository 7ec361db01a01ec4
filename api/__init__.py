"""The HTTP service over the generator: ``api.app`` is the application, ``api.serve`` runs it."""

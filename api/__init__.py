"""The HTTP service over the generator: ``api.app`` is the application, ``api.server`` runs it."""

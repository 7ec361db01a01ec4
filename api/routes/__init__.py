"""The addresses of the service: what may be asked, and how an answer looks."""

"""The addresses of the site itself: the page, health, the API's description."""

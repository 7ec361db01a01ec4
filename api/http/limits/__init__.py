"""What clients may use: requests, work, connections, sockets, headers, time."""

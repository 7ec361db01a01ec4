"""Live connections, whatever is played over them: a WebSocket that is read, answered and told what happens."""

"""The HTTP and WebSocket server: routes, connections, rate limits, worker processes for bots, metrics."""

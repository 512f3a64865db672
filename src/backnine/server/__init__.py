"""HTTP and WebSocket: the door of the clubhouse, and what stands around its tables."""

"""What a server counts, for Prometheus."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

CONTENT_TYPE = "text/plain; version=0.0.4"

WATCHED = ("store-failed", "table-damaged", "no-such-code", "no-such-token", "too-many-requests")


class Metrics:
    """Numbers only: no name, no code, no card."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.heard = 0  # counted in passing, told when asked
        self.messages = Counter("backnine_messages", "Messages from visitors", registry=self.registry)
        self.refused = Counter(
            "backnine_refused", "Messages and requests refused", ["why"], registry=self.registry
        )
        self.made = Counter("backnine_tables_made", "Tables made", registry=self.registry)
        self.marked = Gauge("backnine_tables_marked", "Tables to be deleted", registry=self.registry)
        self.forgotten = Gauge(
            "backnine_tables_forgotten", "Tables deleted at the last look", registry=self.registry
        )
        self.tables = Gauge("backnine_tables_awake", "Tables in memory", registry=self.registry)
        self.visitors = Gauge("backnine_connections", "Open sockets", registry=self.registry)
        self.lines = Gauge(
            "backnine_lines", "Connections for HTTP, and handshakes under way", registry=self.registry
        )
        self.hung_up = Counter(
            "backnine_hung_up", "Sockets closed by the server", ["why"], registry=self.registry
        )
        self.commit = Histogram(
            "backnine_commit_seconds",
            "Bringing to disk what arrived together",
            buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 1, 5),
            registry=self.registry,
        )

        spans = (0.001, 0.005, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5)
        self.thinking_wait = Histogram(
            "backnine_thinking_wait_seconds",
            "Waiting of a bot for a process to think in",
            ["lane"],
            buckets=spans,
            registry=self.registry,
        )
        self.thinking = Histogram(
            "backnine_thinking_seconds",
            "Thinking of a bot",
            ["lane"],
            buckets=spans,
            registry=self.registry,
        )
        self.stand_ins = Counter(
            "backnine_stand_ins", "Moves of a simpler bot instead", ["why"], registry=self.registry
        )

        # From the start, so that the first is an increase for who watches.
        for why in WATCHED:
            self.refused.labels(why)
        self.stand_ins.labels("failed")

    def text(self) -> bytes:
        self.messages.inc(self.heard)
        self.heard = 0
        return generate_latest(self.registry)

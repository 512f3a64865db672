"""Rate limits: a token bucket that refuses, and a leaky bucket that delays."""

from typing import Final

MOST_WAIT: Final = 10.0  # seconds


class Bucket:
    """A token bucket: a burst of so many, refilled at so many a second."""

    __slots__ = ("at", "burst", "full", "rate")

    def __init__(self, rate: float, burst: float, now: float) -> None:
        self.rate = rate
        self.burst = burst
        self.full = burst
        self.at = now

    def take(self, now: float, weight: float = 1, *, leave: float = 0, owing: bool = False) -> bool:
        """False when there is not so much, or when less than `leave` would be left; `owing`: all the same."""
        self.full = min(self.burst, self.full + (now - self.at) * self.rate)
        self.at = now
        if self.full < weight + leave and not owing:
            return False
        self.full -= weight
        return True

    def owe(self, now: float, weight: float, least: float) -> None:
        """It was taken elsewhere; no more than to `least`."""
        self.take(now, 0)
        self.full = max(min(self.full, least), self.full - weight)

    def give_back(self, weight: float = 1) -> None:
        self.full = min(self.burst, self.full + weight)


class Pace:
    """A leaky bucket: a burst of so much, then so much a second. What is above is delayed, up to a limit."""

    __slots__ = ("due",)

    def __init__(self) -> None:
        self.due = float("-inf")  # when all that was taken on will have been paid for

    def wait(self, now: float, cost: float, rate: float, burst: float) -> float | None:
        """Seconds until it may be done; none: it is too much."""
        due = max(self.due, now - burst / rate) + cost / rate
        if due - now > MOST_WAIT:
            return None
        self.due = due
        return max(0.0, due - now)

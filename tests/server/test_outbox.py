"""What is told in one round of the loop is sent together, and nothing is sent late or twice."""

import asyncio

from backnine.server.socket import SENT_TOGETHER, Outbox


class Line:
    """A socket's end, as the outbox knows it."""

    def __init__(self, outbox: Outbox) -> None:
        self.loop = asyncio.get_running_loop()
        self.outbox = outbox
        self.sent = 0

    def tell(self) -> None:
        self.outbox.add(self)  # type: ignore[arg-type]  # it asks for no more of a line

    def send_told(self) -> None:
        self.sent += 1


def test_sent_when_the_round_is_over() -> None:
    async def rounds() -> None:
        outbox = Outbox()
        lines = [Line(outbox), Line(outbox)]
        for sent in (1, 2):
            for line in lines:
                line.tell()
            assert [line.sent for line in lines] == [sent - 1] * 2
            await asyncio.sleep(0)
            assert [line.sent for line in lines] == [sent] * 2
        await asyncio.sleep(0)
        assert [line.sent for line in lines] == [2, 2]

    asyncio.run(rounds())


def test_a_long_round_does_not_keep_the_first_waiting() -> None:
    async def one_round() -> None:
        outbox = Outbox()
        lines = [Line(outbox) for _ in range(SENT_TOGETHER + 1)]
        for line in lines:
            line.tell()
        assert [line.sent for line in lines] == [1] * SENT_TOGETHER + [0]
        await asyncio.sleep(0)
        assert [line.sent for line in lines] == [1] * (SENT_TOGETHER + 1)

    asyncio.run(one_round())

"""What is told in one round of the loop is sent together, and nothing is sent late or twice."""

import asyncio

import pytest
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.protocol import State
from websockets.uri import parse_uri

from backnine.server.frames import FrameProtocol
from backnine.server.outbox import MOST_TOLD, MOST_UNREAD, SENT_TOGETHER, Outbox, Outlet
from backnine.server.socket import POLICY


class Counted:
    """A way out, as the outbox knows it."""

    def __init__(self, outbox: Outbox) -> None:
        self.line = self
        self.loop = asyncio.get_running_loop()
        self.outbox = outbox
        self.sent = 0

    def tell(self) -> None:
        self.outbox.add(self)  # type: ignore[arg-type]  # it asks for no more

    def send(self) -> None:
        self.sent += 1


def test_sent_when_the_round_is_over() -> None:
    async def rounds() -> None:
        outbox = Outbox()
        lines = [Counted(outbox), Counted(outbox)]
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
        lines = [Counted(outbox) for _ in range(SENT_TOGETHER + 1)]
        for line in lines:
            line.tell()
        assert [line.sent for line in lines] == [1] * SENT_TOGETHER + [0]
        await asyncio.sleep(0)
        assert [line.sent for line in lines] == [1] * (SENT_TOGETHER + 1)

    asyncio.run(one_round())


class Wire:
    """A transport whose other side takes everything at once."""

    def __init__(self) -> None:
        self.taken = b""
        self.closing = False

    def write(self, data: bytes) -> None:
        self.taken += data

    def get_write_buffer_size(self) -> int:
        return 0

    def is_closing(self) -> bool:
        return self.closing


def new_line(wire: Wire) -> tuple[FrameProtocol, Outlet]:
    line = FrameProtocol.__new__(FrameProtocol)
    line.loop = asyncio.get_running_loop()
    line.disconnected = line.close_sent = False
    line.transport = wire  # type: ignore[assignment]
    line.outlet = Outlet(line, Outbox(), lambda: pytest.fail("too slow"))
    return line, line.outlet


def test_who_reads_is_never_too_far_behind() -> None:
    """However much there is to tell in one round: it waits for its end only up to a point."""

    async def one_round() -> None:
        wire = Wire()
        _, outlet = new_line(wire)
        for _ in range(2 * MOST_UNREAD // 1000):
            outlet.tell(b"x" * 1000)
            assert len(outlet.told) < MOST_TOLD
        await asyncio.sleep(0)
        assert wire.taken.count(b"x") == 2 * MOST_UNREAD // 1000 * 1000

    asyncio.run(one_round())


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 255, 256, 65_535, 65_536, 65_537, 200_000])
def test_a_text_of_any_length_arrives(size: int) -> None:
    """Its length is written in one byte, in two or in eight."""

    async def one_round() -> None:
        wire = Wire()
        _, outlet = new_line(wire)
        text = b"x" * size
        outlet.tell(text)
        outlet.send()
        reader = ClientProtocol(parse_uri("ws://here/"), state=State.OPEN, max_size=None)
        reader.receive_data(wire.taken)
        assert reader.events_received() == [Frame(Opcode.TEXT, text)]

    asyncio.run(one_round())


def test_who_hangs_up_first_is_not_hung_up_on() -> None:
    async def one_round() -> None:
        wire = Wire()
        line, outlet = new_line(wire)
        outlet.tell(b"too late")
        wire.closing = True
        line.hang_up(POLICY, "closing")
        await asyncio.sleep(0)
        assert wire.taken == b""

    asyncio.run(one_round())

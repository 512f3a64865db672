"""What a table tells, and to whom: each visitor sees it through the eyes of its own seat."""

from collections.abc import Callable, Iterator
from typing import Final

from backnine.hole import Happening, Seat
from backnine.match import Match
from backnine.matchlog import Made, MatchLog
from backnine.moves import Move
from backnine.protocol import (
    PROTOCOL,
    ChairSeen,
    ClockSeen,
    Outgoing,
    Played,
    TableSeen,
    ViewSeen,
    Welcome,
    write_message,
)
from backnine.setup import Setup
from backnine.shuffle import Shuffle
from backnine.store import Round
from backnine.table.clocks import Clocks
from backnine.table.parts import Clock, Visitor
from backnine.table.showing import draw_seen, played_seen, public_seen, score_card, seat_seen
from backnine.table.sitting import STAND_IN, Chair, Sitting, read_setup

TOLD_AGAIN: Final = 200  # moves, to who comes back: a hole may be very long


class Replayed:
    """What came of the last moves of a hole. Most tables are never asked: it is found out when one is, and
    then kept, as it may be asked for by anybody."""

    def __init__(self, log: MatchLog) -> None:
        self._log = log.at(max(log.dealt_at[-1], log.n - TOLD_AGAIN))
        self._first = self._log.n
        self._happened: list[tuple[Happening, ...]] = []

    def since(self, log: MatchLog, n: int) -> Iterator[tuple[int, Made, tuple[Happening, ...]]]:
        """The moves since the first `n`, with what came of each."""
        for made in log.moves_since(self._log.n):
            self._log = self._log.play(*made)
            self._happened.append(self._log.happened)
        for place, made in enumerate(log.moves_since(n), n):
            yield place, made, self._happened[place - self._first]

    @property
    def is_long(self) -> bool:
        return len(self._happened) >= 2 * TOLD_AGAIN


class Telling:
    """The voice of a table: it reads all there is, and changes only whose eyes a device looks through."""

    id: str
    clock: Clock
    sitting: Sitting
    rounds: list[Round]
    visitors: list[Visitor]
    clocks: Clocks
    log: MatchLog | None  # the match on the table
    first: int  # moves at this table before it
    replayed: Replayed | None
    looked: set[Seat]  # who has seen the end of the hole
    wants_rematch: set[Seat]
    told_acting: Seat | None  # who acts for the host, as everybody was last told

    @property
    def match(self) -> Match | None:
        return self.log.match if self.log else None

    @property
    def n(self) -> int:
        """Moves in all matches of this table."""
        return self.first + self.log.n if self.log else self.first

    # Who is here

    def is_host(self, visitor: Visitor) -> bool:
        host = self.sitting.host
        return visitor.has_host_key if host is None else host in visitor.chairs

    def acting_host(self) -> Seat | None:
        """Before the start: the first person who is here, while the host is gone for longer than the grace.
        Later there is nothing that only a host could do and the others need."""
        host, now = self.sitting.host_seat, self.clock.now()
        if self.sitting.state != "open" or host is None or self.is_here(host):
            return None
        if self.clocks.away.get(host, now) + self.sitting.grace > now:
            return None
        return next((seat for seat in self.people() if self.is_here(seat)), None)

    def people(self) -> list[Seat]:
        return [seat for seat, chair in enumerate(self.sitting.chairs) if chair.is_persons]

    def is_here(self, seat: Seat) -> bool:
        return any(seat in visitor.seats for visitor in self.visitors)

    def still_looking(self) -> list[Seat]:
        """Who is here and has not yet seen the end of the hole."""
        return [
            seat
            for seat in self.people()
            if seat not in self.looked and self.is_here(seat) and seat not in self.clocks.standing_in
        ]

    def _round(self) -> Round:
        """The match that is on the table, or the first to come."""
        return next((each for each in reversed(self.rounds) if each.header), self.rounds[-1])

    # Telling

    def tell(self, visitor: Visitor, message: Outgoing) -> None:
        visitor.tell(write_message(message))

    def welcome(self, visitor: Visitor) -> None:
        """Which seats are the visitor's: when it comes, and when chairs or the host have changed."""
        visitor.welcomed = (visitor.seats, self.is_host(visitor))
        self.tell(visitor, Welcome(PROTOCOL, self.id, *visitor.welcomed, visitor.watching))

    def tell_table(self) -> None:
        """How the table is set now; the code is for those who have a seat."""
        if not self.visitors:
            return
        for visitor in self.visitors:
            if visitor.welcomed != (visitor.seats, self.is_host(visitor)):
                self.welcome(visitor)
        seen = self.table_seen()
        public = write_message(seen)
        seen.code = self.sitting.code
        seated = write_message(seen)
        for visitor in self.visitors:
            visitor.tell(public if visitor.watching and not self.is_host(visitor) else seated)

    def table_seen(self) -> TableSeen:
        """The table as a spectator sees it."""
        sitting, on_table = self.sitting, self._round()
        over = bool(on_table.header) and sitting.state not in ("playing", "paused")
        self.told_acting = self.acting_host()
        return TableSeen(
            state=sitting.state,
            game=sitting.game,
            house=sitting.rules_of_house.said,
            chairs=[self._chair_seen(seat, chair) for seat, chair in enumerate(sitting.chairs)],
            host=sitting.host_seat,
            acting_host=self.told_acting,
            timer=sitting.timer,
            grace=sitting.grace,
            watch=sitting.watch,
            memory_aid=sitting.memory_aid,
            pace=sitting.pace,
            names=sitting.names,
            watching=sum(visitor.watching for visitor in self.visitors),
            round=sitting.round,
            commitment=Shuffle(self.rounds[-1].seed).commitment,
            draw=draw_seen(self.match.draw) if self.match else [],
            rematch=sorted(self.wants_rematch),
            deleting=[seat for seat in self.people() if sitting.chairs[seat].id in sitting.deleting],
            records=[each.number for each in self.rounds if each.header and (over or each != on_table)],
            seed=on_table.seed.hex() if over else None,
            words=_words_seen(read_setup(on_table)) if over else [],
        )

    def _chair_seen(self, seat: Seat, chair: Chair) -> ChairSeen:
        standing_in = chair.is_persons and self.clocks.is_covered(seat)
        return ChairSeen(
            kind=chair.kind,
            name=chair.name,
            bot=(chair.bot or STAND_IN) if chair.kind in ("bot", "left") or standing_in else None,
            here=chair.is_persons and self.is_here(seat),
            standing_in=standing_in,
            seal=chair.seal,
        )

    def _tell_move(self, n: int, seat: Seat, move: Move, happened: tuple[Happening, ...]) -> None:
        """Everybody gets the table as it is now and what happened, as far as they may know."""
        assert self.match is not None
        if self.match.hole.over:
            card = write_message(score_card(self.match))
            for visitor in self.visitors:
                visitor.tell(card)
        public = self._public_seen()

        def seen(eyes: Seat | None) -> ViewSeen:
            own = self._through_eyes(public, eyes)
            own.played = [played_seen(n, seat, move, happened, eyes)]
            return own

        self._tell_all(seen)

    def _tell_all(self, seen: Callable[[Seat | None], ViewSeen]) -> None:
        """Each visitor what its eyes see; written once for all who have the same."""
        written: dict[Seat | None, bytes] = {}
        for visitor in self.visitors:
            self._turn_eyes(visitor)
            eyes = visitor.eyes
            if eyes not in written:
                written[eyes] = write_message(seen(eyes))
            visitor.tell(written[eyes])

    def hides_from(self, visitor: Visitor) -> bool:
        """Several people share this device, and the cards of one are not for the others: whoever is there
        must say so."""
        match = self.match
        return len(visitor.seats) > 1 and bool(match and match.game.secrets and not match.hole.over)

    def _turn_eyes(self, visitor: Visitor) -> None:
        """Where nothing is hidden, a device with several people shows the table to whose turn it is."""
        if len(visitor.seats) > 1 and self.match and not self.hides_from(visitor):
            if visitor.eyes is None:
                visitor.eyes = visitor.seats[0]
            acting = [seat for seat in self.match.hole.acting if seat in visitor.seats]
            if acting and visitor.eyes not in acting:
                visitor.eyes = acting[0]

    def tell_views(self, *, whole: bool = False) -> None:
        if self.match is None:
            return
        public = self._public_seen()

        def seen(eyes: Seat | None) -> ViewSeen:
            own = self._through_eyes(public, eyes)
            own.whole = whole
            return own

        self._tell_all(seen)

    def tell_view(self, visitor: Visitor, played: list[Played]) -> None:
        """One visitor, who has asked."""
        if self.match is None:
            return
        seen = self._through_eyes(self._public_seen(), visitor.eyes)
        seen.played, seen.whole = played, True
        self.tell(visitor, seen)

    def _public_seen(self) -> ViewSeen:
        assert self.match is not None
        seen = public_seen(self.match, self.n)
        if self.clocks.turns:
            now = self.clock.now()
            seen.clocks = [
                ClockSeen(seat, round(turn.deadline - now, 1)) for seat, turn in self.clocks.turns.items()
            ]
        if self.match.hole.over:
            seen.waiting_for = self.still_looking()
        return seen

    def _through_eyes(self, public: ViewSeen, eyes: Seat | None) -> ViewSeen:
        assert self.match is not None
        if eyes is None:
            return public
        aid, playing = self.sitting.memory_aid, self.sitting.state == "playing"
        return seat_seen(public, self.match, eyes, memory_aid=aid, may_move=playing)

    def _tell_missed(self, visitor: Visitor, have: int | None) -> None:
        """How things stand, and what happened in this hole since the visitor's last view."""
        self._turn_eyes(visitor)
        if have is not None and visitor.eyes is not None:
            self.note(visitor.eyes, have)
        self.tell_view(visitor, self._played_since(have or 0, visitor.eyes))

    def _played_since(self, n: int, eyes: Seat | None) -> list[Played]:
        """Of this hole, the last `TOLD_AGAIN` moves at most; earlier holes are on the score card."""
        log = self.log
        if log is None or n >= self.n:
            return []
        if self.replayed is None or self.replayed.is_long:
            self.replayed = Replayed(log)
        first = max(n - self.first, log.dealt_at[-1], log.n - TOLD_AGAIN)
        played = []
        for place, (seat, move, _), happened in self.replayed.since(log, first):
            again = self._to_tell_again(self.first + place, happened, eyes)
            played.append(played_seen(self.first + place, seat, move, again, eyes))
        return played

    # What one was shown alone

    def note(self, seat: Seat, n: int) -> None:
        """The player of a seat has seen what was told of the moves before `n`."""
        chair = self.sitting.chairs[seat]
        chair.noted = max(chair.noted, min(n, self.n))

    def note_move(self, seat: Seat, n: int, happened: tuple[Happening, ...]) -> None:
        """Whoever moves has seen what was before, and the card in hand; a card that comes of it has yet to
        be seen."""
        if self.match and self.match.game.secrets:
            new = any(
                each.card_for(seat) and not each.card_for(None) for each in happened if each.what != "placed"
            )
            self.note(seat, n if new else n + 1)

    def _to_tell_again(
        self, n: int, happened: tuple[Happening, ...], eyes: Seat | None
    ) -> tuple[Happening, ...]:
        """Where players have to remember, nobody is told what they have seen: they could ask at any time."""
        assert self.match is not None
        reminds = not self.match.game.secrets or self.sitting.memory_aid
        if reminds or eyes is None or n >= self.sitting.chairs[eyes].noted:
            return happened
        return tuple(each.told_to(None) for each in happened)


def _words_seen(setup: Setup) -> list[str | None]:
    """By seat; matches of the first shuffle had none."""
    return [] if setup.salts else [None if word is None else word.hex() for word in setup.words]

"""A table on which matches go on from a position, as often as somebody likes: the rest of one hole."""

from backnine.position import Position, one_hole, write_line
from backnine.position_reader import read
from backnine.refused import Refused
from backnine.table.sitting import Sitting


def lay_out(sitting: Sitting, line: str, chairs: int) -> None:
    """What the position does not name is dealt anew for each match. The rest of that hole is all there is,
    unless somebody sits out: then it is a play-off, which goes on as it must."""
    position = _rest_of_hole(read(line))
    if position.game.name != sitting.game:
        raise Refused("position-other-game", game=position.game.name)
    if position.players != chairs:
        raise Refused("position-players", seats=position.players, players=chairs)
    sitting.position, sitting.house = write_line(position), str(position.hole.house)


def _rest_of_hole(position: Position) -> Position:
    if position.hole.over:
        raise Refused("hole-is-over")
    return one_hole(position) if len(position.hole.seats) == position.players else position

"""What the coach says to a player who asks: the one place where tables meet the coach."""

from backnine.coach.finding import prepare
from backnine.coach.hint import hint
from backnine.table.parts import Counsel, Question


def counsel(question: Question) -> Counsel:
    """From what the seat may know: its view is all there is."""
    said = hint(question.view, question.moves)
    return Counsel(said.move, said.why, dict(said.costs))


def get_ready(table: tuple[str, int]) -> None:
    """For a game and a number of players: the first question takes no longer than others then."""
    game, players = table
    prepare(game, players)

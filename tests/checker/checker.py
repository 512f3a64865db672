"""An independent checker of `backnine replay FILE --jsonl`.

It is written from the rule sheets alone and imports nothing of backnine, so that it can disagree with it.
`check` answers with complaints; none means that the match is right. Each reads `line N: CLAUSE: text`, where
CLAUSE is the id of the broken rule (PN-xx, FC-xx, SC-xx), or `shape` or `house` where the fault is in the
form of a line or in the settings. The check ends at the first line at fault: what follows it can't be judged.
"""

from collections.abc import Iterable

from .lines import Fault, Reader
from .match import check_match


def check(lines: Iterable[str]) -> list[str]:
    reader = Reader(lines)
    try:
        check_match(reader)
    except Fault as fault:
        return [f"line {reader.number}: {complaint}" for complaint in fault.complaints]
    return []

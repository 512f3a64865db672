"""The levels of bots, compiled: what plain thinking (`bots/plain/`) decides at Six-Card Golf, file by file
and stroke by stroke. The order of every sum is that of the plain side, so that both come to the same move."""

"""A replay in a page of somebody else's: one address of ours may be framed, by those whom the host names.

The record of the match stands in the fragment of the address: nobody sends it to us, and the page in the
frame is the same for all.
"""

import re
from collections.abc import Mapping
from typing import Any, Final

from litestar import Request, Response, get
from litestar.datastructures import State
from litestar.exceptions import NotFoundException

from backnine.refused import Refused
from backnine.server.problems import HEADERS
from backnine.server.web import WEB

PATH: Final = "/embed"
_POLICY: Final = "content-security-policy"
_ADDRESS: Final = re.compile(r"\*|https?://(\*\.)?[\w-]+(\.[\w-]+)*(:(\d{1,5}|\*))?", re.ASCII)


def check_addresses(addresses: tuple[str, ...]) -> None:
    """What stands in a policy must be nothing but an address."""
    for address in addresses:
        if not _ADDRESS.fullmatch(address):
            raise Refused("bad-embedding", address=address[:80])


def may_be_framed(path: str, headers: Mapping[bytes, str], embedding: tuple[str, ...]) -> bool:
    """Whether a page of somebody else's may ask for this; the browser looks at the policy itself."""
    return bool(embedding) and path == PATH and headers.get(b"sec-fetch-dest") in ("iframe", "frame")


@get(PATH, include_in_schema=False)
async def embedded(request: Request[Any, Any, State], state: State) -> Response[bytes]:
    allowed = state.guard.settings.embedding
    if not allowed or "/" not in WEB:
        raise NotFoundException
    answer = WEB["/"].answer(request.headers.get("accept-encoding", ""))
    answer.headers[_POLICY] = HEADERS[_POLICY].replace(
        "frame-ancestors 'none'", f"frame-ancestors 'self' {' '.join(allowed)}"
    )
    return answer

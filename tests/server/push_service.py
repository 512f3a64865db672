"""A push service of our own on loopback: it reads what is sent as the right browser would, and checks who has
sent it. It also passes for a webhook."""

import json
import threading
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from queue import SimpleQueue
from typing import Any, NamedTuple

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

CURVE = ec.SECP256R1()
PATIENCE = 30.0


def coded(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


class Arrived(NamedTuple):
    path: str
    headers: dict[str, str]
    body: bytes


class Browser:
    """The keys of one subscription, and what its browser makes of a message."""

    def __init__(self, endpoint: str) -> None:
        self.endpoint = endpoint
        self.key = ec.generate_private_key(CURVE)
        self.auth = b"sixteen bytes..."

    @property
    def point(self) -> bytes:
        return self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)

    def subscription(self, language: str = "en") -> dict[str, str]:
        keys = {"p256dh": coded(self.point), "auth": coded(self.auth)}
        return {"endpoint": self.endpoint, **keys, "language": language}

    def read(self, body: bytes) -> dict[str, str]:
        """RFC 8291, from the other end."""
        salt, size, length = body[:16], int.from_bytes(body[16:20], "big"), body[20]
        sender, text = body[21 : 21 + length], body[21 + length :]
        assert size == 4096
        shared = self.key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, sender))
        first = HKDF(SHA256(), 32, self.auth, b"WebPush: info\0" + self.point + sender).derive(shared)
        key = HKDF(SHA256(), 16, salt, b"Content-Encoding: aes128gcm\0").derive(first)
        nonce = HKDF(SHA256(), 12, salt, b"Content-Encoding: nonce\0").derive(first)
        padded = AESGCM(key).decrypt(nonce, text, None)
        assert padded.endswith(b"\x02")
        said: dict[str, str] = json.loads(padded[:-1])
        return said


def signed(arrived: Arrived) -> tuple[dict[str, Any], str]:
    """The claims of who sent it, if the signature is theirs (RFC 8292), and their public key."""
    kind, _, rest = arrived.headers["authorization"].partition(" ")
    assert kind == "vapid"
    parts = dict(part.strip().split("=", 1) for part in rest.split(","))
    said, _, signature = parts["t"].rpartition(".")
    raw = decoded(signature)
    numbers = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    public = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, decoded(parts["k"]))
    public.verify(numbers, said.encode(), ec.ECDSA(SHA256()))
    head, claims = (json.loads(decoded(part)) for part in said.split("."))
    assert head == {"typ": "JWT", "alg": "ES256"}
    return claims, parts["k"]


class PushService:
    def __init__(self, url: str) -> None:
        self.url = url
        self.arrived: SimpleQueue[Arrived] = SimpleQueue()
        self.statuses: list[int] = []  # of the next answers; then 201

    def next(self) -> Arrived:
        return self.arrived.get(timeout=PATIENCE)

    def browser(self, name: str = "one") -> Browser:
        return Browser(f"{self.url}/push/{name}")


@contextmanager
def push_service() -> Iterator[PushService]:
    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["content-length"]))
            headers = {name.lower(): value for name, value in self.headers.items()}
            status = service.statuses.pop(0) if service.statuses else 201
            service.arrived.put(Arrived(self.path, headers, body))
            self.send_response(status)
            self.send_header("location", f"{service.url}/elsewhere")
            self.send_header("content-length", "0")
            self.end_headers()

        def log_message(self, *_: object) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    service = PushService(f"http://127.0.0.1:{server.server_port}")
    thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.02})
    thread.start()
    try:
        yield service
    finally:
        server.shutdown()
        thread.join()
        server.server_close()

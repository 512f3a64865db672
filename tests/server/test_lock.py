"""One server for a folder, whoever comes second is told where the first is."""

import signal
import stat
from pathlib import Path

import pytest

from backnine.locales import LANGUAGES
from backnine.refused import Refused
from backnine.server.lock import NAME, Lock
from tests.command import backnine
from tests.server.host import Host

pytestmark = pytest.mark.timeout(60)


def test_a_second_server_on_the_same_data_is_told_where_the_first_is(tmp_path: Path) -> None:
    data = tmp_path / "data"
    with Host(data) as host:
        made = host.make()
        texts = set()
        for language in LANGUAGES:
            second = backnine("serve", "--port", "0", "--data", data, BACKNINE_LANG=language)
            assert (second.returncode, second.stdout) == (1, "")  # nothing was typed wrongly
            assert f"{host.url}/" in second.stderr
            assert "--data" in second.stderr
            texts.add(second.stderr)
        assert len(texts) == len(LANGUAGES)
        assert (
            f"{host.url}/" in backnine(BACKNINE_DATA=str(data)).stderr
        )  # `backnine` alone, on a port in use

        copied = backnine("backup", "--data", data, tmp_path / "copy.db")
        assert copied.returncode == 0, copied.stderr
        assert host.get("/api/table", token=made["seats"][0]["token"]).status_code == 200
        host.kill()  # as by a power cut: the lock is open again
        host.start()
        assert host.stop() == 0
        host.start()
        assert host.signal(signal.SIGINT) == 130


def test_without_an_address_it_says_so(tmp_path: Path) -> None:
    with Lock(tmp_path) as lock:
        with pytest.raises(Refused, match="already served: folder"):
            Lock(tmp_path)
        lock.tell("http://here:1/")
        with pytest.raises(Refused) as refused:
            Lock(tmp_path)
        assert refused.value.details == {"folder": str(tmp_path), "address": "http://here:1/"}
        assert stat.S_IMODE((tmp_path / NAME).stat().st_mode) == 0o600
    assert (tmp_path / NAME).read_text() == ""
    with Lock(tmp_path):
        pass


def test_a_folder_that_cannot_be_used(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(Refused) as refused:
        Lock(tmp_path / "file" / "data")
    assert refused.value.why == "no-store"

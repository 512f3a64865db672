"""What one test leaves in a browser is not there in the next."""

from tests.browser.devices import Devices
from tests.server.host import Host

LEAVE = "localStorage.setItem('tables', 'left'); document.cookie = 'left=1'"
FIND = "[localStorage.getItem('tables'), document.cookie]"


def test_a_device_that_is_given_back_remembers_nothing(devices: Devices, host: Host) -> None:
    device = devices.take("it")
    page = device.new_page()
    page.goto(host.url)
    page.evaluate(LEAVE)
    assert page.evaluate(FIND) == ["left", "left=1"]
    device.set_offline(True)
    devices.give_back(device, "it", host.url)
    assert page.is_closed()

    again = devices.take("it")
    assert again is device
    page = again.new_page()
    page.goto(host.url)
    assert page.evaluate(FIND) == [None, ""]
    devices.give_back(again, "it", host.url)

// Reminders on this device, at a table by correspondence: asked for with one press, and taken back with another.

import { hangBell, takeBellDown } from "./api";
import { heldTable, heldTables, holdBell } from "./keys";
import { words } from "./words.svelte";

type BellRefusal = "" | "denied" | "failed";

export class DeviceBell {
  on = $state(false);
  told = $state<BellRefusal>(""); // why it is not on
  busy = $state(false);
  offered = $state(false); // somebody has said yes or no before

  /** `key` is that of the server. */
  constructor(
    readonly table: string,
    readonly key: string,
  ) {
    const bell = heldTable(table)?.bell;
    this.on = !!bell;
    this.offered = bell !== undefined;
    if (bell) void this.renew(bell);
  }

  async ring(on: boolean): Promise<void> {
    this.busy = true;
    this.told = "";
    this.on = on; // as the switch shows it already
    try {
      if (!on) await this.takeDown();
      else this.on = await this.hang();
    } catch {
      this.on = !on;
      this.told = "failed";
    }
    this.offered = true;
    this.busy = false;
  }

  decline(): void {
    this.offered = true;
    holdBell(this.table, "");
  }

  private async hang(): Promise<boolean> {
    if ((await Notification.requestPermission()) !== "granted") {
      this.told = "denied";
      return false;
    }
    const registration = await navigator.serviceWorker.ready;
    const subscription =
      (await this.known(registration)) ??
      (await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: this.key }));
    await this.tell(subscription);
    return true;
  }

  /** Of another server's key, or of one that was lost: it would bring nothing any more. */
  private async known(registration: ServiceWorkerRegistration): Promise<PushSubscription | null> {
    const found = await registration.pushManager.getSubscription();
    const key = found?.options.applicationServerKey;
    if (!found || !key || coded(key) === this.key) return found;
    await found.unsubscribe();
    return null;
  }

  private async tell(subscription: PushSubscription): Promise<void> {
    const { endpoint, keys } = subscription.toJSON();
    const wish = { endpoint: endpoint!, p256dh: keys!["p256dh"]!, auth: keys!["auth"]!, language: words.language };
    const tokens = heldTable(this.table)?.tokens ?? [];
    const hung = await Promise.allSettled(tokens.map((token) => hangBell(wish, token))); // one may be no seat's
    const found = hung.find((each) => each.status === "fulfilled");
    if (!found) throw new Error("nobody to remind");
    holdBell(this.table, found.value.id);
  }

  private async takeDown(): Promise<void> {
    const { tokens = [], bell } = heldTable(this.table) ?? {};
    if (bell) await Promise.allSettled(tokens.map((token) => takeBellDown(bell, token)));
    holdBell(this.table, "");
    if (!heldTables().some((each) => each.bell)) {
      const registration = await navigator.serviceWorker.getRegistration();
      await (await registration?.pushManager.getSubscription())?.unsubscribe();
    }
  }

  /** The browser may have changed its address, or somebody its mind. */
  private async renew(bell: string): Promise<void> {
    try {
      const registration = await navigator.serviceWorker.getRegistration();
      const subscription = registration && (await this.known(registration));
      if (subscription && Notification.permission === "granted") await this.tell(subscription);
      else if (registration) {
        this.on = false;
        if (heldTable(this.table)?.bell === bell) holdBell(this.table, undefined);
      }
    } catch {
      /* without a network it is as it was */
    }
  }
}

/** Whether this browser can be reminded at all, by this server. */
export const canRing = (key: string | null): key is string =>
  !!key && "PushManager" in window && "Notification" in window && !!navigator.serviceWorker?.controller;

function coded(key: ArrayBuffer): string {
  const text = btoa(String.fromCharCode(...new Uint8Array(key)));
  return text.replace(/[+/=]/g, (letter) => ({ "+": "-", "/": "_" })[letter] ?? "");
}

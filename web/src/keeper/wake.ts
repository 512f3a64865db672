// The screen stays on while a match is kept, where the device allows it.

/** For an effect: until what it gives back is called. A page that is hidden loses the lock, and asks again. */
export function stayAwake(): () => void {
  let lock: WakeLockSentinel | null = null;
  let over = false;
  const ask = async (): Promise<void> => {
    if (over || document.visibilityState !== "visible" || !("wakeLock" in navigator)) return;
    if (lock && !lock.released) return;
    try {
      lock = await navigator.wakeLock.request("screen");
      if (over) await lock.release();
    } catch {
      // a low battery, or a browser that does not want to
    }
  };
  const again = (): void => void ask();
  again();
  document.addEventListener("visibilitychange", again);
  return () => {
    over = true;
    document.removeEventListener("visibilitychange", again);
    void lock?.release();
  };
}

// The client starts from what the service worker (sw.js) has kept, with or without a network.

const workers = import.meta.env.PROD ? navigator.serviceWorker : undefined; // none where the line is not secure

/** When the page is there and has time: nobody waits for this. */
export function keepOffline(): void {
  const register = async (): Promise<void> => {
    const registration = await workers?.register("/sw.js", { updateViaCache: "none" });
    await registration?.update(); // Chromium would look for a newer build only after a while
  };
  const later = (): void => void setTimeout(() => void register().catch(() => undefined));
  if (document.readyState === "complete") later();
  else addEventListener("load", later, { once: true });
}

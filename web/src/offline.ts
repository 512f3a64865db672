// Registers the service worker (sw.js), which starts the client from its cache, also without a network.

const workers = import.meta.env.PROD ? navigator.serviceWorker : undefined; // undefined without TLS

/** When the page has loaded and is idle. */
export function keepOffline(): void {
  const register = async (): Promise<void> => {
    const registration = await workers?.register("/sw.js", { updateViaCache: "none" });
    await registration?.update(); // Chromium looks for a newer build only after a while by itself
  };
  const later = (): void => void setTimeout(() => void register().catch(() => undefined));
  if (document.readyState === "complete") later();
  else addEventListener("load", later, { once: true });
}

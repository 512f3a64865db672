// Asking the server again without being told to: everybody behind one address shares few requests a minute.

const WAITS = [5000, 10_000, 20_000, 40_000]; // milliseconds

/** Ask ever more slowly, until the returned function is called. What is not asked at all does not slow it down. */
export function askAgain(ask: () => Promise<unknown>, may: () => boolean): () => void {
  let asked = 0;
  let stopped = false;
  let timer: ReturnType<typeof setTimeout>;
  const wait = (): void => {
    if (!stopped) timer = setTimeout(turn, WAITS[asked] ?? WAITS.at(-1));
  };
  const turn = (): void => {
    if (!may()) return wait();
    asked++;
    void ask().then(wait, wait);
  };
  wait();
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}

/** For what must not happen more often: true at most once in so many milliseconds. */
export function seldom(wait: number): () => boolean {
  let last = -Infinity;
  return () => {
    if (Date.now() - last < wait) return false;
    last = Date.now();
    return true;
  };
}

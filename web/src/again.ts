// Asking the server again without being told to: everybody behind one address shares few requests a minute.

const WAITS = [5000, 10_000, 20_000, 40_000]; // milliseconds
const RETRIES = [1000, 2000, 4000, 8000, 15_000];

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

/** Retry what failed, ever more slowly, and at once when the network is back: until it works, it is hopeless, or the
 *  returned function is called. An attempt that was under way then asks `isWanted` before it shows anything. */
export function keepTrying(
  attempt: (isWanted: () => boolean) => Promise<unknown>,
  isHopeless: (error: unknown) => boolean = () => false,
): () => void {
  let tried = 0;
  let stopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined; // while nothing is under way
  const stop = (): void => {
    stopped = true;
    clearTimeout(timer);
    removeEventListener("online", now);
  };
  const failed = (error: unknown): void => {
    if (isHopeless(error)) stop();
    else if (!stopped) timer = setTimeout(turn, RETRIES[tried++] ?? RETRIES.at(-1));
  };
  const turn = (): void => {
    timer = undefined;
    void attempt(() => !stopped).then(stop, failed);
  };
  const now = (): void => {
    if (timer === undefined) return;
    clearTimeout(timer);
    turn();
  };
  addEventListener("online", now);
  turn();
  return stop;
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

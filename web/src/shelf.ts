// Local storage. Where the browser has none, or no quota left, values last until the page is closed.

const spare = new Map<string, string>();

export function kept(key: string): string | null {
  try {
    return spare.get(key) ?? localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Whether it was stored. */
export function keep(key: string, text: string): boolean {
  try {
    localStorage.setItem(key, text);
    spare.delete(key);
    return true;
  } catch {
    spare.set(key, text);
    return false;
  }
}

/** Whether it would still be there after the page was closed. */
export function isStored(key: string): boolean {
  try {
    return !spare.has(key) && localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

/** A list that was kept as JSON; empty if there is none, or none that can be read. */
export function keptList<T>(key: string): T[] {
  try {
    const list: unknown = JSON.parse(kept(key) ?? "[]");
    return Array.isArray(list) ? (list as T[]) : [];
  } catch {
    return [];
  }
}

/** Forget all of it. */
export function clear(): void {
  spare.clear();
  try {
    localStorage.clear();
  } catch {
    // no storage
  }
}

export function drop(key: string): void {
  spare.delete(key);
  try {
    localStorage.removeItem(key);
  } catch {
    // no storage
  }
}

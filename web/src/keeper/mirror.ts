// A second copy of every kept match, in IndexedDB: a write that has ended is on the disk. Local storage, which is
// quicker to read, may take a minute to get there.

export interface Copy {
  id: string;
  text: string;
  turn: number; // counts the writes of this match
}

const NAME = "backnine-kept";
const MATCHES = "matches";
const PATIENCE = 3000; // ms for a database that does not answer
let opened: Promise<IDBDatabase> | null = null;

function open(): Promise<IDBDatabase> {
  return (opened ??= opening().catch((why: unknown) => {
    opened = null; // the next one who asks may have more luck
    throw why;
  }));
}

function opening(): Promise<IDBDatabase> {
  return new Promise((done, fail) => {
    const asked = indexedDB.open(NAME, 1);
    let late = false;
    asked.onupgradeneeded = () => asked.result.createObjectStore(MATCHES, { keyPath: "id" });
    setTimeout(() => ((late = true), fail(new Error(NAME))), PATIENCE);
    asked.onerror = () => fail(asked.error ?? new Error(NAME));
    asked.onsuccess = () => {
      if (late) return asked.result.close();
      asked.result.onclose = () => (opened = null); // the browser took it away
      asked.result.onversionchange = () => ((opened = null), asked.result.close());
      done(asked.result);
    };
  });
}

/** Done when it is on the disk. */
async function within<T>(mode: IDBTransactionMode, work: (matches: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const transaction = (await open()).transaction(MATCHES, mode, { durability: "strict" });
  return new Promise((done, fail) => {
    const asked = work(transaction.objectStore(MATCHES));
    transaction.oncomplete = () => done(asked.result);
    transaction.onabort = () => fail(transaction.error ?? new Error(NAME));
  });
}

export const copies = (): Promise<Copy[]> => within("readonly", (matches) => matches.getAll() as IDBRequest<Copy[]>);

/** Unless another tab was there with something newer. */
export function copy(made: Copy): Promise<unknown> {
  return within("readwrite", (matches) => {
    const before = matches.get(made.id) as IDBRequest<Copy | undefined>;
    before.onsuccess = () => void ((before.result?.turn ?? 0) > made.turn || matches.put(made));
    return before;
  });
}

export const dropCopy = (id: string): Promise<unknown> => within("readwrite", (matches) => matches.delete(id));

export const dropCopies = (): Promise<unknown> => within("readwrite", (matches) => matches.clear());

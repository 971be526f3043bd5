const DATABASE = 'casewright';
const VERSION = 1;
const STORES = ['drafts', 'recordings', 'recording-chunks'] as const;

type StoreName = (typeof STORES)[number];

export interface DeviceStore<T> {
  get: (key: string) => Promise<T | undefined>;
  put: (key: string, value: T) => Promise<void>;
  remove: (key: string) => Promise<void>;
  /** All entries whose keys begin with this, sorted by key. */
  list: (prefix: string) => Promise<{ key: string; value: T }[]>;
  removeAll: (prefix: string) => Promise<void>;
}

let opened: Promise<IDBDatabase> | null = null;

/** A store in this browser for what the service does not have yet. */
export function openStore<T>(name: StoreName): DeviceStore<T> {
  const run = async <R>(mode: IDBTransactionMode, act: (store: IDBObjectStore) => IDBRequest<R>): Promise<R> => {
    const database = await openDatabase();
    return new Promise<R>((resolve, reject) => {
      const transaction = database.transaction(name, mode);
      const request = act(transaction.objectStore(name));
      transaction.addEventListener('complete', () => resolve(request.result));
      transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('not stored')));
      // Without waiting for an answer: the page may be gone before there is one.
      if (mode === 'readwrite') transaction.commit();
    });
  };
  return {
    get: (key) => run<T | undefined>('readonly', (store) => store.get(key)),
    put: async (key, value) => {
      await run('readwrite', (store) => store.put(value, key));
    },
    remove: (key) => run('readwrite', (store) => store.delete(key)),
    list: async (prefix) => {
      const [keys, values] = await Promise.all([
        run('readonly', (store) => store.getAllKeys(rangeOf(prefix))),
        run<T[]>('readonly', (store) => store.getAll(rangeOf(prefix))),
      ]);
      return keys.flatMap((key, index) => {
        const value = values[index];
        return value === undefined ? [] : [{ key: String(key), value }];
      });
    },
    removeAll: (prefix) => run('readwrite', (store) => store.delete(rangeOf(prefix))),
  };
}

function rangeOf(prefix: string): IDBKeyRange {
  return IDBKeyRange.bound(prefix, `${prefix}\uffff`);
}

function openDatabase(): Promise<IDBDatabase> {
  opened ??= new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(DATABASE, VERSION);
    request.addEventListener('upgradeneeded', () => {
      for (const name of STORES) request.result.createObjectStore(name);
    });
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('no storage')));
  });
  return opened;
}

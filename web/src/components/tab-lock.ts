/** A lock that one tab of a browser holds: until it gives it back, is closed, or another tab takes it. */
export interface TabLock {
  isHeld(): boolean;
  /** Resolves when the lock is held, with false if it could not be had. The lock is held on after that. */
  request(options: LockOptions): Promise<boolean>;
  release(): void;
  /** Gives the lock back for good, and says nothing more. */
  close(): void;
  isClosed(): boolean;
}

interface TabLockOptions {
  locks: Pick<LockManager, 'request'>;
  onChange: (isHeld: boolean) => void;
}

export function createTabLock(name: string, { locks, onChange }: TabLockOptions): TabLock {
  let release: (() => void) | null = null;
  let isClosed = false;

  const hold = (lock: Lock | null): Promise<void> | undefined => {
    if (lock === null || isClosed) return undefined;
    return new Promise<void>((resolve) => {
      release = () => {
        release = null;
        resolve();
        if (!isClosed) onChange(false);
      };
      onChange(true);
    });
  };

  return {
    isHeld: () => release !== null,
    request: (options) =>
      new Promise<boolean>((resolve) => {
        locks
          .request(name, options, (lock) => {
            const held = hold(lock);
            resolve(held !== undefined);
            return held;
          })
          .catch(() => {
            // Taken from us by another tab, or we gave up waiting.
            release?.();
            resolve(false);
          });
      }),
    release: () => release?.(),
    close: () => {
      isClosed = true;
      release?.();
    },
    isClosed: () => isClosed,
  };
}

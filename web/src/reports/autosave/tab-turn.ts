import { createStore } from '../../api/store.ts';

/** What one tab says to the others that have the same report open. */
interface Message {
  type: 'asked';
  tab: string;
}

/** `elsewhere`: another tab writes; this one shows the report and offers to continue here. */
export type TurnState = 'asking' | 'mine' | 'elsewhere';

export interface Turn {
  getState: () => TurnState;
  subscribe: (listener: () => void) => () => void;
  /** Asks the writing tab to save and step back, then writes here. */
  take: () => Promise<void>;
  close: () => void;
}

export interface TurnPorts {
  locks: Pick<LockManager, 'request'>;
  openChannel: (name: string) => BroadcastChannel;
  /** Saves what is unsaved, as this tab is about to step back. */
  onYield: () => Promise<unknown>;
  /** How long the writing tab may take to answer before its turn is taken from it. */
  patienceMs?: number;
  /** How long a tab that opens waits for one that is just being closed, as on a reload. */
  openingMs?: number;
}

/**
 * One tab of a browser writes at a time. A lock says which, because a browser gives it back when a tab is closed or
 * crashes; messages ask for it. A tab that does not answer is asleep: its text is a draft on this device, so the lock
 * is taken from it.
 */
export function openTurn(reportId: string, ports: TurnPorts): Turn {
  const { locks, openChannel, onYield, patienceMs = 4_000, openingMs = 400 } = ports;
  const name = `casewright report ${reportId}`;
  const tab = crypto.randomUUID();
  const channel = openChannel(name);
  let release: (() => void) | null = null;
  const state = createStore<TurnState>('asking');
  let isClosed = false;

  const hold = (lock: Lock | null): Promise<void> | undefined => {
    if (lock === null || isClosed) return undefined;
    return new Promise<void>((resolve) => {
      release = () => {
        release = null;
        resolve();
        if (!isClosed) state.set('elsewhere');
      };
      state.set('mine');
    });
  };

  /** Resolves when the lock is held, with false if it could not be had. The lock is held on after that. */
  const request = (options: LockOptions): Promise<boolean> =>
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
    });

  const stepBack = async (): Promise<void> => {
    if (release === null) return;
    await onYield().catch(() => {});
    release?.();
  };

  channel.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    if (data.type === 'asked' && data.tab !== tab) void stepBack();
  });

  void request({ signal: AbortSignal.timeout(openingMs) }).then(
    (isHeld) => isHeld || isClosed || state.set('elsewhere'),
  );

  return {
    getState: state.get,
    subscribe: state.subscribe,
    take: async () => {
      if (release !== null) return;
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin
      channel.postMessage({ type: 'asked', tab } satisfies Message);
      if (await request({ signal: AbortSignal.timeout(patienceMs) })) return;
      await request({ steal: true });
    },
    close: () => {
      isClosed = true;
      release?.();
      channel.close();
    },
  };
}

import { createStore } from '../../api/store.ts';

/**
 * What one tab says to the others that have the same report open.
 * `opened`: this tab has just opened, and somebody else has the lock. `writes`: the answer of the tab that has it.
 * `asked`: the writing tab is to save and step back.
 */
interface Message {
  type: 'opened' | 'writes' | 'asked';
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
  /**
   * How long a tab that opens waits where another has the lock and does not say that it writes. That one is just being
   * closed, as on a reload, or it is asleep.
   */
  openingMs?: number;
}

/**
 * One tab of a browser writes at a time. A lock says which, because a browser gives it back when a tab is closed or
 * crashes; messages ask for it. A tab that does not answer is asleep: its text is a draft on this device, so the lock
 * is taken from it.
 */
export function openTurn(reportId: string, ports: TurnPorts): Turn {
  const { locks, openChannel, onYield, patienceMs = 4_000, openingMs = 2_000 } = ports;
  const name = `casewright report ${reportId}`;
  const tab = crypto.randomUUID();
  const channel = openChannel(name);
  let release: (() => void) | null = null;
  const state = createStore<TurnState>('asking');
  const opening = new AbortController();
  let isClosed = false;

  const say = (type: Message['type']): void => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin
    channel.postMessage({ type, tab } satisfies Message);
  };

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

  const open = async (): Promise<void> => {
    if ((await request({ ifAvailable: true })) || isClosed) return;
    say('opened');
    const timer = setTimeout(() => opening.abort(), openingMs);
    const isHeld = await request({ signal: opening.signal });
    clearTimeout(timer);
    if (!isHeld && !isClosed) state.set('elsewhere');
  };

  channel.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    if (data.type === 'asked') void stepBack();
    if (data.type === 'opened' && release !== null) say('writes');
    if (data.type === 'writes') opening.abort();
  });

  void open();

  return {
    getState: state.get,
    subscribe: state.subscribe,
    take: async () => {
      if (release !== null) return;
      say('asked');
      if (await request({ signal: AbortSignal.timeout(patienceMs) })) return;
      await request({ steal: true });
    },
    close: () => {
      isClosed = true;
      opening.abort();
      release?.();
      channel.close();
    },
  };
}

import { createStore } from '../../api/store.ts';
import { createTabLock } from '../../components/tab-lock.ts';

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
 * crashes; messages ask for it.
 *
 * Asking: this tab has just opened. If the lock is free it gets it: mine. Else it asks who writes, and waits a moment for
 * the lock, as a tab that is being reloaded gives it back: then mine. As soon as another says that it writes, or when the
 * moment has passed: elsewhere.
 *
 * Mine: this tab holds the lock and writes. When another asks, it saves and gives the lock back: elsewhere. If it does
 * not answer it is asleep, and the lock is taken from it, as its text is a draft on this device: elsewhere.
 *
 * Elsewhere: `take` asks the writing tab to step back, and takes the lock from one that does not answer: mine.
 */
export function openTurn(reportId: string, ports: TurnPorts): Turn {
  const { locks, openChannel, onYield, patienceMs = 4_000, openingMs = 2_000 } = ports;
  const name = `casewright report ${reportId}`;
  const tab = crypto.randomUUID();
  const channel = openChannel(name);
  const state = createStore<TurnState>('asking');
  const lock = createTabLock(name, { locks, onChange: (isHeld) => state.set(isHeld ? 'mine' : 'elsewhere') });
  const opening = new AbortController();

  const say = (type: Message['type']): void => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin
    channel.postMessage({ type, tab } satisfies Message);
  };

  const stepBack = async (): Promise<void> => {
    if (!lock.isHeld()) return;
    await onYield().catch(() => {});
    lock.release();
  };

  const open = async (): Promise<void> => {
    if ((await lock.request({ ifAvailable: true })) || lock.isClosed()) return;
    say('opened');
    const timer = setTimeout(() => opening.abort(), openingMs);
    const isHeld = await lock.request({ signal: opening.signal });
    clearTimeout(timer);
    if (!isHeld && !lock.isClosed()) state.set('elsewhere');
  };

  channel.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    if (data.type === 'asked') void stepBack();
    if (data.type === 'opened' && lock.isHeld()) say('writes');
    if (data.type === 'writes') opening.abort();
  });

  void open();

  return {
    getState: state.get,
    subscribe: state.subscribe,
    take: async () => {
      if (lock.isHeld()) return;
      say('asked');
      if (await lock.request({ signal: AbortSignal.timeout(patienceMs) })) return;
      await lock.request({ steal: true });
    },
    close: () => {
      lock.close();
      opening.abort();
      channel.close();
    },
  };
}

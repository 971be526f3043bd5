import { ApiError } from '../../api/api-error.ts';
import type { Report, ReportText, Saved } from '../../api/reports.ts';
import { type Draft, isSameText, type SaveState, type SaveStatus, type Text } from './save-state.ts';

export interface AutosavePorts {
  /** The text as it stands in the editor now. */
  read: () => Text;
  save: (text: ReportText, options: { keepalive: boolean }) => Promise<Saved>;
  fetchReport: () => Promise<Report>;
  keepDraft: (draft: Draft) => Promise<void>;
  dropDraft: () => Promise<void>;
  now: () => number;
  setTimer: (run: () => void, delayMs: number) => unknown;
  clearTimer: (timer: unknown) => void;
}

export interface Autosave {
  getState: () => SaveState;
  isUnsaved: () => boolean;
  subscribe: (listener: () => void) => () => void;
  /** Something was typed. */
  edit: () => void;
  /** Sends what is unsaved now, and waits. True when the service has everything. */
  flush: () => Promise<boolean>;
  /** The page may be gone in a moment: whatever can be done without waiting. */
  hide: () => void;
  /** The connection may be back. */
  retry: () => void;
  /** Nothing is sent while `work` changes the report on the service and in the editor. */
  hold: <T>(work: () => Promise<T>) => Promise<T>;
  /** The editor now holds this version, and `isEdited` more than that. */
  rebase: (version: number, isEdited: boolean) => void;
  /** A choice about a conflict: this text becomes the next version after theirs. */
  keepMine: () => void;
  close: () => void;
}

export interface Start {
  /** The version that the text in the editor is built on. */
  version: number;
  /** The editor begins with a draft that the service does not have. */
  isEdited?: boolean;
  /** The draft was built on a version that is no longer the last: what the service has now. */
  theirs?: Report | null;
}

/** Sent this long after the last key, and no later than this after the first one that was not sent. */
const PAUSE_MS = 900;
const LONGEST_WAIT_MS = 4_000;
const DRAFT_PAUSE_MS = 250;
const BACKOFF_MS = [1_000, 2_000, 4_000, 8_000, 15_000, 30_000];
/** Browsers refuse a larger body for a request that outlives its page. */
const KEEPALIVE_BYTES = 60_000;

const STATUS_OF_REFUSAL: Partial<Record<number, SaveStatus>> = {
  401: 'signed-out',
  403: 'gone',
  404: 'gone',
  413: 'refused',
  422: 'refused',
};

/** Holding the pen until the person has chosen, or there is nothing to write to. */
const isStuck = (status: SaveStatus): boolean => status === 'conflict' || status === 'gone';

/**
 * Keeps a report saved while it is written. At most one request is under way; every text is on this device from a
 * moment after it was typed until the service has it. `edits` counts changes and `savedEdits` those that the service
 * has: the text is unsaved as long as they differ.
 */
export function createAutosave(ports: AutosavePorts, { version, isEdited = false, theirs = null }: Start): Autosave {
  const first = theirs !== null ? 'conflict' : isEdited ? 'unsaved' : 'saved';
  let state: SaveState = { status: first, version, savedAt: null, theirs };
  let edits = isEdited || theirs !== null ? 1 : 0;
  let savedEdits = 0;
  let firstUnsentAt = ports.now();
  let failures = 0;
  let holds = 0;
  let isClosed = false;
  let sending: Promise<void> | null = null;
  /** Sent, without an answer: the service may have it. */
  let uncertain: ReportText | null = null;
  let saveTimer: unknown;
  let draftTimer: unknown;
  const listeners = new Set<() => void>();

  const set = (changes: Partial<SaveState>): void => {
    state = { ...state, ...changes };
    for (const listener of listeners) listener();
  };
  const isUnsaved = (): boolean => edits !== savedEdits;

  const keepDraft = (): void => {
    ports.clearTimer(draftTimer);
    draftTimer = undefined;
    if (!isUnsaved()) return;
    // A device without room for it must not stop the person from writing, nor the service from getting it.
    ports.keepDraft({ ...ports.read(), version: state.version, keptAt: ports.now() }).catch(() => {});
  };

  const schedule = (delayMs: number): void => {
    ports.clearTimer(saveTimer);
    if (!isClosed) saveTimer = ports.setTimer(() => void send(), delayMs);
  };

  const send = (options = { keepalive: false }): Promise<void> => {
    ports.clearTimer(saveTimer);
    if (sending !== null) return sending;
    if (!isUnsaved() || holds > 0 || isStuck(state.status)) return Promise.resolve();
    sending = attempt(options).finally(() => {
      sending = null;
    });
    return sending;
  };

  const attempt = async (options: { keepalive: boolean }): Promise<void> => {
    const sentEdits = edits;
    const text = { ...ports.read(), version: state.version };
    if (state.status !== 'offline') set({ status: 'saving' });
    try {
      accept(await ports.save(text, options), sentEdits);
    } catch (error) {
      await handleFailure(error, text, sentEdits);
    }
  };

  const accept = (saved: Saved, sentEdits: number): void => {
    failures = 0;
    uncertain = null;
    savedEdits = sentEdits;
    firstUnsentAt = ports.now();
    set({ status: isUnsaved() ? 'unsaved' : 'saved', version: saved.version, savedAt: ports.now(), theirs: null });
    if (isUnsaved()) {
      keepDraft();
      schedule(PAUSE_MS);
    } else {
      ports.clearTimer(draftTimer);
      void ports.dropDraft().catch(() => {});
    }
  };

  const handleFailure = async (error: unknown, sent: ReportText, sentEdits: number): Promise<void> => {
    keepDraft();
    const status = error instanceof ApiError ? error.status : 0;
    if (status === 409) return settleConflict(sent, sentEdits);
    if (status === 0) uncertain ??= sent;
    const refusal = STATUS_OF_REFUSAL[status];
    set({ status: refusal ?? 'offline' });
    if (refusal === 'gone') return;
    schedule(BACKOFF_MS[Math.min(failures, BACKOFF_MS.length - 1)] ?? 0);
    failures += 1;
  };

  /** An answer that was lost on the way leaves our own text on the service: that is no conflict. */
  const settleConflict = async (sent: ReportText, sentEdits: number): Promise<void> => {
    try {
      const current = await ports.fetchReport();
      if (isSameText(current, sent)) return accept(current, sentEdits);
      if (uncertain !== null && isSameText(current, uncertain)) return rebase(current.version, true);
      set({ status: 'conflict', theirs: current });
    } catch (error) {
      const isGone = error instanceof ApiError && error.status === 404;
      set({ status: isGone ? 'gone' : 'offline' });
      if (!isGone) schedule(BACKOFF_MS[2] ?? 0);
    }
  };

  const rebase = (newVersion: number, hasEdits: boolean): void => {
    savedEdits = hasEdits ? edits - 1 : edits;
    failures = 0;
    uncertain = null;
    set({ status: hasEdits ? 'unsaved' : 'saved', version: newVersion, theirs: null });
    if (hasEdits) {
      keepDraft();
      schedule(PAUSE_MS);
    } else {
      void ports.dropDraft().catch(() => {});
    }
  };

  if (first === 'unsaved') schedule(PAUSE_MS);

  return {
    getState: () => state,
    isUnsaved,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    edit: () => {
      if (!isUnsaved()) firstUnsentAt = ports.now();
      edits += 1;
      draftTimer ??= ports.setTimer(keepDraft, DRAFT_PAUSE_MS);
      if (isStuck(state.status) || state.status === 'offline' || state.status === 'signed-out') return;
      if (state.status !== 'saving') set({ status: 'unsaved' });
      const waitedMs = ports.now() - firstUnsentAt;
      if (sending === null) schedule(Math.max(0, Math.min(PAUSE_MS, LONGEST_WAIT_MS - waitedMs)));
    },
    flush: async () => {
      // A second round for what was typed while the first was under way.
      for (let round = 0; round < 3 && isUnsaved() && !isStuck(state.status); round += 1) {
        await send();
        if (state.status === 'offline') break;
      }
      return !isUnsaved();
    },
    hide: () => {
      keepDraft();
      if (!isUnsaved() || sending !== null) return;
      const bytes = new Blob([JSON.stringify(ports.read())]).size;
      void send({ keepalive: bytes < KEEPALIVE_BYTES });
    },
    retry: () => {
      failures = 0;
      void send();
    },
    hold: async (work) => {
      holds += 1;
      try {
        await sending;
        return await work();
      } finally {
        holds -= 1;
        if (isUnsaved()) schedule(PAUSE_MS);
      }
    },
    rebase,
    keepMine: () => {
      if (state.theirs !== null) rebase(state.theirs.version, true);
      void send();
    },
    close: () => {
      isClosed = true;
      keepDraft();
      ports.clearTimer(saveTimer);
      ports.clearTimer(draftTimer);
      listeners.clear();
    },
  };
}

import { ApiError, isStatus } from '../../api/api-error.ts';
import type { Checked, RemarkedText, Report, ReportText, Saved } from '../../api/reports.ts';
import { type Draft, isSameText, type SaveState, type SaveStatus, type Text } from './save-state.ts';
import type { SentTexts } from './sent-texts.ts';

export interface AutosavePorts {
  /** The text as it stands in the editor now. */
  read: () => Text;
  save: (text: ReportText, options: { keepalive: boolean }) => Promise<Checked>;
  /** Puts the marks that the check of a saved text found into the editor. */
  takeMarks: (remarked: readonly RemarkedText[]) => void;
  fetchReport: () => Promise<Report>;
  /** The client's record has changed, and what the report says out of it with it: the editor is to follow. */
  followRecord: () => void;
  /** Makes an older version the newest, if the newest is `currentVersion`. */
  restore: (version: number, currentVersion: number) => Promise<Saved>;
  keepDraft: (draft: Draft) => Promise<void>;
  dropDraft: () => Promise<void>;
  sent: SentTexts;
  now: () => number;
  setTimer: (run: () => void, delayMs: number) => unknown;
  clearTimer: (timer: unknown) => void;
}

export interface Start {
  /** The version that the text in the editor is built on. */
  version: number;
  /** The editor begins with this draft, which the service does not have. */
  draft?: Draft | null;
  /** The draft was built on a version that is no longer the last: what the service has now. */
  theirs?: Report | null;
}

/** Sent this long after the last key, and no later than this after the first one that was not sent. */
const PAUSE_MS = 900;
const LONGEST_WAIT_MS = 4_000;
const DRAFT_PAUSE_MS = 250;
/** After this a check that took too long for the answer has mostly ended. */
const CHECK_PAUSE_MS = 5_000;
const BACKOFF_MS = [1_000, 2_000, 4_000, 8_000, 15_000, 30_000];
/** Browsers refuse a larger body for a request that outlives its page. */
const KEEPALIVE_BYTES = 60_000;
/** How often one flush sends: what was typed during the first round needs another. */
const FLUSH_ROUNDS = 3;
/** The service takes no more and no longer ones; what it is not told keeps its mark. */
const MOST_ACCEPTED = 400;
const LONGEST_ACCEPTED = 20_000;

const STATUS_OF_REFUSAL: Partial<Record<number, SaveStatus>> = {
  401: 'signed-out',
  403: 'gone',
  404: 'gone',
  413: 'refused',
  422: 'refused',
};

/** In these states nothing is sent: somebody has to decide first, or the report is gone or signed. */
const STUCK = new Set<SaveStatus>(['conflict', 'outdated', 'gone', 'signed']);

/**
 * Keeps a report saved while it is written.
 *
 * Every text is on this device from a moment after it was typed until the service has it. `#edits` counts changes and
 * `#savedEdits` those that the service has: the text is unsaved as long as they differ. At most one request is under
 * way. Each names the version that the text is built on; the service takes it only if that is still its last one.
 *
 * saved -> unsaved (something was typed) -> saving -> saved, or unsaved again if more was typed meanwhile.
 * saving -> offline, signed-out or refused: tried again after growing pauses; the next answer leads back to saved.
 * saving -> gone: the report is no longer there.
 * saving -> signed: somebody signed it meanwhile. The text stays a draft on this device.
 * saving -> the version was not the last one. If the service has a text that was sent from here, that is no conflict:
 * the newer of the two wins, ours by being sent again, the service's by `outdated`. Nor is it one if the versions since
 * only follow the client's record. Any other text is somebody else's: `conflict`, until the person has chosen.
 */
export class Autosave {
  readonly #ports: AutosavePorts;
  readonly #listeners = new Set<() => void>();
  #state: SaveState;
  #edits: number;
  #savedEdits: number;
  #firstUnsentAt: number;
  #failures = 0;
  #holds = 0;
  #keepsFormer: boolean;
  #accepted: readonly string[];
  #isClosed = false;
  #sending: Promise<void> | null = null;
  #saveTimer: unknown;
  #draftTimer: unknown;

  constructor(ports: AutosavePorts, { version, draft = null, theirs = null }: Start) {
    this.#ports = ports;
    this.#edits = Math.max(draft?.sequence ?? 0, ports.sent.last());
    this.#savedEdits = draft === null ? this.#edits : this.#edits - 1;
    this.#firstUnsentAt = ports.now();
    this.#keepsFormer = draft?.keepsFormer ?? false;
    this.#accepted = draft?.accepted ?? [];
    const status = theirs !== null ? 'conflict' : draft !== null ? 'unsaved' : 'saved';
    this.#state = { status, version, savedAt: null, isKept: true, theirs };
    if (status === 'unsaved') this.#schedule(PAUSE_MS);
  }

  readonly getState = (): SaveState => this.#state;

  readonly isUnsaved = (): boolean => this.#edits !== this.#savedEdits;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Something was typed. */
  readonly edit = (): void => {
    if (!this.isUnsaved()) this.#firstUnsentAt = this.#ports.now();
    this.#edits += 1;
    this.#draftTimer ??= this.#ports.setTimer(this.#keepDraft, DRAFT_PAUSE_MS);
    const { status } = this.#state;
    if (STUCK.has(status) || status === 'offline' || status === 'signed-out') return;
    // Told once, not at each key: whoever hears of it draws the page anew.
    if (status !== 'saving' && status !== 'unsaved') this.#set({ status: 'unsaved' });
    const waitedMs = this.#ports.now() - this.#firstUnsentAt;
    if (this.#sending === null) this.#schedule(Math.max(0, Math.min(PAUSE_MS, LONGEST_WAIT_MS - waitedMs)));
  };

  /**
   * Somebody took a sentence as checked. Told with every later text, because the service may find again what the notes
   * say against it whenever the text beside it is edited.
   */
  readonly accept = (sentences: readonly string[]): void => {
    const kept = sentences.filter(({ length }) => length <= LONGEST_ACCEPTED);
    this.#accepted = [...new Set([...this.#accepted, ...kept])].slice(-MOST_ACCEPTED);
    this.edit();
  };

  /** Sends what is unsaved now, and waits. True when the service has everything. */
  readonly flush = async (): Promise<boolean> => {
    for (let round = 0; round < FLUSH_ROUNDS && this.isUnsaved() && !STUCK.has(this.#state.status); round += 1) {
      await this.#send();
      if (this.#state.status === 'offline') break;
    }
    return !this.isUnsaved();
  };

  /** Does what can be done without waiting, because the page may be closed in a moment. */
  readonly hide = (): void => {
    this.#keepDraft();
    if (!this.isUnsaved() || this.#sending !== null) return;
    const bytes = new Blob([JSON.stringify(this.#ports.read())]).size;
    void this.#send({ keepalive: bytes < KEEPALIVE_BYTES });
  };

  /** The connection may be back, or the person signed in again. */
  readonly retry = (): void => {
    this.#failures = 0;
    void this.#send();
  };

  /** Nothing is sent while `work` changes the report on the service and in the editor. */
  readonly hold = async <T>(work: () => Promise<T>): Promise<T> => {
    this.#holds += 1;
    try {
      await this.#sending;
      return await work();
    } finally {
      this.#holds -= 1;
      if (this.isUnsaved()) this.#schedule(PAUSE_MS);
    }
  };

  /** The editor now holds this version, and `isEdited` more than that. */
  readonly rebase = (version: number, isEdited: boolean): void => {
    this.#savedEdits = isEdited ? this.#edits - 1 : this.#edits;
    this.#failures = 0;
    this.#ports.sent.forget();
    this.#set({ status: isEdited ? 'unsaved' : 'saved', version, theirs: null });
    if (isEdited) this.#goOn();
    else void this.#ports.dropDraft().catch(() => {});
  };

  /** One answer to a conflict: our text is saved after theirs. Theirs stays among the versions. */
  readonly keepMine = (): void => {
    const { theirs } = this.#state;
    if (theirs !== null) {
      this.#keepsFormer = true;
      this.rebase(theirs.version, true);
    }
    void this.#send();
  };

  /** The other answer: our text becomes a version, and theirs the newest one. The editor must then load it. */
  readonly takeTheirs = async (): Promise<void> => {
    const { status, theirs } = this.#state;
    if (theirs === null) return;
    if (status === 'outdated') return this.rebase(theirs.version, false);
    try {
      const text = { ...this.#ports.read(), version: theirs.version, keeps_former: true };
      const mine = await this.#ports.save(text, { keepalive: false });
      const restored = await this.#ports.restore(theirs.version, mine.version);
      this.rebase(restored.version, false);
    } catch (error) {
      // Somebody saved meanwhile, or the second step failed: the person has to choose again.
      const current = await this.#ports.fetchReport().catch(() => theirs);
      this.#set({ theirs: current });
      throw error;
    }
  };

  readonly close = (): void => {
    this.#isClosed = true;
    this.#keepDraft();
    this.#ports.clearTimer(this.#saveTimer);
    this.#ports.clearTimer(this.#draftTimer);
    this.#listeners.clear();
  };

  #set(changes: Partial<SaveState>): void {
    this.#state = { ...this.#state, ...changes };
    for (const listener of this.#listeners) listener();
  }

  readonly #keepDraft = (): void => {
    this.#ports.clearTimer(this.#draftTimer);
    this.#draftTimer = undefined;
    if (!this.isUnsaved()) return;
    const { version } = this.#state;
    const mark = this.#keepsFormer ? { keepsFormer: true } : {};
    const accepted = this.#accepted.length > 0 ? { accepted: this.#accepted } : {};
    const draft = { ...this.#ports.read(), version, sequence: this.#edits, ...mark, ...accepted };
    this.#ports.keepDraft(draft).then(
      () => this.#tellKept(true),
      () => this.#tellKept(false),
    );
  };

  /** If the device has no room left, the person can still write and the text is still sent, but must stay on the page. */
  #tellKept(isKept: boolean): void {
    if (this.#state.isKept !== isKept) this.#set({ isKept });
  }

  #schedule(delayMs: number): void {
    this.#ports.clearTimer(this.#saveTimer);
    if (!this.#isClosed) this.#saveTimer = this.#ports.setTimer(() => void this.#send(), delayMs);
  }

  /** To be told what the check found that had not ended, unless the person writes on anyway. */
  #saveOnceMore(): void {
    const edits = this.#edits;
    this.#ports.setTimer(() => {
      if (this.#isClosed || this.#edits !== edits || this.#state.status !== 'saved') return;
      if (this.#holds > 0) this.#saveOnceMore();
      else this.edit();
    }, CHECK_PAUSE_MS);
  }

  #goOn(): void {
    this.#keepDraft();
    this.#schedule(PAUSE_MS);
  }

  #send(options = { keepalive: false }): Promise<void> {
    this.#ports.clearTimer(this.#saveTimer);
    if (this.#sending !== null) return this.#sending;
    if (!this.isUnsaved() || this.#holds > 0 || STUCK.has(this.#state.status)) return Promise.resolve();
    this.#sending = this.#attempt(options).finally(() => {
      this.#sending = null;
    });
    return this.#sending;
  }

  async #attempt(options: { keepalive: boolean }): Promise<void> {
    const sentEdits = this.#edits;
    const mark = this.#keepsFormer ? { keeps_former: true } : {};
    const accepted = this.#accepted.length > 0 ? { accepted: this.#accepted } : {};
    const text = { ...this.#ports.read(), version: this.#state.version, ...mark, ...accepted };
    this.#ports.sent.remember(text, sentEdits);
    if (this.#state.status !== 'offline') this.#set({ status: 'saving' });
    try {
      const saved = await this.#ports.save(text, options);
      if (!this.#isClosed) this.#ports.takeMarks(saved.remarked);
      this.#accept(saved, sentEdits);
      if (saved.is_checking) this.#saveOnceMore();
    } catch (error) {
      await this.#handleFailure(error, text, sentEdits);
    }
  }

  #accept({ version }: Pick<Saved, 'version'>, sentEdits: number): void {
    // The report may be open again by now; whoever opened it has dealt with the draft.
    if (this.#isClosed) return;
    this.#failures = 0;
    this.#keepsFormer = false;
    this.#ports.sent.forget();
    this.#savedEdits = sentEdits;
    this.#firstUnsentAt = this.#ports.now();
    const isUnsaved = this.isUnsaved();
    this.#set({ status: isUnsaved ? 'unsaved' : 'saved', version, savedAt: this.#ports.now(), theirs: null });
    if (isUnsaved) return this.#goOn();
    this.#ports.clearTimer(this.#draftTimer);
    this.#draftTimer = undefined;
    void this.#ports.dropDraft().catch(() => {});
  }

  async #handleFailure(error: unknown, sent: ReportText, sentEdits: number): Promise<void> {
    this.#keepDraft();
    const status = error instanceof ApiError ? error.status : 0;
    if (status === 409) return this.#settleConflict(sent, sentEdits);
    const refusal = STATUS_OF_REFUSAL[status];
    this.#set({ status: refusal ?? 'offline' });
    if (refusal !== 'gone') this.#tryLater();
  }

  #tryLater(): void {
    this.#schedule(BACKOFF_MS[Math.min(this.#failures, BACKOFF_MS.length - 1)] ?? 0);
    this.#failures += 1;
  }

  async #settleConflict(sent: ReportText, sentEdits: number): Promise<void> {
    try {
      const current = await this.#ports.fetchReport();
      if (isSameText(current, sent)) return this.#accept(current, sentEdits);
      if (current.signature !== null) return this.#set({ status: 'signed' });
      if (current.written_version <= sent.version) {
        this.#ports.followRecord();
        return this.rebase(current.version, true);
      }
      const sequence = this.#ports.sent.find(current);
      if (sequence !== null && sequence < this.#edits) return this.rebase(current.version, true);
      this.#set({ status: sequence === null ? 'conflict' : 'outdated', theirs: current });
    } catch (error) {
      const isGone = isStatus(error, 404);
      this.#set({ status: isGone ? 'gone' : 'offline' });
      if (!isGone) this.#tryLater();
    }
  }
}

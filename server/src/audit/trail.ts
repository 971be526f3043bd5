import type { Logger } from 'pino';
import type { Database } from '../db/database.ts';
import type { Clock } from '../lib/clock.ts';
import type { AuditEntry } from './entry.ts';
import { insertAuditRows, reserveAuditIds } from './insert-rows.ts';
import { type AuditRow, toAuditRow } from './row.ts';

export interface AuditTrailOptions {
  db: Database;
  clock: Clock;
  logger?: Pick<Logger, 'error' | 'info' | 'warn'>;
  flushEveryMs?: number;
  maxBatch?: number;
  maxBuffered?: number;
  /** How long `close` waits for a database that does not answer. */
  closeWithinMs?: number;
}

/**
 * The audit rows of reads. So that reads stay fast, they are kept in memory and stored in batches, in order, each entry
 * once.
 */
export interface AuditTrail {
  /**
   * Always takes the entry, which must not be changed afterwards. If too many entries wait to be stored, it returns a
   * promise: await it before answering, so that reads never run far ahead of their audit rows.
   */
  note(entry: AuditEntry): void | Promise<void>;
  /** Resolves when all that was noted before the call is stored. */
  flush(): Promise<void>;
  /**
   * Stores all entries. If the database does not answer in time, it rejects and writes the remaining entries to the
   * log.
   */
  close(): Promise<void>;
}

const RETRY_DELAYS_MS = [100, 200, 500, 1000, 2000] as const;

export function createAuditTrail(options: AuditTrailOptions): AuditTrail {
  const { db, clock, logger, closeWithinMs = 30_000 } = options;
  const { flushEveryMs = 500, maxBatch = 1000, maxBuffered = 20_000 } = options;
  const enough = Math.min(maxBatch, maxBuffered);
  const buffer: { entry: AuditEntry; at: Date }[] = [];
  let storedCount = 0;
  /** Storing goes on until `storedCount` has reached this. Later entries wait for a full batch or the timer. */
  let wantedCount = 0;
  let isStoring = false;
  let isClosed = false;
  let isGivenUp = false;
  let timer: NodeJS.Timeout | undefined;
  let endPause: (() => void) | undefined;
  let waiting: { count: number; promise: PromiseWithResolvers<void> }[] = [];

  function note(entry: AuditEntry): void | Promise<void> {
    const length = buffer.push({ entry, at: clock.now() });
    if (isClosed) return flush();
    if (length >= enough) wantAllStored();
    else if (timer === undefined) timer = setTimeout(wantAllStored, flushEveryMs);
    return length > maxBuffered ? waitForStored(storedCount + length - maxBuffered) : undefined;
  }

  function flush(): Promise<void> {
    if (buffer.length === 0) return Promise.resolve();
    if (isGivenUp) return Promise.reject(giveUp());
    const stored = waitForStored(storedCount + buffer.length);
    wantAllStored();
    return stored;
  }

  async function close(): Promise<void> {
    isClosed = true;
    const deadline = setTimeout(giveUp, closeWithinMs);
    const stored = flush();
    endPause?.();
    try {
      await stored;
    } finally {
      clearTimeout(deadline);
    }
  }

  function waitForStored(count: number): Promise<void> {
    const promise = Promise.withResolvers<void>();
    waiting.push({ count, promise });
    return promise.promise;
  }

  function wantAllStored(): void {
    clearTimeout(timer);
    timer = undefined;
    wantedCount = storedCount + buffer.length;
    if (!isStoring) void store();
  }

  /** Stores one batch at a time, so that batches keep their order. */
  async function store(): Promise<void> {
    isStoring = true;
    while (storedCount < wantedCount) {
      const rows = buffer.slice(0, maxBatch).map(({ entry, at }) => toAuditRow(entry, at));
      if (!(await storeBatch(rows))) return;
      buffer.splice(0, rows.length);
      storedCount += rows.length;
      const reached = waiting.filter(({ count }) => count <= storedCount);
      waiting = waiting.filter(({ count }) => count > storedCount);
      for (const { promise } of reached) promise.resolve();
    }
    isStoring = false;
  }

  /** Reserves the ids first, so that a batch whose acknowledgement was lost can be sent again without duplicates. */
  async function storeBatch(rows: readonly AuditRow[]): Promise<boolean> {
    let ids: number[] | undefined;
    for (let failures = 0; ; failures += 1) {
      if (isGivenUp) return false;
      try {
        ids ??= await reserveAuditIds(db, rows.length);
        await insertAuditRows(db, rows, ids);
        if (failures > 0) logger?.info({ failures }, 'audit entries are stored again');
        return true;
      } catch (error) {
        if (failures === 0) logger?.warn({ err: error }, 'audit entries could not be stored and will be tried again');
        await pause(RETRY_DELAYS_MS[failures] ?? RETRY_DELAYS_MS.at(-1) ?? 0);
      }
    }
  }

  function pause(delayMs: number): Promise<void> {
    return new Promise((resolve) => {
      const pauseTimer = setTimeout(resolve, delayMs);
      endPause = () => {
        clearTimeout(pauseTimer);
        resolve();
      };
    });
  }

  function giveUp(): Error {
    isGivenUp = true;
    for (const { entry, at } of buffer) logger?.error({ entry: toAuditRow(entry, at) }, 'audit entry not stored');
    const error = new Error(`${buffer.length} audit entries could not be stored`);
    buffer.length = 0;
    for (const { promise } of waiting) promise.reject(error);
    waiting = [];
    endPause?.();
    return error;
  }

  return { note, flush, close };
}

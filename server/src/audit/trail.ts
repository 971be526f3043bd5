import type { Logger } from 'pino';
import type { Database } from '../db/database.ts';
import type { Clock } from '../lib/clock.ts';
import type { AuditEntry } from './entry.ts';
import { toAuditRow } from './row.ts';
import { createBatchStore } from './store-batch.ts';
import { createStoredCount } from './stored-count.ts';

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

export function createAuditTrail(options: AuditTrailOptions): AuditTrail {
  const { db, clock, logger, closeWithinMs = 30_000 } = options;
  const { flushEveryMs = 500, maxBatch = 1000, maxBuffered = 20_000 } = options;
  const enough = Math.min(maxBatch, maxBuffered);
  const buffer: { entry: AuditEntry; at: Date }[] = [];
  const batches = createBatchStore({ db, logger });
  const stored = createStoredCount();
  /** Storing goes on until so many are stored. Later entries wait for a full batch or the timer. */
  let wantedCount = 0;
  let isStoring = false;
  let isClosed = false;
  let timer: NodeJS.Timeout | undefined;

  function note(entry: AuditEntry): void | Promise<void> {
    const length = buffer.push({ entry, at: clock.now() });
    if (isClosed) return flush();
    if (length >= enough) wantAllStored();
    else if (timer === undefined) timer = setTimeout(wantAllStored, flushEveryMs);
    return length > maxBuffered ? stored.waitFor(stored.get() + length - maxBuffered) : undefined;
  }

  function flush(): Promise<void> {
    if (buffer.length === 0) return Promise.resolve();
    if (batches.isGivenUp()) return Promise.reject(giveUp());
    const allStored = stored.waitFor(stored.get() + buffer.length);
    wantAllStored();
    return allStored;
  }

  async function close(): Promise<void> {
    isClosed = true;
    const deadline = setTimeout(giveUp, closeWithinMs);
    const allStored = flush();
    batches.hurry();
    try {
      await allStored;
    } finally {
      clearTimeout(deadline);
    }
  }

  function wantAllStored(): void {
    clearTimeout(timer);
    timer = undefined;
    wantedCount = stored.get() + buffer.length;
    if (!isStoring) void store();
  }

  /** Stores one batch at a time, so that batches keep their order. */
  async function store(): Promise<void> {
    isStoring = true;
    while (stored.get() < wantedCount) {
      const rows = buffer.slice(0, maxBatch).map(({ entry, at }) => toAuditRow(entry, at));
      if (!(await batches.store(rows))) return;
      buffer.splice(0, rows.length);
      stored.add(rows.length);
    }
    isStoring = false;
  }

  function giveUp(): Error {
    for (const { entry, at } of buffer) logger?.error({ entry: toAuditRow(entry, at) }, 'audit entry not stored');
    const error = new Error(`${buffer.length} audit entries could not be stored`);
    buffer.length = 0;
    stored.fail(error);
    batches.giveUp();
    return error;
  }

  return { note, flush, close };
}

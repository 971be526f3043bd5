import type { Logger } from 'pino';
import type { Database } from '../db/database.ts';
import { insertAuditRows, reserveAuditIds } from './insert-rows.ts';
import type { AuditRow } from './row.ts';

export interface BatchStoreOptions {
  db: Database;
  logger: Pick<Logger, 'info' | 'warn'> | undefined;
}

/** Stores batches of audit rows through any outage of the database, until it is told to give up. */
export interface BatchStore {
  /** Resolves with true when the rows are stored, with false when they were given up. */
  store(rows: readonly AuditRow[]): Promise<boolean>;
  /** Tries again at once, where it waits to do so. */
  hurry(): void;
  giveUp(): void;
  isGivenUp(): boolean;
}

const RETRY_DELAYS_MS = [100, 200, 500, 1000, 2000] as const;

export function createBatchStore({ db, logger }: BatchStoreOptions): BatchStore {
  let isGivenUp = false;
  let endPause: (() => void) | undefined;

  /** Reserves the ids first, so that a batch whose acknowledgement was lost can be sent again without duplicates. */
  async function store(rows: readonly AuditRow[]): Promise<boolean> {
    let ids: number[] | undefined;
    for (let failures = 0; ; failures += 1) {
      if (isGivenUp) return false;
      try {
        ids ??= await reserveAuditIds(db, rows.length);
        await insertAuditRows(db, rows, { ids, isRepeated: failures > 0 });
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
      const timer = setTimeout(resolve, delayMs);
      endPause = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  return {
    store,
    hurry: () => endPause?.(),
    giveUp: () => {
      isGivenUp = true;
      endPause?.();
    },
    isGivenUp: () => isGivenUp,
  };
}

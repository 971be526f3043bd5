import { setTimeout as sleep } from 'node:timers/promises';
import type { Outcome } from './record-outcomes.ts';

export interface OutcomeBatches {
  /** Resolves when it is stored, or given up. */
  add(outcome: Outcome): Promise<void>;
  /** How many are not yet stored. */
  size(): number;
  /** Resolves when all that was added is stored, or given up. */
  settle(): Promise<void>;
}

export interface BatchOptions {
  store: (outcomes: readonly Outcome[]) => Promise<void>;
  onError: (error: unknown) => void;
  /** After this an outcome that could not be stored is given up: its event is due again and will be sent once more. */
  patienceMs: number;
  pauseMs?: number;
}

interface Batch {
  outcomes: Outcome[];
  stored: Promise<void>;
}

/** While one batch is being stored the next one gathers, so that a commit serves as many as came during the last. */
export function createOutcomeBatches({ store, onError, patienceMs, pauseMs = 250 }: BatchOptions): OutcomeBatches {
  let gathering: Batch | undefined;
  let storing = Promise.resolve();
  let unstored = 0;

  function gather(): Batch {
    const batch: Batch = { outcomes: [], stored: storing.then(() => storeBatch(batch)) };
    storing = batch.stored;
    return batch;
  }

  async function storeBatch({ outcomes }: Batch): Promise<void> {
    gathering = undefined;
    const giveUpAt = performance.now() + patienceMs;
    while (!(await tryStoring(outcomes)) && performance.now() < giveUpAt) await sleep(pauseMs);
    unstored -= outcomes.length;
  }

  async function tryStoring(outcomes: readonly Outcome[]): Promise<boolean> {
    try {
      await store(outcomes);
      return true;
    } catch (error) {
      onError(error);
      return false;
    }
  }

  return {
    add: (outcome) => {
      gathering ??= gather();
      gathering.outcomes.push(outcome);
      unstored += 1;
      return gathering.stored;
    },
    size: () => unstored,
    settle: () => storing,
  };
}

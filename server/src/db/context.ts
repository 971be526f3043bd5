import type { Clock } from '../lib/clock.ts';
import type { MakeId } from '../lib/ids.ts';
import type { Database } from './database.ts';

/** What every operation of the domain works with. */
export interface Context {
  db: Database;
  clock: Clock;
  makeId: MakeId;
}

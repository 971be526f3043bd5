import { sql } from 'kysely';
import type { DatabaseTransaction } from '../../../db/database.ts';
import { type ListedClient, partsOfClient } from './name-parts.ts';

interface Change {
  holder: string;
  part: string;
  any: number;
  first: number;
  last: number;
}

/**
 * Lets one transaction at a time change the counts of a practice, until it ends. Taken before anything is written: two
 * that change the same rows in another order would else wait for each other for ever.
 */
export async function lockNameCounts(trx: DatabaseTransaction, practiceId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`client names ${practiceId}`}, 0))`.execute(trx);
}

/** Counts clients in and out under the short parts of their names. The lock must be held. */
export async function changeNameCounts(
  trx: DatabaseTransaction,
  practiceId: string,
  { added = [], removed = [] }: { added?: readonly ListedClient[]; removed?: readonly ListedClient[] },
): Promise<void> {
  const changes = addUp(added, removed);
  if (changes.length === 0) return;
  await sql`
    insert into client_name_counts as known (practice_id, holder, part, n_any, n_first, n_last)
    select ${practiceId}, * from unnest(
      ${changes.map(({ holder }) => holder)}::text[],
      ${changes.map(({ part }) => part)}::text[],
      ${changes.map(({ any }) => any)}::integer[],
      ${changes.map(({ first }) => first)}::integer[],
      ${changes.map(({ last }) => last)}::integer[]
    )
    on conflict (practice_id, part, holder) do update set
      n_any = known.n_any + excluded.n_any,
      n_first = known.n_first + excluded.n_first,
      n_last = known.n_last + excluded.n_last`.execute(trx);
  const fewer = changes.filter(({ any }) => any < 0);
  if (fewer.length === 0) return;
  await sql`
    delete from client_name_counts
    where practice_id = ${practiceId} and n_any = 0
      and part = any(${fewer.map(({ part }) => part)}::text[])`.execute(trx);
}

/** By how much the count of each part on each list changes. Parts whose count stays the same are left out. */
function addUp(added: readonly ListedClient[], removed: readonly ListedClient[]): Change[] {
  const changes = new Map<string, Change>();
  for (const [clients, sign] of [
    [added, 1],
    [removed, -1],
  ] as const) {
    for (const { holder, ...keys } of clients) {
      for (const [part, { first, last }] of partsOfClient(keys)) {
        const id = `${part} ${holder}`;
        const change = changes.get(id) ?? { holder, part, any: 0, first: 0, last: 0 };
        changes.set(id, change);
        change.any += sign;
        change.first += first ? sign : 0;
        change.last += last ? sign : 0;
      }
    }
  }
  return [...changes.values()].filter(({ any, first, last }) => any !== 0 || first !== 0 || last !== 0);
}

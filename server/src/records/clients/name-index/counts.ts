import { sql } from 'kysely';
import type { DatabaseTransaction } from '../../../db/database.ts';
import { isWordPart, partsOfClient } from './name-parts.ts';
import type { ListedClient } from './part-rows.ts';

interface Count {
  holder: string;
  part: string;
  any: number;
  first: number;
  last: number;
}

/** Counts clients in (`sign` 1) or out (-1) under each part that is no whole word, on each list. */
export async function addToCounts(
  trx: DatabaseTransaction,
  practiceId: string,
  clients: readonly ListedClient[],
  shared: ReadonlySet<string>,
  sign: 1 | -1,
): Promise<void> {
  const counts = countParts(clients, shared);
  await sql`
    insert into client_name_counts as known (practice_id, holder, part, n_any, n_first, n_last)
    select ${practiceId}, * from unnest(
      ${counts.map(({ holder }) => holder)}::text[],
      ${counts.map(({ part }) => part)}::text[],
      ${counts.map(({ any }) => any * sign)}::integer[],
      ${counts.map(({ first }) => first * sign)}::integer[],
      ${counts.map(({ last }) => last * sign)}::integer[]
    )
    on conflict (practice_id, part, holder) do update set
      n_any = known.n_any + excluded.n_any,
      n_first = known.n_first + excluded.n_first,
      n_last = known.n_last + excluded.n_last`.execute(trx);
  if (sign === 1) return;
  await sql`
    delete from client_name_counts
    where practice_id = ${practiceId} and n_any = 0
      and part = any(${counts.map(({ part }) => part)}::text[])`.execute(trx);
}

function countParts(clients: readonly ListedClient[], shared: ReadonlySet<string>): Count[] {
  const counts = new Map<string, Count>();
  for (const { holder, ...client } of clients) {
    for (const [part, fields] of partsOfClient(client, shared)) {
      if (isWordPart(part)) continue;
      const id = `${part} ${holder}`;
      let count = counts.get(id);
      if (count === undefined) counts.set(id, (count = { holder, part, any: 0, first: 0, last: 0 }));
      count.any += 1;
      count.first += Number(fields.first);
      count.last += Number(fields.last);
    }
  }
  return [...counts.values()];
}

import { sql } from 'kysely';
import type { DatabaseTransaction } from '../../../db/database.ts';
import { type Suffix, suffixesOf, toWordPart } from './name-parts.ts';

/** Makes the words of these folded names findable by any part of them. */
export async function addWords(trx: DatabaseTransaction, practiceId: string, keys: Iterable<string>): Promise<void> {
  const suffixes = collectSuffixes(keys);
  if (suffixes.length === 0) return;
  await sql`
    insert into client_words (practice_id, suffix, word, min_length)
    select ${practiceId}, * from unnest(
      ${suffixes.map(({ suffix }) => suffix)}::text[],
      ${suffixes.map(({ word }) => word)}::text[],
      ${suffixes.map(({ minLength }) => minLength)}::smallint[]
    )
    on conflict (practice_id, suffix, word) do update set min_length = excluded.min_length
    where client_words.min_length > excluded.min_length`.execute(trx);
}

/** Forgets those words of these folded names that no client of the practice has any more. */
export async function removeUnusedWords(
  trx: DatabaseTransaction,
  practiceId: string,
  keys: Iterable<string>,
): Promise<void> {
  const suffixes = collectSuffixes(keys);
  await sql`
    delete from client_words known
    using unnest(
      ${suffixes.map(({ suffix }) => suffix)}::text[],
      ${suffixes.map(({ word }) => word)}::text[],
      ${suffixes.map(({ word }) => toWordPart(word))}::text[]
    ) as gone (suffix, word, part)
    where known.practice_id = ${practiceId} and known.suffix = gone.suffix and known.word = gone.word
      and not exists (
        select from client_name_parts used where used.practice_id = ${practiceId} and used.part = gone.part
      )`.execute(trx);
}

/** Each suffix of a word once; where it stands in two ways, in the way that more parts find. */
function collectSuffixes(keys: Iterable<string>): Suffix[] {
  const suffixes = new Map<string, Suffix>();
  for (const key of new Set(keys)) {
    for (const suffix of suffixesOf(key)) {
      const id = `${suffix.suffix} ${suffix.word}`;
      const known = suffixes.get(id);
      if (known === undefined || known.minLength > suffix.minLength) suffixes.set(id, suffix);
    }
  }
  return [...suffixes.values()];
}

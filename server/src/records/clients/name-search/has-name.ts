import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { piecesOf } from './fold-name.ts';
import { toTerms } from './name-query.ts';

/** Texts of this length or more are found by the trigram index, shorter ones by the index of letters and pairs. */
export const TRIGRAM_LENGTH = 3;

const HAN = /\p{Script=Han}/u;

/** Whether a word may be looked for in names by itself. One or two letters are in most names, but not in Chinese. */
export function isWorthLooking(word: string): boolean {
  return HAN.test(word) || piecesOf(word).some((piece) => [...piece].length >= TRIGRAM_LENGTH);
}

/** The condition on a row of `clients` that its names have this word in them, by their index. */
export function hasTermsOf(word: string): RawBuilder<SqlBool> {
  const terms = piecesOf(word).length === 0 ? undefined : toTerms({ q: word });
  if (terms === undefined) return sql<SqlBool>`false`;
  const conditions = terms.map(({ text }) =>
    [...text].length < TRIGRAM_LENGTH
      ? sql`name_letters(clients.name_text) @> array[${text}::text]`
      : sql`clients.name_text like ${`%${text}%`}`,
  );
  return sql<SqlBool>`(${sql.join(conditions, sql` and `)})`;
}

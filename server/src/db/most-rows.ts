import { type RawBuilder, sql } from 'kysely';

/** What pages ask for: as many rows as is usual or as is allowed, and one more to see whether another page follows. */
const USUAL_ROWS = 21;
const MOST_ROWS = 101;

/**
 * The most rows of a page, written into the statement around which a `limit` with the page's own length stands.
 *
 * PostgreSQL takes a limit that comes as a parameter for a tenth of all rows. A plan for any values then looks dearer the
 * more rows there are, until it makes another one for each call, which takes three times as long as reading the page.
 * Few different numbers, because each makes a statement of its own.
 */
export function mostRows(limit: number): RawBuilder<unknown> {
  return sql.lit(limit <= USUAL_ROWS ? USUAL_ROWS : Math.max(limit, MOST_ROWS));
}

import { type TSchema, Type } from '../../lib/schema.ts';
import { PagingQuery } from '../http/paging.ts';
import { orNull } from '../schemas.ts';

/**
 * A list that is read from the newest on, as long as it may be: the next page begins before the last row of this one, so
 * a late page costs as much as the first, and nothing is counted.
 */
export const BeforeQuery = { before: Type.Optional(Type.String({ maxLength: 64 })), limit: PagingQuery.limit };

export const ListBefore = <Item extends TSchema>(item: Item) =>
  Type.Object({ results: Type.Array(item), next_before: orNull(Type.String()) });

/** `list` is asked for one row more than the page has, which tells whether there is a next page. */
export async function readBefore<Row, Place = string>(
  { before, limit }: { before?: Place | undefined; limit: number },
  list: (page: { before: Place | undefined; limit: number }) => Promise<Row[]>,
  placeOf: (row: Row) => string,
): Promise<{ rows: Row[]; nextBefore: string | null }> {
  const found = await list({ before, limit: limit + 1 });
  const rows = found.slice(0, limit);
  const last = found.length > limit ? rows.at(-1) : undefined;
  return { rows, nextBefore: last === undefined ? null : placeOf(last) };
}

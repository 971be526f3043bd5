import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../db/database.ts';
import { TRIGRAM_LENGTH } from './has-name.ts';
import { COUNTED_LENGTH } from './name-parts.ts';
import type { NameField, Term } from './name-query.ts';

export interface FoundClient {
  id: number;
  firstName: string;
  lastName: string;
  isOrgClient: boolean;
}

export interface PageInput {
  practiceId: string;
  holders: string[];
  /** The longest first. */
  terms: Term[];
  offset: number;
  limit: number;
}

/**
 * A page of the clients whose names have every term in them, and how many those are, in one statement, so that both
 * are of one moment. There are four statements, and the planner is shown none of the values (`input`): each is planned
 * once a connection, whatever is asked.
 */
export async function findPage(
  db: Database,
  { practiceId, holders, terms, offset, limit }: PageInput,
): Promise<{ clients: FoundClient[]; total: number }> {
  const [longest = { text: '', field: 'any' }] = terms;
  const patternsOf = (field: NameField): string[] =>
    terms.filter((term) => term.field === field).map(({ text }) => `%${text}%`);
  const { rows } = await sql<{ total: number } & { [K in keyof FoundClient]: FoundClient[K] | null }>`
    with input as materialized (
      select ${practiceId}::text as practice_id, ${holders}::text[] as holders,
        ${offset}::bigint as first_row, ${offset + limit}::bigint as end_row,
        ${longest.text}::text as longest, ${longest.field}::text as field, ${terms.map(({ text }) => text)}::text[] as texts,
        ${patternsOf('any')}::text[] as any_patterns,
        ${patternsOf('first')}::text[] as first_patterns,
        ${patternsOf('last')}::text[] as last_patterns
    ), ${choosePage(terms)}
    select total.total, client.id, first_name as "firstName", last_name as "lastName", owner_id is null as "isOrgClient"
    from total left join page on true left join clients client on client.id = page.id
    order by page.last_key, page.first_key, page.id`.execute(db);
  return { total: rows[0]?.total ?? 0, clients: rows.flatMap(toFoundClient) };
}

function choosePage(terms: readonly Term[]): RawBuilder<unknown> {
  const length = [...(terms[0]?.text ?? '')].length;
  const indexed = length < TRIGRAM_LENGTH ? HAS_LETTERS : HAS_TRIGRAMS;
  return terms.length === 1 && length <= COUNTED_LENGTH ? pageOfCounted(indexed) : pageOfMatches(indexed);
}

const IS_LISTED = sql`
  practice_id = (select practice_id from input) and holder = any((select holders from input)::text[])`;

const HAS_TRIGRAMS = sql`name_text like (select '%' || longest || '%' from input)`;

const HAS_LETTERS = sql`name_letters(name_text) @> (select texts from input)`;

/** In a term are letters and digits alone: nothing that means something in a pattern, and no space to match across. */
const HAS_TERMS = sql`
  name_text like all((select any_patterns from input)::text[])
  and replace(first_key, '-', '') like all((select first_patterns from input)::text[])
  and replace(last_key, '-', '') like all((select last_patterns from input)::text[])`;

const CUT_PAGE = sql`
  order by last_key, first_key, id
  offset (select first_row from input) limit (select end_row - first_row from input)`;

/** Finds all matches in the index, counts them, and sorts them for the page. */
function pageOfMatches(indexed: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    matches as materialized (
      select id, last_key, first_key from clients where ${IS_LISTED} and ${indexed} and ${HAS_TERMS}
    ),
    total as (select count(*) as total from matches),
    page as (select * from matches ${CUT_PAGE})`;
}

/**
 * A short text may be in most names. How often it is has been counted, so that only the page has to be found: where
 * many have it by going through the names in their order, past those that do not have it; else as above. The first way
 * reads (end of the page * everybody / matches) names, the second as many as there are matches.
 */
function pageOfCounted(indexed: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    total as materialized (
      select
        coalesce(sum(case field when 'any' then n_any when 'first' then n_first else n_last end)
          filter (where part = longest), 0)::bigint as total,
        coalesce(sum(n_any) filter (where part = ''), 0)::bigint as everybody
      from input cross join lateral (
        select * from client_name_counts
        where practice_id = input.practice_id and holder = any(input.holders) and part in ('', input.longest)
        offset 0
      ) as counts
    ), ways as materialized (
      select total > first_row as is_asked,
        longest = '' or total::float8 * total > end_row::float8 * everybody as is_common
      from total cross join input
    ), page as (
      select * from (
        select listed.* from unnest((select holders from input)) as list (holder) cross join lateral (
          select id, last_key, first_key from clients
          where practice_id = (select practice_id from input) and holder = list.holder and ${HAS_TERMS}
          order by last_key, first_key, id limit (select end_row from input)
        ) as listed
        where (select is_asked and is_common from ways)
        union all
        select id, last_key, first_key from clients
        where (select is_asked and not is_common from ways) and ${IS_LISTED} and ${indexed} and ${HAS_TERMS}
      ) as found
      ${CUT_PAGE}
    )`;
}

function toFoundClient(row: { [K in keyof FoundClient]: FoundClient[K] | null }): FoundClient[] {
  const { id, firstName, lastName, isOrgClient } = row;
  if (id === null || firstName === null || lastName === null || isOrgClient === null) return [];
  return [{ id, firstName, lastName, isOrgClient }];
}

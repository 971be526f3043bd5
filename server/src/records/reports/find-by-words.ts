import { sql } from 'kysely';
import type { Context } from '../../db/context.ts';
import { isOfVisibleClient, isVisible, visibleHolders } from '../../db/visibility.ts';
import type { Scope } from '../../practice/scope.ts';
import { hasTermsOf, isWorthLooking } from '../clients/name-search/has-name.ts';
import { toTitlePatterns } from '../title-patterns.ts';
import type { ListedReport } from './open-report.ts';

export type FoundReport = Pick<ListedReport, 'id' | 'clientId' | 'title' | 'state' | 'updatedAt'>;

/** Words that are shorter than this are in the index of no title, so they cannot be looked for alone. */
const LEAST_LETTERS = 3;
/** A word that stands in most titles would have all of them sorted. */
const MOST_CANDIDATES = 2_000;

/** Reports whose title has all the words in it, the latest changed first. None if all the words are very short. */
export async function findReportsByTitle(
  { db }: Pick<Context, 'db'>,
  scope: Scope,
  text: string,
  most: number,
): Promise<FoundReport[]> {
  const patterns = toTitlePatterns(text);
  if (!patterns.some(({ word }) => [...word].length >= LEAST_LETTERS)) return [];
  const { rows } = await sql<FoundReport>`
    select * from (
      select reports.id, reports.client_id as "clientId", reports.title, reports.state,
        reports.updated_at as "updatedAt"
      from reports
      where reports.practice_id = ${scope.practiceId}
        and ${sql.join(
          patterns.map(({ pattern }) => sql`lower(reports.title) like ${pattern}`),
          sql` and `,
        )}
        and ${isOfVisibleClient(scope, 'reports')}
      limit ${MOST_CANDIDATES}::integer
    ) as found
    order by "updatedAt" desc, id desc limit ${most}::integer`.execute(db);
  return rows;
}

/** A name that many clients have would have all their reports read. */
const MOST_CLIENTS = 100;

/**
 * Reports of clients with at least one of the words in their names, where the name and the title together have all of
 * them: "o'brien assessment". Clients with more of the words come first, then the latest changed reports.
 */
export async function findReportsByClient(
  { db }: Pick<Context, 'db'>,
  scope: Scope,
  text: string,
  most: number,
): Promise<FoundReport[]> {
  const words = toTitlePatterns(text);
  const hasName = words.map(({ word }) => hasTermsOf(word));
  const named = hasName.filter((_condition, index) => isWorthLooking(words[index]?.word ?? ''));
  if (named.length === 0) return [];
  const { rows } = await sql<FoundReport>`
    with named as materialized (
      select clients.id, array[${sql.join(hasName)}] as "has",
        ${sql.join(
          hasName.map((condition) => sql`${condition}::integer`),
          sql` + `,
        )} as words
      from clients
      where clients.practice_id = ${scope.practiceId} and clients.holder = any(${visibleHolders(scope)}::text[])
        and (${sql.join(named, sql` or `)}) and ${isVisible(scope, 'clients')}
      order by words desc, clients.id desc limit ${MOST_CLIENTS}::integer
    )
    select found.* from named cross join lateral (
      select reports.id, reports.client_id as "clientId", reports.title, reports.state,
        reports.updated_at as "updatedAt"
      from reports
      where reports.practice_id = ${scope.practiceId} and reports.client_id = named.id
        and ${isOfVisibleClient(scope, 'reports')}
        and ${sql.join(
          words.map(
            ({ pattern }, index) => sql`(named."has"[${sql.lit(index + 1)}] or lower(reports.title) like ${pattern})`,
          ),
          sql` and `,
        )}
      order by reports.updated_at desc, reports.id desc limit ${most}::integer
    ) as found
    order by named.words desc, "updatedAt" desc, id desc limit ${most}::integer`.execute(db);
  return rows;
}

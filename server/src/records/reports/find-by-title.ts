import { sql } from 'kysely';
import type { Context } from '../../db/context.ts';
import { isOfVisibleClient } from '../../db/visibility.ts';
import type { Scope } from '../../practice/scope.ts';
import { toTitlePatterns } from '../title-patterns.ts';
import type { ListedReport } from './open-report.ts';

export type TitledReport = Pick<ListedReport, 'id' | 'clientId' | 'title' | 'state' | 'updatedAt'>;

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
): Promise<TitledReport[]> {
  const patterns = toTitlePatterns(text);
  if (!patterns.some(({ word }) => [...word].length >= LEAST_LETTERS)) return [];
  const { rows } = await sql<TitledReport>`
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

import type { Database } from '../../db/database.ts';
import { visibleHolders } from '../../db/visibility.ts';
import type { Scope } from '../../practice/scope.ts';
import { findPage, type FoundClient } from './name-search/find-page.ts';
import { type NameFilters, toTerms } from './name-search/name-query.ts';

export interface ClientSearch extends NameFilters {
  page: number;
  limit: number;
}

/** Sorted by last name, first name and id, whatever the accents and the case. `total` counts all pages. */
export async function searchClients(
  db: Database,
  scope: Scope,
  { page, limit, ...filters }: ClientSearch,
): Promise<{ results: FoundClient[]; total: number }> {
  const terms = toTerms(filters);
  if (terms === undefined) return { results: [], total: 0 };
  const { clients, total } = await findPage(db, {
    practiceId: scope.practiceId,
    holders: visibleHolders(scope),
    terms,
    offset: (page - 1) * limit,
    limit,
  });
  return { results: clients, total };
}

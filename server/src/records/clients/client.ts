import { foldName } from './name-search/fold-name.ts';
import type { ListedClient } from './name-search/name-parts.ts';

/** What somebody enters about a new client. */
export interface NewClient {
  firstName: string;
  lastName: string;
  /** A calendar date, YYYY-MM-DD. */
  dateOfBirth: string | null;
  /** As `@casewright/document` writes them; absent or null: not stated. */
  pronouns?: string | null;
  /** The member who alone sees the client; null for the organisation's. */
  ownerId: string | null;
}

export interface Client extends NewClient {
  id: number;
  pronouns: string | null;
}

/** A client as a search returns it. */
export function toListedClient({ ownerId, firstName, lastName }: NewClient): ListedClient {
  return { holder: ownerId ?? '', lastKey: foldName(lastName), firstKey: foldName(firstName) };
}

import { foldName } from './name-index/fold-name.ts';
import type { ListedClient } from './name-index/part-rows.ts';

/** What is known of a client when it is entered. */
export interface NewClient {
  firstName: string;
  lastName: string;
  /** A calendar date, YYYY-MM-DD. */
  dateOfBirth: string | null;
  /** The member who alone sees the client; null is the organisation's. */
  ownerId: string | null;
}

export interface Client extends NewClient {
  id: number;
}

/** The client as the name index knows it. */
export function toListedClient({ id, ownerId, firstName, lastName }: Client): ListedClient {
  return { id, holder: ownerId ?? '', lastKey: foldName(lastName), firstKey: foldName(firstName) };
}

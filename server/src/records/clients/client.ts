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

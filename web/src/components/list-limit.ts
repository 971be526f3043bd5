/** Rows on a page of a client's notes, reports or jobs. */
export const LIST_LIMIT = 20;

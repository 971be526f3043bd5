/** Where a piece of a text stands. */
export interface Span {
  start: number;
  end: number;
}

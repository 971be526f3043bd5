/** Something about a client that has one value at a time. */
export interface Aspect {
  name: string;
  /**
   * What tells each value, in small letters and with shorthand written out. The first one that a passage has is the one it
   * tells, so what denies another value stands before it.
   */
  values: Readonly<Record<string, RegExp>>;
  /** Pairs of values, as `a/b`, that can both be true. */
  together?: readonly string[];
  /** For so many days before it is told it is taken to have been so; infinite for what never changes. */
  days: number;
  /** Whom it is said of does not tell whose it is: `parents separated`, `baby born by forceps`. */
  isOfAnybody?: true;
  /** Relatives who may be named first in what is told of the client: `wife attended`. */
  of?: readonly string[];
}

/** A figure of a client that has one value at a time. */
export interface Measure {
  name: string;
  /** Each form has the figure as `n`, and its unit as `unit` where it may be one of several. */
  forms: readonly RegExp[];
  /** What the figure comes to: months, units a week. As it stands, if nothing is said. */
  count?: (groups: Readonly<Record<string, string | undefined>>) => number | null;
  /** Whether two figures cannot both be true. */
  areApart: (a: number, b: number) => boolean;
  days: number;
  isOfAnybody?: true;
}

/** What happened once, or never changes. */
export const FOR_GOOD = Number.POSITIVE_INFINITY;

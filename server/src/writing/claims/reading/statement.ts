/** How sure a text is of what it says. */
export type Certainty = 'possible' | 'likely' | 'plain' | 'confirmed';
/** When what it says is so: `plain` where the text leaves it open. */
export type Moment = 'ended' | 'past' | 'plain' | 'present' | 'ongoing' | 'planned' | 'future';

/** One thing that a text speaks of, with how it speaks of it. */
export interface Item {
  /** The concept: the same for all words that mean the same. */
  key: string;
  kind: 'word' | 'class' | 'kin' | 'medicine';
  /** Of a word whose class allows but one: the class. */
  className: string | null;
  /** -1 for the far end of an axis, such as "absent" on that of "present". */
  sign: 1 | -1;
  weight: number;
  /** Null where it is asked and not answered. */
  isNegated: boolean | null;
  /** The words it was read from, where they say the same by themselves. */
  words: readonly string[];
  /** Of a term with a denial in it, what is denied: of "not supportive", support. */
  denied: readonly string[];
  /** A part of a concept rather than a word of the text. */
  isPart: boolean;
  at: number;
}

export interface Quantity {
  /** One figure, or the two ends of a range. */
  values: readonly number[];
  unit: string | null;
  /** Of "8 out of 10", ten. */
  outOf: number | null;
  /** "twice a day": day. */
  per: string | null;
  /** What is counted: the words right after the figure. */
  counted: readonly string[];
  /** What the figure belongs to: the nearest words before it, the nearest first. */
  owners: readonly string[];
  /** The medicine or test whose figure it is. */
  anchor: string | null;
  isApproximate: boolean;
  /** Of a change from one figure to another: which of them. */
  changeEnd: 'from' | 'to' | null;
  /** What sets it apart from another figure of the same thing: "right", "last", each behind the name of its class. */
  qualifiers: readonly string[];
  /** Of a time of day, where it is told: before or after noon. */
  half: 'am' | 'pm' | null;
  at: number;
  /** Where the figure and its unit end. */
  end: number;
}

/** A part of a sentence that says one thing. */
export interface Segment {
  items: Item[];
  quantities: Quantity[];
  /** Of a change from one figure to another, both; else empty. */
  course: readonly number[];
  /** Who it is about, if not the client. */
  holder: string | null;
  /** Whether the text itself says who it is about. */
  hasOwnHolder: boolean;
  certainty: Certainty;
  /** Whether anything in it is denied; null where it is asked and not answered. */
  isDenied: boolean | null;
  moment: Moment;
  /** The name of a section before a colon, which says nothing itself: "Drug history: …". */
  isLabel: boolean;
}

export interface Statement {
  segments: Segment[];
  /** All persons it names, whatever they do in it. */
  people: ReadonlySet<string>;
  isQuestion: boolean;
  /** Asks what or how, so that "no" denies nothing of it. */
  isOpenQuestion: boolean;
  /** How it answers a question before it. */
  answer: 'yes' | 'no' | null;
}

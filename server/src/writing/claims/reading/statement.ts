import type { Time } from './read-times.ts';

/** How sure a text is of what it says. */
export type Certainty = 'possible' | 'likely' | 'plain' | 'confirmed';
/** When what it says is so: `plain` where the text leaves it open. */
export type Moment = 'ended' | 'past' | 'plain' | 'present' | 'ongoing' | 'planned' | 'future';

/** A pronoun, a relative, or a name. */
export interface Roles {
  agent: string | null;
  patient: string | null;
}

/** One thing that a text speaks of, with how it speaks of it. */
export interface Item {
  /** The concept: the same for all words that mean the same. */
  key: string;
  kind: 'word' | 'class' | 'kin' | 'medicine';
  /** The class of a word that excludes the other words of its class, such as a weekday; else null. */
  className: string | null;
  /** -1 for the opposite end of an axis: "absent" on the axis of "present". */
  sign: 1 | -1;
  weight: number;
  /** Null if it was asked and not answered. */
  isNegated: boolean | null;
  /** The words it was read from, where they say the same by themselves. */
  words: readonly string[];
  /** For a term with a denial in it, what it denies: support, for "not supportive". */
  denied: readonly string[];
  /** Of a verb, who does it and to whom, where the text says so right beside it. */
  roles: Roles | null;
  /** A part of a concept rather than a word of the text. */
  isPart: boolean;
  /** A word that can only be somebody's name, and is neither affirmed nor denied. */
  isName: boolean;
  at: number;
}

export interface Quantity {
  /** One figure, or the two ends of a range. */
  values: readonly number[];
  unit: string | null;
  /** Ten, for "8 out of 10". */
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
  /** 1 for "above 70", -1 for "below 70". */
  bound: 1 | -1 | 0;
  /** The same, where the figure itself counts too: 1 for "at least three", -1 for "up to 200". */
  reach: 1 | -1 | 0;
  /** For a change from one figure to another: whether this is the first or the second. */
  changeEnd: 'from' | 'to' | null;
  /** What sets it apart from another figure of the same thing: "right", "last", each behind the name of its class. */
  qualifiers: readonly string[];
  /** For a time of day: before or after noon, if the text says so. */
  half: 'am' | 'pm' | null;
  /** Whether it was counted from several passages, and is right: no passage need have it. */
  isCounted: boolean;
  /** By how much something changed or differs, or how many of them it was: "fell by 15 points", "three of the fires". */
  isDerived: boolean;
  at: number;
  /** Where the figure and its unit end. */
  end: number;
}

/** Where a score is said to lie, such as "severe" or "low average". */
export interface Band {
  name: string;
  at: number;
  end: number;
  /** The test, its score and the scale of that, where the text has them. */
  test: string | null;
  score: number | null;
  scale: 'standard' | 'scaled' | 't' | 'percentile' | null;
}

/** A part of a sentence that says one thing. */
export interface Segment {
  /** Its words, in small letters and with shorthand written out. */
  wording: string;
  items: Item[];
  quantities: Quantity[];
  bands: Band[];
  /** Both figures of a change; else empty. */
  course: readonly number[];
  /** Who it is about, if not the client. */
  holder: string | null;
  /** Whether the text itself says who it is about. */
  hasOwnHolder: boolean;
  /** Who tells it, if the text names one: "mother says". */
  teller: string | null;
  certainty: Certainty;
  /** Whether anything in it is denied; null where it is asked and not answered. */
  isDenied: boolean | null;
  moment: Moment;
  /** 1 for more of it, -1 for less. */
  degree: number;
  /** Where it says "than" of another thing; else null. */
  than: number | null;
  /** Stands behind "except" or the like: the contrary is so of it. */
  isExcepted: boolean;
  /** The names of whoever it may be about. */
  subjects: readonly string[];
  /** Whether it says "I". */
  isFirstPerson: boolean;
  /** Tells what was done and not who did it. */
  isPassive: boolean;
  /** Says "has done" rather than "does". */
  isPerfect: boolean;
  /** Only speaks of doing it: "discussed fluoxetine". */
  isProposed: boolean;
  /** Orders that something end: "Stop olanzapine". */
  isStopping: boolean;
  /** Has a word that turns its meaning without denying a thing: "kept out of PE", "is yet to be told". */
  isTurned: boolean;
  /** Only says that it was not asked or not answered, or names what is told of elsewhere. */
  isUnanswered: boolean;
  /** The name of a section before a colon, which says nothing itself: "Drug history: …". */
  isLabel: boolean;
  /** Tells of an earlier or a later time than what stands before it. */
  isMoved: boolean;
  /** The days, months, years, times of day and sessions that it names. */
  times: readonly Time[];
}

export interface Statement {
  segments: Segment[];
  /** All persons it names, whatever they do in it. */
  people: ReadonlySet<string>;
  /** Words within it that can only be names. */
  names: readonly string[];
  /** The times that it begins with. */
  start: readonly Time[];
  isQuestion: boolean;
  /** Whose turn of a talk begins with it, if it says so. */
  speaker: 'clinician' | 'other' | null;
  /** Which relative or teacher speaks, where its turn begins with that. */
  informant: string | null;
  /** Asks what or how, so that "no" denies nothing of it. */
  isOpenQuestion: boolean;
  /** How it answers a question before it. */
  answer: 'yes' | 'no' | null;
}

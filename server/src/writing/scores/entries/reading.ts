import type { Score } from '../score.ts';
import { isOnlyWhen } from './is-only-when.ts';
import type { Token } from './tokens.ts';

/** What is known at a place of a sentence of scores. */
export interface Reading {
  text: string;
  tokens: readonly Token[];
  /** The place of the next token. */
  at: number;
  scores: Score[];
  /** The test that what follows is of. */
  test: string | null;
  /** Whether a colon or a line above says so: then whatever has a figure is a part of it. */
  isOfTest: boolean;
  /** Whether it was a colon. */
  isColon: boolean;
  /** What stood before the last colon, where it names no test. */
  label: string | null;
  informant: string | null;
  /** When all was that follows in the clause: `On admission Barthel 5/20, MMSE 12/30`. */
  stage: string | null;
  /** By whom the test was filled in that is named. */
  by: string | null;
  /** How many scores there were when that was said. */
  byFrom: number;
  /** What was named since the last figure, without a figure of its own yet. */
  name: Token[];
  /** Whether what follows may say something of the last score. */
  isOpen: boolean;
  /** The place of that score: behind it may stand its parts. */
  openAt: number;
  /** Whether an arrow stood behind it. */
  isChanged: boolean;
  /** Whether what was measured stood behind its figure. */
  isBehind: boolean;
}

export function beginReading(text: string, tokens: readonly Token[], test: string | undefined): Reading {
  return {
    text,
    tokens,
    at: 0,
    scores: [],
    test: test ?? null,
    isOfTest: test !== undefined,
    isColon: false,
    label: null,
    informant: null,
    stage: null,
    by: null,
    byFrom: 0,
    name: [],
    isOpen: false,
    openAt: -1,
    isChanged: false,
    isBehind: false,
  };
}

/** Ends of clauses: what comes next is named anew. */
export const ENDS: ReadonlySet<string> = new Set([',', ';', '.', '/', '|', '–', '—', '-', '!', '?', '•']);

/** Words that stand between what was measured, its figure and what is said of it, and name nothing. */
const FILLERS = new Set(
  `the a an his her their its my your it i you we he she they him them which that who is was were are be been being has had
  having have of at in on to and with for by from scored obtained gave given achieved got fell falls falling fallen rose risen dropped
  drops dropping went gone down up placing placed within points point came come comes out stands stood remains remained
  rising dropping going moved moving climbed climbing improving increasing reducing decreasing changed improved increased reduced decreased ended finished began started higher lower better worse than whereas while but
  compared approx approximately unchanged stays stayed sits hit giving recorded measured repeated then again still only just about around rated or both also as well against per scoring did below above between
  indicating suggesting took lay lies range rates put puts said reported places vs versus cf according scores`.split(
    /\s+/,
  ),
);

export function isFiller({ kind, text, start }: Token): boolean {
  // `TMT A`, `IN 81`: capitals name something, unless they begin a sentence.
  const isFirst = start === 0 && !/^\p{Lu}{2}/u.test(text);
  return (kind === 'word' && FILLERS.has(isFirst ? text.toLowerCase() : text)) || kind === 'scale';
}

/** A text without such words. */
export function withoutFillers(text: string): string {
  return text.replaceAll(/\p{L}+/gu, (word) => (FILLERS.has(word.toLowerCase()) ? '' : word));
}

export function isNameless({ name }: Reading): boolean {
  return name.every(isFiller);
}

/** What is named takes no more words than these. Without the bound, a text without commas would take the square of its length. */
const MAX_NAME = 24;

export function say(reading: Reading, token: Token): void {
  reading.name.push(token);
  if (reading.name.length > MAX_NAME) reading.name.shift();
}

/** How far ahead is looked for what a word belongs to. */
const MAX_AHEAD = 40;

export function ahead({ tokens, at }: Reading, count = MAX_AHEAD): readonly Token[] {
  return tokens.slice(at, at + count);
}

/** `in May`, and `CORE-OM (January) 24` */
export function tellsWhen({ kind, text }: Token): boolean {
  return kind === 'when' || (kind === 'brackets' && isOnlyWhen(text));
}

function isEdge(token: Token): boolean {
  return isFiller(token) || tellsWhen(token);
}

/** Takes off what only leads to a name and from it to the figure. */
export function strip(name: readonly Token[]): Token[] {
  const first = name.findIndex((token) => !isFiller(token));
  const last = name.findLastIndex((token) => !isEdge(token));
  // `reported sadness 4, reduced sleep 3`
  const isOfName =
    first === 1 && name[1]?.kind === 'word' && /^(?:reported|reduced|increased)$/.test(name[0]?.text ?? '');
  return first === -1 ? [] : name.slice(isOfName ? 0 : first, last + 1);
}

/** The text from the first of the tokens to the last. */
export function textOf(tokens: readonly Token[], text: string): string {
  const [first] = tokens;
  return first === undefined ? '' : text.slice(first.start, tokens.at(-1)?.end);
}

export function add(reading: Reading, score: Score): void {
  const isOfStage = score.when === null && !reading.isChanged;
  reading.openAt = reading.scores.push(isOfStage ? { ...score, when: reading.stage } : score) - 1;
  reading.name = [];
  reading.isOpen = true;
  reading.isChanged = false;
}

/** What follows says nothing of the last score. */
export function close(reading: Reading): void {
  reading.name = [];
  reading.isOpen = false;
  reading.isChanged = false;
}

import type { MaterialPassage } from '../placing/material-passage.ts';
import { daysOf, sinceWhen } from './days.ts';
import type { Fact } from './fact.ts';
import { tellsChange } from './manner.ts';
import { readDoses } from './read-doses.ts';
import { readEvents } from './read-events.ts';
import { readLoneDoses } from './read-lone-doses.ts';
import { readNumbers } from './read-numbers.ts';
import { readOnsets } from './read-onsets.ts';
import { readPeople } from './read-people.ts';
import { readScores } from './read-scores.ts';
import { readSides } from './read-sides.ts';
import { readTopics, readTraits } from './read-traits.ts';

/** Passages that cannot all be true, in the order of the notes. */
export type Difference = readonly MaterialPassage[];

/** A fact with the time in which it is told to hold, in milliseconds; infinite where it has no end. */
interface Told extends Fact {
  from: number;
  to: number;
  /** The day it was told on. */
  told: number | null;
  /** Told as new: what was told before may have been true. */
  isChange: boolean;
}

const DAY_MS = 86_400_000;
/** So long a state is taken to have been before it is told, if nothing says that it is new. */
const STATE_DAYS = 400;
/** Facts of one subject that are compared with each other, so that the time does not grow with their square. */
const MAX_FACTS = 60;
const MAX_SHOWN = 6;
const MAX_CHARACTERS = 600;

/**
 * Statements about one thing that cannot both be true. Each is read as a value with the time in which it holds; two
 * values differ where they exclude each other at one time and no passage between them tells of a change.
 */
export function findDifferences(passages: readonly MaterialPassage[]): Difference[] {
  const days = daysOf(passages);
  const read = passages.filter(
    ({ isOrder, language, text }) => !isOrder && language === null && text.length <= MAX_CHARACTERS,
  );
  const named = read.flatMap((passage) => readFacts(passage, days.get(passage) ?? null));
  const doses = named.filter(({ subject }) => subject.startsWith('dose of '));
  const lone = readLoneDoses(read, doses).map((fact) => withTime(fact, days.get(fact.passage) ?? null));
  const told = [...named, ...lone].toSorted((a, b) => a.passage.index - b.passage.index);
  const groups = [...Map.groupBy(told, ({ subject }) => subject).values()].map(findDiffering);
  const seen = new Set<string>();
  return groups.filter((group) => {
    const key = group.map(({ index }) => index).join();
    return group.length > 1 && !seen.has(key) && seen.add(key);
  });
}

function readFacts(passage: MaterialPassage, day: number | null): Told[] {
  const facts = [
    ...readTraits(passage, day),
    ...readTopics(passage),
    ...readDoses(passage),
    ...readNumbers(passage, day),
    ...readScores(passage, day),
    ...readSides(passage),
    ...readPeople(passage),
    ...readEvents(passage, day),
    ...readOnsets(passage, day),
  ];
  return facts.map((fact) => withTime(fact, day));
}

function withTime(fact: Fact, day: number | null): Told {
  const scope = fact.scope ?? fact.passage.text;
  const since = sinceWhen(fact.subject.startsWith('dose') ? scope : fact.passage.text, day);
  const isChange = fact.hold === 'state' && tellsChange(scope);
  const base = { ...fact, told: day, isChange };
  const [start, end] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
  switch (fact.hold) {
    case 'always':
      return { ...base, from: start, to: end };
    case 'never':
      return { ...base, from: start, to: day ?? end };
    case 'ever':
      return { ...base, from: since ?? day ?? end, to: end };
    case 'day': {
      const on = fact.day ?? day;
      return { ...base, from: on ?? end, to: fact.until ?? on ?? start };
    }
    case 'state': {
      const before = isChange ? (day ?? end) : day === null ? start : day - STATE_DAYS * DAY_MS;
      return { ...base, from: Math.min(since ?? before, before), to: day ?? end };
    }
  }
}

/** The passages of one subject that another one stands against. */
function findDiffering(facts: readonly Told[]): MaterialPassage[] {
  const kept = withoutRepetitions(facts).slice(0, MAX_FACTS);
  const differing = kept.filter((one) => kept.some((other) => stand(one, other, kept)));
  return [...new Set(differing.map(({ passage }) => passage))].slice(0, MAX_SHOWN);
}

/** The first passage of each note and day with a value: the others say the same once more. */
function withoutRepetitions(facts: readonly Told[]): Told[] {
  const seen = new Set<string>();
  return facts.filter(({ value, passage, told, from }) => {
    const key = `${value} ${passage.note.id} ${told} ${from}`;
    return !seen.has(key) && seen.add(key);
  });
}

function stand(a: Told, b: Told, all: readonly Told[]): boolean {
  if (a.passage === b.passage || !a.excludes(a.value, b.value) || !b.excludes(a.value, b.value)) return false;
  if (a.from > b.to || b.from > a.to) return false;
  // What is told as new on a day does not stand against what was told before on that day.
  if ((a.isChange && a.from === b.to) || (b.isChange && b.from === a.to)) return false;
  if (a.passage.note === b.passage.note && a.told === b.told && isOneEntry(a, b)) return false;
  return !isRaised(a, b) && !isExplained(a, b, all);
}

/** A medicine that was begun is raised step by step, though nobody may tell of each. */
const BEGUN = /\b(?:start\w*|commenc\w*|initiat\w*|titrat\w*|began|begun|induct\w*)\b/iu;
const UNCHANGED = /\b(?:same|unchanged|no change|since)\b/iu;

function isRaised(a: Told, b: Told): boolean {
  if (!a.subject.startsWith('dose of ')) return false;
  const [earlier, later] = (a.told ?? Infinity) <= (b.told ?? Infinity) ? [a, b] : [b, a];
  const isBegun = earlier.isChange && BEGUN.test(earlier.scope ?? '') && earlier.told !== later.told;
  if (UNCHANGED.test(later.scope ?? '')) return false;
  return isBegun && Number.parseFloat(later.value) > Number.parseFloat(earlier.value);
}

/** Of whom a note has a figure: without that, the second dose or score of one entry is the next, not another. */
const TELLER =
  /\b(?:says|said|reports?|per|letter|box|MAR|record|screen|sheet|takes|taking|according|states|told|GP has|list)\b/iu;
const FIGURES = /^(?:dose of|score|kilograms|units|school year|year of birth)/;

function isOneEntry(a: Told, b: Told): boolean {
  if (!FIGURES.test(a.subject) || a.day !== undefined || b.day !== undefined) return false;
  return ![a, b].some(({ passage }) => TELLER.test(passage.text));
}

/** Whether a passage of the time between tells of the change from one to the other. */
function isExplained(a: Told, b: Told, all: readonly Told[]): boolean {
  if (a.hold !== 'state' || b.hold !== 'state') return false;
  const [earlier, later] = (a.told ?? Infinity) <= (b.told ?? Infinity) ? [a, b] : [b, a];
  return all.some(
    (each) =>
      each.isChange &&
      each !== earlier &&
      (each.told ?? Infinity) > (earlier.told ?? Infinity) &&
      (each.told ?? Infinity) <= (later.told ?? Infinity) &&
      !each.excludes(each.value, later.value) &&
      each.from > (earlier.told ?? Infinity),
  );
}

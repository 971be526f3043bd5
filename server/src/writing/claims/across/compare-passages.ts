import { mapWithStops, type Turns } from '../../../lib/turns.ts';
import { indexInTurns, type Passage } from '../comparing/passages.ts';
import { clientAmongKin } from './client-among-kin.ts';
import { compareAllergies } from './compare-allergies.ts';
import { compareAspects } from './compare-aspects.ts';
import { compareClaims } from './compare-claims.ts';
import { compareClasses } from './compare-classes.ts';
import { compareDenials } from './compare-denials.ts';
import { compareFamilies } from './compare-families.ts';
import { compareFigures } from './compare-figures.ts';
import { compareHouseholds } from './compare-households.ts';
import { compareLast } from './compare-last.ts';
import { compareLivesWith } from './compare-lives-with.ts';
import { compareMatters } from './compare-matters.ts';
import { compareMedicines } from './compare-medicines.ts';
import { compareResults } from './compare-results.ts';
import { toLines } from './lines.ts';
import type { Contradiction, ToldNote, ToldPassage } from './contradiction.ts';

const COMPARISONS = [
  compareClaims,
  compareDenials,
  compareMatters,
  compareLast,
  compareMedicines,
  compareHouseholds,
  compareFamilies,
  compareResults,
  compareFigures,
  compareClasses,
];
const AFTER_QUESTION = /(?<=\?)\s+(?=\S)/u;

/**
 * The passages of the notes as claims about each other. Whether what is found holds at one time is for whoever knows the
 * days of the notes: see `../../differences/are-of-one-time.ts`.
 */
export function* comparePassages(notes: readonly ToldNote[]): Turns<Contradiction[]> {
  const parts = notes.map(({ title, passages }) => ({ title, passages: passages.flatMap(cutAtQuestions) }));
  const read = yield* indexInTurns(
    parts.map(({ passages }) => ({
      title: '',
      date: '',
      passages: passages.map((passage) => ({ ...passage, start: 0, end: 0 })),
    })),
    '',
  );
  const clients = notes.map(clientAmongKin);
  const index = { ...read, passages: read.passages.map((passage) => asToldOfClient(passage, clients[passage.note])) };
  const told = parts.flatMap(({ passages }) => passages);
  const places = placesOf(notes);
  const found = yield* mapWithStops(COMPARISONS, (compare) => compare(index));
  const lines = toLines(index, places);
  const aspects = yield* compareAspects(lines);
  const all = [...found.flat(), ...compareAllergies(index, told), ...aspects, ...compareLivesWith(lines)];
  return all.flatMap((each): Contradiction[] => {
    const [one = -1, other = -1] = [places[each.one], places[each.other]];
    return one === other ? [] : [{ ...each, one, other }];
  });
}

/** A question and its answer, which are one passage, as the two sentences that they are: "Any allergies? Never." */
function cutAtQuestions(passage: ToldPassage): ToldPassage[] {
  return passage.text.split(AFTER_QUESTION).map((text) => ({ ...passage, text }));
}

/** Of each part, which passage it is of. */
function placesOf(notes: readonly ToldNote[]): number[] {
  const passages = notes.flatMap((note) => note.passages);
  return passages.flatMap((passage, place) => cutAtQuestions(passage).map(() => place));
}

/** "Mum has had three falls", where the daughter rang: the client has had them. */
function asToldOfClient(passage: Passage, client: ReadonlySet<string> = new Set()): Passage {
  if (client.size === 0) return passage;
  const segments = passage.statement.segments.map((segment) =>
    client.has(segment.holder ?? '') ? { ...segment, holder: null } : segment,
  );
  return { ...passage, statement: { ...passage.statement, segments } };
}

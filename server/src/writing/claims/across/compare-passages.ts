import { mapWithStops, type Turns } from '../../../lib/turns.ts';
import { indexInTurns, type Passage } from '../comparing/passages.ts';
import { clientAmongKin } from './client-among-kin.ts';
import { compareAllergies } from './compare-allergies.ts';
import { compareClaims } from './compare-claims.ts';
import { compareClasses } from './compare-classes.ts';
import { compareDenials } from './compare-denials.ts';
import { compareFamilies } from './compare-families.ts';
import { compareFigures } from './compare-figures.ts';
import { compareResults } from './compare-results.ts';
import type { Contradiction, ToldNote } from './contradiction.ts';

const COMPARISONS = [compareClaims, compareDenials, compareFamilies, compareResults, compareFigures, compareClasses];

/**
 * The passages of the notes as claims about each other. Whether what is found holds at one time is for whoever knows the
 * days of the notes: see `../../differences/are-of-one-time.ts`.
 */
export function* comparePassages(notes: readonly ToldNote[]): Turns<Contradiction[]> {
  const read = yield* indexInTurns(
    notes.map(({ passages }) => ({
      title: '',
      date: '',
      passages: passages.map((passage) => ({ ...passage, start: 0, end: 0 })),
    })),
    '',
  );
  const clients = notes.map(clientAmongKin);
  const index = { ...read, passages: read.passages.map((passage) => asToldOfClient(passage, clients[passage.note])) };
  const told = notes.flatMap(({ passages }) => passages);
  const found = yield* mapWithStops(COMPARISONS, (compare) => compare(index));
  return [...found.flat(), ...compareAllergies(index, told)];
}

/** "Mum has had three falls", where the daughter rang: the client has had them. */
function asToldOfClient(passage: Passage, client: ReadonlySet<string> = new Set()): Passage {
  if (client.size === 0) return passage;
  const segments = passage.statement.segments.map((segment) =>
    client.has(segment.holder ?? '') ? { ...segment, holder: null } : segment,
  );
  return { ...passage, statement: { ...passage.statement, segments } };
}

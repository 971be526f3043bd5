import type { Demand } from '../../headings/heading-kinds.ts';
import type { Kind } from '../../headings/kinds.ts';
import { contentWords } from '../../language/words.ts';
import { multiply } from '../../network/vectors.ts';
import type { TemplateSection } from '../../sections.ts';
import { type Fits, shareFits } from '../../beside/fits.ts';
import type { MaterialPassage } from '../material-passage.ts';
import { belowBest, compare, type Matrix, meanOfOthers, neighbours } from './matrix.ts';
import type { Meanings } from './read-meanings.ts';

export interface Pairs {
  sections: readonly TemplateSection[];
  passages: readonly MaterialPassage[];
  /** What each section asks for, by its words and meaning, and by its meaning alone. */
  demands: ReadonlyMap<string, Demand>;
  learnt: ReadonlyMap<string, Demand>;
  /** Where the rules would put a passage. */
  placed(passage: MaterialPassage): ReadonlySet<string>;
  meanings: Meanings;
}

export interface Described {
  /** For each passage and section the signs that the passage belongs there. */
  pairs: number[][][];
  /** For each passage the signs that it belongs nowhere. */
  alone: number[][];
}

/** Less than this is no demand. */
const MIN_DEMAND = 0.05;
const LEAST_SUM = 1e-6;
const MOST_WORDS = 3;
const MOST_CHARACTERS = 200;
/** How much what stands before and behind a passage counts beside it. */
const AROUND = 0.5;
const MOST_ODDS = 6;
const OFTEN_NOWHERE: readonly Kind[] = ['chatter', 'order', 'admin', 'sources'];
const NOWHERE: readonly Kind[] = ['chatter', 'order'];

type Likelihoods = readonly (readonly [Kind, number])[];

/** Whatever may tell where a passage belongs, in numbers. Their order is that of the weights. */
export function describePairs({ sections, passages, demands, learnt, placed, meanings }: Pairs): Described {
  const ids = sections.map(({ prompt }) => prompt.id);
  const asked = ids.map((id) => demands.get(id) ?? new Map<Kind, number>());
  const meant = ids.map((id) => learnt.get(id) ?? new Map<Kind, number>());
  const kinds = passages.map((passage) => passage.kinds);
  const inNote = passages.map((passage) => passage.inNote);
  const notes = passages.map(({ note }) => note.id);
  const blocks = passages.map(({ note, block }) => `${note.id} ${block}`);
  const headings = passages.map(({ note, heading, label }) => `${note.id} ${heading ?? ''} ${label ?? ''}`);

  const fit = weigh(kinds, asked);
  const sharedFit = weigh(kinds, shareOut(asked));
  const fitOfMost = weigh(kinds, mostOf(asked));
  const inPlace = passages.map((passage) => ids.map((id) => Number(placed(passage).has(id))));
  const sharedInNote = weigh(inNote, shareOut(asked));
  const near = [0, 1, 2].map((part) => nearness(meanings.passages, meanings.sections, part));
  const nearNames = nearness(meanings.headings, meanings.sections, 0);

  const shares = meanings.fits.map((own) => shareFits(own, sections.length).slice(1));
  const besideTemplate = [shares, belowBest(shares), withinReason(meanings.fits, sections.length)];

  const signs: Matrix[] = [
    fit,
    weigh(kinds, meant),
    sharedFit,
    fitOfMost,
    weigh(kinds, shareOut(meant)),
    inPlace,
    sharedWords(
      passages.map(({ text, label, heading }) => `${text} ${label ?? ''} ${heading ?? ''}`),
      sections.map(({ prompt }) => `${prompt.label} ${prompt.instruction}`),
    ),
    sharedWords(
      headings.map((_, at) => `${passages[at]?.label ?? ''} ${passages[at]?.heading ?? ''}`),
      sections.map(({ prompt }) => prompt.label),
    ),
    ...near.flatMap(compare),
    ...[1, -1].map((before) => neighbours(sharedFit, before, notes)),
    ...[1, -1].map((before) => neighbours(inPlace, before, notes)),
    ...[1, -1].map((before) => neighbours(sharedFit, before, blocks)),
    ...[1, -1].map((before) => neighbours(inPlace, before, blocks)),
    ...[2, -2].map((before) => neighbours(sharedFit, before, notes)),
    ...[2, -2].map((before) => neighbours(inPlace, before, notes)),
    meanOfOthers(inPlace, headings),
    meanOfOthers(sharedFit, headings),
    meanOfOthers(inPlace, blocks),
    meanOfOthers(sharedFit, blocks),
    ...compare(nearness(withNeighbours(meanings.passages, notes), meanings.sections, 2)),
    nearNames,
    belowBest(nearNames),
    weigh(inNote, asked),
    weigh(inNote, meant),
    sharedInNote,
    weigh(inNote, mostOf(asked)),
    ...[1, -1].map((before) => neighbours(sharedInNote, before, notes)),
    belowBest(fit),
    belowBest(sharedFit),
    ...besideTemplate,
    ...[1, -1].map((before) => neighbours(shares, before, notes)),
    meanOfOthers(shares, headings),
  ];
  return {
    pairs: passages.map((_, at) => ids.map((__, column) => signs.map((sign) => sign[at]?.[column] ?? 0))),
    alone: passages.map((passage, at) => [
      ...OFTEN_NOWHERE.map((kind) => likelihoodOf(passage.kinds, kind)),
      passage.kinds.reduce((sum, [, share]) => sum - share * Math.log(share + LEAST_SUM), 0),
      1 -
        passage.kinds
          .filter(([kind]) => asked.some((demand) => (demand.get(kind) ?? 0) > MIN_DEMAND))
          .reduce((sum, [, share]) => sum + share, 0),
      best(fit, at),
      best(sharedFit, at),
      best(near[2], at),
      best(fitOfMost, at),
      ...NOWHERE.map((kind) => likelihoodOf(passage.inNote, kind)),
      shareFits(meanings.fits[at], sections.length)[0] ?? 0,
      best(shares, at),
      Number(passage.isRisk),
      Number(passage.mayBeRisk),
      Number(passage.language !== null),
      Math.min(MOST_CHARACTERS, passage.text.length) / MOST_CHARACTERS,
    ]),
  };
}

function best(matrix: Matrix | undefined, at: number): number {
  return Math.max(...(matrix?.[at] ?? [0]));
}

function likelihoodOf(kinds: Likelihoods, wanted: Kind): number {
  return kinds.find(([kind]) => kind === wanted)?.[1] ?? 0;
}

/** How much likelier than nowhere, in log-odds. */
function withinReason(fits: readonly Fits[], sections: number): Matrix {
  return fits.map((own) => {
    if (own === null) return Array.from({ length: sections }, () => 0);
    const [nowhere = 0, ...others] = own;
    return others.map((fit) => Math.max(-MOST_ODDS, Math.min(MOST_ODDS, fit - nowhere)));
  });
}

/** How much of what a passage is about each section asks for. */
function weigh(kinds: readonly Likelihoods[], demands: readonly Demand[]): Matrix {
  return kinds.map((own) =>
    demands.map((demand) => own.reduce((sum, [kind, likelihood]) => sum + likelihood * (demand.get(kind) ?? 0), 0)),
  );
}

/** Of each kind the share that a section asks for among all that ask for it. */
function shareOut(demands: readonly Demand[]): Demand[] {
  return demands.map(
    (demand) => new Map([...demand].map(([kind, weight]) => [kind, weight / (sumOf(demands, kind) + LEAST_SUM)])),
  );
}

function sumOf(demands: readonly Demand[], kind: Kind): number {
  return demands.reduce((sum, demand) => sum + (demand.get(kind) ?? 0), 0);
}

/** Only what no other section asks for more. */
function mostOf(demands: readonly Demand[]): Demand[] {
  const isMost = (kind: Kind, weight: number): boolean =>
    weight > MIN_DEMAND && demands.every((other) => (other.get(kind) ?? 0) <= weight + LEAST_SUM);
  return demands.map(
    (demand) => new Map([...demand].filter(([kind, weight]) => isMost(kind, weight)).map(([kind]) => [kind, 1])),
  );
}

function sharedWords(texts: readonly string[], others: readonly string[]): Matrix {
  const wanted = others.map((text) => [...contentWords(text)]);
  return texts.map((text) => {
    const own = contentWords(text);
    return wanted.map((words) => Math.min(MOST_WORDS, words.filter((word) => own.has(word)).length));
  });
}

/** How near each passage is to each section, by one of the section's vectors. What has no vector is near nothing. */
function nearness(
  passages: readonly (Float32Array | null)[],
  sections: readonly (readonly Float32Array[])[],
  part: number,
): Matrix {
  return passages.map((passage) =>
    sections.map((vectors) => (passage === null ? 0 : multiply(passage, vectors[part]))),
  );
}

/** What a passage means together with the one before it and the one behind it. */
function withNeighbours(vectors: readonly Float32Array[], notes: readonly string[]): Float32Array[] {
  return vectors.map((vector, at) => {
    const around = [at - 1, at + 1].filter((other) => notes[other] === notes[at]).map((other) => vectors[other]);
    const sum = vector.map((value, place) =>
      around.reduce((all, other) => all + AROUND * (other?.[place] ?? 0), value),
    );
    const length = Math.hypot(...sum);
    return sum.map((value) => value / (length + LEAST_SUM));
  });
}

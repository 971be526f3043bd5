import type { UnsupportedReason } from '@casewright/document';
import type { Language } from '../language/language.ts';
import { pattern } from '../../lib/pattern.ts';
import { similarity } from '../language/similarity.ts';
import { contentWords, figuresOf, isNegated } from '../language/words.ts';
import type { Material, MaterialSentence } from './material.ts';

/** A sentence of a report, and the numbers of the note sentences that its writer says it rests on. */
export interface Claim {
  text: string;
  cited: readonly number[];
}

export interface Support {
  reason: Exclude<UnsupportedReason, 'silence'> | null;
  evidence: readonly MaterialSentence[];
}

/**
 * Set where the reports of the demo practice, held against their own notes and against those of others, part best;
 * `npm run bench writing` measures how well.
 */
export const SUPPORT_THRESHOLDS = { coverage: 0.45, similarity: 0.45, coverageWithSimilarity: 0.25 };

/** A figure of a date may be that of the note, others may not: a score of 21 is not borne out by the 21st of May. */
const MONTH = String.raw`(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\w*`;
const DATE = pattern('gi')`
  \b\d{1,2}(?:st|nd|rd|th)? ${MONTH}(?: \d{4})?|\b${MONTH} \d{4}
  |\b\d{4}-\d{2}-\d{2}|\b\d{1,2}[/.]\d{1,2}[/.]\d{2,4}
`;
const MAX_CANDIDATES = 12;
const MAX_EVIDENCE = 4;
const FIGURE_WEIGHT = 2;
/** A sentence must bring at least this share of the claim's weight to count as evidence. */
const MIN_SHARE = 0.08;
/** And this share where the claim is borne out without it. */
const MIN_FURTHER_SHARE = 0.2;

/** What in the notes bears out each claim, whoever made it. */
export async function findSupport(
  language: Language,
  material: Material,
  claims: readonly Claim[],
): Promise<Support[]> {
  const candidates = claims.map((claim) => findCandidates(material, claim));
  const texts = claims.flatMap(({ text }, index) => [
    text,
    ...(candidates[index] ?? []).map(({ sentence }) => sentence.text),
  ]);
  const vectors = await language.embed(texts);
  let at = 0;
  return claims.map((claim, index) => {
    const found = candidates[index] ?? [];
    const own = vectors[at];
    const likeness = found.map((_, offset) => similarity(own, vectors[at + 1 + offset]));
    at += found.length + 1;
    return judge(material, claim, found, likeness);
  });
}

function findCandidates(material: Material, { text, cited }: Claim): MaterialSentence[] {
  const scores = new Map<number, number>();
  for (const word of contentWords(text)) {
    const places = material.places.get(word) ?? [];
    for (const place of places) scores.set(place, (scores.get(place) ?? 0) + weightOf(material, word));
  }
  for (const number of cited)
    if (material.sentences[number - 1] !== undefined) scores.set(number - 1, Number.POSITIVE_INFINITY);
  const best = [...scores]
    .toSorted(([a, x], [b, y]) => y - x || a - b)
    .slice(0, Math.max(MAX_CANDIDATES, cited.length));
  return best.flatMap(([place]) => material.sentences[place] ?? []);
}

function weightOf(material: Material, word: string): number {
  return Math.log(1 + (material.sentences.length + 1) / ((material.places.get(word)?.length ?? 0) + 0.5));
}

function judge(
  material: Material,
  claim: Claim,
  candidates: readonly MaterialSentence[],
  likeness: readonly number[],
): Support {
  const { chosen, coverage } = chooseEvidence(material, claim, candidates);
  const nearest = candidates[likeness.indexOf(Math.max(...likeness))];
  const evidence = chosen.length > 0 || nearest === undefined ? chosen : [nearest];
  if (!areFiguresKnown(claim.text, candidates)) return { reason: 'figures', evidence };
  const { coverage: enough, similarity: alike, coverageWithSimilarity } = SUPPORT_THRESHOLDS;
  const isBorneOut = coverage >= enough || (Math.max(0, ...likeness) >= alike && coverage >= coverageWithSimilarity);
  if (!isBorneOut || isTurnedRound(claim.text, evidence, coverage)) return { reason: 'wording', evidence };
  return { reason: null, evidence };
}

/** A figure may also be that of a note's title, where the claim names it, or of its date, where the claim gives one. */
function areFiguresKnown(text: string, candidates: readonly MaterialSentence[]): boolean {
  const titles = candidates.map(({ note }) => note.title).filter((title) => /\p{L}{3}/u.test(title));
  const untitled = titles.reduce((rest, title) => rest.replace(title, ''), text);
  const known = new Set(candidates.flatMap(({ figures }) => [...figures]));
  const dated = new Set(candidates.flatMap(({ aboutFigures }) => [...aboutFigures]));
  const inDates = figuresOf(Array.from(untitled.matchAll(DATE), ([date]) => date).join(' '));
  return [...figuresOf(untitled)].every((figure) => known.has(figure) || (inDates.has(figure) && dated.has(figure)));
}

/**
 * What the writer cited and shares words with the claim; then, as long as that is not enough, the sentences that hold
 * most of what is still missing.
 */
function chooseEvidence(
  material: Material,
  { text, cited }: Claim,
  candidates: readonly MaterialSentence[],
): { chosen: MaterialSentence[]; coverage: number } {
  const missing = weighContent(material, text);
  const total = sum(missing.values());
  if (total === 0) return { chosen: [], coverage: 1 };
  const shareOf = (source: MaterialSentence): number => sum(held(missing, source).map(([, weight]) => weight)) / total;
  const chosen = candidates.filter((each) => cited.includes(each.number) && shareOf(each) >= MIN_SHARE);
  const take = (source: MaterialSentence): void => {
    for (const [part] of held(missing, source)) missing.delete(part);
  };
  for (const source of chosen) take(source);
  const rest = new Set(candidates.filter((each) => !chosen.includes(each)));
  while (chosen.length < MAX_EVIDENCE) {
    const isEnough = 1 - sum(missing.values()) / total >= SUPPORT_THRESHOLDS.coverage;
    const [best, share] = bestOf([...rest], shareOf);
    if (best === undefined || share < (isEnough ? MIN_FURTHER_SHARE : MIN_SHARE)) break;
    rest.delete(best);
    chosen.push(best);
    take(best);
  }
  return { chosen: chosen.toSorted((a, b) => a.number - b.number), coverage: 1 - sum(missing.values()) / total };
}

/** The words of a text, and its figures behind a `#`, with what each weighs. */
function weighContent(material: Material, text: string): Map<string, number> {
  const content = new Map([...contentWords(text)].map((word) => [word, weightOf(material, word)]));
  for (const figure of figuresOf(text)) content.set(`#${figure}`, FIGURE_WEIGHT);
  return content;
}

function held(content: ReadonlyMap<string, number>, { words, figures }: MaterialSentence): [string, number][] {
  return [...content].filter(([part]) => (part.startsWith('#') ? figures.has(part.slice(1)) : words.has(part)));
}

function sum(numbers: Iterable<number>): number {
  let total = 0;
  for (const number of numbers) total += number;
  return total;
}

function bestOf<Value>(values: readonly Value[], score: (value: Value) => number): [Value | undefined, number] {
  let best: Value | undefined;
  let highest = Number.NEGATIVE_INFINITY;
  for (const value of values) {
    const own = score(value);
    if (own > highest) [best, highest] = [value, own];
  }
  return [best, highest];
}

/** "He has suicidal thoughts" has every word of "No suicidal thoughts", and says the opposite. */
function isTurnedRound(text: string, evidence: readonly MaterialSentence[], coverage: number): boolean {
  const [only, ...others] = evidence;
  if (only === undefined || others.length > 0 || coverage < SUPPORT_THRESHOLDS.coverage) return false;
  const clauses = only.sentence.text.split(/[;,.–—:]\s+/);
  const words = contentWords(text);
  const overlap = (clause: string): number => [...contentWords(clause)].filter((word) => words.has(word)).length;
  const [nearest] = bestOf(clauses, overlap);
  return (
    nearest !== undefined &&
    overlap(nearest) > 0 &&
    isNegated(only.sentence.text) !== isNegated(text) &&
    isNegated(nearest) !== isNegated(text)
  );
}

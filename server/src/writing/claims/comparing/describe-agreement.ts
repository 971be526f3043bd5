import { findAxis } from '../lexicon/concepts.ts';
import type { Item, Moment, Segment } from '../reading/statement.ts';
import { type FoundWord, HEAVY } from './comparison.ts';
import type { Finding } from './judge-segment.ts';

const FOUND = 0.3;
const VERB = 0.7;
const NOUN = 1;
/** More of a kind count no more than so many. */
const MOST = 3;

/**
 * How what is claimed and what the notes have agree where no rule decides: in time, in how sure it is, in who it is about,
 * in what is denied, in the order of the words, and in which words are lacking. Numbers about from 0 to 1.
 */
export function describeAgreement(findings: readonly Finding[]): Record<string, number> {
  const words = findings.flatMap(wordsOf);
  const pairs = findings.flatMap(({ claimed, best }) => (best === null ? [] : [{ claimed, best }]));
  return { ...describePlaces(words), ...describeMissed(words), ...describePairs(pairs), ...describeClaim(findings) };
}

/** A part for which no passage was found misses all its words. */
function wordsOf({ words, claimed }: Finding): readonly FoundWord[] {
  if (words.length > 0) return words;
  return claimed.items
    .filter(({ weight, kind }) => weight > 0 && kind !== 'kin')
    .map((item) => ({ item, value: 0, known: null, place: null }));
}

/** How much stands in one place, and how much was gathered from around it. */
function describePlaces(words: readonly FoundWord[]): Record<string, number> {
  const total = weigh(words) || 1;
  const at = (place: FoundWord['place']): number =>
    weigh(words.filter((each) => isFound(each) && each.place === place));
  return { near: at('near') / total, same: at('same') / total, far: at('far') / total };
}

function weigh(words: readonly FoundWord[]): number {
  return words.reduce((sum, { item }) => sum + item.weight, 0);
}

function describeMissed(words: readonly FoundWord[]): Record<string, number> {
  const missed = words.filter((each) => !isFound(each)).map(({ item }) => item);
  const plain = missed.filter((item) => item.kind === 'word' && !isOpposable(item));
  const met = words.filter(isFound);
  return {
    opposablesMissed: share(missed.filter(isOpposable).length),
    namesMissed: share(missed.filter(({ kind }) => kind !== 'word').length),
    verbsMissed: share(plain.filter(({ weight }) => weight === VERB).length),
    nounsMissed: share(plain.filter(({ weight }) => weight >= NOUN).length),
    opposables: share(words.filter(({ item }) => isOpposable(item)).length),
    deniedOtherwise: share(met.filter(({ item, known }) => known !== null && isTurned(item, known.item)).length),
    deniedOpenly: share(
      met.filter(({ item, known }) => item.isNegated === true && known?.item.isNegated === null).length,
    ),
  };
}

function describePairs(pairs: readonly { claimed: Segment; best: Segment }[]): Record<string, number> {
  const count = (isSo: (claimed: Segment, best: Segment) => boolean): number =>
    share(pairs.filter(({ claimed, best }) => isSo(claimed, best)).length);
  return {
    onlyClaimDenies: count((claimed, best) => claimed.isDenied === true && best.isDenied === false),
    onlyNotesDeny: count((claimed, best) => claimed.isDenied === false && best.isDenied === true),
    presentOfPast: count((claimed, best) => isNow(claimed.moment) && best.moment === 'past'),
    pastOfPresent: count((claimed, best) => claimed.moment === 'past' && isNow(best.moment)),
    oneEnded: count((claimed, best) => (claimed.moment === 'ended') !== (best.moment === 'ended')),
    oneAhead: count((claimed, best) => isAhead(claimed.moment) !== isAhead(best.moment)),
    otherCertainty: count((claimed, best) => claimed.certainty !== best.certainty),
    tooCertain: count((claimed, best) => isSure(claimed) && !isSure(best)),
    onlyClaimHasHolder: count((claimed, best) => claimed.holder !== null && best.holder === null),
    onlyNotesHaveHolder: count((claimed, best) => claimed.holder === null && best.holder !== null),
  };
}

function describeClaim(findings: readonly Finding[]): Record<string, number> {
  const total = findings.reduce((sum, { weight }) => sum + weight, 0) || 1;
  const count = (isSo: (claimed: Segment) => boolean): number =>
    share(findings.filter((each) => isSo(each.claimed)).length);
  return {
    otherOrder: findings.reduce((sum, finding) => sum + (turnsOf(finding) * finding.weight) / total, 0),
    figures: share(findings.reduce((sum, { claimed }) => sum + claimed.quantities.length, 0)),
    left: findings.reduce((sum, finding) => sum + (leftOf(finding) * finding.weight) / total, 0),
    missedAndLeft: share(
      findings.filter((each) => leftOf(each) > 0 && each.words.some((word) => isHeavyMiss(word))).length,
    ),
    denials: count(({ isDenied }) => isDenied === true),
    people: count(({ items }) => items.some(({ kind }) => kind === 'kin')),
  };
}

/** Of all pairs of words, the share that stands the other way round in the notes: "aspirin replaced clopidogrel". */
function turnsOf({ words, best }: Finding): number {
  if (best === null) return 0;
  const places = words.flatMap(({ item, known, place }) =>
    known === null || place === 'far' || item.weight < HEAVY ? [] : [{ own: item.at, other: known.item.at }],
  );
  let turned = 0;
  for (const [index, one] of places.entries())
    for (const two of places.slice(index + 1)) if ((one.own - two.own) * (one.other - two.other) < 0) turned += 1;
  return turned === 0 ? 0 : turned / ((places.length * (places.length - 1)) / 2);
}

/** Of what the notes say in that place, the share that the claim does not have. */
function leftOf({ words, best }: Finding): number {
  const heavy = best?.items.filter(({ weight, kind }) => weight >= HEAVY && kind !== 'kin') ?? [];
  if (heavy.length === 0) return 0;
  const left = heavy.filter((item) => !words.some(({ known }) => known?.item === item));
  return left.length / heavy.length;
}

function isHeavyMiss(word: FoundWord): boolean {
  return !isFound(word) && word.item.weight >= HEAVY;
}

function isFound({ value }: FoundWord): boolean {
  return value >= FOUND;
}

/** "Better", "before", "start": words whose opposite would be another claim. */
function isOpposable({ kind, key }: Item): boolean {
  return kind === 'word' && findAxis(key) !== undefined;
}

function isTurned(claimed: Item, known: Item): boolean {
  return claimed.isNegated !== null && known.isNegated !== null && claimed.isNegated !== known.isNegated;
}

function isNow(moment: Moment): boolean {
  return moment === 'present' || moment === 'ongoing';
}

function isAhead(moment: Moment): boolean {
  return moment === 'future' || moment === 'planned';
}

function isSure({ certainty }: Segment): boolean {
  return certainty === 'plain' || certainty === 'confirmed';
}

function share(count: number): number {
  return Math.min(count, MOST) / MOST;
}

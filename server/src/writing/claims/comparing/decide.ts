import { readFileSync } from 'node:fs';
import path from 'node:path';
import { areUnitsAlike } from '../lexicon/units.ts';
import type { Quantity } from '../reading/statement.ts';
import { describeFindings, weightFound, weightOf } from './describe-findings.ts';
import type { Finding } from './judge-segment.ts';
import type { PassageIndex } from './passages.ts';

/** A logistic regression. */
export interface Regression {
  weights: Record<string, number>;
  threshold: number;
}

/** The rating of the network. It takes some 30 ms, so it is asked for only where it can change the verdict. */
export type AskNetwork = () => number;

/** Made by `training/train.ts`. Talk has many more words than a note of it, so what is found there counts otherwise. */
export interface Decision {
  prose: Regression;
  talk: Regression;
}

export const DECISION_FILE = path.join(import.meta.dirname, 'decision.json');

/**
 * How much a rating of the network counts beside the regression: for a claim that the words would not support, and
 * against one that they would. Chosen on pairs that the network has not read.
 */
const NETWORK = { inFavour: 0.6, against: 0.2 };

/**
 * The share of a claim that must be found, by the weight of its parts, before the words alone bear it out. The regression was made from
 * pairs of which the untrue ones are shorter, so that it takes long sentences for true: of the sentences of the demo's reports it accepted
 * one in five against the notes of somebody else. Where less is found, the network must speak for it.
 */
const LEAST_FOUND = 0.5;
const LEAST_RATING = 0.5;
/** If so much is found, the network is not asked to doubt it: it knows least about short and plain sentences. */
const ALL_FOUND = 0.9;

/** Beyond this a rating says no more. */
export const MAX_RATING = 6;

let loaded: Decision | undefined;

/**
 * Whether enough of a claim is found. Nothing makes up for a contradiction of a part, nor for a figure, a person or a
 * name that no passage has.
 */
export function bearsOut(index: PassageIndex, findings: readonly Finding[], askNetwork: AskNetwork): boolean {
  if (findings.length === 0) return true;
  if (!isOpen(index, findings)) return false;
  loaded ??= JSON.parse(readFileSync(DECISION_FILE, 'utf8')) as Decision;
  const { weights, threshold } = index.isTalk ? loaded.talk : loaded.prose;
  const margin = scoreOf(weights, describeFindings(index, findings)) - threshold;
  if (margin <= 0) return speaksFor(-margin, askNetwork);
  const share = shareFound(findings);
  if (share < LEAST_FOUND) return askNetwork() >= LEAST_RATING;
  if (share >= ALL_FOUND) return true;
  // The network cannot count: that a child is thirteen by the date of birth is for the rules to say.
  return findings.some(({ claimed }) => claimed.quantities.length > 0) || !speaksAgainst(margin, askNetwork);
}

function shareFound(findings: readonly Finding[]): number {
  const weight = weightOf(findings);
  return weight === 0 ? 1 : weightFound(findings) / weight;
}

function speaksAgainst(margin: number, askNetwork: AskNetwork): boolean {
  if (margin > NETWORK.against * MAX_RATING) return false;
  return -askNetwork() * NETWORK.against >= margin;
}

function speaksFor(lack: number, askNetwork: AskNetwork): boolean {
  if (lack > NETWORK.inFavour * MAX_RATING) return false;
  return askNetwork() * NETWORK.inFavour > lack;
}

/** Whether no rule has decided. */
export function isOpen({ places }: PassageIndex, findings: readonly Finding[]): boolean {
  return findings.every(({ verdict, faults, claimed }) => {
    if (verdict === 'contradicts' || faults.includes('borrowed')) return false;
    const isFigureMissed =
      (faults.includes('no figure') || faults.includes('figure')) &&
      claimed.quantities.some((each) => isNowhere(places, each));
    // Another thing of the same kind stands in its place, or nobody gave a clear answer.
    if (faults.includes('no thing') || faults.includes('no answer')) return false;
    const isNameMissed = claimed.items.some(
      ({ kind, key, weight }) => weight > 0 && kind !== 'word' && !places.has(key),
    );
    return !isFigureMissed && !(isNameMissed && (faults.includes('no exact') || faults.includes('no person')));
  });
}

/** "Four weeks" follows neither from the fourth of the month nor from four days. */
const SPANS = new Set(['day', 'week', 'month', 'year', 'hour', 'minute']);

function isNowhere(places: PassageIndex['places'], { values, unit }: Quantity): boolean {
  if (unit === null || !SPANS.has(unit)) return values.some((value) => !places.has(`#${value}`));
  const units = ['', unit, ...['age', 'm', 'night', 'day'].filter((each) => areUnitsAlike(unit, each))];
  return values.some((value) => !units.some((each) => places.has(`#${value} ${each}`)));
}

export function scoreOf(weights: Readonly<Record<string, number>>, features: Readonly<Record<string, number>>): number {
  return Object.entries(features).reduce((sum, [name, value]) => sum + (weights[name] ?? 0) * value, 0);
}

import { isThing } from '../lexicon/kinds.ts';
import { relate, relatives } from '../lexicon/thesaurus.ts';
import type { Item } from '../reading/statement.ts';
import { type ConflictKind, HEAVY } from './comparison.ts';
import { describeAgreement } from './describe-agreement.ts';
import type { Finding } from './judge-segment.ts';
import type { PassageIndex } from './passages.ts';

const FOUND = 0.3;
const FOUND_PART = 0.25;
const CONFLICTS: readonly ConflictKind[] = ['polarity', 'opposite', 'other', 'figure', 'person', 'certainty', 'time'];
const LACKS = ['figure', 'person', 'exact'];
/** Lighter parts say too little for their worst to matter. */
const WEIGHTY = 1;

/** What is known of a claim from its parts, in numbers about from 0 to 1. */
export function describeFindings(index: PassageIndex, findings: readonly Finding[]): Record<string, number> {
  return {
    bias: 1,
    ...describeCoverage(index, findings),
    ...describeFaults(findings),
    ...describeAgreement(findings),
  };
}

function describeCoverage({ places }: PassageIndex, findings: readonly Finding[]): Record<string, number> {
  const total = weightOf(findings) || 1;
  const words = findings.flatMap((finding) => finding.words);
  const heavy = words.filter(({ item }) => item.weight >= HEAVY);
  const missed = heavy.filter(({ value }) => value < FOUND).map(({ item }) => item);
  return {
    coverage: weightFound(findings) / total,
    missedWeight: missed.reduce((sum, item) => sum + item.weight, 0) / (1 + heavy.length),
    missedWords: Math.min(missed.length, 4) / 4,
    nowhere: Math.min(missed.filter((item) => !isAnywhere(places, item)).length, 4) / 4,
    words: Math.min(heavy.length, 8) / 8,
    parts: Math.min(findings.length, 5) / 5,
    passages: new Set(findings.map(({ passage }) => passage)).size / 3,
    worstPart: worstOf(findings),
    thingsMissed:
      Math.min(missed.filter((item) => isThing(item.words[0] ?? '') && !isAnywhere(places, item)).length, 2) / 2,
    missedParts: findings.filter((finding) => finding.coverage < FOUND_PART).length / findings.length,
  };
}

/** How much was found of the part of which least was. */
function worstOf(findings: readonly Finding[]): number {
  const weighty = findings.filter(({ weight }) => weight >= WEIGHTY);
  return Math.min(1, ...weighty.map(({ coverage }) => coverage));
}

/** Whether any passage at all has the word, or one that is akin to it. */
function isAnywhere(places: PassageIndex['places'], { key, words }: Item): boolean {
  if ([key, ...words].some((word) => places.has(word))) return true;
  for (const other of relatives(key)) if (places.has(other) && relate(key, other) !== null) return true;
  return false;
}

/** Why parts are not supported: something stands against them that is too weak to contradict, or is lacking. */
function describeFaults(findings: readonly Finding[]): Record<string, number> {
  const lacking = findings.filter(({ verdict }) => verdict === 'not-found');
  const has = (fault: string): number => Number(lacking.some(({ faults }) => faults.includes(fault)));
  const empty = lacking.filter(({ faults }) => faults.length === 0);
  return {
    ...Object.fromEntries(CONFLICTS.map((kind) => [`against: ${kind}`, has(kind)])),
    ...Object.fromEntries(LACKS.map((kind) => [`lacks: ${kind}`, has(`no ${kind}`)])),
    hasEmptyPart: Number(empty.length > 0),
    emptyParts: weightOf(empty) / (weightOf(findings) || 1),
  };
}

/** What was found of all parts, by their weight. */
export function weightFound(findings: readonly Finding[]): number {
  return findings.reduce((sum, { weight, coverage }) => sum + weight * coverage, 0);
}

export function weightOf(findings: readonly Finding[]): number {
  return findings.reduce((sum, { weight }) => sum + weight, 0);
}

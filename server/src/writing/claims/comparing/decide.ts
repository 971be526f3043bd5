import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Finding } from './judge-segment.ts';

/** A logistic regression, made by `training/train.ts`. */
export interface Decision {
  weights: Record<string, number>;
  threshold: number;
}

export const DECISION_FILE = path.join(import.meta.dirname, 'decision.json');
/** Lighter words are too common to be missed. */
const HEAVY = 0.6;
const FOUND = 0.3;
const FOUND_PART = 0.25;

let loaded: Decision | undefined;

/** Whether enough of a claim is found. A part that lacks a figure, a person or a name it must have is not borne out. */
export function bearsOut(findings: readonly Finding[]): boolean {
  if (findings.length === 0) return true;
  if (findings.some(({ verdict }) => verdict !== 'supported')) return false;
  loaded ??= JSON.parse(readFileSync(DECISION_FILE, 'utf8')) as Decision;
  return scoreOf(loaded.weights, describeFindings(findings)) > loaded.threshold;
}

export function scoreOf(weights: Readonly<Record<string, number>>, features: Readonly<Record<string, number>>): number {
  return Object.entries(features).reduce((sum, [name, value]) => sum + (weights[name] ?? 0) * value, 0);
}

/** What is known of a claim from its parts, in numbers about from 0 to 1. */
export function describeFindings(findings: readonly Finding[]): Record<string, number> {
  const total = findings.reduce((sum, { weight }) => sum + weight, 0) || 1;
  const coverage = findings.reduce((sum, finding) => sum + finding.weight * finding.coverage, 0) / total;
  const words = findings.flatMap((finding) => finding.words);
  const heavy = words.filter(({ item }) => item.weight >= HEAVY);
  const light = words.filter(({ item }) => item.weight < HEAVY);
  const missed = heavy.filter(({ value }) => value < FOUND);
  return {
    bias: 1,
    coverage,
    coverageSquared: coverage ** 2,
    leastCovered: Math.min(1, ...findings.map((finding) => finding.coverage)),
    missedWeight: missed.reduce((sum, { item }) => sum + item.weight, 0) / (1 + heavy.length),
    missedWords: Math.min(missed.length, 4) / 4,
    words: Math.min(heavy.length, 8) / 8,
    parts: Math.min(findings.length, 5) / 5,
    passages: new Set(findings.map(({ passage }) => passage)).size / 3,
    missedParts: findings.filter((finding) => finding.coverage < FOUND_PART).length / findings.length,
    lightWords: light.length === 0 ? 1 : light.reduce((sum, { value }) => sum + value, 0) / light.length,
  };
}

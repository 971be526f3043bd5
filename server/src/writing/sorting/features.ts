import type { Passage } from '../passages/passage.ts';
import { readHeading } from '../headings/heading-kinds.ts';
import { plainSigns } from '../passages/orders/unveil.ts';
import { writeOut } from '../prose/write-out.ts';
import { CUES } from './cues.ts';
import { isPossibleRisk, isRiskWording } from './risk-wording.ts';

/** Features fall into this many buckets by their hash. */
export const BUCKETS = 1 << 15;
const WORD = /[\p{L}\p{M}]+(?:['’][\p{L}]+)?|\d+(?:[./]\d+)*|[?%→+]/gu;
const MIN_GRAM = 3;
const MAX_GRAM = 4;
const MAX_WORDS = 80;

/** What stands around a passage. */
export interface Setting {
  title: string;
  before: Passage | undefined;
  after: Passage | undefined;
  /** From 0, the beginning of the note, to 1. */
  position: number;
}

/** The buckets of a passage's features with their strengths. */
export interface Features {
  buckets: Uint16Array;
  values: Float32Array;
}

/** The setting of each passage of a note. */
export function settingOf(passages: readonly Passage[], index: number, title: string): Setting {
  return { title, before: passages[index - 1], after: passages[index + 1], position: index / passages.length };
}

export function readFeatures(passage: Passage, { title, before, after, position }: Setting): Features {
  const found = new Map<number, number>();
  const add = (feature: string, value: number): void => {
    const bucket = hashFeature(feature);
    found.set(bucket, (found.get(bucket) ?? 0) + value);
  };
  addText(add, passage);
  addLabels(add, passage, title);
  addNeighbour(add, 'before', passage, before);
  addNeighbour(add, 'after', passage, after);
  for (const [name, cue] of CUES) if (cue.test(passage.text)) add(`cue:${name}`, 0.5);
  if (isRiskWording(passage.text)) add('cue:risk', 0.6);
  if (isPossibleRisk(passage.text)) add('cue:possible-risk', 0.4);
  const length = Math.min(5, Math.floor(Math.log2(1 + passage.text.length / 10)));
  for (const sign of [
    `form:${passage.form}`,
    `length:${length}`,
    `place:${Math.floor(position * 5)}`,
    `speaker:${passage.speaker === null ? 'none' : passage.isClinician ? 'clinician' : 'other'}`,
    `asked:${passage.question !== null}`,
  ])
    add(sign, 0.3);
  return { buckets: Uint16Array.from(found.keys()), values: Float32Array.from(found.values()) };
}

function addText(add: (feature: string, value: number) => void, passage: Passage): void {
  const words = wordsOf(writeOut(plainSigns(passage.text)).text);
  const share = 1 / Math.sqrt(Math.max(4, words.length));
  for (const [index, word] of words.entries()) {
    add(`w:${word}`, 2 * share);
    if (index > 0) add(`b:${words[index - 1] ?? ''} ${word}`, 1.2 * share);
    const padded = `^${word}$`;
    for (let size = MIN_GRAM; size <= MAX_GRAM; size += 1) {
      for (let at = 0; at + size <= padded.length; at += 1) add(`c:${padded.slice(at, at + size)}`, 0.4 * share);
    }
  }
  add(`first:${words[0] ?? ''}`, 0.5);
  for (const word of wordsOf(passage.question ?? passage.topic ?? '')) add(`q:${word}`, 0.3);
}

/** What stands in the same paragraph or turn is mostly about the same. */
function addNeighbour(
  add: (feature: string, value: number) => void,
  side: string,
  { block }: Passage,
  neighbour: Passage | undefined,
): void {
  if (neighbour === undefined) return add(`${side}:none`, 0.3);
  const words = wordsOf(neighbour.text);
  const strength = (neighbour.block === block ? 0.9 : 0.45) / Math.sqrt(Math.max(4, words.length));
  for (const word of words) add(`${side}:${word}`, strength);
}

function addLabels(add: (feature: string, value: number) => void, passage: Passage, title: string): void {
  const contexts: [name: string, text: string | null, value: number][] = [
    [passage.isOwnLabel ? 'label' : 'under', passage.label, 1],
    ['heading', passage.heading, 0.8],
    ['title', title, 0.4],
  ];
  for (const [name, text, value] of contexts) {
    if (text === null) continue;
    for (const word of wordsOf(text)) add(`${name}:${word}`, value * 0.5);
    for (const [kind, demand] of readHeading(text)) add(`${name}-kind:${kind}`, value * (0.5 + demand));
  }
  if (passage.header !== null) for (const word of wordsOf(passage.header.join(' '))) add(`header:${word}`, 0.4);
}

/** Figures count by their shape alone: what a score is does not tell where it belongs. */
function wordsOf(text: string): string[] {
  return Array.from(text.toLowerCase().matchAll(WORD), ([word]) =>
    /^\d/.test(word) ? word.replaceAll(/\d/g, '0') : word.replaceAll('’', "'"),
  ).slice(0, MAX_WORDS);
}

/** FNV-1a, mixed, in the range of the buckets. */
function hashFeature(feature: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < feature.length; index += 1) {
    hash = Math.imul(hash ^ feature.charCodeAt(index), 0x01000193);
  }
  hash ^= hash >>> 15;
  hash = Math.imul(hash, 0x2c1b3c6d);
  return ((hash ^ (hash >>> 13)) >>> 0) % BUCKETS;
}

import { hashText } from '../../lib/hash-text.ts';
import type { Passage } from '../passages/passage.ts';
import { readHeading } from '../headings/heading-kinds.ts';
import { gloss } from '../passages/glossary.ts';
import { plainSigns } from '../passages/orders/unveil.ts';
import { writeMarks } from '../scores/spoken-marks.ts';
import { writeOut } from '../prose/write-out.ts';
import { CUES } from './cues.ts';
import { orderCues } from './order-cues.ts';
import { isPossibleRisk, isRiskWording } from './risk-wording.ts';

/** Features fall into this many buckets by their hash. */
export const BUCKETS = 1 << 16;
const WORD = /[\p{L}\p{M}]+(?:['’][\p{L}]+)?|\d+(?:[./]\d+)*|[?%→+]/gu;
const MIN_GRAM = 3;
const MAX_GRAM = 4;
const MAX_WORDS = 80;
const SIGN_STRENGTH = 0.3;

/** What stands around a passage. */
export interface Setting {
  title: string;
  before: Passage | undefined;
  after: Passage | undefined;
  /** From 0, the beginning of the note, to 1. */
  position: number;
}

/**
 * The buckets of a passage's features with their strengths: those of the passage itself, then those of what is around
 * it, then signs of orders, which tell nothing of its kind.
 */
export interface Features {
  buckets: Uint16Array;
  values: Float32Array;
  /** How many of them are of the passage itself. */
  own: number;
  /** Where the signs of orders begin. */
  signs: number;
}

/** The setting of each passage of a note. */
export function settingOf(passages: readonly Passage[], index: number, title: string): Setting {
  return { title, before: passages[index - 1], after: passages[index + 1], position: index / passages.length };
}

/** A passage that was written down by itself has no setting, and nothing is learnt from that. */
export function readFeatures(passage: Passage, setting: Setting | null): Features {
  const groups = [new Map<number, number>(), new Map<number, number>(), new Map<number, number>()] as const;
  const [own, around, signs] = groups;
  addOwn(into(own), passage);
  if (setting !== null) addSetting(into(around), passage, setting);
  for (const cue of orderCues(writeMarks(passage.text))) into(signs)(`order:${cue}`, SIGN_STRENGTH);
  return {
    buckets: Uint16Array.from(groups.flatMap((group) => [...group.keys()])),
    values: Float32Array.from(groups.flatMap((group) => [...group.values()])),
    own: own.size,
    signs: own.size + around.size,
  };
}

function into(found: Map<number, number>): Add {
  return (feature, value) => {
    const bucket = hashFeature(feature);
    found.set(bucket, (found.get(bucket) ?? 0) + value);
  };
}

type Add = (feature: string, value: number) => void;

/** What stands for a passage where its meaning is asked for in English: itself, or the words of it that are known. */
export function englishOf({ text, language }: Pick<Passage, 'text' | 'language'>): string {
  return (language === null ? '' : gloss(text)) || writeMarks(text);
}

function addOwn(add: Add, passage: Passage): void {
  addText(add, passage);
  addLabels(add, passage);
  const english = englishOf(passage);
  for (const [name, cue] of CUES) if (cue.test(passage.text) || cue.test(english)) add(`cue:${name}`, 0.5);
  if (isRiskWording(passage.text)) add('cue:risk', 0.6);
  if (isPossibleRisk(passage.text)) add('cue:possible-risk', 0.4);
  const length = Math.min(5, Math.floor(Math.log2(1 + passage.text.length / 10)));
  for (const sign of [
    `form:${passage.form}`,
    `length:${length}`,
    `speaker:${passage.speaker === null ? 'none' : passage.isClinician ? 'clinician' : 'other'}`,
    `asked:${passage.question !== null}`,
  ])
    add(sign, 0.3);
}

function addSetting(add: Add, passage: Passage, { title, before, after, position }: Setting): void {
  addNeighbour(add, 'before', passage, before);
  addNeighbour(add, 'after', passage, after);
  addNamed(add, 'title', title, 0.4);
  add(`place:${Math.floor(position * 5)}`, 0.3);
}

function addText(add: Add, passage: Passage): void {
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
  if (passage.language !== null) {
    const known = wordsOf(gloss(passage.text));
    for (const word of known) add(`w:${word}`, 2 / Math.sqrt(Math.max(4, known.length)));
  }
  add(`first:${words[0] ?? ''}`, 0.5);
  for (const word of wordsOf(passage.question ?? passage.topic ?? '')) add(`q:${word}`, 0.3);
}

/** What stands in the same paragraph or turn is mostly about the same. */
function addNeighbour(add: Add, side: string, { block }: Passage, neighbour: Passage | undefined): void {
  if (neighbour === undefined) return add(`${side}:none`, 0.3);
  const words = wordsOf(neighbour.text);
  const strength = (neighbour.block === block ? 0.9 : 0.45) / Math.sqrt(Math.max(4, words.length));
  for (const word of words) add(`${side}:${word}`, strength);
}

function addLabels(add: Add, passage: Passage): void {
  addNamed(add, passage.isOwnLabel ? 'label' : 'under', passage.label, 1);
  addNamed(add, 'heading', passage.heading, 0.8);
  if (passage.header !== null) for (const word of wordsOf(passage.header.join(' '))) add(`header:${word}`, 0.4);
}

/** The words of a label, and the kinds that they ask for. */
function addNamed(add: Add, name: string, text: string | null, value: number): void {
  if (text === null) return;
  for (const word of wordsOf(text)) add(`${name}:${word}`, value * 0.5);
  for (const [kind, demand] of readHeading(text)) add(`${name}-kind:${kind}`, value * (0.5 + demand));
}

/** Figures count by their shape alone: what a score is does not tell where it belongs. */
function wordsOf(text: string): string[] {
  return Array.from(text.toLowerCase().matchAll(WORD), ([word]) =>
    /^\d/.test(word) ? word.replaceAll(/\d/g, '0') : word.replaceAll('’', "'"),
  ).slice(0, MAX_WORDS);
}

/** Mixed, in the range of the buckets. */
function hashFeature(feature: string): number {
  let hash = hashText(feature);
  hash ^= hash >>> 15;
  hash = Math.imul(hash, 0x2c1b3c6d);
  return ((hash ^ (hash >>> 13)) >>> 0) % BUCKETS;
}

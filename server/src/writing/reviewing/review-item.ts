import { createHash } from 'node:crypto';
import type { UnsupportedReason } from '@casewright/document';
import type { PassageMark } from '../placing/passage-record.ts';

/** In the order in which they are gone through. */
export const REVIEW_GROUPS = ['contradiction', 'unsupported', 'section', 'unplaced'] as const;

export type ReviewGroup = (typeof REVIEW_GROUPS)[number];

interface Item {
  /** Stands for the words and what they rest on, wherever they are. */
  key: string;
  group: ReviewGroup;
  text: string;
  /** Further keys that a decision on this item settles: what it becomes by that decision. */
  becomes: string[];
}

/** A sentence of the report, or a row of a table. */
export interface ReviewedSentence extends Item {
  kind: 'sentence';
  /** The heading that it stands under. */
  section: string | null;
  /** `unmarked`: nothing is said about it, because a person or the template wrote it. */
  reason: UnsupportedReason | 'unmarked' | null;
  /** As a mark of evidence names them. */
  sources: string | null;
  /** Of a row: each cell under the name of its column. */
  cells: { column: string; text: string }[] | null;
  /** How often it stands in the report. */
  times: number;
}

/** A passage of the notes that is not in the report. */
export interface ReviewedPassage extends Item {
  kind: 'passage';
  noteId: string;
  revision: number;
  start: number;
  end: number;
  marks: PassageMark[];
  promptIds: string[];
  likelyPromptId: string | null;
  /** Risk that stands in the report, but in no section about risk. */
  isInReport: boolean;
}

export type ReviewItem = ReviewedSentence | ReviewedPassage;

const KEY_BYTES = 18;

export function sentenceKey(text: string, reason: ReviewedSentence['reason'], evidence: readonly string[]): string {
  return keyOf(['sentence', squeeze(text), reason, ...evidence]);
}

export function passageKey(noteId: string, text: string): string {
  return keyOf(['passage', noteId, squeeze(text)]);
}

function keyOf(parts: readonly unknown[]): string {
  const hash = createHash('sha256').update(JSON.stringify(parts)).digest();
  return hash.subarray(0, KEY_BYTES).toString('base64url');
}

export function squeeze(text: string): string {
  return text.replaceAll(/[\s|]+/g, ' ').trim();
}

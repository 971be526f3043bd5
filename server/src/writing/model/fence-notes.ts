import { randomBytes } from 'node:crypto';
import { formatDate, type MaterialSentence } from '../evidence/material.ts';

/** Unlike anything that could be foreseen and put into a note. */
export function makeBoundary(): string {
  return randomBytes(16).toString('hex');
}

/**
 * One numbered line for each sentence. Nothing in them can look like our own lines, numbers or boundary, nor like the
 * signs by which models tell who is speaking.
 */
export function fenceNotes(
  sentences: readonly MaterialSentence[],
  boundary: string,
  hide: (text: string) => string,
): string {
  const lines: string[] = [];
  let note: MaterialSentence['note'] | undefined;
  let previous = 0;
  for (const source of sentences) {
    if (source.note !== note) {
      note = source.note;
      lines.push(`Note of ${formatDate(note.writtenAt)}: ${neutralise(hide(note.title), boundary)}`);
    } else if (source.number !== previous + 1) {
      lines.push('(…)');
    }
    previous = source.number;
    lines.push(`[#${source.number}] ${neutralise(hide(source.sentence.text), boundary)}`);
  }
  return lines.join('\n');
}

function neutralise(text: string, boundary: string): string {
  return text
    .replaceAll(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, ' ')
    .replaceAll(boundary, '')
    .replaceAll(/-{3,}/g, '–')
    .replaceAll(/\[\s*#/g, '(#')
    .replaceAll(/<(?=[|/!a-z])/gi, '‹')
    .replaceAll(/\|>/g, '|›')
    .replaceAll(/\[(?=\/?(?:inst|sys|system|user|assistant)\b)/gi, '(')
    .replaceAll(/`{3,}/g, "'''");
}

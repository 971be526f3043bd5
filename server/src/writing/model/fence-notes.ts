import { randomBytes } from 'node:crypto';
import { formatDate } from '../evidence/material.ts';
import { mapInTurns } from '../language/map-in-turns.ts';
import type { HiddenSentence } from './hide-sentences.ts';

/** Stands where sentences were left out. */
export const GAP = '(…)';

/** Unlike anything that could be foreseen and put into a note. */
export function makeBoundary(): string {
  return randomBytes(16).toString('hex');
}

/**
 * One numbered line for each sentence. Nothing in them can look like our own lines, numbers or boundary, nor like the
 * signs by which models tell who is speaking.
 */
export async function fenceNotes(sentences: readonly HiddenSentence[], boundary: string): Promise<string> {
  const lines = await mapInTurns(sentences, ({ note, number, title, text }, index) => {
    const previous = sentences[index - 1];
    const line = `[#${number}] ${neutralise(text, boundary)}`;
    if (previous?.note === note) return previous.number === number - 1 ? line : `${GAP}\n${line}`;
    return `Note of ${formatDate(note.writtenAt)}: ${neutralise(title, boundary)}\n${line}`;
  });
  return lines.join('\n');
}

/** A text of a report, which may quote the notes and is no safer than they are. */
export function fenceText(text: string, boundary: string): string {
  return neutralise(text.replaceAll(/\s+/g, ' '), boundary);
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

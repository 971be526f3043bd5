import type { BlockNode } from '@casewright/document';
import type { Detail } from './describe-letterhead.ts';
import { readText } from './read-text.ts';

/** A line with a label before what it tells, such as "Name: …" or "Re: …". */
const LABELLED = /^[\p{L}\p{M}][\p{L}\p{M} ’'().-]{0,40}:/u;
const MAX_LINE = 300;

/**
 * Many templates begin with a block of their own that says whom the report is about. What stands there need not stand
 * above it a second time; the report's own text is never touched.
 */
export function leaveOutRepeated(details: readonly Detail[], content: readonly BlockNode[]): Detail[] {
  const lines = listOpeningLines(content).map(normalise);
  return details.filter(({ value, forms }) => {
    const known = [value, ...forms].map(normalise);
    const stands = forms.length === 0 && !known[0]?.includes(' ') ? isAllOf : containsWords;
    return !lines.some((line) => known.some((form) => stands(line, form)));
  });
}

/** Of what stands before the first section: cells of tables, labelled lines, and lines of a letter's head. */
function listOpeningLines(content: readonly BlockNode[]): string[] {
  const end = content.findIndex(({ type }) => type === 'heading');
  return content.slice(0, end === -1 ? content.length : end).flatMap((block) => {
    if (block.type === 'table')
      return block.content.flatMap((row) => row.content.map((cell) => readText(cell.content[0])));
    if (block.type !== 'paragraph') return [];
    return readText(block).split('\n').filter(isLabelled);
  });
}

function isLabelled(line: string): boolean {
  return line.length <= MAX_LINE && LABELLED.test(line.trim());
}

function normalise(text: string): string {
  return text.normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim();
}

/** A name of one word is a word of other lines too: "May" of "Date: 3 May 2026", and the code "17" of most dates. */
function isAllOf(line: string, word: string): boolean {
  return line.replace(LABELLED, '').trim() === word;
}

/** Whole words: "Ann Lee" is not in "Joann Leeds". */
function containsWords(line: string, words: string): boolean {
  if (words === '') return false;
  const at = ` ${line} `.replace(/[,;:.()]/g, ' ');
  return at.includes(` ${words.replace(/[,;:.()]/g, ' ')} `);
}

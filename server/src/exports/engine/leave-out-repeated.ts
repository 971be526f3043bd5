import type { BlockNode, TableNode } from '@casewright/document';
import type { Detail } from './describe-letterhead.ts';
import { readText } from './read-text.ts';

/** A line that begins with a label, such as "Name: …" or "Re: …". */
const LABELLED = /^[\p{L}\p{M}][\p{L}\p{M} ’'().-]{0,40}:/u;
const MAX_LINE = 300;

const PEOPLE = 'client,patient,child,pupil,student,young person,service user'.split(',');
/**
 * The labels of lines that repeat a detail. A line with any other label may be about another person, or another day.
 */
const LABELS: Record<Detail['kind'], ReadonlySet<string>> = {
  client: new Set([
    ...'re,regarding,subject,name,full name'.split(','),
    ...PEOPLE.flatMap((who) => [
      who,
      `${who} name`,
      `${who}'s name`,
      `${who}’s name`,
      `name of ${who}`,
      `name of the ${who}`,
    ]),
  ]),
  birth: new Set('date of birth,birth date,birthdate,born,dob,d.o.b.,d.o.b'.split(',')),
  clinician: new Set(
    'clinician,author,therapist,psychologist,clinical psychologist,assessor,examiner,from,report by,report author,assessed by,written by,prepared by,completed by,seen by'.split(
      ',',
    ),
  ),
  date: new Set(
    'date,dated,date of report,date of the report,date of this report,report date,date of letter,date of note'.split(
      ',',
    ),
  ),
};
const IN_BRACKETS = / \([^()]{1,30}\)$/u;

interface Line {
  labels: string[];
  text: string;
}

/**
 * Many templates begin with a block of their own that says whom the report is about. What stands there need not stand
 * above it a second time; the report's own text is never touched.
 */
export function leaveOutRepeated(details: readonly Detail[], content: readonly BlockNode[]): Detail[] {
  const lines = listOpeningLines(content);
  return details.filter((detail) => {
    const known = [detail.value, ...detail.forms].map(normalise);
    const stands = detail.forms.length === 0 && !known[0]?.includes(' ') ? isAllOf : containsWords;
    return !lines.some((line) => isCalled(line, detail) && known.some((form) => stands(line.text, form)));
  });
}

/** When somebody was born often stands beside the name. */
function isCalled({ labels }: Line, { kind, label: own }: Detail): boolean {
  return labels.some((label) => {
    return label === normalise(own) || LABELS[kind].has(label) || (kind === 'birth' && LABELS.client.has(label));
  });
}

/** Of what stands before the first section: cells of tables, labelled lines, and lines of a letter's head. */
function listOpeningLines(content: readonly BlockNode[]): Line[] {
  const end = content.findIndex(({ type }) => type === 'heading');
  return content.slice(0, end === -1 ? content.length : end).flatMap((block) => {
    if (block.type === 'table') return listCells(block);
    if (block.type !== 'paragraph') return [];
    return readText(block).split('\n').filter(isLabelled).map(readLine);
  });
}

/** The label of a cell stands in the cell before it, or at the head of its column. */
function listCells({ content: rows }: TableNode): Line[] {
  const texts = rows.map((row) => row.content.map((cell) => normalise(readText(cell.content[0]))));
  return texts.flatMap((row, at) =>
    row.map((text, column) => {
      const labels = [row[column - 1], at === 0 ? undefined : texts[0]?.[column]];
      return { text, labels: labels.flatMap((label) => (label === undefined ? [] : [tidyLabel(label)])) };
    }),
  );
}

function readLine(line: string): Line {
  const text = normalise(line);
  const [label = ''] = LABELLED.exec(text) ?? [];
  return { text, labels: [tidyLabel(label)] };
}

function tidyLabel(label: string): string {
  return label.replace(/:$/, '').trim().replace(IN_BRACKETS, '');
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

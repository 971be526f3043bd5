import type { BlockNode, InlineNode } from '@casewright/document';
import type { MaterialPassage } from '../placing/material-passage.ts';
import { findResults } from '../scores/find-scores.ts';
import type { Score } from '../scores/score.ts';
import { standsInRows } from '../scores/stands-in-rows.ts';
import { type ColumnRole, readColumnRoles } from '../scores/table-columns.ts';
import { writeAside, writeRange, writeScore } from '../scores/write-parts.ts';
import { fold } from '../language/words.ts';
import { paragraph, quote, quotePassages, table } from './draft.ts';

interface Reading extends Score {
  source: MaterialPassage;
  /** The passages that say the same. */
  sources: readonly MaterialPassage[];
}

const COLUMNS = /\bcolumns?:?\s+([^.;\n]+)/i;
const DEFAULT_COLUMNS = ['Measure', 'Score', 'Description'];
const MAX_COLUMNS = 8;
/** Parts of a score that have no column of their own in the template. They go into the first column. */
const ASIDE: readonly (keyof Score)[] = ['scale', 'informant', 'when', 'interval', 'percentile', 'band'];

/**
 * Scores exactly as the notes give them: nothing is reckoned, and what is not given is an empty cell. Passages of which
 * a figure would not stand in the table follow it in words.
 */
export function draftTable(heading: string, instruction: string, groups: readonly MaterialPassage[][]): BlockNode[] {
  const columns = readColumns(instruction);
  const roles = readColumnRoles(columns);
  const read = groups.map((group) => readGroup(group));
  const readings = joinSame(read.flatMap(({ scores }) => scores));
  const blocks: BlockNode[] = [];
  if (readings.length > 0) {
    const isCompared = roles.includes('start') || roles.includes('end');
    const rows = isCompared ? groupByMeasure(readings) : readings.map((reading) => [reading]);
    blocks.push(
      table(
        columns,
        rows.map((row) => roles.map((role) => orElse(fillCell(role, roles, row), instruction))),
      ),
    );
  }
  const rest = groups.filter((_, index) => read[index]?.isWhole !== true).map((group) => quotePassages(heading, group));
  const words = rest.flatMap((nodes, index): InlineNode[] =>
    index === 0 ? nodes : [{ type: 'text', text: ' ' }, ...nodes],
  );
  if (words.length > 0) blocks.push(paragraph(words));
  return blocks;
}

/** `the columns Measure, Score, Percentile or range, and Description` */
export function readColumns(instruction: string): string[] {
  const list = COLUMNS.exec(instruction)?.[1] ?? '';
  const columns = list.split(/,\s{0,9}(?:and\s{1,9})?|\s{1,9}and\s{1,9}/).map((column) => column.trim());
  const isList =
    columns.length >= 2 && columns.length <= MAX_COLUMNS && columns.every((column) => /^\S.{0,39}$/.test(column));
  return isList ? columns : DEFAULT_COLUMNS;
}

function readGroup(group: readonly MaterialPassage[]): { scores: Reading[]; isWhole: boolean } {
  const [source] = group;
  if (source === undefined) return { scores: [], isWhole: true };
  const scores = findResults(source);
  return {
    scores: scores.map((score) => ({ ...score, source, sources: group })),
    isWhole: standsInRows(source, scores),
  };
}

/** An empty cell has a dash where the template asks for one. */
function orElse(cell: InlineNode[], instruction: string): InlineNode[] {
  return cell.length === 0 && /\bdash\b/i.test(instruction) ? [{ type: 'text', text: '–' }] : cell;
}

/** A score that a table gives and a sentence tells again is one row, which rests on both. */
function joinSame(readings: readonly Reading[]): Reading[] {
  const kept: Reading[] = [];
  for (const reading of readings) {
    const same = kept.findIndex((other) => other.source !== reading.source && isToldAgain(other, reading));
    const other = kept[same];
    if (other === undefined) kept.push(reading);
    else kept[same] = { ...other, sources: [...other.sources, ...reading.sources] };
  }
  return kept;
}

function isNew(own: string | null, other: string | null): boolean {
  return own !== null && own !== other;
}

function isToldAgain(
  before: Reading,
  { source, measure, score, scale, percentile, interval, band, informant, when }: Reading,
): boolean {
  if (score === null || before.score !== score || before.source.dateText !== source.dateText) return false;
  const [first, second] = [fold(before.measure), fold(measure)];
  return (
    (first === second || first.endsWith(`: ${second}`)) &&
    !isNew(scale, before.scale) &&
    !isNew(percentile, before.percentile) &&
    !isNew(interval, before.interval) &&
    !isNew(band, before.band) &&
    !isNew(informant, before.informant) &&
    !isNew(when, before.when)
  );
}

function groupByMeasure(readings: readonly Reading[]): Reading[][] {
  const name = ({ measure, informant }: Reading): string =>
    `${fold(measure).replaceAll(/\btoday\b|\bnow\b|\W/g, '')} ${fold(informant ?? '')}`;
  return [...Map.groupBy(readings, name).values()].map((row) => row.toSorted((a, b) => turnOf(a) - turnOf(b)));
}

/** The order of one measure's scores is that of the notes, unless they say that one was before or is the latest. */
function turnOf({ when }: Reading): number {
  if (/\b(?:pre|before|baseline|at (?:the )?start|previously|last (?:year|month|week|time))\b/i.test(when ?? ''))
    return 0;
  return /\b(?:post|after|now|today|at (?:the )?end|discharge)\b/i.test(when ?? '') ? 2 : 1;
}

function fillCell(role: ColumnRole, roles: readonly ColumnRole[], row: readonly Reading[]): InlineNode[] {
  const [first] = row;
  const last = row.at(-1);
  if (first === undefined || last === undefined) return [];
  const write = (text: string | null, { sources }: Reading): InlineNode[] =>
    text === null
      ? []
      : [
          quote(
            text,
            sources.flatMap(({ sentences }) => sentences),
          ),
        ];
  switch (role) {
    case 'measure':
      return write(nameRow(roles, row), first);
    case 'start':
      return write(writeScore(first), first);
    case 'end':
      return last === first ? [] : write(writeScore(last), last);
    case 'range':
      return write(writeRange(first), first);
    case 'other':
      return [];
    default:
      return write(first[role], first);
  }
}

/** Between blanks, so that `T` is not found in `Total`. */
function wordsOf(text: string): string {
  return ` ${fold(text)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;
}

/** The measure, and in brackets what no column holds: who was asked, when, and what lies between start and end. */
function nameRow(roles: readonly ColumnRole[], row: readonly Reading[]): string {
  const [first] = row;
  if (first === undefined) return '';
  const isCompared = roles.includes('start') || roles.includes('end');
  const parts = ASIDE.filter(
    (part) =>
      !roles.includes(part) &&
      !(roles.includes('range') && (part === 'interval' || part === 'percentile')) &&
      !(isCompared && (part === 'band' || part === 'when')),
  ).flatMap((part) => {
    const text = first[part];
    return text === null ? [] : writeAside(part, text);
  });
  const aside = parts.filter((part) => !wordsOf(first.measure).includes(wordsOf(part)));
  if (isCompared && row.length > 1) {
    const whenOf = ({ when, source }: Reading): string => when ?? source.dateText;
    const between = row
      .slice(1, -1)
      .map((each) => [writeScore(each), each.when === null ? null : whenOf(each)].filter(Boolean).join(' '));
    const last = row.at(-1) ?? first;
    // Of two scores in one note the earlier was mentioned on the day of the note, and not taken on it.
    const dates = [first.when === null && first.source.note === last.source.note ? '' : whenOf(first), whenOf(last)];
    aside.push(
      dates.filter((date) => date !== '').join(', '),
      between.length > 0 ? `between: ${between.join(', ')}` : '',
    );
  }
  const named = aside.filter((part) => part !== '');
  return named.length === 0 ? first.measure : `${first.measure} (${named.join('; ')})`;
}

import type { BlockNode, InlineNode } from '@casewright/document';
import { formatDate, type MaterialSentence } from '../evidence/material.ts';
import { fold } from '../language/words.ts';
import { quote, quoteSentence, table } from './draft.ts';
import { findScores, type Score } from './find-scores.ts';

type Role = 'measure' | 'score' | 'start' | 'end' | 'band' | 'percentile' | 'date' | 'other';

const ROLES: readonly [Role, RegExp][] = [
  ['measure', /\b(?:measure|test|scale|questionnaire|instrument|subtest|index|area)/i],
  ['start', /\b(?:start|before|intake|baseline|first|initial)/i],
  ['end', /\b(?:end|after|discharge|last|final|latest)\b/i],
  ['percentile', /\bpercentile/i],
  ['score', /\b(?:score|result|value|figure)/i],
  ['band', /\b(?:band|description|range|severity|meaning|classification|comment)/i],
  ['date', /\bdate/i],
];
const COLUMNS = /\bcolumns?:?\s+([^.;\n]+)/i;
const DEFAULT_COLUMNS = ['Measure', 'Score', 'Description'];
const MAX_COLUMNS = 8;
const DASH: InlineNode[] = [{ type: 'text', text: '–' }];

/** Scores exactly as the notes give them; nothing is reckoned, and what is not given is a dash. */
export function draftTable(instruction: string, sources: readonly MaterialSentence[]): BlockNode | null {
  const columns = readColumns(instruction);
  const roles = columns.map((column) => ROLES.find(([, pattern]) => pattern.test(column))?.[0] ?? 'other');
  if (!roles.includes('measure')) roles[0] = 'measure';
  const scores = sources.flatMap(findScores);
  if (scores.length === 0) return draftQuotes(columns, sources);
  const groups = groupByMeasure(scores);
  const isCompared = roles.includes('start') || roles.includes('end');
  const rows = isCompared ? groups : groups.flatMap((group) => group.map((score) => [score]));
  const repeated = new Set(groups.filter((group) => isFromSeveralNotes(group)).flat());
  return table(
    columns,
    rows.map((row) => roles.map((role) => fillCell(role, row, repeated))),
  );
}

/** `the columns Measure, Score, Percentile or range, and Description` */
export function readColumns(instruction: string): string[] {
  const list = COLUMNS.exec(instruction)?.[1] ?? '';
  const columns = list.split(/,\s*(?:and\s+)?|\s+and\s+/).map((column) => column.trim());
  const isList =
    columns.length >= 2 && columns.length <= MAX_COLUMNS && columns.every((column) => /^\S.{0,39}$/.test(column));
  return isList ? columns : DEFAULT_COLUMNS;
}

function draftQuotes(columns: readonly string[], sources: readonly MaterialSentence[]): BlockNode | null {
  if (sources.length === 0) return null;
  return table(
    columns,
    sources.map((source) => columns.map((_, index) => (index === 0 ? quoteSentence(source) : DASH))),
  );
}

function groupByMeasure(scores: readonly Score[]): Score[][] {
  const groups = new Map<string, Score[]>();
  for (const score of scores) {
    const name = fold(score.measure).replaceAll(/\btoday\b|\W/g, '');
    const group = groups.get(name);
    // The same figure twice in one note is one measurement.
    const isKnown = group?.some((each) => each.score === score.score && each.source.note === score.source.note);
    if (group === undefined) groups.set(name, [score]);
    else if (isKnown !== true) group.push(score);
  }
  return [...groups.values()];
}

function isFromSeveralNotes(group: readonly Score[]): boolean {
  return new Set(group.map(({ source }) => source.note)).size > 1;
}

function formatScore({ score, band }: Score): string {
  return band === null ? score : `${score} (${band})`;
}

function fillCell(role: Role, row: readonly Score[], repeated: ReadonlySet<Score>): InlineNode[] {
  const [first] = row;
  const last = row.at(-1);
  if (first === undefined || last === undefined) return DASH;
  const write = (text: string | null, { source }: Score): InlineNode[] =>
    text === null ? DASH : [quote(text, [source])];
  const percentile = first.band !== null && /percentile|%|\d(?:st|nd|rd|th)\b/.test(first.band) ? first.band : null;
  switch (role) {
    case 'measure': {
      const dates = [
        ...new Set(row.filter((score) => repeated.has(score)).map(({ source }) => formatDate(source.note.writtenAt))),
      ];
      return [
        quote(
          dates.length === 0 ? first.measure : `${first.measure} (${dates.join(', ')})`,
          row.map(({ source }) => source),
        ),
      ];
    }
    case 'score':
      return write(first.score, first);
    case 'start':
      return write(formatScore(first), first);
    case 'end':
      return last === first ? DASH : write(formatScore(last), last);
    case 'percentile':
      return write(percentile, first);
    case 'band':
      return write(percentile === null ? first.band : null, first);
    case 'date':
      return write(formatDate(first.source.note.writtenAt), first);
    default:
      return DASH;
  }
}

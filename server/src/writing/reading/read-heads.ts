import { pattern } from '../../lib/pattern.ts';
import { isTestHeading } from '../scores/test-heading.ts';

/** A figure that a column may have in its head: `95% CI`, `Time 2`, `Item 9`, `3 March`, `2019`. */
const HEAD_WITH_FIGURE = pattern('iu')`
  ^(?:(?:9[05]|68) ?% ?(?:CI|confidence interval|band)s?|(?:T|time|term|week|wk|session|month|year|visit|item|trial) ?\d{1,2}
  |(?:19|20)\d\d|(?:percentile|centile|score|raw)s? \((?:19|20)\d\d\)
  |\d{1,2}(?:st|nd|rd|th)? (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}*\.?(?: \d{4})?
  |(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}*\.? ?(?:\d{4}|['’]?\d\d)
  |(?:follow-?up|f\/u|review|admission|discharge|intake|baseline|start|end|pre|post|clinic|visit),? (?:at )?\d{1,2}(?:[\/.]\d{1,2}(?:[\/.]\d{2,4})?|[ -]?(?:weeks?|wks?|months?|mths?)))$
`;
/** `3 months`, `6/12`: when it was measured, where further columns say the like. */
const HEAD_OF_TIME =
  /^\d{1,2}(?:[ -]?(?:days?|weeks?|wks?|months?|mths?|years?|yrs?)|\/(?:7|52|1[0-2]|0?[1-9])|[/.](?:1[0-2]|0?[1-9])[/.]\d{2,4})$/i;
/** A date, an interval, a year or how much there is to reach, in brackets behind the words of a head. */
const HEAD_BRACKET = pattern('iu')`
  \s?\((?:\d{1,2}(?:st|nd|rd|th)? \p{L}{3,9}\.?(?: \d{4})?|\d{1,2}[\/.]\d{1,2}(?:[\/.]\d{2,4})?|(?:19|20)\d\d
  |\d{2} ?% ?\p{L}{2,10}|\/ ?\d{1,3}|out of \d{1,3}|(?:max|mean|M) ?=? ?\d{1,3}(?:,? SD ?=? ?\d{1,2})?)\)$
`;

/** `Aut 1`, `Spr 1`, `Sum 1`: the same few letters and a number above every column but the first. */
const HEAD_OF_SERIES = /^\p{L}{1,7}\.? ?\d{1,2}$/u;
const MIN_SERIES = 2;

function areSeries([name = '', ...heads]: readonly string[]): boolean {
  return heads.length >= MIN_SERIES && !/\d/.test(name) && heads.every((head) => HEAD_OF_SERIES.test(head.trim()));
}

/** What heads a column is no sentence: as a head it would stand in no draft. */
const SENTENCE = /^(?:\S+ ){3,}\S+[.!?]$/u;

function mayHead(cell: string, column: number, row: readonly string[]): boolean {
  if (SENTENCE.test(cell.trim())) return false;
  // `Conners 3 (T)` above the names of those who were asked.
  if (column === 0 && row.length > 2 && isTestHeading(cell)) return true;
  const plain = cell.trim().replace(HEAD_BRACKET, '');
  return (
    // The number of a test is none: `GDS-15`.
    !/(?<![\p{L}\d-])\d/u.test(plain) || HEAD_WITH_FIGURE.test(plain) || (row.length > 2 && HEAD_OF_TIME.test(plain))
  );
}

/** What a column of a score table is called below the name of a test, of a person or of a time. */
const KIND_OF_COLUMN =
  /^(?:raw|rs|ss|sc|t|z|pr|ci|score|scaled|standard|composite|%|%ile|percentile|centile|range|band|ae|age equiv\p{L}*|(?:raw|scaled|standard|t|z)[- ]scores?|95 ?% ?CI)$/iu;

/** Below a head that is written over two columns or more stands what each of them holds: `VMI`, and below it `SS`, `%ile`. */
function joinHeads(first: readonly string[], second: readonly string[] | undefined): string[] | null {
  const kinds = (second ?? []).filter((cell) => cell !== '');
  const isSecond =
    second !== undefined && kinds.length >= 2 && kinds.every((cell) => KIND_OF_COLUMN.test(cell)) && first.includes('');
  if (!isSecond) return null;
  let last = '';
  return second.map((cell, column) => {
    last = first[column] === '' || first[column] === undefined ? last : first[column];
    return cell === '' ? (first[column] ?? '') : `${column === 0 ? '' : last} ${cell}`.trim();
  });
}

/** The pitches that hearing was tested at head an audiogram: `Freq (Hz)`, `500`, `1000`. */
function readPitches(first: readonly string[]): string[] | null {
  const [name = '', ...pitches] = first;
  const unit = /\bk?Hz\b/i.exec(name)?.[0];
  const areFigures = pitches.length > 1 && pitches.every((pitch) => /^\d{1,5}(?:\.\d)?k?$/.test(pitch));
  return unit === undefined || !areFigures ? null : [name, ...pitches.map((pitch) => `${pitch} ${unit}`)];
}

/** What heads the columns of a table: in the first row, where it has words and no figures of its own, or in the first two. */
export function readHeads(rows: readonly string[][]): { names: string[]; rows: 1 | 2 } | null {
  const [first = [], second] = rows;
  if (rows.length < 2 || !first.some(Boolean)) return null;
  const pitches = readPitches(first);
  if (pitches === null && !areSeries(first) && !first.every(mayHead)) return null;
  const joined = rows.length > 2 ? joinHeads(first, second) : null;
  return joined === null ? { names: pitches ?? first, rows: 1 } : { names: joined, rows: 2 };
}

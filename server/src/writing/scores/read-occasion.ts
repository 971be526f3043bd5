import { isOfTheBody } from './entries/judge-score.ts';
import { TEST_NAME } from './patterns.ts';
import { FIGURE, NOTHING, type Role, SIDES, splitBracket, TIME } from './row-cells.ts';
import { EMPTY_SCORE, type Score } from './score.ts';

/** What stands first in a row of a table whose columns are tests: `Session 4`, `Discharge`, `12 March`. */
export const TIME_ROW =
  /^(?:(?:sess(?:ion)?|week|wk|day|month|term|year|time|visit|review|appt|t|s)\.? ?\d{1,3}|(?:at |on )?(?:baseline|intake|admission|adm|discharge|d\/c|start|mid|end|pre|post|before|after|first|initial|last|final|now|today|review|assessment|follow-?up)(?:,? \(?\d{1,2}[/.]\d{1,2}(?:[/.]\d{2,4})?\)?)?|\d{1,2}(?:st|nd|rd|th)? (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}*(?: \d{4})?|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}*\.?(?: ['’]?(?:\d{4}|\d\d))?|(?:autumn|spring|summer|winter|aut|spr|sum)(?: term)?(?: ?\d{1,4})?)$/iu;

/** `Reading age`, `Maths SS`: what was measured on each occasion, without a test. */
const OF_ATTAINMENT =
  /^(?=.{0,40}\b(?:reading|spelling|maths?|number|writing|comprehension|vocabulary|language)\b).{0,40}(?: age| SS| score| %ile|)$/i;
const AGE = /^\d{1,2}[:;]\d{1,2}$/;

/** A row of one occasion: `| Session | PHQ-9 | GAD-7 |` with `| 4 | 15 | 13 |` below it. */
export function readOccasion(cells: readonly string[], header: readonly string[], roles: readonly Role[]): Score[] {
  const isTest = roles.map((role, column) => role !== 'when' && TEST_NAME.test(header[column] ?? ''));
  const first = isTest.includes(true) ? isTest.indexOf(true) : header.findIndex((head) => OF_ATTAINMENT.test(head));
  if (first <= 0) return [];
  const when = cells
    .slice(0, first)
    .map((cell, column) => (/^\d{1,3}$/.test(cell) ? `${header[column] ?? ''} ${cell}`.trim() : cell.trim()))
    .filter((part, column) => {
      const isTime = column === 0 || roles[column] === 'when' || TIME.test(`${header[column] ?? ''} ${part}`);
      return isTime && part !== '' && !NOTHING.test(part);
    });
  const scores: Score[] = [];
  for (const [column, cell] of cells.entries()) {
    const [head = '', value, last] = [header[column], cell.trim(), scores.at(-1)];
    const side = SIDES.find((role) => role === roles[column]);
    if (column < first || NOTHING.test(value) || head === '' || isOfTheBody(head)) continue;
    if (side !== undefined && last !== undefined) scores[scores.length - 1] = { ...last, [side]: value };
    else if (FIGURE.test(value) || AGE.test(value))
      scores.push(splitBracket({ ...EMPTY_SCORE, measure: head, score: cell, when: when.join(', ') || null }));
  }
  return scores;
}

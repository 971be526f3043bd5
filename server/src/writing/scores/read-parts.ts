import { isOfTheBody } from './entries/judge-score.ts';
import { isPartOf } from './known-tests/parts.ts';
import { INFORMANT, NUMBER, PERCENTILE } from './patterns.ts';
import { EMPTY_SCORE, type Score } from './score.ts';

/** A part by its name or its letter, with what was reached in it: `attention 15/18`, `M 12/26`, `language 88`. */
const PART = new RegExp(String.raw`^(?<name>\p{L}[\p{L} /&-]{0,40}?)\s?[:=]?\s(?<score>${NUMBER})$`, 'u');
/** `17 of 18 for attention` */
const PART_BEHIND =
  /^(?<score>\d{1,3}(?:\s?\/\s?| (?:out )?of )\d{1,3}) (?:for|in|on) (?:the )?(?<name>\p{L}[\p{L} /&-]{2,40}?)(?: tasks?| skills)?$/u;
/** What stands before a figure of the same test at another time, or before its interval. */
const NO_PART =
  /\b(?:was|from|prev(?:ious(?:ly)?)?|before|earlier|last|prior|baseline|start|pre|post|after|admission|intake|discharge|session|week|month|now|today|cut-?off|range|age|norm|mean|average|CI|SD|SEM|jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)\b/i;
/** A figure by itself may be anything; out of a whole, or beside another, it is what a part of the test gave. */
const MIN_PARTS = 2;
const MANY_PARTS = 4;

/** The score of the whole is named by one of these, its parts are not: `RBANS total 78 (language 88, …)`. */
const WHOLE = /[ :]{1,2}(?:total|overall|full scale|sum)(?: difficulties)?(?: score| index)?$/i;

/** The parts of a test that stand in brackets behind its score: `ACE-III 71/100 (attention 15/18, memory 12/26)`. */
export function readParts(measure: string, inner: string | undefined): Score[] {
  const test = measure.replace(WHOLE, '');
  const pieces = (inner ?? '')
    .split(/[,;]\s|(?<=\d) (?=(?!(?:of|out|to|and|or|on|vs)\b)\p{L}[\p{L}-]{0,14} \d)| and (?=\d+ (?:out )?of \d)/u)
    .map((piece) => piece.trim());
  const parts = pieces.flatMap((piece) => {
    const { name, score } = (PART.exec(piece) ?? PART_BEHIND.exec(piece))?.groups ?? {};
    const isPart =
      name !== undefined &&
      !NO_PART.test(name) &&
      (!isOfTheBody(name) || isPartOf(test, name)) &&
      !INFORMANT.test(name) &&
      !PERCENTILE.test(piece);
    return isPart ? [{ ...EMPTY_SCORE, measure: `${test}: ${name}`, score: score ?? null }] : [];
  });
  // `…, orientation 5/6; +1 for education`
  const areKnown = parts.length > 0 && parts.every((part) => isPartOf(test, part.measure.slice(test.length + 2)));
  const isWhole = parts.length === pieces.length || parts.length >= MANY_PARTS || areKnown;
  const areOutOf = parts.every(({ score }) => /\/| of /.test(score ?? ''));
  return isWhole && (areOutOf || parts.length >= MIN_PARTS) ? parts : [];
}

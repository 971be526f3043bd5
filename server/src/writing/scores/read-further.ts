import { BAND, INFORMANT, NUMBER, PERCENTILE, TEST_NAME } from './patterns.ts';
import { withInner } from './aside.ts';
import { EMPTY_SCORE, type Score } from './score.ts';

const WHO = INFORMANT.source.replaceAll(String.raw`\b`, '');
/** `(teacher) 17`, `teacher T=64`: what was measured stands before it. */
const OTHER_INFORMANT = new RegExp(
  String.raw`^\(?(?<informant>${WHO})\)?(?:'s)?(?: form| version| rating)?[ :]+(?:T ?=? ?|score )?(?<score>${NUMBER})(?: ?\((?<inner>[^()]*)\))?\.?$`,
  'iu',
);
const NAMED_INFORMANT = new RegExp(String.raw` ?\(?\b(?:${WHO})\b\)?`, 'i');
const ONLY_PERCENTILE = new RegExp(String.raw`^(?:${PERCENTILE.source})\.?$`, 'i');
/** `rapid naming 70 (2nd percentile)` after `CTOPP-2 phonological awareness 73`. */
const SAME_TEST = new RegExp(
  String.raw`^(?<measure>\p{L}[\p{L} /-]{2,40}?) (?<score>${NUMBER}) ?\((?<inner>[^()]*)\)\.?$`,
  'u',
);

/** What a further piece of a list says of the score before it, or a further score of the same test. */
export function addToLast(scores: Score[], fragment: string): void {
  const last = scores.at(-1);
  if (last === undefined) return;
  const text = fragment.trim();
  const other = OTHER_INFORMANT.exec(text)?.groups;
  if (other !== undefined) {
    const measure = last.measure.replace(NAMED_INFORMANT, '').trim();
    const asked = INFORMANT.exec(last.measure)?.[0] ?? null;
    scores[scores.length - 1] = { ...last, measure, informant: last.informant ?? asked };
    const { informant = null, score = null, inner } = other;
    scores.push(withInner({ ...EMPTY_SCORE, measure, score, informant }, inner));
    return;
  }
  const further = SAME_TEST.exec(text)?.groups;
  const test = TEST_NAME.exec(last.measure)?.[0];
  if (
    further !== undefined &&
    test !== undefined &&
    (PERCENTILE.test(further['inner'] ?? '') || BAND.test(further['inner'] ?? ''))
  ) {
    const score = { ...EMPTY_SCORE, measure: `${test}: ${further['measure'] ?? ''}`, score: further['score'] ?? null };
    scores.push(withInner(score, further['inner']));
    return;
  }
  const percentile = ONLY_PERCENTILE.test(text) ? PERCENTILE.exec(text)?.[0] : undefined;
  if (percentile !== undefined && last.percentile === null) scores[scores.length - 1] = { ...last, percentile };
}

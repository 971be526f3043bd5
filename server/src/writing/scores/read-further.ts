import { BAND, BARE_INTERVAL, INFORMANT, INTERVAL, NUMBER, PERCENTILE, TEST_NAME } from './patterns.ts';
import { withInner } from './aside.ts';
import { readEarlier } from './read-earlier.ts';
import { EQUIVALENT } from './read-kinds.ts';
import { EMPTY_SCORE, type Score } from './score.ts';

const WHO = INFORMANT.source.replaceAll(String.raw`\b`, '');
/** `(teacher) 17`, `teacher T=64`: what was measured stands before it. */
const OTHER_INFORMANT = new RegExp(
  String.raw`^\(?(?<informant>${WHO})\)?(?:'s)?(?: form| version| rating)?[ :]+(?:T ?=? ?|score )?(?<score>${NUMBER})(?: ?\((?<inner>[^()]*)\))?\.?$`,
  'iu',
);
const NAMED_INFORMANT = new RegExp(String.raw` ?\(?\b(?:${WHO})\b\)?`, 'i');
const ONLY_PERCENTILE = new RegExp(String.raw`^(?:(?:at|in|on) (?:the )?)?(?:${PERCENTILE.source})\.?$`, 'i');
/** `95% CI 64 to 70` */
const ONLY_INTERVAL =
  /^(?:\d\d ?% ?)?(?:CI|confidence interval)\b(?: ?\(\d\d ?%\))?[\s:=]{0,3}\S{1,12}(?: (?:to|[-–]) \d{1,3})?\.?$/i;
/** `rapid naming 70 (2nd percentile)` after `CTOPP-2 phonological awareness 73`. */
const SAME_TEST = new RegExp(
  String.raw`^(?<measure>\p{L}[\p{L} /&-]{2,40}?) (?<score>${NUMBER}) ?\((?<inner>[^()]*)\)\.?$`,
  'u',
);

const TIME = String.raw`(?:pre|post|before|after)(?:[- ]?(?:op|injury|stroke|treatment|therapy|test|intervention|surgery))?|now|today|currently|(?:at )?(?:the )?(?:start|peak|end)(?: of (?:the )?(?:exposure|session|task))?|at (?:baseline|intake|discharge|review|follow-up)|on admission|previously`;
/** `post 24`, `now 3`: the same measure at another time, whose name stands before it or behind it. */
const TIME_FIGURE = new RegExp(
  String.raw`^(?:it(?:'s| is) )?(?<when>${TIME})[ :=]+(?:T ?=? ?)?(?<score>${NUMBER})(?: ?\((?<inner>[^()]*)\))?\.?$`,
  'iu',
);
const FIGURE_TIME = new RegExp(String.raw`^(?<score>${NUMBER})(?: ?\((?<inner>[^()]*)\))? (?<when>${TIME})\.?$`, 'iu');
/** `it was 22 in October`: the earlier score, which is told second. */
const IT_WAS = new RegExp(
  String.raw`^it (?:was|had been) (?<score>${NUMBER})(?: ?\((?<inner>[^()]*)\))?(?: (?<when>(?:in|at|on|last) [\p{L}\d ]{2,30}|before|previously))?\.?$`,
  'iu',
);
const TIME_AT_END = new RegExp(String.raw`[ :]{1,2}(?<when>${TIME})$`, 'iu');
/** `which falls at the 19th percentile (95% confidence interval 83 to 91)` */
const FALLS_AT = new RegExp(
  String.raw`^(?:which |that )?(?:is|was|falls|fell|lies|lay|placed|falling|placing (?:him|her|them))(?: at| in| on| within){1,2} (?:the )?(?<percentile>${PERCENTILE.source})(?: ?\((?<inner>[^()]*)\))?\.?$`,
  'iu',
);

/** Whether a further piece of a list says something of the score before it, or is a further score of the same test. */
export function addToLast(scores: Score[], fragment: string): boolean {
  const last = scores.at(-1);
  if (last === undefined) return false;
  const text = fragment.trim();
  const other = OTHER_INFORMANT.exec(text)?.groups;
  if (other !== undefined) {
    const measure = last.measure.replace(NAMED_INFORMANT, '').trim();
    const asked = INFORMANT.exec(last.measure)?.[0] ?? null;
    scores[scores.length - 1] = { ...last, measure, informant: last.informant ?? asked };
    const { informant = null, score = null, inner } = other;
    scores.push(withInner({ ...EMPTY_SCORE, measure, score, informant }, inner));
    return true;
  }
  const further = SAME_TEST.exec(text)?.groups;
  const test = TEST_NAME.exec(last.measure)?.[0];
  if (
    further !== undefined &&
    test !== undefined &&
    [PERCENTILE, BAND, BARE_INTERVAL].some((told) => told.test(further['inner'] ?? ''))
  ) {
    const score = { ...EMPTY_SCORE, measure: `${test}: ${further['measure'] ?? ''}`, score: further['score'] ?? null };
    scores.push(withInner(score, further['inner']));
    return true;
  }
  const { score: former, when: then = null, inner: told } = IT_WAS.exec(text)?.groups ?? {};
  if (former !== undefined && TEST_NAME.test(last.measure)) {
    const score = withInner({ ...EMPTY_SCORE, measure: last.measure, score: former, when: then }, told);
    scores.splice(scores.length - 1, 0, score);
    return true;
  }
  const later = (TIME_FIGURE.exec(text) ?? FIGURE_TIME.exec(text))?.groups;
  if (later !== undefined && TEST_NAME.test(last.measure)) {
    const { when: own } = TIME_AT_END.exec(last.measure)?.groups ?? {};
    const measure = last.measure.replace(TIME_AT_END, '');
    scores[scores.length - 1] = { ...last, measure, when: last.when ?? own ?? null };
    scores.push(
      withInner(
        { ...EMPTY_SCORE, measure, score: later['score'] ?? null, when: later['when'] ?? null },
        later['inner'],
      ),
    );
    return true;
  }
  // `GAD-7 = 9, down from 15`: the earlier score.
  const earlier = readEarlier(last.measure, text.replace(/\.$/, ''));
  if (earlier.length > 0 && last.score !== null) {
    scores.splice(scores.length - 1, 0, ...earlier);
    return true;
  }
  const { kind, score: age } = EQUIVALENT.exec(text.replace(/\.$/, ''))?.groups ?? {};
  if (age !== undefined && last.score !== null) {
    scores.push({ ...EMPTY_SCORE, measure: `${last.measure} (${kind ?? ''})`, score: age });
    return true;
  }
  const placed = FALLS_AT.exec(text)?.groups;
  if (placed !== undefined && last.percentile === null && last.score !== null) {
    scores[scores.length - 1] = { ...withInner(last, placed['inner']), percentile: placed['percentile'] ?? null };
    return true;
  }
  const percentile = ONLY_PERCENTILE.test(text) ? PERCENTILE.exec(text)?.[0] : undefined;
  if (percentile !== undefined && last.percentile === null) {
    scores[scores.length - 1] = { ...last, percentile };
    return true;
  }
  const band = text.replace(/\.$/, '');
  if (BAND.exec(band)?.[0] === band && last.band === null && last.score !== null) {
    scores[scores.length - 1] = { ...last, band };
    return true;
  }
  const interval = ONLY_INTERVAL.test(text) ? INTERVAL.exec(text)?.[0].trim() : undefined;
  if (interval === undefined || last.interval !== null || last.score === null) return false;
  scores[scores.length - 1] = { ...last, interval };
  return true;
}

import { INFORMANT, NUMBER } from './patterns.ts';
import { EMPTY_SCORE, type Score } from './score.ts';

const MONTH = String.raw`(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]{0,6}\.?(?: (?:19|20)\d\d)?`;
const TIME = String.raw`(?:(?:in |on |at )?(?:${MONTH}|\d{1,2} ${MONTH}|\d{1,2}[/.]\d{1,2}(?:[/.]\d{2,4})?|(?:19|20)\d\d|adm(?:ission)?|intake|baseline|start|pre-?op(?:erative(?:ly)?)?|pre-?morbid(?:ly)?|pre-?(?:adm(?:ission)?|stroke|treatment|therapy|injury)|referral|assessment|last (?:week|month|year|time|visit|review)|the (?:start|beginning|outset|first session|last (?:session|visit|review)))|previously|prev(?:ious)?|before|earlier|last)`;
const BY = String.raw`(?:(?:by )?(?:the )?(?:GP|surgery|ward|hospital|school|clinic|CMHT|CAMHS|IAPT))`;
/** What says when and where, then the figure: `Sept, GP: 17`, `was 17 in May`, `previously 15`. */
const BEFORE_FIGURE = new RegExp(
  String.raw`^(?:was |from )?(?<when>(?:${TIME}|${BY})(?:,? (?:${TIME}|${BY}))?)[ :,=]{1,3}(?:was )?(?<score>${NUMBER})$`,
  'iu',
);
const AFTER_FIGURE = new RegExp(
  String.raw`^(?:was |from |down from |up from )?(?<score>${NUMBER}) (?<when>(?:${TIME}|${BY})(?:,? (?:${TIME}|${BY}))?)$`,
  'iu',
);
const ONLY_FIGURE = new RegExp(String.raw`^(?:was|from|down from|up from) (?<score>${NUMBER})$`, 'iu');

/** The earlier scores of the same measure that stand in brackets behind one: `PHQ-9 21 (Sept, GP: 17)`. */
export function readEarlier(measure: string, inner: string | undefined): Score[] {
  const text = inner?.trim() ?? '';
  // `teacher 17` is the score that somebody else gave at the same time.
  if (INFORMANT.test(text) && !/\bschool\b/i.test(text)) return [];
  const whole = readOne(measure, text);
  if (whole !== null) return [whole];
  // `was 19 on 3 Aug, 16 on 31 Aug`
  const each = text.split(/[,;] (?:and )?/).map((piece) => readOne(measure, piece));
  return each.every((score) => score !== null) ? each : [];
}

function readOne(measure: string, text: string): Score | null {
  // `was 63.1 in Nov 2025`: a figure with a point may look like a day, and a year like a score.
  const found = AFTER_FIGURE.exec(text) ?? BEFORE_FIGURE.exec(text) ?? ONLY_FIGURE.exec(text);
  const { score, when = null } = found?.groups ?? {};
  return score === undefined || /^(?:19|20)\d\d$/.test(score)
    ? null
    : { ...EMPTY_SCORE, measure, score, when: when?.trim() ?? null };
}

import { COUNTED, TEST_NAME } from './patterns.ts';
import { EMPTY_SCORE, type Score } from './score.ts';

/** A test of many parts with one of them: `WMS-IV LM I`, `WAIS-IV: VCI`. */
const BATTERY =
  /^(?<test>(?:WISC|WAIS|WPPSI|WASI|WMS|WIAT|BAS|CMS|RBANS|D-?KEFS|NEPSY|CELF|CTOPP|BADS|Vineland|ABAS|BASC|SRS|PedsQL)[\w-]{0,8}):? (?<part>\p{L}.{0,50})$/u;
/** Indices that only such a test has. */
const INDEX = /^(?:FSIQ|VCI|VSI|FRI|PRI|POI|WMI|PSI|GAI|CPI|NVI)$/;
/** `Rapid Naming 76`: a part by its name in words, with a figure that such a test gives, and none of a room or a page. */
const NAMED_PART =
  /^(?!(?:Ward|Room|Bay|Page|Year|Unit|Flat|Bed)\b)(?<measure>\p{Lu}\p{Ll}{2,20}(?: \p{Lu}\p{Ll}{2,20}){0,3}) (?<score>\d{2,3})[.]?$/u;
const FIGURES = { least: 40, most: 160 };
const NUMERAL = / ?\b(?:I{1,3}|[123])$/;

/** `PLS-5 Auditory Comprehension`: the short name of a test, and a part of it that is written as a name. */
const TEST_AND_PART = new RegExp(
  String.raw`^(?<test>${TEST_NAME.source}):? (?<part>\p{Lu}\p{Ll}{2,}(?: [\p{L}&]+){0,4})$`,
  'u',
);
const WRITTEN_AS_NAME = /^\p{Lu}\p{Ll}{2,}(?: (?:and |& )?\p{Lu}\p{Ll}{2,}){1,4}$/u;

/** The test is named once: in `WMS-IV LM I 5, LM II 2` the second is of the WMS-IV too, and so is a bare `II 2`. */
export function withBattery(score: Score, last: Score | undefined): Score {
  const { test, part } = BATTERY.exec(last?.measure ?? '')?.groups ?? {};
  const other = TEST_AND_PART.exec(last?.measure ?? '')?.groups?.['test'];
  if (
    other !== undefined &&
    /\p{Lu}{2}/u.test(other) &&
    WRITTEN_AS_NAME.test(score.measure) &&
    !TEST_NAME.test(score.measure)
  )
    return { ...score, measure: `${other} ${score.measure}` };
  if (test === undefined || part === undefined) return score;
  const whole = part.replace(NUMERAL, '');
  const { measure } = score;
  if (NUMERAL.test(part) && measure.replace(NUMERAL, '') === '')
    return { ...score, measure: `${test} ${whole} ${measure}` };
  const isPart = INDEX.test(measure) || (NUMERAL.test(measure) && measure.replace(NUMERAL, '') === whole);
  return isPart ? { ...score, measure: `${test} ${measure}` } : score;
}

/** Two halves of a test that are told in one breath: `HADS anxiety 6, depression 12`, `Digit Span forward 6, backward 4`. */
const FIRST_HALF =
  /^(?<test>(?:HADS)(?=[ :-]{1,3}(?:A|anx\p{L}{0,5})$)|\p{Lu}.{2,40}(?= (?:forwards?|immediate|dominant|R|right)$))[ :-]{1,3}\p{L}+$/u;
const SECOND_HALF =
  /^(?<measure>D|dep\p{L}{0,8}|backwards?|sequencing|delayed|non-?dominant|L|left) (?<score>\d{1,3}(?:\.\d)?(?: ?s(?:ecs?)?)?)(?:\/21)?[.]?$/u;

/** Parts that many tests have, in a word: `SDQ (teacher) emotional 7, total 15`, `FIM motor 52, cognitive 28`. */
const PART_WORD = String.raw`total|emotional|conduct|hyperactivity|peer(?: problems)?|prosocial|impact|anxiety|depression|stress|motor|cognitive|immediate|delayed|recognition|somatic|physical|social|mobility|self-care|participation|function|pain`;
const ENDS_IN_PART = new RegExp(String.raw`^(?<test>\S.{0,40}?):? (?:${PART_WORD})$`, 'iu');
const OTHER_PART = new RegExp(String.raw`^(?<measure>${PART_WORD})(?: (?:T|ss)| T ?=)? ?(?<score>\d{1,3})[.]?$`, 'iu');

/** A further part of the test that was named last, as in `CTOPP-2 Phonological Awareness 73, Rapid Naming 76`. */
export function readNamedPart(fragment: string, last: Score | undefined): Score[] {
  const half = FIRST_HALF.exec(last?.measure ?? '')?.groups?.['test'];
  const second = half === undefined ? undefined : SECOND_HALF.exec(fragment.trim())?.groups;
  if (second !== undefined)
    return [{ ...EMPTY_SCORE, measure: `${half ?? ''} ${second['measure'] ?? ''}`, score: second['score'] ?? null }];
  const named = ENDS_IN_PART.exec(last?.measure ?? '')?.groups?.['test'];
  const other = named === undefined || !TEST_NAME.test(named) ? undefined : OTHER_PART.exec(fragment.trim())?.groups;
  if (other !== undefined)
    return [{ ...EMPTY_SCORE, measure: `${named ?? ''} ${other['measure'] ?? ''}`, score: other['score'] ?? null }];
  const { test } = BATTERY.exec(last?.measure ?? '')?.groups ?? {};
  const { measure, score } = NAMED_PART.exec(fragment.trim())?.groups ?? {};
  if (test === undefined || measure === undefined || score === undefined || COUNTED.test(measure)) return [];
  const isLikely = Number(score) >= FIGURES.least && Number(score) <= FIGURES.most;
  return isLikely ? [{ ...EMPTY_SCORE, measure: `${test}: ${measure}`, score }] : [];
}

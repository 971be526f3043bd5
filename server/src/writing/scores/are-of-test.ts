import { withoutFillers } from './entries/reading.ts';
import { isLikeTest, isOfOneScore, isOfPoints, isOfTheBody } from './entries/judge-score.ts';
import { isIndex, isSubtest, isSubtestByLetters } from './indices.ts';
import { areAllFiguresRead, isOnlyScores } from './only-scores.ts';
import { INFORMANT } from './patterns.ts';
import type { Score } from './score.ts';

/** Tests of intelligence. */
export const BATTERY = /^(?:WISC|WAIS|WPPSI|WASI)/;
/** `Aiming and Catching`, `SWE`, `word reading`: what a part of a test is called, without a verb. */
const PART_NAME =
  /^(?:\p{Lu}[\p{L}\d/&-]*(?: (?:and|of|for|to|the|&|\p{Lu}[\p{L}\d/&-]*)){0,5}|\p{L}[\p{L}/&-]*(?: \p{Ll}[\p{L}/&-]*){0,2})(?: ?\([^()]{1,30}\))?$/u;
/** Names of tests of their own. */
export const OWN_NAME =
  /\b(?:Battery|Scale|Test|Questionnaire|Inventory|Assessment|Screen|Checklist|Schedule|Profile)\b/;
/** Shares, and how long or when. */
const NO_FIGURE = /%$|\/\s?(?:52|40|12)$|^(?:\d{4,}|[2-9]\d\d)$|^\d{1,2}\.\d\d$/;
/** `Teacher (Ms Ahmed):` */
const RATER_LABEL = new RegExp(String.raw`^(?:${INFORMANT.source})(?: \([^()]{1,40}\))?: `, 'i');

/** Tests besides those of intelligence that have a part of that name. */
const HAS_MEMORY = /^(?:BRIEF|WMS|CMS|CEFI|WJ|Woodcock|TOMAL)/;
const WORKING_MEMORY = /^working memory$/i;

/** Whether a sentence gives scores of a test that has parts, and says nothing else. */
export function areOfTest(text: string, test: string, all: readonly Score[]): boolean {
  const scores = all.filter(({ measure }) => !OF_AGE.test(measure));
  if (
    scores.some(
      ({ measure, score }) =>
        OWN_NAME.test(partOf(measure)) ||
        /(?:scale|inventory|questionnaire)$/.test(partOf(measure)) ||
        isOfTheBody(partOf(measure)) ||
        NO_FIGURE.test(score ?? '') ||
        isTestOfItsOwn(partOf(measure), test) ||
        (isIndex(partOf(measure)) &&
          !BATTERY.test(test) &&
          !(WORKING_MEMORY.test(partOf(measure)) && HAS_MEMORY.test(test))),
    )
  )
    return false;
  const areParts = scores.every(
    ({ measure, score, percentile, scale }) =>
      PART_NAME.test(partOf(measure)) ||
      /^item \d{1,2}$/i.test(partOf(measure)) ||
      isIndex(partOf(measure)) ||
      (/\/| of /.test(score ?? '') && !isOfOneScore(test)) ||
      percentile !== null ||
      scale !== null,
  );
  const isItem = scores.every(({ measure }) => /^item \d{1,2}$/i.test(partOf(measure)));
  const areMarked = scores.every(
    ({ score, scale, percentile }) => scale !== null || percentile !== null || / of /.test(score ?? ''),
  );
  if (scores.length > 0 && areParts && areMarked && !isOfOneScore(test)) return true;
  const areOutOf = scores.every(({ score }) => pointsOf(score) > 0);
  return (
    scores.length > 0 &&
    areParts &&
    (isItem || !isOfOneScore(test) || (areOutOf && isOfPoints(test))) &&
    areAllFiguresRead(text, all) &&
    (isOnlyScores(text.replace(RATER_LABEL, ''), all) ||
      (scores.every(mayBeToldInWords) && isOnlyScores(withoutFillers(text), all)))
  );
}

/** `(AE)`, `(reading age)`: the age that the score before it is like. */
export const OF_AGE = /\((?:[AG]E|[RS]A|[^()]{0,20}(?:age|equiv)[^()]{0,20})\)$/i;

/** What parts of tests measure. */
const ABILITY =
  /\b(?:reading|spelling|writing|words?|decoding|comprehension|vocabulary|language|listening|expression|naming|fluency|memory|recall|span|attention|verbal|visual|auditory|spatial|perception|reasoning|processing|speed|motor|coordination|dexterity|balance|numerical|math\p{L}*|arithmetic|operations|accuracy|rate|phon\p{L}*|communication|socialisation|socialization|index|composite|total)\b/iu;

/** `Spelling was lower at 76`; but `Sleep was down to 5` and `Attendance fell to 87` are of no test. */
function mayBeToldInWords({ measure }: Score): boolean {
  return ABILITY.test(partOf(measure));
}

/** `RCPM`, `ROWPVT-4`, `Bristol ADL (wife)`: letters that stand for a test, or a name with who was asked. */
export function isTestOfItsOwn(name: string, test: string): boolean {
  const [first = ''] = name.split(' ');
  const isPart = isIndex(first) || (MANY_PARTS.test(test) && /^\p{L}+$/u.test(first));
  return (first.length > 2 && isLikeTest(first) && !isPart) || RATER_BEHIND.test(name);
}

/** Tests whose parts are often told by three letters or more. */
const MANY_PARTS =
  /^(?:CELF|WISC|WAIS|WPPSI|WIAT|WMS|NEPSY|BAS|PLS|CTOPP|BRIEF|BASC|Conners|RBANS|PAI|MMPI|PEDI|KOOS|HOOS)/;

const RATER_BEHIND = new RegExp(String.raw`\((?:${INFORMANT.source})\)$`, 'i');

/** Fewer letters may be anything. */
const MIN_LETTERS = 3;

export function areIndices(scores: readonly Score[]): boolean {
  const names = scores.map(({ measure }) => partOf(measure));
  if (names.length >= MIN_LETTERS && names.every(isSubtestByLetters)) return true;
  return names.length > 0 && names.every((name) => isIndex(name) || isSubtest(name));
}

export function partOf(measure: string): string {
  return measure.slice(measure.lastIndexOf(': ') + 1).trim();
}

/** How many points there are: 26 of `12/26`. */
export function pointsOf(score: string | null): number {
  return Number(/\/ ?(?<points>\d+)$/.exec(score ?? '')?.groups?.['points'] ?? 0);
}

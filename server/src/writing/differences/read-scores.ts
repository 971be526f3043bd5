import type { MaterialPassage } from '../placing/material-passage.ts';
import { partOf, pointsOf } from '../scores/are-of-test.ts';
import { findScores } from '../scores/find-scores.ts';
import { isIndex } from '../scores/indices.ts';
import { TEST_NAME } from '../scores/patterns.ts';
import type { Score } from '../scores/score.ts';
import { stretchesIn } from './days.ts';
import type { Fact } from './fact.ts';
import { isPlanned } from './manner.ts';

/** Of the whole test, which may be said or not, and when: `MMSE of the same day`, `SDQ total difficulties`. */
const FILLERS =
  /\([^()]*\)|\b(?:total|overall|difficulties|raw|scores?|scored|standard|today|same|repeat(?:ed)?|retest|initial|(?:of|on|at|in|for) (?:the )?(?:same day|day|admission|discharge|baseline|entry|start|end|assessment|review|parent|[a-z]+))\b/giu;
/** Events that there is only one of in most notes, by what they are called. */
const EVENTS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:on|at) (?:admission|adm|arrival|presentation)\b|\badmission (?=\p{L}+ ?:?\d)/iu, 'admission'],
  [/\b(?:on|at) discharge\b/iu, 'discharge'],
  [/\b(?:at|on) (?:baseline|start|entry|intake|initial assessment)\b|\bbaseline\b/iu, 'start'],
];
const FIGURE = /^\d+(?:\.\d+)?/;

/** A test has one score on one day, if the same person was asked. */
export function readScores(passage: MaterialPassage, told: number | null): Fact[] {
  if (!TEST_NAME.test(passage.text) || isPlanned(passage.text)) return [];
  const scores = findScores(passage).filter(isScore);
  const rest = withoutScores(passage.text, scores);
  const apart = scores.filter(({ when }) => when === null).length > 1 ? '' : rest;
  return scores.flatMap((each): Fact[] => {
    const { score, when, informant, scale } = each;
    const value = FIGURE.exec(score ?? '')?.[0];
    if (value === undefined) return [];
    const time = readTime(when ?? apart, told);
    // A time that is none we know: `at follow-up`.
    if (when !== null && time === null) return [];
    return [
      {
        subject: `score ${keyOf(each)} ${informant ?? ''} ${scale ?? ''}${time?.event ?? ''}`,
        value,
        hold: time?.event === undefined ? 'day' : 'always',
        passage,
        at: 0,
        excludes: (a, b) => Number(a) !== Number(b),
        ...(time?.from !== undefined && { day: time.from, until: time.to }),
      },
    ];
  });
}

/** `AMTS 4/10 on admission 2/12`: of other points than the one before it of that test, a figure is a date. */
function isScore({ measure, score }: Score, place: number, all: readonly Score[]): boolean {
  const before = all.slice(0, place).find((each) => each.measure === measure);
  return before === undefined || pointsOf(score) === 0 || pointsOf(score) === pointsOf(before.score);
}

/** The name without what stands around it: `MMSE of the same day`, `scores on WPPSI-IV: FSIQ`. */
function keyOf({ measure }: Score): string {
  const part = partOf(measure);
  const name = isIndex(part) ? part : measure.slice(TEST_NAME.exec(measure)?.index ?? 0).replaceAll(FILLERS, ' ');
  return name.toLowerCase().replaceAll(/[^\p{L}\d]+/gu, '');
}

/** The day or month that a text names for a score, or the event that it was taken at. */
function readTime(text: string, told: number | null): { event?: string; from?: number; to?: number } | null {
  const dates = stretchesIn(text, told);
  if (dates.length === 1) return { ...dates[0] };
  const event = EVENTS.find(([words]) => words.test(text))?.[1];
  return event === undefined || dates.length > 1 ? null : { event };
}

/** `MoCA 18/30` names no eighteenth of a month. */
function withoutScores(text: string, scores: readonly Score[]): string {
  return scores.reduce((left, { score }) => (score === null ? left : left.replace(score, ' ')), text);
}

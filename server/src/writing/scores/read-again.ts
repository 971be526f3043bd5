import { WHEN } from './entries/tokens.ts';
import { isMoreThanWhole } from './read-slashes.ts';
import { WHO } from './patterns.ts';
import type { Score } from './score.ts';

const FIGURE = String.raw`(?:(?:T|SS) ?=? ?)?[<>]?\d{1,3}(?:\.\d{1,2})?%?`;
export const LIST = String.raw`${FIGURE}(?:(?:\s?\/\s?|, and |, | and | & | an )${FIGURE}){1,7}`;
const TIME = String.raw`(?:${WHEN.source.replaceAll(/\(\?<(?![=!])/g, '(?:')}|last (?:time|review|visit)|previous(?:ly)?|prev|before|at ax)`;
const ASKED = String.raw`(?:the |his |her |their |from |per )?(?:${WHO})(?:['’]s)?(?: (?:ratings?|scores?|form|report))?`;
/** What leads to what it was before: `moved from 34/20/30`. */
const EARLIER = String.raw`(?:(?:moved |down |up |changed |which were )?from|previously|(?:which )?had been)`;
const VERB = String.raw`(?:was|were|are|had been|have been|being|gave|scored|said|rated|stood at|came to)`;
/** Figures with no names, and with them a time, somebody who was asked, or that it was so before. */
const AGAIN = new RegExp(
  String.raw`(?:^|[,;.(→–]\s?|\s(?:and|but|while|whereas|against|compared with)\s)(?:(?<lead>${TIME}|${ASKED})(?:,|:| [-–])?\s|(?<earlier>${EARLIER})\s|(?=(?:${VERB}\s)?${LIST}\s\(?(?:${TIME}|${ASKED})))(?:(?:these|they|those|it|the (?:scores|figures|same))\s)?(?:${VERB}\s){0,2}(?<figures>${LIST})(?:\s\(?(?<tail>${TIME}|${ASKED})\)?)?(?:,? respectively)?(?=[.;)]|$|,\s)`,
  'iu',
);
/** Between two figures only. */
const PAIR = /^\d{1,2}\/\d{1,2}$/;

/**
 * What was measured is often told once, and its figures again for another time or by somebody else, in the same order and without their
 * names: `PHQ 17 GAD 12 WSAS 24, last time 21/15/28`, `82 for inattention and 70 for hyperactivity; the teacher's were 68 and 65`. `read`
 * reads what stands around it; `before` are those that stood before, and `isSlashed` says that figures are parted by strokes here.
 */
export function readAgain(
  text: string,
  read: (part: string) => Score[],
  isSlashed: boolean,
  before: readonly Score[] = [],
): Score[] {
  const found = AGAIN.exec(text);
  if (found?.groups === undefined) return read(text);
  const { lead, earlier, figures = '', tail } = found.groups;
  const own = read(text.slice(0, found.index));
  const values = figures.split(/\s?\/\s?|, and |, | and | & | an /).map((value) => value.replace(/^\p{L}+ ?=? ?/u, ''));
  const names = namesOf(own.length > 0 ? own : before, values.length);
  // `review 3/2` is rather a day, and `14/15` so much of a whole, unless the figures before were written so too.
  const mayBeOne = PAIR.test(figures) && !isSlashed && !isMoreThanWhole(figures);
  const of = lead ?? tail ?? null;
  if (names.length === 0 || mayBeOne || (of === null && earlier === undefined)) return read(text);
  const who = of === null ? undefined : RATER.exec(of)?.groups?.['who'];
  const again = names.map((name, place) => ({
    ...name,
    score: values[place] ?? null,
    percentile: null,
    interval: null,
    band: null,
    informant: who ?? name.informant,
    when: who === undefined ? of : name.when,
  }));
  const rest = text.slice(found.index + found[0].length).replace(/^[.;,)]\s*/, '');
  const later = rest === '' ? [] : readAgain(rest, read, isSlashed, again);
  const isBefore = earlier !== undefined || (of !== null && PAST.test(of));
  return isBefore && own.length === names.length ? [...again, ...own, ...later] : [...own, ...again, ...later];
}

const RATER = new RegExp(String.raw`^(?:the |his |her |their |from |per )?(?<who>${WHO})(?:['’]s)?(?: |$)`, 'iu');
const PAST = /^(?:last|prev|before|at (?:referral|ax|admission|intake|baseline|assessment)|in )/i;

/** The last scores before a list of so many figures, where they are of as many measures; else none. */
function namesOf(scores: readonly Score[], count: number): Score[] {
  const last = scores.slice(-count);
  const areAll = scores.length % count === 0 && new Set(last.map(({ measure }) => measure)).size === count;
  const asked = new Set(last.flatMap(({ informant }) => informant ?? []));
  return areAll && asked.size <= 1 ? last : [];
}

/** Whether a sentence has such figures and nothing before them: `At referral these had been 38 and 29.` */
export function tellsAgain(text: string): boolean {
  return AGAIN.exec(text)?.index === 0;
}

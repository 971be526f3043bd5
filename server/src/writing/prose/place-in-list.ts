import { beginSentence } from './write-passage.ts';

/** `2. Falls sensor.`, `Plan: 1) See again.` */
const PLACE = /^(?<label>[\p{L} ]{1,24}: )?\(?(?<place>\d{1,2})[.)] (?=\p{L}|[1-9]\d? \p{L})/u;

/** Where everything is to be done, the word for it says nothing. */
const PLAN = /^(?:plan|actions?|recommendations?|recs?|next(?: steps?)?|to do|agreed)\s?(?::|[-–—](?=\s))\s+/i;

/** The number that a sentence has in a list, or null. */
export function placeInList(text: string): number | null {
  const place = PLACE.exec(text)?.groups?.['place'];
  return place === undefined ? null : Number(place);
}

/** The sentence without its number: a draft makes a list of its own. */
export function withoutPlace(text: string): string {
  const rest = text.replace(PLACE, (_match, label: string | undefined) => label ?? '');
  return rest === text ? text : beginSentence(rest);
}

/** The sentence without `Plan:` before it, in a list of what is to be done. */
export function withoutPlanLabel(text: string): string {
  const rest = text.replace(PLAN, '');
  return rest === text || rest === '' ? text : beginSentence(rest);
}

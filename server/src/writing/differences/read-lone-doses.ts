import type { MaterialPassage } from '../placing/material-passage.ts';
import type { Fact } from './fact.ts';
import { isPast, isPlanned } from './manner.ts';
import { areOtherDoses, findDrugs, inMilligrams, OVERDOSE } from './read-doses.ts';
import { clauseAt } from './clause-at.ts';
import { isOfOther } from './whose.ts';

const DOSE = /(?<![\d/.:])(?<dose>\d{1,4}(?:\.\d{1,3})?) ?(?<unit>mg|milligrams?|mcg|micrograms?|mls?)(?![\p{L}/])/giu;
/** `50 not 100`, `takes 50 rather than 100` */
const NOT_ANOTHER =
  /(?<![\d/.:])(?<dose>\d{1,4}(?:\.\d)?),? (?:and )?(?:not|rather than|instead of) (?:the )?(?<denied>\d{1,4}(?:\.\d)?)(?![\d/:%])/iu;
const TAKEN =
  /\b(?:on|takes?|taking|took|has|having|gets?|given|gives|dose|prescribed|script|collects?|holding|stayed|still|daily|once|twice|od|bd|tds|nocte|mane|every|each|tablets?)\b/iu;
/** What is drunk or measured in these units too. */
const NO_MEDICINE =
  /\b(?:feeds?|fluids?|water|milk|formula|urine|urinary|residual|drain\w*|blood|bloods|level|glucose|cholesterol|bottle|lager|beer|wine|vodka|cider|spirits|juice|nicotine|mg\/d?l|ml\/min)\b/iu;
/** How far above a dose its medicine may be named. */
const REACH = 3;

/**
 * Doses beside which no medicine stands: `he is on 80ml`. They are of the only medicine that was named shortly before in that note,
 * else of the only one that any note gives in that measure, or for `50 not 100`, in that dose.
 */
export function readLoneDoses(passages: readonly MaterialPassage[], doses: readonly Fact[]): Fact[] {
  return passages.flatMap((passage): Fact[] => {
    const { text } = passage;
    const found = readDose(text);
    if (found === null || findDrugs(text).length > 0 || isPlanned(text) || isPast(text) || OVERDOSE.test(text))
      return [];
    if (NO_MEDICINE.test(text) || isOfOther(text, found.at)) return [];
    const alike = doses.filter(found.isAlike);
    const before = alike.filter(
      (each) =>
        each.passage.note === passage.note &&
        each.passage.index < passage.index &&
        each.passage.index >= passage.index - REACH,
    );
    const subjects = new Set((before.length > 0 ? before : alike).map(({ subject }) => subject));
    const [subject] = subjects;
    if (subject === undefined || subjects.size > 1) return [];
    return [
      {
        subject,
        value: found.value,
        hold: 'state',
        passage,
        at: found.at,
        excludes: areOtherDoses,
        scope: found.scope,
      },
    ];
  });
}

interface LoneDose {
  value: string;
  at: number;
  scope: string;
  /** Whether a medicine that is told in this dose may be the one that is meant. */
  isAlike: (fact: Fact) => boolean;
}

function readDose(text: string): LoneDose | null {
  const other = NOT_ANOTHER.exec(text);
  if (other !== null) {
    const { dose = '', denied = '' } = other.groups ?? {};
    return { value: dose, at: other.index, scope: dose, isAlike: ({ value }) => value.split(/[ /]/).includes(denied) };
  }
  const doses = Array.from(text.matchAll(DOSE));
  const [only] = doses;
  if (only === undefined || doses.length > 1 || !TAKEN.test(text)) return null;
  const unit = (only.groups?.['unit'] ?? '').toLowerCase();
  const measure = unit.startsWith('ml')
    ? /\d ?mls?\b/iu
    : unit.startsWith('mc') || unit.startsWith('mic')
      ? /\d ?mi?cr?/iu
      : /\d ?m(?:illi)?g/iu;
  const value = inMilligrams(only.groups ?? {});
  return {
    value,
    at: only.index,
    scope: clauseAt(text, only.index),
    isAlike: (fact) => measure.test(fact.scope ?? ''),
  };
}

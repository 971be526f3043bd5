import type { MaterialPassage } from '../placing/material-passage.ts';
import { differ, type Fact } from './fact.ts';
import { isDenied, isPlanned, tellsChange } from './manner.ts';
import { isOfOther } from './whose.ts';

const PARTS =
  'knee|hip|shoulder|ankle|wrist|elbow|arm|leg|hand|foot|eye|ear|breast|groin|thigh|calf|kidney|lung|neck of femur|side|sided|hemiparesis';
const SIDE = String.raw`(?:left|right|L|R|lt|rt)`;
const SIDED = new RegExp(
  String.raw`(?<![\p{L}/])(?<side>${SIDE})(?:[ -]|\.)(?<part>${PARTS})s?\b(?<behind>[^.;,]{0,40})`,
  'giu',
);
const SIDE_BEHIND = new RegExp(
  String.raw`\b(?<part>${PARTS})\b(?<between>[^.;]{0,25})[,(] ?(?<side>${SIDE})\b(?! ?(?:${PARTS}))`,
  'giu',
);
const WEAK = /\bweak(?:ness)?\b|\bhemi(?:paresis|plegia)\b/iu;
const COMPLAINT =
  /\b(?:pain\w*|sore|tender\w*|swell\w*|swollen|bruis\w*|injur\w*|weak\w*|numb\w*|fracture\w*|aches?|stiff\w*|hurts?|hemi(?:paresis|plegia)|deaf\w*|hearing loss|blind\w*|sprain\w*|cellulitis|abscess|ulcer|wound|infect\w*|droop|neglect|sciatica|oedema|DVT|replacement|replaced|amputat\w*|shortened|lump|burns?|cut|stroke|infarct)\b|#/iu;
const NOTHING = /\b(?:no|nil|normal|full|fine|ok|okay|unaffected|good|nad|from)\b/iu;
/** Which side a complaint is on: that of another limb is another complaint, unless a whole side is weak. */
export function readSides(passage: MaterialPassage): Fact[] {
  const { text } = passage;
  if (!COMPLAINT.test(text) || isPlanned(text) || tellsChange(text)) return [];
  const found = [...text.matchAll(SIDED), ...text.matchAll(SIDE_BEHIND)].filter(
    ({ 0: words, index, groups }) =>
      !isOfOther(text, index) &&
      !NOTHING.test(groups?.['behind'] ?? '') &&
      !isDenied(text, index, index + words.length),
  );
  const isWeak = WEAK.test(text);
  const sides = Map.groupBy(found, ({ groups }) => (isWeak ? 'weakness' : (groups?.['part'] ?? '').toLowerCase()));
  return [...sides].flatMap(([part, own]): Fact[] => {
    const told = new Set(own.map(({ groups }) => (groups?.['side'] ?? '').toLowerCase().startsWith('l')));
    const [isLeft] = told;
    if (told.size !== 1) return [];
    const value = isLeft === true ? 'left' : 'right';
    return [{ subject: `side of ${part}`, value, hold: 'state', passage, at: own[0]?.index ?? 0, excludes: differ }];
  });
}

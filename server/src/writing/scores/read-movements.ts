import { pattern } from '../../lib/pattern.ts';
import { EMPTY_SCORE, type Score, type ScoreSource } from './score.ts';

/** What a joint does. */
const MOVE = pattern('i')`
  \b(?:(?:dorsi|plantar|hyper)?-?(?:flexion|extension)|ext|flex|abd(?:uction)?|add(?:uction)?|rot(?:ation)?
  |(?-i:ER|IR|DF|PF|SLR)|pronation|supination|inversion|eversion|deviation|elevation|opposition|straight leg raise
  |popliteal angle|(?-i:ROM))\b
`;
/** The muscles that do it. */
const MUSCLE = pattern('i')`
  \b(?:(?:dorsi|plantar)?-?flexors?|extensors?|abductors?|adductors?|rotators?|pronators?|supinators?|invertors?|evertors?
  |quad(?:s|riceps)|hamstrings?|hams|(?-i:HS)|deltoids?|biceps|triceps|gastroc(?:s|nemius)?|soleus|glut(?:e|eal|eus)?s?
  |(?:ilio-?)?psoas|tib(?:ialis)? ant(?:erior)?|(?-i:EHL)|supraspinatus|infraspinatus|subscapularis|trapezius)\b
`;
/** Words that say which way or how it was moved, and not what: they stand in the name of the one before too. */
const WAY =
  /^(?:active|passive|internal|external|int|ext|lateral|medial|lat|forward|side|radial|ulnar|horizontal|full|in|and)$/i;
const ANGLE = String.raw`(?<![\p{L}\d.])[-–−]?\d{1,3}(?:\s?(?:[-–]|to)\s?-?\d{1,3})?\s?(?:°|deg(?:rees?|s)?\b)`;
const OUT_OF_FIVE = String.raw`(?<![\p{L}\d./])[0-5][+-]?\s?\/\s?5(?![\d/])`;
const BARE_GRADE = String.raw`(?<![\p{L}\d./-])[0-5][+-]?(?!\.?\d|[/%\p{L}-]|\s?(?:x|kg|s|reps|weeks?|days?)\b)`;
/** `Hip flex R 95 L 115`: beside a side the figure of a movement is an angle, whatever stands behind it. */
const BARE_ANGLE = String.raw`(?<=\b(?:R|L|right|left) )-?\d{1,3}(?:\s?[-–]\s?\d{1,3})?(?!\.?\d|[/%\p{L}°]|\s?(?:x|kg|s|secs?|cm|m|reps|weeks?|days?|deg\p{L}*|°)(?![\p{L}]))`;
const FIGURE = new RegExp(`${ANGLE}|${OUT_OF_FIVE}|${BARE_ANGLE}`, 'giu');
const FIGURE_OF_STRENGTH = new RegExp(`${ANGLE}|${OUT_OF_FIVE}|${BARE_GRADE}`, 'giu');
const GROUP = /^(?<group>[^:.;,]{1,50}):\s+/;
const STRENGTH = /\b(?:MRC|power|strength|myotomes?|MMT|muscle testing)\b/i;
const BEFORE_NAME = /^(?:\s|[,;.()]|(?:and|with|but|then|also)\b)+/i;
const BEFORE_FIGURE =
  /(?:\s|[,:=(]|\b(?:was|is|were|are|of|to|at|only|about|measured|grade|graded|reached|reaches)\b){1,8}$/i;
const SIDE = String.raw`(?:left|right|L|R)`;
const ONLY_SIDE = new RegExp(String.raw`^(?:on )?(?:the )?(?<side>${SIDE})$`);
const SIDE_BEHIND = new RegExp(String.raw`^,?\s(?:on the )?(?<side>${SIDE})(?=\s*(?:[.,;)]|$|and\b|but\b))`);
const OF_ALL = /^\s(?:throughout|overall|globally|everywhere)\b/;
const SIDE_WORD = new RegExp(String.raw`(?:\s(?:on the )?|\b)${SIDE}\b`, 'g');
const MAX_NAME_CHARACTERS = 60;

/** Angles of joints and grades of strength, as an examination gives them: `knee flexion 0–110°, extension -5°`. */
export function readMovements({ text, cells }: ScoreSource): Score[] {
  if (cells !== null || !isMoved(text)) return [];
  const group = GROUP.exec(text)?.groups?.['group'];
  const start = group === undefined ? 0 : text.indexOf(':') + 1;
  const isStrength = group !== undefined && STRENGTH.test(group);
  const scores: Score[] = [];
  let last = '';
  let end = start;
  for (const { 0: score, index } of text.matchAll(isStrength ? FIGURE_OF_STRENGTH : FIGURE)) {
    if (index < start) continue;
    const behind = text.slice(index + score.length);
    const side = SIDE_BEHIND.exec(behind);
    const own = text.slice(end, index).replace(BEFORE_NAME, '').replace(BEFORE_FIGURE, '');
    end = index + score.length + (side?.[0].length ?? 0);
    // `110° on the left and 135° on the right`
    const name = own === '' && side !== null && last !== '' ? last : nameOf(own, last);
    if (name === null || OF_ALL.test(behind)) {
      last = '';
      continue;
    }
    last = name;
    const whole =
      side === null || name.includes(side.groups?.['side'] ?? '') ? name : `${name} ${side.groups?.['side'] ?? ''}`;
    scores.push({ ...EMPTY_SCORE, measure: group === undefined ? whole : `${group}: ${whole}`, score: score.trim() });
  }
  return scores;
}

/** Whether a text names what a joint or a muscle does. */
export function isMoved(text: string): boolean {
  return MOVE.test(text) || MUSCLE.test(text);
}

/** `L 30°` after `Hip abduction R 35°` is of the other hip, `abduction 80°` after `L shoulder flexion 95°` of that shoulder. */
function nameOf(own: string, last: string): string | null {
  const side = ONLY_SIDE.exec(own)?.groups?.['side'];
  if (side !== undefined) return last === '' ? null : `${last.replaceAll(SIDE_WORD, '').trim()} ${side}`;
  if (!isMoved(own) || own.length > MAX_NAME_CHARACTERS || /[.;]\s/.test(own)) return null;
  const isMoveOnly =
    MOVE.test(own) &&
    own
      .replace(MOVE, '')
      .split(/\s+/)
      .every((word) => word === '' || WAY.test(word));
  return isMoveOnly ? `${jointOf(last)}${own}` : own;
}

/** What stands before the movement in a name: `Active L shoulder ` of `Active L shoulder flexion`. */
function jointOf(name: string): string {
  const before = name.slice(0, MOVE.exec(name)?.index ?? 0);
  return before.replace(/(?:\b(?:internal|external|int|lateral|medial|forward|side|radial|ulnar)\s){1,3}$/i, '');
}

import type { Passage } from '../passages/passage.ts';
import { isRiskWording } from './risk-wording.ts';

const FAREWELL =
  /^\W*(?:yours (?:sincerely|faithfully|truly)|(?:with )?(?:kind(?:est)?|best|warm(?:est)?) (?:regards|wishes)|many thanks|sincerely|regards)\b\W*/i;
const MAX_LINES = 4;
const MAX_WORDS = 8;
/** Whoever signs is named with a title or profession, and says nothing: there is neither a figure nor the end of a sentence. */
const SAYS_SOMETHING = /[\d?!]|\.$|:/;

/** As somebody dictated them. */
const SPOKEN_MARKS = / (?:comma|full stop|new (?:paragraph|line))\b/gi;

/** Whether a passage is the farewell of a letter, or one of the lines below it that name who wrote it. */
export function isSignature(passages: readonly Pick<Passage, 'text'>[], index: number): boolean {
  for (let place = index; place >= 0 && place >= index - MAX_LINES; place -= 1) {
    const text = (passages[place]?.text ?? '').replaceAll(SPOKEN_MARKS, '');
    const rest = text.replace(FAREWELL, '');
    const isFarewell = rest !== text;
    if (rest.split(/\s+/).length > MAX_WORDS || SAYS_SOMETHING.test(rest) || isRiskWording(rest)) return false;
    if (isFarewell) return true;
  }
  return false;
}

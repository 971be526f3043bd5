import { pattern } from '../../../lib/pattern.ts';
import type { Cut } from './cut-segments.ts';
import type { Token } from '../words/tokenise.ts';

/** What says that nobody knows: it was not asked, or there was no answer. */
const UNANSWERED = pattern('')`
  \b(?:not (?:yet )?(?:asked|answered|assessed|discussed|explored|addressed|covered|applicable|enquired|ascertained)
  |(?:decline[sd]?|declining|refuse[sd]?|refusing|unwilling|did not want) to (?:answer|say|discuss|comment)|did not (?:answer|say)|would not say|prefer(?:s|red)? not to say
  |unable to (?:assess|ascertain|establish|explore|determine)|(?:could|can) not be (?:assessed|ascertained|established|explored|determined)
  |unknown$)
`;

/** Which parts only say that something is not known, and so bear out neither that it is so nor that it is not. */
export function findUnanswered(tokens: readonly Token[], cuts: readonly Cut[]): boolean[] {
  const unanswered = cuts.map(() => false);
  for (const [index, cut] of cuts.entries()) {
    const words = wordsOf(tokens, cut).join(' ');
    const found = UNANSWERED.exec(words);
    if (found === null) continue;
    unanswered[index] = true;
    const before = words.slice(0, found.index).trim();
    if (before === '' && found[0] === words) markBefore(cuts, index, unanswered);
    // "Unable to assess mood, sleep or appetite".
    else if (before === '') markList(cuts, index, unanswered);
  }
  return unanswered;
}

function wordsOf(tokens: readonly Token[], { from, to }: Cut): string[] {
  return tokens.slice(from, to).map(({ word }) => word);
}

/** "Self-harm, overdose: not asked". */
function markBefore(cuts: readonly Cut[], index: number, unanswered: boolean[]): void {
  for (let at = index; at > 0 && !/^[.;]$/.test(cuts[at]?.opener ?? ''); at -= 1) unanswered[at - 1] = true;
}

function markList(cuts: readonly Cut[], index: number, unanswered: boolean[]): void {
  for (let at = index + 1; at < cuts.length && cuts[at]?.isClause === false; at += 1) unanswered[at] = true;
}

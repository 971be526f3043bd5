import { EMPTY_SCORE } from '../score.ts';
import { nameMeasure } from './name-measure.ts';
import { add, close, ENDS, isFiller, type Reading, strip } from './reading.ts';
import type { Token } from './tokens.ts';

const LOST = /^(?:lost|losing|loses|lose|dropped|missed|missing)$/i;
const POINTS = /^(?:points?|marks?|pts?)$/i;
const LEADS = /^(?:on|in|for|from)$/i;
const BREAK = /^(?:and|but|with|because|which)$/i;
const MAX_PART_WORDS = 4;

/**
 * `lost 3 on recall`: points that were lost are no score that was got, so that the word stands with the figure. Where nothing says in what
 * they were lost, they are none at all.
 */
export function takeLost(reading: Reading, figure: Token): boolean {
  const { name, tokens, text, test } = reading;
  if (isFurtherLost(reading)) {
    close(reading);
    return true;
  }
  const lost = name.at(-1);
  if (lost === undefined || !LOST.test(lost.text)) return false;
  let at = reading.at;
  if (POINTS.test(tokens[at]?.text ?? '')) at += 1;
  const written = text.slice(lost.start, tokens[at - 1]?.end);
  const [part, end] = LEADS.test(tokens[at]?.text ?? '') ? partFrom(tokens, at + 1) : [strip(name.slice(0, -1)), at];
  const isKnown = test !== null || part.some(({ kind }) => kind === 'test');
  const measure = isKnown && part.length > 0 && part.length <= MAX_PART_WORDS ? nameMeasure(reading, part) : null;
  if (measure === null) close(reading);
  else {
    add(reading, { ...EMPTY_SCORE, measure, score: written || figure.text, informant: reading.informant });
    reading.at = end;
  }
  return true;
}

/** `lost 2 on recall and 1 on pentagons`: lost as well, though the word does not stand with the figure. */
function isFurtherLost({ name, scores, tokens, at }: Reading): boolean {
  const [word = ''] = (scores.at(-1)?.score ?? '').split(' ');
  return LOST.test(word) && name.every(isFiller) && LEADS.test(tokens[at]?.text ?? '');
}

function partFrom(tokens: readonly Token[], from: number): [Token[], number] {
  const start = /^(?:the|his|her|their)$/i.test(tokens[from]?.text ?? '') ? from + 1 : from;
  let end = start;
  while (
    tokens[end] !== undefined &&
    !ENDS.has(tokens[end]?.text ?? '') &&
    !BREAK.test(tokens[end]?.text ?? '') &&
    tokens[end]?.kind !== 'figure'
  )
    end += 1;
  return [tokens.slice(start, end), end];
}

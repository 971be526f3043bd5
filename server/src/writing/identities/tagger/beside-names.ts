import type { Token } from '../tokens.ts';

/** The tokens that stand beside one as the parts of a name do, or on the other side of an "and": "kev n trace". */
export function listBeside(tokens: readonly Token[], index: number): number[] {
  const before = isJoined(tokens, index) ? stepOver(tokens, index, -1) : undefined;
  const behind = isJoined(tokens, index + 1) ? stepOver(tokens, index, 1) : undefined;
  return [before, behind].filter((other) => other !== undefined);
}

const isJoined = (tokens: readonly Token[], index: number): boolean => {
  const token = tokens[index];
  if (token === undefined || token.isFirst) return false;
  // "roz, ems, fi": a row in small letters. With capitals a comma may stand between anything.
  if (token.gap === ', ') return !token.isCapital && tokens[index - 1]?.isCapital === false;
  return /^(?: |-|'s | ?[&+/] ?)$/.test(token.gap);
};

function stepOver(tokens: readonly Token[], index: number, step: 1 | -1): number | undefined {
  const isAnd = /^(?:and|n)$/.test(tokens[index + step]?.text ?? '');
  if (isAnd && !isJoined(tokens, index + (step === 1 ? 2 : -1))) return undefined;
  return index + (isAnd ? 2 * step : step);
}

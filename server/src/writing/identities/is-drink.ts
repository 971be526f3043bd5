import type { Token } from './tokens.ts';

/** "eight cans of Stella". */
export function isDrink(tokens: readonly Token[], index: number): boolean {
  return (
    tokens[index - 1]?.folded === 'of' &&
    /^(?:cans?|pints?|bottles?|glass|glasses|litres?|shots?|packs?|boxes|box|tubs?|sachets?)$/.test(
      tokens[index - 2]?.folded ?? '',
    )
  );
}

import { extend, INSIDE } from './extend-name.ts';
import type { Identifier } from './identifier.ts';
import { judge, judgeForeign } from './judge-name.ts';
import type { LineKind } from './lines.ts';
import type { TextLanguage } from './text-language.ts';
import type { Token } from './tokens.ts';

/**
 * People whom the record does not know, found by what stands around their names and by words that are no words of the
 * language. Where in doubt a word with a capital is taken for a name.
 */
export function findPeople(
  tokens: readonly Token[],
  lines: readonly LineKind[],
  smallWords: ReadonlySet<string>,
  language: TextLanguage = 'english',
): Identifier[] {
  const marked = new Map<number, Identifier['kind']>();
  for (const index of tokens.keys()) {
    if (marked.has(index)) continue;
    const kind =
      language === 'english'
        ? judge(tokens, index, lines[index] ?? 'sentence', smallWords)
        : judgeForeign(tokens, index, language, lines[index] ?? 'sentence', smallWords);
    if (kind === undefined) continue;
    for (const place of extend(tokens, index, kind)) marked.set(place, kind);
  }
  return joinRuns(tokens, marked);
}

function joinRuns(tokens: readonly Token[], marked: ReadonlyMap<number, Identifier['kind']>): Identifier[] {
  const found: Identifier[] = [];
  let last = -2;
  for (const index of [...marked.keys()].toSorted((a, b) => a - b)) {
    const token = tokens[index] as Token;
    const previous = found.at(-1);
    const isSame =
      index === last + 1 &&
      previous !== undefined &&
      !token.isFirst &&
      INSIDE.test(token.gap) &&
      tokens[last]?.hasPossessive === false;
    if (isSame) previous.end = token.end;
    else found.push({ kind: marked.get(index) ?? 'PERSON', start: token.start, end: token.end });
    last = index;
  }
  return found;
}

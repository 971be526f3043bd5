import type { Cut } from './cut-segments.ts';
import type { Item } from './statement.ts';
import type { Token } from '../words/tokenise.ts';

const FAMILY = new Set('mother father sister brother aunt uncle cousin grandmother grandfather'.split(' '));
const LINES: Partial<Record<string, 1 | -1>> = { mother: 1, father: -1 };

/** What is told of the mother is family history, of the maternal line. */
export function familyOf(person: string | null, at: number): Item[] {
  if (person === null || !FAMILY.has(person)) return [];
  const line = LINES[person];
  return [impliedItem('family history', 1, at), ...(line === undefined ? [] : [impliedItem('maternal', line, at)])];
}

/** "Family history of epilepsy, stroke and diabetes": which parts go on with such a list. */
export function shareFamily(items: readonly Item[], cuts: readonly Cut[]): boolean[] {
  let isShared = false;
  return cuts.map(({ from, to, isClause }) => {
    const isNamed = items.some(({ key, at }) => key === 'family history' && at >= from && at < to);
    const isInList = isShared && !isClause;
    isShared = isNamed || isInList;
    return isInList && !isNamed;
  });
}

/** What no word of the part says by itself. */
export function impliedItem(key: string, sign: 1 | -1, at: number): Item {
  return {
    key,
    sign,
    at,
    kind: 'word',
    className: null,
    weight: 0,
    isNegated: false,
    words: [],
    denied: [],
    roles: null,
    isPart: true,
    isName: false,
  };
}

/** "Positive for methadone, benzodiazepines and cocaine": of each of them. */
export function shareResults(tokens: readonly Token[], cuts: readonly Cut[]): (1 | -1 | null)[] {
  let shared: 1 | -1 | null = null;
  return cuts.map(({ from, to, opener, isClause }) => {
    const at = tokens.findIndex(({ word }, place) => place >= from && place < to && /^(?:posi|nega)tive$/.test(word));
    if (at !== -1) {
      shared = tokens[at + 1]?.word !== 'for' ? null : tokens[at]?.word === 'positive' ? 1 : -1;
      return null;
    }
    if (isClause || !/^(?:,|and|or|nor)$/.test(opener)) shared = null;
    return shared;
  });
}

const RESULT_WEIGHT = 0.7;

export function resultOf(sign: 1 | -1 | null, at: number): Item[] {
  return sign === null ? [] : [{ ...impliedItem('positive', sign, at), weight: RESULT_WEIGHT, isPart: false }];
}

/** "Sertraline → fluoxetine": the first was replaced by the second. */
export function swapOf(tokens: readonly Token[], items: readonly Item[]): Item[] {
  const arrow = tokens.findIndex(
    ({ word }, at) =>
      word === 'goingto' &&
      items.some(({ kind, at: place }) => kind === 'medicine' && place < at) &&
      items.some(({ kind, at: place }) => kind === 'medicine' && place > at),
  );
  return arrow === -1 ? [] : [{ ...impliedItem('replace', 1, arrow), weight: 1, isPart: false }];
}

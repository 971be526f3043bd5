import { hashText } from '../../../lib/hash-text.ts';
import { isUnknown } from '../kinds-of-words.ts';
import type { LineKind } from '../lines.ts';
import { abbreviations, eponyms } from '../lists.ts';
import type { TextLanguage } from '../text-language.ts';
import type { Token } from '../tokens.ts';
import { KNOWN_LISTS } from './known-lists.ts';

/** A power of two. */
export const BUCKETS = 2 ** 16;

/** What is known of a word by itself: the lists it stands in and how it is written. */
interface KnownWord {
  lists: string;
  shape: string;
  /** The word where it says something by itself; of strange words with a capital only that they are. */
  word: string;
}

const MOST_KEPT = 20_000;
const listed = new Map<string, string>();
const EDGE: KnownWord = { lists: '^', shape: '^', word: '^' };

function knowWord(token: Token): KnownWord {
  const { text, folded, isCapital, isUpper } = token;
  let lists = listed.get(folded);
  if (lists === undefined) {
    lists = KNOWN_LISTS.map(({ letter, has }) => (has(folded) ? letter : '')).join('');
    if (listed.size >= MOST_KEPT) listed.clear();
    listed.set(folded, lists);
  }
  if (isUpper && abbreviations().has(text)) lists += 'a';
  if (isCapital && eponyms().has(folded)) lists += 'e';
  if (isCapital && isUnknown(token)) lists += 'u';
  const shape = isUpper ? `X${Math.min(text.length, 5)}` : isCapital ? (text.length === 1 ? 'X' : 'Xx') : 'x';
  return { lists, shape, word: /[wcokiOhm]/.test(lists) || !isCapital ? folded : '?' };
}

/** No title. In small letters only what is no word, or a name as well. */
function mayBeName({ isCapital, text }: Token, { lists }: KnownWord): boolean {
  if (lists.includes('i')) return false;
  if (isCapital) return true;
  return text.length > 2 && (!/[wcki]/.test(lists) || /[gGst]/.test(lists));
}

/** The buckets of the features of each word that may be a name; of others nothing. */
export function listFeatures(
  tokens: readonly Token[],
  lines: readonly LineKind[],
  language: TextLanguage,
): (Uint16Array | undefined)[] {
  const known = tokens.map(knowWord);
  const capitals = caseOf(tokens);
  return tokens.map((token, index) => {
    const own = known[index] ?? EDGE;
    if (!mayBeName(token, own)) return undefined;
    const found: number[] = [];
    const add = (...parts: (string | number)[]): void => {
      found.push(bucketOf(parts.join('\u0001')));
    };
    addWord(add, token, own, lines[index] ?? 'sentence');
    add('language', language, own.shape, own.lists);
    add('case', capitals, own.shape);
    add('count', Math.min(tokens.length, 8));
    addNeighbours(add, tokens, known, index);
    return Uint16Array.from(found);
  });
}

type Add = (...parts: (string | number)[]) => void;

const GRAMS = [2, 3, 4];

function addWord(add: Add, token: Token, { lists, shape, word }: KnownWord, line: LineKind): void {
  const { folded } = token;
  const first = token.isFirst ? 'F' : 'M';
  add('w', folded);
  add('W', word, shape);
  add('l', lists, shape, first);
  add('sh', shape, first, line);
  for (const sign of lists) add('s', sign, shape, first);
  const edged = `^${folded}$`;
  for (const size of GRAMS) {
    for (let start = 0; start + size <= edged.length; start += 1) add('c', edged.slice(start, start + size));
  }
  add('len', Math.min(folded.length, 9), shape);
}

const FARTHEST = 3;

function addNeighbours(add: Add, tokens: readonly Token[], known: readonly KnownWord[], index: number): void {
  const token = tokens[index] as Token;
  const [from, to] = [startOfLine(tokens, index), endOfLine(tokens, index)];
  const at = (place: number): KnownWord =>
    (index + place < from || index + place > to ? undefined : known[index + place]) ?? EDGE;
  const { lists, shape } = at(0);
  const gap = signOf(token.gap.slice(-3));
  const follows = token.hasPossessive ? "'s" : signOf(token.follows.slice(0, 2));
  add('gap', gap, follows, shape);
  for (let place = -FARTHEST; place <= FARTHEST; place += 1) {
    if (place === 0) continue;
    add(place, 'w', at(place).word);
    add(place, 'l', at(place).lists, at(place).shape);
  }
  const [before, after] = [at(-1), at(1)];
  add('b', before.word, gap, shape);
  add('n', after.word, follows, shape);
  add('bn', before.word, after.word, shape);
  add('bb', at(-2).word, before.word);
  add('nn', after.word, at(2).word);
  add('bl', before.lists, before.shape, lists, shape, gap);
  add('nl', after.lists, after.shape, lists, shape, follows);
  add('wb', token.folded, before.word);
  add('wn', token.folded, after.word);
}

const isNewLine = (token: Token | undefined): boolean => token?.gap.includes('\n') === true;

/** The first of the words before it that stand in its line, as far as anybody looks. */
function startOfLine(tokens: readonly Token[], index: number): number {
  let start = index;
  while (start > index - FARTHEST && start > 0 && !isNewLine(tokens[start])) start -= 1;
  return start;
}

function endOfLine(tokens: readonly Token[], index: number): number {
  let end = index;
  while (end < index + FARTHEST && !isNewLine(tokens[end + 1])) end += 1;
  return end;
}

/** How the line is written, which says what a capital in it says. */
function caseOf(tokens: readonly Token[]): string {
  const share = tokens.filter(({ isCapital }) => isCapital).length / Math.max(1, tokens.length);
  if (share === 0) return 'small';
  return share === 1 ? 'capital' : share > 0.7 ? 'title' : 'mixed';
}

function signOf(gap: string): string {
  if (gap === ' ' || gap === '') return gap;
  return gap.replaceAll(/\d+/g, '0').replaceAll(/\p{L}+/gu, 'a');
}

function bucketOf(feature: string): number {
  const hash = hashText(feature);
  return (hash ^ (hash >>> 16)) & (BUCKETS - 1);
}

import { isSaidOfClient } from './client-contexts.ts';
import { isWithin } from './edit-distance.ts';
import { isLike, isMisread, isMisspelt } from './is-like-name.ts';
import { isGivenName, isKeptCapital, isUnknown, isWord } from './kinds-of-words.ts';
import type { KnownNames, NamePart } from './known-names.ts';
import { commonWords } from './lists.ts';
import type { KnownMatch } from './known-match.ts';
import type { PlaceholderKind } from './placeholders.ts';
import { HYPHEN, type Token } from './tokens.ts';

const LEAST_SMALL = 4;
const MIN_CONTAINED = 8;
const MIN_CONTAINED_OF_CLIENT = 7;

/** `Temi` for Temiloluwa, `Nováková` and `Anny` for Novák and Anna, `Meave` for Maeve, `maeveobrienletter`. */
export function matchLikeness(tokens: readonly Token[], index: number, names: KnownNames): KnownMatch | undefined {
  const token = tokens[index] as Token;
  const parts = partsOfCamel(tokens, index);
  if (parts > 1) {
    const joined = joinTokens(tokens.slice(index, index + parts));
    const key = `joined ${joined.folded}`;
    const kind = names.compared.get(key) ?? compare(joined, names);
    names.compared.set(key, kind);
    if (kind !== null) return { kind, words: parts, start: joined.start, end: joined.end };
  }
  const { folded, isCapital, isFirst, isUpper, start, end } = token;
  const hyphened = endOfHyphened(tokens, index, names);
  if (hyphened !== undefined) return { kind: 'CLIENT', words: 2, start, end: hyphened };
  if (!isCapital && folded.length < LEAST_SMALL) return undefined;
  const key = `${folded} ${Number(isCapital)}${Number(isFirst)}${Number(isUpper)}${Number(token.follows.startsWith('.'))}`;
  const known = names.compared.get(key);
  const kind = known === undefined ? compare(token, names) : known;
  names.compared.set(key, kind);
  const found = kind ?? (isWordForClient(tokens, index, names) ? 'CLIENT' : null);
  return found === null ? undefined : { kind: found, words: 1, start, end };
}

/** "Jl-ho" and "Ji-\n-ho" for Ji-ho: two halves of the client's name, of which neither tells by itself. */
function endOfHyphened(tokens: readonly Token[], index: number, { parts }: KnownNames): number | undefined {
  const [token, next] = [tokens[index] as Token, tokens[index + 1]];
  if (next === undefined || !HYPHEN.test(next.gap) || !token.isCapital) return undefined;
  const joined = token.folded + next.folded;
  const isOwn = parts.some(
    ({ kind, isFound, folded }) =>
      kind === 'CLIENT' && !isFound && folded.length >= LEAST_SMALL && isWithin(joined, folded, 1),
  );
  return isOwn ? next.end : undefined;
}

/** "Meson tired ++" for Mason: a misspelling that is a word by chance, where it is a rare one or somebody is spoken of. */
function isWordForClient(tokens: readonly Token[], index: number, { parts }: KnownNames): boolean {
  const token = tokens[index] as Token;
  const { folded, isCapital } = token;
  if (folded.length < LEAST_SMALL || isGivenName(folded) || isUnknown({ ...token, isFirst: false })) return false;
  const isOne = parts.some(
    ({ kind, folded: name }) =>
      kind === 'CLIENT' &&
      name.length > LEAST_SMALL &&
      name.charAt(0) === folded.charAt(0) &&
      isWithin(folded, name, 1),
  );
  const isRare = isCapital && !commonWords().has(folded) && !isKeptCapital(folded);
  return isOne && (isRare || isSaidOfClient(tokens, index));
}

const MOST_PARTS = 4;

/** How many tokens are one word with capitals inside: "O'rBien" is two. */
function partsOfCamel(tokens: readonly Token[], index: number): number {
  let parts = 1;
  while (parts < MOST_PARTS && tokens[index + parts]?.gap === '') parts += 1;
  return parts;
}

function joinTokens(written: readonly Token[]): Token {
  const [first, last] = [written[0] as Token, written.at(-1) as Token];
  const join = (of: (token: Token) => string): string => written.map(of).join('');
  return {
    ...first,
    text: join(({ text }) => text),
    folded: join(({ folded }) => folded),
    end: last.end,
    follows: last.follows,
  };
}

function compare(token: Token, { parts, forms }: KnownNames): PlaceholderKind | null {
  if (token.folded.length >= MIN_CONTAINED) {
    for (const [form, { kind }] of forms) {
      const least = kind === 'CLIENT' ? MIN_CONTAINED_OF_CLIENT : MIN_CONTAINED;
      if (form.length >= least && token.folded.includes(form)) return kind;
    }
  }
  if (!token.isCapital) {
    const isNoWord = isUnknown(token) && !isGivenName(token.folded);
    const isLikeOne = ({ folded, isFound }: NamePart): boolean =>
      !isFound &&
      (isMisspelt(folded, token.folded) || isMisread(folded, token.folded) || folded.startsWith(token.folded));
    return isNoWord ? (parts.find(isLikeOne)?.kind ?? null) : null;
  }
  // "Eliz." for Elizabeth.
  const shortened = parts.find(
    ({ folded, isFound }) =>
      !isFound && token.follows.startsWith('.') && token.folded.length > 2 && folded.startsWith(token.folded),
  );
  const isRare = shortened?.kind === 'CLIENT' && token.folded.length > 3 && !commonWords().has(token.folded);
  if (shortened !== undefined && (isRare || !isWord(token.folded))) return shortened.kind;
  // What stands behind a name, as in "Drta:", makes no shorthand of it here.
  const isStrange = isUnknown({ ...token, isFirst: false });
  return parts.find((part) => isLike(part, token, isStrange))?.kind ?? null;
}

import type { Identifier } from './identifier.ts';
import { isKeptCapital, isUnknown, isWord } from './kinds-of-words.ts';
import type { Token } from './tokens.ts';

const FILE_END =
  /\.(?:pdf|docx?|dotx?|xlsx?|pptx?|rtf|odt|ods|odp|txt|md|csv|json|xml|html?|eml|msg|jpe?g|png|gif|bmp|heic|tiff?|webp|svg|dcm|wav|mp[34]|m4[av]|aac|flac|wma|ogg|opus|webm|mov|avi|mkv|zip|rar|7z|gz|pages|numbers)(?![\p{L}\p{N}])/giu;
const LONGEST = 80;

/** Names of files may have spaces: what is no word in them is taken for a name, whatever its letters. */
export function findInFileNames(text: string, tokens: readonly Token[]): Identifier[] {
  const ends = Array.from(text.matchAll(FILE_END), ({ index }) => index);
  if (ends.length === 0) return [];
  let next = 0;
  return tokens.flatMap((token): Identifier[] => {
    while (next < ends.length && (ends[next] ?? 0) < token.end) next += 1;
    const end = ends[next];
    if (end === undefined || end - token.start > LONGEST || /[\n|]/.test(text.slice(token.end, end))) return [];
    if (token.text.length < 2 || isWord(token.folded) || isKeptCapital(token.folded)) return [];
    return token.isCapital || isUnknown({ ...token, isFirst: false }) || token.folded.length > 4
      ? [{ kind: 'PERSON', start: token.start, end: token.end }]
      : [];
  });
}

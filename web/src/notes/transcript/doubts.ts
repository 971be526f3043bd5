import type { SpokenText } from './spoken-text.ts';

/** The words from `first` to `last`, counted as in the text. */
export interface Selection {
  first: number;
  last: number;
}

/** A remark such as `[? lisinopril]` behind words that were not heard for sure. */
export interface Doubt {
  /** The words that it is about. */
  selection: Selection;
  /** The likely word, where there is one. */
  suggestion: string | null;
  /** What the remark asks for, where it is about a whole sentence. */
  request: string | null;
  /** Where the remark stands in the Markdown, with the space before it. */
  start: number;
  end: number;
}

const REMARK = /[ \t]?\\?\[\?([^\]\n\\]*)\\?\]/gu;

/** In the order of the text. Remarks that stand behind no word, as in the explanation at the top, are left out. */
export function listDoubts({ markdown, words }: SpokenText): Doubt[] {
  let next = 0;
  return [...markdown.matchAll(REMARK)].flatMap((match): Doubt[] => {
    while (next < words.length && (words[next]?.end ?? 0) <= match.index) next += 1;
    const last = next - 1;
    const word = words[last];
    // Other remarks may stand between a word and a remark on its sentence, but no line's end.
    if (word === undefined || markdown.slice(word.end, match.index).includes('\n')) return [];
    const said = (match[1] ?? '').trim();
    const request = /please listen/.test(said) ? said : null;
    return [
      {
        selection: { first: request === null ? findFirst(words, last) : last, last },
        suggestion: said === '' || request !== null ? null : said,
        request,
        start: match.index,
        end: match.index + match[0].length,
      },
    ];
  });
}

function findFirst(words: SpokenText['words'], last: number): number {
  let first = last;
  while (words[first]?.isInDoubt === true && words[first - 1]?.isInDoubt === true) first -= 1;
  return first;
}

/** The doubt that selected words are in. */
export function findDoubt(doubts: readonly Doubt[], selection: Selection | null): Doubt | null {
  if (selection === null) return null;
  const isSelected = ({ selection: of }: Doubt): boolean => of.first <= selection.last && of.last >= selection.first;
  return doubts.find(isSelected) ?? null;
}

/** From the words that are selected; after the last doubt comes the first. */
export function findNextDoubt(doubts: readonly Doubt[], selection: Selection | null, by: 1 | -1): Doubt | undefined {
  if (by === 1) {
    const from = selection?.last ?? -1;
    return doubts.find((doubt) => doubt.selection.first > from) ?? doubts[0];
  }
  const from = selection?.first ?? Number.POSITIVE_INFINITY;
  return doubts.findLast((doubt) => doubt.selection.last < from) ?? doubts.at(-1);
}

import { capitalise, isCapital, isSentenceStart } from '@casewright/document';
import { type Doubt, listDoubts, type Selection } from './doubts.ts';
import { applyEdits, type Edit, type SpokenText } from './spoken-text.ts';

/** Words as they read, without the signs of Markdown. */
function wordsAt({ markdown, words }: SpokenText, { first, last }: Selection): string {
  return words
    .slice(first, last + 1)
    .map(({ start, end }) => unescape(markdown.slice(start, end)))
    .join(' ');
}

/** Without the stops around them, which stay when the words are put right. */
export function bareWordsAt(text: SpokenText, selection: Selection): string {
  return trimStops(wordsAt(text, selection));
}

/** Every place where these words stand, in capitals or not. */
export function findSame(text: SpokenText, selection: Selection): Selection[] {
  const wanted = keysOf(text, selection);
  if (wanted.every((key) => key === '')) return [selection];
  const found: Selection[] = [];
  for (let first = 0; first + wanted.length <= text.words.length; first += 1) {
    const candidate = { first, last: first + wanted.length - 1 };
    if (keysOf(text, candidate).every((key, index) => key === wanted[index])) {
      found.push(candidate);
      first = candidate.last;
    }
  }
  return found;
}

/** Puts other words in the place of those that are selected, wherever that is. The remarks on them go. */
export function replaceWords(text: SpokenText, places: readonly Selection[], words: string): SpokenText {
  const doubts = listDoubts(text);
  return applyEdits(
    text,
    places.map((place) => editOf(text, place, words.trim(), doubts)),
  );
}

/** The words stay as they were heard, and the remark goes. */
export function dismissDoubt(text: SpokenText, { start, end, selection }: Doubt): SpokenText {
  const changed = applyEdits(text, [{ start, end, text: '' }]);
  return {
    ...changed,
    words: changed.words.map((word, index) =>
      index >= selection.first && index <= selection.last ? { ...word, isInDoubt: false } : word,
    ),
  };
}

function editOf(text: SpokenText, place: Selection, words: string, doubts: readonly Doubt[]): Edit {
  const [first, last] = [text.words[place.first], text.words[place.last]];
  const start = first?.start ?? 0;
  const remark = doubts.find(({ selection, request }) => request === null && selection.last === place.last);
  const end = remark?.end ?? last?.end ?? start;
  const former = text.markdown.slice(start, last?.end ?? start);
  if (words === '') return { start: text.markdown[start - 1] === ' ' ? start - 1 : start, end, text: '' };
  const [before = '', after = ''] = [/^[("'“‘]+/u.exec(former)?.[0], /[.,;:!?…)"'”’]+$/u.exec(former)?.[0]];
  // Elsewhere a capital may be what is wrong: "the Ring" that is put right as "ring" is no name.
  const isBeginning = isCapital(trimStops(unescape(former))) && isSentenceStart(text.markdown.slice(0, start));
  const written = isBeginning ? capitalise(words) : words;
  const stops = /[.,;:!?…]$/u.test(words) ? '' : after;
  return { start, end, text: `${before}${escape(written)}${stops}` };
}

function keysOf({ markdown, words }: SpokenText, { first, last }: Selection): string[] {
  return words
    .slice(first, last + 1)
    .map(({ start, end }) => trimStops(unescape(markdown.slice(start, end))).toLowerCase());
}

function trimStops(words: string): string {
  return words.replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
}

/** What is typed is text: nothing in it becomes emphasis, a link or HTML. */
function escape(words: string): string {
  return words.replaceAll(/\s+/gu, ' ').replaceAll(/[\\`*_~[\]<&{}#|]/g, String.raw`\$&`);
}

function unescape(markdown: string): string {
  return markdown.replaceAll(/\\([!-/:-@[-`{-~])/g, '$1');
}

import {
  type CharacterKind,
  characterKind,
  codePointBefore,
  firstCodePoint,
  isAsciiPunctuation,
  lastCodePoint,
} from './characters.ts';
import { matchVariable } from './variable.ts';

export type Place = 'paragraph' | 'heading' | 'cell';

/** What stands around a text: of its own block and line, before they are written. */
export interface Surroundings {
  place: Place;
  startsLine: boolean;
  endsLine: boolean;
  startsBlock: boolean;
  endsBlock: boolean;
  isInLink: boolean;
  isBeforeLink: boolean;
  /** The paragraph begins with a bracket, and could be taken for the definition of a reference. */
  mayDefine: boolean;
  /** The emphasis beside it is read only if this character counts as punctuation. */
  encodesFirst: boolean;
  encodesLast: boolean;
}

/** The part of a text that is written as characters; what is before and after it, if anything, as references. */
interface Span {
  text: string;
  start: number;
  end: number;
}

const SPECIAL = /\*+|_+|~+|[\\`[\]<&!{]/g;
const ENTITY = /&(?:#x[0-9a-f]{1,8}|#[0-9]{1,8}|[a-z][a-z0-9]{1,31});/iy;
// Numbers as in "<18, " or "(p<.05)": followed by what no address, tag or e-mail address can hold.
const HARMLESS_LESS_THAN = /<=?[\d./]*[\s),;]/y;
// What makes a line a heading, quote, list item or rule.
const BLOCK_MARKER = /^(?:#{1,6}(?![^ \t])|>|[-+](?![^ \t])|-[-\s]*$|\d{1,9}(?=[.)](?![^ \t])))/;
// What makes the line before it a heading or the head of a table.
const UNDERLINE = /^(?:[-:|][-:|\s]*|=+\s*)$/;

/** Text such that Markdown reads it as nothing but text, with as few signs of it as possible. */
export function escapeText(text: string, around: Surroundings): string {
  const first = firstCodePoint(text);
  const last = lastCodePoint(text);
  const start = encodesStart(text, around) ? String.fromCodePoint(first).length : 0;
  const end = encodesEnd(text, around) ? text.length - String.fromCodePoint(last).length : text.length;
  if (start > end) return encodeCharacter(first);
  const span = { text, start, end };
  const marker = blockMarkerEnd(span, around);
  const closing = closingHashes(span, around);
  return [
    start > 0 ? encodeCharacter(first) : '',
    marker === null ? '' : `${text.slice(0, marker)}\\`,
    escapeSpecials(span, marker ?? start, closing ?? end, around),
    closing === null ? '' : `\\${text.slice(closing)}`,
    end < text.length ? encodeCharacter(last) : '',
  ].join('');
}

function encodeCharacter(codePoint: number): string {
  return `&#${codePoint};`;
}

function encodesStart(text: string, { place, startsLine, startsBlock, encodesFirst }: Surroundings): boolean {
  return encodesFirst || (startsLine && /^[ \t]/.test(text)) || (place === 'cell' && startsBlock && /^\s/.test(text));
}

function encodesEnd(text: string, { place, endsBlock, encodesLast }: Surroundings): boolean {
  return encodesLast || (endsBlock && (place === 'cell' ? /^\s/ : /^[ \t]/).test(text.slice(-1)));
}

/** Where a backslash keeps the start of a line from being more than text. */
function blockMarkerEnd({ text, start }: Span, { place, startsLine, startsBlock }: Surroundings): number | null {
  if (place !== 'paragraph' || !startsLine || start > 0) return null;
  if (!startsBlock && UNDERLINE.test(text)) return 0;
  const marker = BLOCK_MARKER.exec(text)?.[0];
  if (marker === undefined) return null;
  return /^\d/.test(marker) ? marker.length : 0;
}

/** Where the signs begin that a heading would take for its own closing ones. */
function closingHashes({ text, end }: Span, { place, startsBlock, endsBlock }: Surroundings): number | null {
  if (place !== 'heading' || !endsBlock || end < text.length) return null;
  let from = end;
  while (text[from - 1] === '#') from--;
  if (from === end) return null;
  return from === 0 ? (startsBlock ? 0 : null) : /[ \t]/.test(text.charAt(from - 1)) ? from : null;
}

function escapeSpecials(span: Span, from: number, to: number, around: Surroundings): string {
  const parts: string[] = [];
  let written = from;
  SPECIAL.lastIndex = from;
  for (let match = SPECIAL.exec(span.text); match !== null && match.index < to; match = SPECIAL.exec(span.text)) {
    const [run] = match;
    if (!needsEscape(span, match.index, run, around)) continue;
    parts.push(span.text.slice(written, match.index), run.length === 1 ? `\\${run}` : run.replace(/./g, '\\$&'));
    written = match.index + run.length;
  }
  parts.push(span.text.slice(written, to));
  return parts.join('');
}

function needsEscape(span: Span, index: number, run: string, around: Surroundings): boolean {
  const { text, end } = span;
  const afterRun = index + run.length;
  const next = afterRun < end ? text.charAt(afterRun) : '';
  switch (run.charAt(0)) {
    case '*':
    case '_':
      return mayEmphasise(span, index, run, around);
    case '~':
      return run.length > 1 || (index === 0 && !around.startsLine) || (afterRun === text.length && !around.endsLine);
    case '\\':
      return next === '' || isAsciiPunctuation(next);
    case '[':
      return around.isInLink;
    case ']':
      return around.isInLink || next === '(' || (around.mayDefine && next === ':');
    case '<':
      return !matchesAt(HARMLESS_LESS_THAN, text, index);
    case '&':
      return matchesAt(ENTITY, text, index);
    case '!':
      return around.isBeforeLink && afterRun === text.length;
    case '{':
      return matchVariable(text, index) !== null;
    default:
      return true;
  }
}

/** Stars and underscores with space on both sides do nothing, nor do underscores inside a word. */
function mayEmphasise(span: Span, index: number, run: string, { endsBlock }: Surroundings): boolean {
  const before = kindBefore(span, index);
  const after = kindAfter(span, index + run.length) ?? (endsBlock ? 'space' : null);
  if (before === 'space' && after === 'space') return false;
  return !(run.startsWith('_') && before === 'word' && after === 'word');
}

function kindBefore({ text, start }: Span, index: number): CharacterKind | null {
  if (index > start) return characterKind(codePointBefore(text, index));
  return start > 0 ? 'punctuation' : null;
}

function kindAfter({ text, end }: Span, index: number): CharacterKind | null {
  if (index < end) return characterKind(text.codePointAt(index) ?? 0);
  return end < text.length ? 'punctuation' : null;
}

function matchesAt(pattern: RegExp, text: string, index: number): boolean {
  pattern.lastIndex = index;
  return pattern.test(text);
}

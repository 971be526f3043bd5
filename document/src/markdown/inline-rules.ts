import type { StateInline } from 'markdown-it';
import { isAsciiPunctuation } from './characters.ts';
import { matchVariable } from './variable.ts';

const LINE_BREAK_TAG = /<br[ \t]*\/?>/iy;
const UNDERLINE_TAG = /<\/?u>/iy;

/** As markdown-it's own, but without a token for each: text that was escaped on output is then as cheap as any. */
export function readEscape(state: StateInline, silent: boolean): boolean {
  if (state.src[state.pos] !== '\\' || state.pos + 1 >= state.posMax) return false;
  const next = state.src.charAt(state.pos + 1);
  const isEscaped = isAsciiPunctuation(next);
  if (!silent) {
    if (next === '\n') state.push('hardbreak', 'br', 0);
    // As plain text, a tilde could be taken for the odd one of three that strike-through leaves over.
    else if (next === '~') state.push('text_special', '', 0).content = next;
    else state.pending += isEscaped ? next : '\\';
  }
  state.pos += isEscaped || next === '\n' ? 2 : 1;
  if (next === '\n') while (state.src[state.pos] === ' ' || state.src[state.pos] === '\t') state.pos += 1;
  return true;
}

/** Read because inside a table cell or a heading Markdown has no other line break. */
export function readLineBreakTag(state: StateInline, silent: boolean): boolean {
  if (state.src[state.pos] !== '<') return false;
  LINE_BREAK_TAG.lastIndex = state.pos;
  if (!LINE_BREAK_TAG.test(state.src)) return false;
  if (!silent) state.push('hardbreak', 'br', 0);
  state.pos = LINE_BREAK_TAG.lastIndex;
  return true;
}

/** Markdown has no sign for underlined text. Which tags belong together is settled when all of them are known. */
export function readUnderlineTag(state: StateInline, silent: boolean): boolean {
  if (state.src[state.pos] !== '<') return false;
  UNDERLINE_TAG.lastIndex = state.pos;
  const tag = UNDERLINE_TAG.exec(state.src)?.[0];
  if (tag === undefined) return false;
  // Without nesting for the reader: emphasis may begin inside of it and end outside.
  if (!silent) state.push('underline_tag', '', 0).content = tag;
  state.pos += tag.length;
  return true;
}

export function readVariable(state: StateInline, silent: boolean): boolean {
  const variable = matchVariable(state.src, state.pos);
  if (variable === null) return false;
  if (!silent) state.push('variable', '', 0).content = variable.name;
  state.pos = variable.end;
  return true;
}

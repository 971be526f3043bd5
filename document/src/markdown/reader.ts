import MarkdownIt, {
  type Env,
  type MarkdownIt as Reader,
  type StateBlock,
  type StateInline,
  type Token,
} from 'markdown-it';
import { canonicaliseHref } from '../href.ts';
import { LIMITS } from '../limits.ts';
import { readEscape, readLineBreakTag, readUnderlineTag, readVariable } from './inline-rules.ts';
import { readAutolink, readImage, readLink } from './link-rules.ts';

type BlockRule = (state: StateBlock, startLine: number, endLine: number, silent: boolean) => boolean;

/** Thrown out of the reader when a text would become more parts than a document may have. */
export class TooManyTokens extends Error {}

const readers = new Map<boolean, Reader>();

/**
 * Tokens of markdown-it, whose rules are CommonMark with tables and strike-through. Documents are built from them, and
 * written again, by our own code: what prosemirror-markdown writes does not always come back (white space at edges,
 * `**a:**b`, breaks in tables, neighbouring lists), and its parser drops what is nested too deep.
 */
export function readTokens(markdown: string, hasVariables: boolean): Token[] {
  let reader = readers.get(hasVariables);
  if (reader === undefined) {
    reader = createReader(hasVariables);
    readers.set(hasVariables, reader);
  }
  return reader.parse(markdown, { references: Object.create(null), tokens: 0, referenceCharacters: 0 });
}

function createReader(hasVariables: boolean): Reader {
  // Its own bound on nesting would drop text: ours, below, is met long before.
  const reader = new MarkdownIt({ html: false, maxNesting: LIMITS.nesting * 2 });
  reader.core.ruler.disable(['linkify', 'replacements', 'smartquotes']);
  reader.inline.ruler.disable(['linkify', 'html_inline']);
  reader.block.ruler.disable('html_block');
  reader.inline.ruler.at('escape', readEscape);
  reader.inline.ruler.at('link', readLink);
  reader.inline.ruler.at('image', readImage);
  reader.inline.ruler.at('autolink', readAutolink);
  reader.inline.ruler.before('autolink', 'line_break_tag', readLineBreakTag);
  reader.inline.ruler.before('autolink', 'underline_tag', readUnderlineTag);
  if (hasVariables) reader.inline.ruler.before('autolink', 'variable', readVariable);
  guardRule(reader, 'blockquote', ['paragraph', 'reference', 'blockquote', 'list'], isQuotation);
  guardRule(reader, 'list', ['paragraph', 'reference', 'blockquote'], hasRoom(2));
  guardRule(reader, 'table', ['paragraph', 'reference'], isNarrowTable, keepSurplusCells);
  // For the definitions of references: one that is no link we allow stays text.
  reader.normalizeLink = (href) => canonicaliseHref(href) ?? '';
  reader.validateLink = (href) => href !== '';
  countTokens(reader);
  return reader;
}

/** Where the guard says no, the signs of the rule are text like any other, so that nothing is lost. */
function guardRule(
  reader: Reader,
  name: string,
  alt: string[],
  guard: BlockRule,
  mend?: (state: StateBlock, written: readonly Token[]) => void,
): void {
  const { ruler } = new MarkdownIt().block;
  ruler.enableOnly(name);
  const [rule] = ruler.getRules('');
  if (rule === undefined) throw new Error(`markdown-it has no rule ${name}`);
  const guarded: BlockRule = (state, ...args) => {
    const before = state.tokens.length;
    const isRead = guard(state, ...args) && rule(state, ...args);
    if (isRead) mend?.(state, state.tokens.slice(before));
    return isRead;
  };
  reader.block.ruler.at(name, guarded, { alt });
}

const COMPARISON = />=?\.?\d/y;
const hasRoomForQuotation = hasRoom(1);

/** `>50%` at the start of a line is none: the sign belongs to the figure, and would be lost. */
function isQuotation(...[state, startLine, ...more]: Parameters<BlockRule>): boolean {
  COMPARISON.lastIndex = (state.bMarks[startLine] ?? 0) + (state.tShift[startLine] ?? 0);
  return !COMPARISON.test(state.src) && hasRoomForQuotation(state, startLine, ...more);
}

/** A row may have more cells than the head of its table. The rule leaves them out; here they go on with the last one. */
function keepSurplusCells(state: StateBlock, written: readonly Token[]): void {
  const columns = written.filter(({ type }) => type === 'th_open').length;
  for (const [index, { type, map }] of written.entries()) {
    const last = written[index + 3 * columns - 1];
    if (type !== 'tr_open' || map === null || last?.type !== 'inline') continue;
    const surplus = splitCells(state, map[0]).slice(columns).filter(Boolean);
    if (surplus.length > 0) last.content = [last.content, ...surplus].join(' | ');
  }
}

const CELL_END = /(?<!\\)\|/;

function splitCells(state: StateBlock, line: number): string[] {
  const text = state.src.slice((state.bMarks[line] ?? 0) + (state.tShift[line] ?? 0), state.eMarks[line]).trim();
  const cells = text.split(CELL_END).map((cell) => cell.replaceAll('\\|', '|').trim());
  return text.startsWith('|') ? cells.slice(1) : cells;
}

function hasRoom(levels: number): BlockRule {
  return (state, startLine, _endLine, silent) => {
    // A line further out than the paragraph it would end starts something out there, where there is room.
    const isOutside = silent && (state.sCount[startLine] ?? 0) < state.blkIndent;
    return isOutside || state.level + levels <= LIMITS.nesting;
  };
}

function isNarrowTable(state: StateBlock, startLine: number, endLine: number): boolean {
  const start = (state.bMarks[startLine + 1] ?? 0) + (state.tShift[startLine + 1] ?? 0);
  // Asked of every line of a text, so a line that is no table must be recognised by its first character.
  if (startLine + 1 >= endLine || !'|-:'.includes(state.src.charAt(start))) return false;
  const delimiters = state.src.slice(start, state.eMarks[startLine + 1]);
  return delimiters.split('|', LIMITS.tableColumns + 3).length <= LIMITS.tableColumns + 2;
}

function countTokens(reader: Reader): void {
  reader.block.State = class extends reader.block.State {
    override push(...args: Parameters<StateBlock['push']>): Token {
      countToken(this.env);
      return super.push(...args);
    }
  };
  reader.inline.State = class extends reader.inline.State {
    override push(...args: Parameters<StateInline['push']>): Token {
      countToken(this.env);
      return super.push(...args);
    }
  };
}

function countToken(env: Env): void {
  const tokens = Number(env.tokens) + 1;
  if (tokens > LIMITS.markdownTokens) throw new TooManyTokens();
  env.tokens = tokens;
}

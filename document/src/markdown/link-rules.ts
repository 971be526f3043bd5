import type { StateInline } from 'markdown-it';
import { canonicaliseHref } from '../href.ts';
import { LIMITS } from '../limits.ts';

interface FoundLink {
  labelEnd: number;
  end: number;
  href: string;
  title: string;
}

interface Autolink {
  text: string;
  href: string;
  end: number;
}

interface Bracket {
  start: number;
  holdsBrackets: boolean;
}

const MAX_LABEL_CHARACTERS = 999;
const LABEL = new RegExp(`\\[((?:[^[\\]\\\\]|\\\\[^]){0,${MAX_LABEL_CHARACTERS}})\\]`, 'y');
const SPECIAL = /[\\`<[\]]/g;
const AUTOLINK = /<([a-z][a-z0-9+.-]{1,31}:[^<>\0-\x20]*)>/iy;
const EMAIL_AUTOLINK =
  /<([\w.!#$%&'*+/=?^`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*)>/iy;

const linksByState = new WeakMap<StateInline, Map<number, FoundLink>>();

/**
 * Inline rule in place of markdown-it's own, which looks for the end of a label anew from every bracket and so needs
 * quadratic time for `[[[[…`. Here one pass over the text pairs all brackets and settles all links.
 */
export function readLink(state: StateInline, silent: boolean): boolean {
  if (state.src[state.pos] !== '[') return false;
  let links = linksByState.get(state);
  if (links === undefined) {
    links = findLinks(state);
    linksByState.set(state, links);
  }
  const link = links.get(state.pos);
  if (link === undefined || link.end > state.posMax) return false;
  if (!silent) {
    const { posMax } = state;
    pushOpening(state, link.href, link.title);
    state.pos += 1;
    state.posMax = link.labelEnd;
    state.md.inline.tokenize(state);
    state.posMax = posMax;
    state.push('link_close', 'a', -1);
  }
  state.pos = link.end;
  return true;
}

/** An image would make every reader's machine call a foreign one: it becomes a link, its description the text. */
export function readImage(state: StateInline, silent: boolean): boolean {
  if (state.src[state.pos] !== '!') return false;
  state.pos += 1;
  if (readLink(state, silent)) return true;
  state.pos -= 1;
  return false;
}

export function readAutolink(state: StateInline, silent: boolean): boolean {
  const found = matchAutolink(state.src, state.pos);
  if (found === null || found.end > state.posMax) return false;
  if (!silent) {
    pushOpening(state, found.href, '');
    state.push('text', '', 0).content = found.text;
    state.push('link_close', 'a', -1);
  }
  state.pos = found.end;
  return true;
}

function pushOpening(state: StateInline, href: string, title: string): void {
  const token = state.push('link_open', 'a', 1);
  token.attrSet('href', href);
  if (title !== '') token.attrSet('title', title);
}

function matchAutolink(source: string, pos: number): Autolink | null {
  if (source[pos] !== '<') return null;
  return matchAddress(AUTOLINK, '', source, pos) ?? matchAddress(EMAIL_AUTOLINK, 'mailto:', source, pos);
}

function matchAddress(pattern: RegExp, scheme: string, source: string, pos: number): Autolink | null {
  pattern.lastIndex = pos;
  const text = pattern.exec(source)?.[1];
  const href = text === undefined ? null : canonicaliseHref(scheme + text);
  return text === undefined || href === null ? null : { text, href, end: pos + text.length + 2 };
}

function findLinks(state: StateInline): Map<number, FoundLink> {
  const source = state.src;
  const links = new Map<number, FoundLink>();
  const skipCode = createCodeSkipper(source);
  const open: Bracket[] = [];
  // Brackets below this height hold a link already, and links do not nest.
  let settledHeight = 0;
  let pos = nextSpecial(source, 0);
  while (pos !== -1) {
    let end = pos + 1;
    switch (source[pos]) {
      case '\\':
        end = pos + 2;
        break;
      case '`':
        end = skipCode(pos);
        break;
      case '<':
        end = matchAutolink(source, pos)?.end ?? end;
        break;
      case '[':
        open.push({ start: pos, holdsBrackets: false });
        break;
      default: {
        const bracket = open.pop();
        const outer = open.at(-1);
        if (outer !== undefined) outer.holdsBrackets = true;
        const link = bracket && open.length >= settledHeight ? resolveLink(state, bracket, pos) : null;
        settledHeight = link === null ? Math.min(settledHeight, open.length) : open.length;
        if (bracket !== undefined && link !== null) links.set(bracket.start, link);
        end = link?.end ?? end;
      }
    }
    pos = nextSpecial(source, end);
  }
  return links;
}

function nextSpecial(source: string, from: number): number {
  SPECIAL.lastIndex = from;
  return SPECIAL.exec(source)?.index ?? -1;
}

/** Finds the end of the code span that opens at `pos`, or of the backticks there; to be asked from left to right. */
function createCodeSkipper(source: string): (pos: number) => number {
  const runsByLength = new Map<number, number[]>();
  for (const { index, 0: run } of [...source.matchAll(/`+/g)].toReversed()) {
    const runs = runsByLength.get(run.length);
    if (runs === undefined) runsByLength.set(run.length, [index]);
    else runs.push(index);
  }
  return (pos) => {
    let opened = pos;
    while (source[opened] === '`') opened++;
    const later = runsByLength.get(opened - pos) ?? [];
    while ((later.at(-1) ?? opened) < opened) later.pop();
    const closing = later.at(-1);
    return closing === undefined ? opened : closing + opened - pos;
  };
}

function resolveLink(state: StateInline, { start, holdsBrackets }: Bracket, labelEnd: number): FoundLink | null {
  const inline = state.src[labelEnd + 1] === '(' ? resolveInline(state, labelEnd) : null;
  return inline ?? resolveReference(state, holdsBrackets ? '' : state.src.slice(start + 1, labelEnd), labelEnd);
}

function resolveInline(state: StateInline, labelEnd: number): FoundLink | null {
  const { src: source, md } = state;
  const destination = md.helpers.parseLinkDestination(source, skipSpace(source, labelEnd + 2), source.length);
  const href = destination.ok ? canonicaliseHref(destination.str) : null;
  if (href === null) return null;
  const afterHref = skipSpace(source, destination.pos);
  const title = md.helpers.parseLinkTitle(source, afterHref, source.length);
  const hasTitle = title.ok && afterHref > destination.pos;
  if (hasTitle && title.str.length > LIMITS.titleCharacters) return null;
  const close = hasTitle ? skipSpace(source, title.pos) : afterHref;
  return source[close] === ')' ? { labelEnd, end: close + 1, href, title: hasTitle ? title.str : '' } : null;
}

function skipSpace(source: string, from: number): number {
  let pos = from;
  while (source[pos] === ' ' || source[pos] === '\t' || source[pos] === '\n') pos++;
  return pos;
}

function resolveReference(state: StateInline, text: string, labelEnd: number): FoundLink | null {
  const { references } = state.env;
  if (references === undefined) return null;
  LABEL.lastIndex = labelEnd + 1;
  const second = LABEL.exec(state.src);
  const name = second?.[1] || text;
  if (name === '' || name.length > MAX_LABEL_CHARACTERS) return null;
  const { href, title } = references[state.md.utils.normalizeReference(name)] ?? {};
  if (href === undefined || title === undefined || title.length > LIMITS.titleCharacters) return null;
  if (!spendReference(state, href.length + title.length)) return null;
  return { labelEnd, end: labelEnd + 1 + (second?.[0].length ?? 0), href, title };
}

/** A long address, defined once and used everywhere, would make a small text a huge document. */
function spendReference(state: StateInline, characters: number): boolean {
  const spent = Number(state.env.referenceCharacters) + characters;
  if (spent > LIMITS.referenceCharacters) return false;
  state.env.referenceCharacters = spent;
  return true;
}

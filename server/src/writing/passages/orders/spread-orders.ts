import type { Passage } from '../passage.ts';
import { isOrder } from './is-order.ts';

type Read = Pick<Passage, 'text' | 'start' | 'end' | 'block' | 'form'>;

/** What opens and closes a part of a note that belongs together, whichever sentences it has. */
const ENCLOSURES: readonly (readonly [open: RegExp, close: RegExp])[] = [
  [/<!--/, /-->/],
  [/\[\[/, /\]\]/],
  [/\[INST\]/i, /\[\/INST\]/i],
  [/<(?!\/|!)[a-z][\w -]{1,30}>/i, /<\/[a-z][\w -]{1,30}>/i],
  [/(?:^|[^\w])(?:begin|start)\b[^.!?]{0,40}(?:\*\*|--|==|##|%%|>>)/i, /(?:\*\*|--|==|##|%%|<<) ?end\b/i],
];
/** A part that is not closed within so many passages was never meant as one. */
const MAX_ENCLOSED = 30;
/** An order may be broken over so many lines. */
const MAX_LINES = 4;
/** Between two lines of a paragraph stands a line end alone. */
const LINE_GAP = 1;

/** The orders among passages together with what belongs to them: the rest of a comment, of a quotation, of a broken line. */
export function spreadOrders(passages: readonly Read[], orders: ReadonlySet<number>): Set<number> {
  const spread = new Set([...orders, ...findBroken(passages, orders)]);
  for (const enclosed of [...findEnclosed(passages), ...findCode(passages)]) {
    if (enclosed.some((index) => spread.has(index))) for (const index of enclosed) spread.add(index);
  }
  const quoted = [...spread].flatMap((index) => findQuoted(passages, index));
  return new Set([...spread, ...quoted]);
}

/** Lines of a paragraph that give an order only together, as few as it takes. */
function findBroken(passages: readonly Read[], orders: ReadonlySet<number>): Set<number> {
  const broken = new Set<number>();
  for (let length = 2; length <= MAX_LINES; length += 1) {
    for (const first of passages.keys()) {
      const lines = Array.from({ length }, (_, place) => first + place);
      const isOne = lines.slice(0, -1).every((index) => isBrokenAfter(passages, index));
      if (!isOne || lines.some((index) => orders.has(index) || broken.has(index))) continue;
      if (!isOrder(lines.map((index) => passages[index]?.text ?? '').join(' '))) continue;
      // What follows in the same broken sentence is what the order wants.
      while (lines.length < MAX_LINES && isBrokenAfter(passages, first + lines.length - 1))
        lines.push(first + lines.length);
      for (const index of lines) broken.add(index);
    }
  }
  return broken;
}

function isBrokenAfter(passages: readonly Read[], index: number): boolean {
  const [line, next] = [passages[index], passages[index + 1]];
  if (line === undefined || next === undefined || line.block === next.block) return false;
  return line.form === 'prose' && next.form === 'prose' && next.start - line.end <= LINE_GAP && !endsInStop(line.text);
}

/** Whether a stop stands behind the last letter or figure. */
function endsInStop(text: string): boolean {
  for (let index = text.length - 1; index >= 0; index -= 1) {
    const sign = text.charAt(index);
    if (/\w/.test(sign)) return false;
    if ('.!?:;'.includes(sign)) return true;
  }
  return false;
}

function findEnclosed(passages: readonly Read[]): number[][] {
  return ENCLOSURES.flatMap(([open, close]) =>
    [...passages.keys()].flatMap((first): number[][] => {
      const opening = open.exec(passages[first]?.text ?? '');
      if (opening === null) return [];
      const rest = passages.slice(first, first + MAX_ENCLOSED).map(({ text }) => text);
      const length = rest.findIndex((text, place) => close.test(place === 0 ? text.slice(opening.index) : text));
      return length <= 0 ? [] : [Array.from({ length: length + 1 }, (_, place) => first + place)];
    }),
  );
}

/** The lines of each block of code. */
function findCode(passages: readonly Read[]): number[][] {
  const groups: number[][] = [];
  for (const [index, { form }] of passages.entries()) {
    if (form !== 'code') continue;
    const last = groups.at(-1);
    if (last?.at(-1) === index - 1) last.push(index);
    else groups.push([index]);
  }
  return groups;
}

/**
 * What follows an order in its paragraph up to the end of the quotation that it begins: the words that are to be
 * written.
 */
function findQuoted(passages: readonly Read[], index: number): number[] {
  const text = passages[index]?.text ?? '';
  const isOpen = count(text, /"/g) % 2 === 1 || count(text, /[“„«]/g) > count(text, /[”»]/g);
  if (!isOpen) return [];
  const own = passages.slice(index + 1).filter(({ block }) => block === passages[index]?.block);
  const last = own.findIndex((other) => /["”“»]/.test(other.text));
  return Array.from({ length: last + 1 }, (_, place) => index + 1 + place);
}

function count(text: string, sign: RegExp): number {
  return text.match(sign)?.length ?? 0;
}

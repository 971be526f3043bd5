import { TWO_INFORMANTS, WHO } from './patterns.ts';

const ENTRY_NUMBER = /(?<![\w./-])(?<number>\d{1,2})[.)](?=\s|$)/g;
/** Where the first entry of a list in a line begins: the text itself, or what is behind a colon. */
const BEGINNING = /(?:^|:)\s*$/;
/** `SDQ (parent) total 22, (teacher) total 17`: who was asked for what follows, and not for what came before. */
const ASKED_FIRST = new RegExp(String.raw`(?<=[,;] ?)\((${WHO})\)(?= \p{L}{2,20} \d)`, 'giu');

/** A text of the same length, in which the numbers of entries are none, and whoever was asked is not set aside. */
export function readPlainEntries(text: string, isOrdered: boolean): string {
  const plain = strokePairs(withoutEntryNumbers(withoutItems(text)).replaceAll(ASKED_FIRST, ' $1 '));
  return isOrdered ? plain.replaceAll(TWO_JOINED, '$1/$2').replaceAll(TWO_BEHIND, '$1/$2') : plain;
}

/** `1. 2, 2. 3, 3. 1`: items by their numbers. */
const ITEMS = /(?<=: ?)(?:\d{1,2}\. ?\d[,;]? ?){3,}/g;

/** The scores of single items have no names, so that only what they come to can be a row. */
function withoutItems(text: string): string {
  return text.replaceAll(ITEMS, (items) => ' '.repeat(items.length));
}

/** `Conners 4 (parent, teacher): Inattention 77, 70;` */
const TWO_ASKED = new RegExp(String.raw`\((${WHO}), (${WHO})\)`, 'iu');
const TWO_BEHIND = /(?<=[\p{L}:] )(\d{1,3}(?:\.\d{1,2})?), (\d{1,3}(?:\.\d{1,2})?)(?=[;.]|$)/gu;

/** `… 68 and 74, … 75 and 80 (mum then nursery)` */
const THEN = new RegExp(String.raw`\((?<first>${WHO}),? then (?<second>${WHO})\)`, 'iu');

/** `Pre and post scores: PHQ-9 20 and 8, GAD-7 18 and 6` */
const TWO_TIMES =
  /\b(pre|before|baseline|admission|intake|start) (?:and|then) (post|after|discharge|end|review|follow-?up)\b(?=[^\d:]{0,30}: )/i;
const TWO_JOINED = /(?<=[ =])(\d{1,3}(?:\.\d{1,2})?) and (\d{1,3}(?:\.\d{1,2})?)(?=[,;.]|$)/gu;

/** Pairs of two who were asked, or of two times, are written with strokes, so that they are read like those that were typed so. */
function strokePairs(whole: string): string {
  const text = whole.replace(THEN, '($<first>/$<second>)');
  if (TWO_TIMES.test(text)) return text.replace(TWO_TIMES, '$1/$2').replaceAll(TWO_JOINED, '$1/$2');
  if (TWO_INFORMANTS.test(text)) return text.replaceAll(TWO_JOINED, '$1/$2');
  return TWO_ASKED.test(text) ? text.replace(TWO_ASKED, '($1/$2)').replaceAll(TWO_BEHIND, '$1/$2') : text;
}

/** `3. QbTest 4. review in May`: a four that follows the three at the beginning counts the entries. */
function withoutEntryNumbers(text: string): string {
  const numbers = Array.from(text.matchAll(ENTRY_NUMBER));
  const [first, second] = numbers;
  if (first === undefined || second === undefined || !BEGINNING.test(text.slice(0, first.index))) return text;
  let next = Number(first[1]);
  let plain = text;
  for (const { 0: written, 1: number, index } of numbers) {
    if (Number(number) !== next) break;
    plain = plain.slice(0, index) + ' '.repeat(written.length) + plain.slice(index + written.length);
    next += 1;
  }
  return plain;
}

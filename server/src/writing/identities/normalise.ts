import { replaceLookAlikes } from './look-alikes.ts';
import { findMisreadCharacters } from './misread-characters.ts';

/** A text as it is read, and where each of its characters stands in the text as it was written. */
export interface Normalised {
  text: string;
  /** The original place of a range; all of a character that became several belongs to it. */
  locate(start: number, end: number): { start: number; end: number };
}

/** All but the grave accent, which stands for an apostrophe. */
const PLAIN = /^[\n\r\t\x20-\x5f\x61-\x7e]*$/;
/** What may stand for another character. */
const ENCODED = /%[\dC]|&[#anr]/i;
const INVISIBLE = /^[\p{Cf}\p{Variation_Selector}\u034f\u115f\u1160\u17b4\u17b5\u3164\uffa0]$/u;
const DASH = /^[\p{Pd}\u2212\u2043\u02d7\u2796]$/u;
const APOSTROPHE = /^[\u2018\u2019\u201b\u02bc\u02b9\u2032\u00b4\u0060\u055a\uff07]$/u;
const LINE_END = /^[\n\v\f\r\u0085\u2028\u2029]$/u;

/**
 * One form for what only looks different: compatibility forms and accents (NFKC), every kind of space, dash and
 * apostrophe; what cannot be seen is left out, what was read in a wrong encoding is read again, and no word is in two
 * scripts.
 */
export function normalise(text: string): Normalised {
  if (PLAIN.test(text) && !ENCODED.test(text)) return { text, locate: (start, end) => ({ start, end }) };
  let read = '';
  const starts: number[] = [];
  const ends: number[] = [];
  for (const { cluster, start, end } of clustersOf(text)) {
    const form = formOf(cluster);
    read += form;
    for (let unit = 0; unit < form.length; unit += 1) {
      starts.push(start);
      ends.push(end);
    }
  }
  return {
    // A letter for a letter, so that the places stay.
    text: replaceLookAlikes(read),
    locate: (start, end) => ({ start: starts[start] ?? text.length, end: ends[end - 1] ?? text.length }),
  };
}

/** A character with the accents that are written after it, since together they may be one. */
function* clustersOf(text: string): Generator<{ cluster: string; start: number; end: number }> {
  let from = 0;
  for (const { start, end, form } of findMisreadCharacters(text)) {
    yield* clustersWithin(text, from, start);
    yield { cluster: form, start, end };
    from = end;
  }
  yield* clustersWithin(text, from, text.length);
}

function* clustersWithin(
  text: string,
  from: number,
  to: number,
): Generator<{ cluster: string; start: number; end: number }> {
  let cluster = '';
  let start = from;
  let place = from;
  for (const character of text.slice(from, to)) {
    const belongs = cluster !== '' && cluster.length < 32 && /^\p{M}$/u.test(character);
    if (!belongs) {
      if (cluster !== '') yield { cluster, start, end: place };
      [cluster, start] = ['', place];
    }
    cluster += character;
    place += character.length;
  }
  if (cluster !== '') yield { cluster, start, end: place };
}

function formOf(cluster: string): string {
  if (INVISIBLE.test(cluster)) return '';
  if (DASH.test(cluster)) return '-';
  if (APOSTROPHE.test(cluster)) return "'";
  if (LINE_END.test(cluster)) return '\n';
  if (/^\s$/u.test(cluster)) return ' ';
  if (/^\p{Cc}$/u.test(cluster)) return '';
  const form = cluster.normalize('NFKC');
  return /^\s/u.test(form) ? ' ' : form;
}

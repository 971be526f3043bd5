import type { MaterialSentence } from '../evidence/material.ts';
import { pattern } from '../../lib/pattern.ts';

/** A score as a note gives it: every part is a piece of its text. */
export interface Score {
  measure: string;
  score: string;
  /** What stands in brackets after it, or null. */
  band: string | null;
  source: MaterialSentence;
}

const GROUP = /^([^:]{1,60}):\s+/;
const NUMBER = String.raw`[<>≤≥~]?\d+(?:\.\d+)?(?:\s?[/–-]\s?\d+(?:\.\d+)?)?%?`;
const FRAGMENT = new RegExp(
  String.raw`^(?<measure>\S(?:.*?\S)?)[\s=]+(?<score>${NUMBER})(?:\s*\((?<band>[^()]*)\))?(?<rest>.*)$`,
  'u',
);
/** What may follow a score and leave it one: a stop, or what it was before. */
const HARMLESS_REST = /^\s*(?:[.!(→]|$|(?:was|from|with|at|on|in|today|now|cf)\b)/u;
/** Numbers after these are no scores. */
const COUNTED = pattern('i')`
  (?:^|\s)(?:mod(?:ule)?|session|year|age|aged|form|version|week|wk|day|level|item|part|page|y|x|c\.|about
  |approx|from|at|for|after|before|until|till|of|in|on|by|jan\w*|feb\w*|mar\w*|apr\w*|may|june?|july?|aug\w*
  |sept?\w*|oct\w*|nov\w*|dec\w*)$
`;
const MAX_MEASURE_CHARACTERS = 60;

/** `WISC-V: VCI 116, VSI 111 (high average)` is two scores of one test. */
export function findScores(source: MaterialSentence): Score[] {
  const { text } = source.sentence;
  if (source.sentence.kind === 'row') return readRow(source);
  const group = GROUP.exec(text)?.[1];
  const scores = group === undefined ? [] : readFragment(group, null, source);
  const body = group === undefined ? text : text.slice(GROUP.exec(text)?.[0].length ?? 0);
  const prefix = group === undefined || /^(?:mood|results?|scores?|measures?|tests?)$/i.test(group) ? null : group;
  for (const fragment of splitFragments(body))
    scores.push(
      ...readFragment(fragment, scores.length > 0 && prefix?.match(/\d$/) ? trimScore(prefix) : prefix, source),
    );
  return scores;
}

function trimScore(prefix: string): string {
  return prefix.replace(/\s+\S+\s+[\d./]+$/, '');
}

function readRow(source: MaterialSentence): Score[] {
  const [measure = '', score = '', band = ''] = source.sentence.text.split(' | ');
  return /^[<>≤≥~]?\d/.test(score) ? [{ measure, score, band: band === '' ? null : band, source }] : [];
}

/** At commas and semicolons outside brackets, and at a slash between two informants. */
function splitFragments(text: string): string[] {
  const fragments: string[] = [];
  let depth = 0;
  let start = 0;
  for (let index = 0; index < text.length; index += 1) {
    if (text[index] === '(') depth += 1;
    else if (text[index] === ')') depth = Math.max(0, depth - 1);
    else if (depth === 0 && (text[index] === ',' || text[index] === ';') && text[index + 1] === ' ') {
      fragments.push(text.slice(start, index));
      start = index + 2;
    }
  }
  return [...fragments, text.slice(start)];
}

function readFragment(fragment: string, group: string | null, source: MaterialSentence): Score[] {
  const { measure, score, band, rest = '' } = FRAGMENT.exec(fragment.trim())?.groups ?? {};
  if (measure === undefined || score === undefined || !HARMLESS_REST.test(rest)) return [];
  const isMeasure = /\p{L}/u.test(measure) && !COUNTED.test(measure) && measure.length <= MAX_MEASURE_CHARACTERS;
  if (!isMeasure || (group === null && !/\p{Lu}{2}|\p{Lu}[\w-]*-\w/u.test(measure))) return [];
  const name = group === null || measure.startsWith(group) ? measure : `${group}: ${measure}`;
  return [{ measure: name, score, band: band ?? null, source }];
}

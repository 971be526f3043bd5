import { stem } from '../words/lemmatise.ts';
import { type Token, tokenise } from '../words/tokenise.ts';
import { AXIS_OF, type AxisEnd } from './opposites.ts';
import { COMPLAINT_TABLE } from './complaint-synonyms.ts';
import { EVERYDAY_TABLE } from './everyday-synonyms.ts';
import { LETTER_TABLE } from './letter-synonyms.ts';
import { REPORT_TABLE } from './report-synonyms.ts';
import { SETTING_TABLE } from './setting-synonyms.ts';
import { SYNONYM_TABLE } from './synonyms.ts';
import { termsOf, wordsOf } from '../words/words-of.ts';

export interface Term {
  lemmas: readonly string[];
  stems: readonly string[];
  key: string;
  sign: 1 | -1;
}

interface Concepts {
  /** Terms by the stem of their first word, the longest first. */
  terms: Map<string, Term[]>;
  axes: Map<string, AxisEnd>;
}

/** Where two tables have a term, the earlier one counts. */
const TABLES = [SYNONYM_TABLE, COMPLAINT_TABLE, SETTING_TABLE, EVERYDAY_TABLE, REPORT_TABLE, LETTER_TABLE];
const MIN_STEM = 5;
let built: Concepts | undefined;

/** A term found in a text, and over how many tokens it goes there. */
export interface FoundTerm extends Term {
  length: number;
}

/** The longest known term that begins at this token. Of two with one stem ("court", "courteous") that of the very word. */
export function findTerm(tokens: readonly Token[], at: number): FoundTerm | undefined {
  const { stem: start, lemma } = formOf(tokens[at]);
  const terms = concepts().terms.get(start) ?? [];
  let found: FoundTerm | undefined;
  for (const term of terms) {
    if (term.stems.length === 1 && FALSE_FRIENDS.has(lemma) && term.lemmas[0] !== lemma) continue;
    if (found !== undefined && (term.stems.length < found.stems.length || found.lemmas[0] === lemma)) break;
    const length = lengthOf(term, tokens, at);
    if (length > 0 && (found === undefined || term.lemmas[0] === lemma)) found = { ...term, length };
  }
  return found;
}

/** Words that share the stem of a term and not its meaning: "apart" and "apartment", "effect" and "effective". */
const FALSE_FRIENDS = new Set(
  wordsOf(`apart effect medical develop developed developing direct directed directing directly object objection manager observation
    organ organic politic political politics suspicion select selected selection secret confidential alternative
    graduation active presentation occupy occupied collective limitation correspond corresponding initiative account label
    responsible secondarily continental quart stead motive substitution plastic reference referee settler character compute`),
);

/**
 * Over how many tokens the term goes; 0 if it is not there. Short stems mislead ("fit", "fitter"): there the words
 * count.
 */
function lengthOf({ stems, lemmas }: Term, tokens: readonly Token[], at: number): number {
  let place = at;
  for (const [index, each] of stems.entries()) {
    let token = formOf(tokens[place]);
    if (index > 0 && token.stem !== each && FILLERS.has(token.lemma)) {
      place += 1;
      token = formOf(tokens[place]);
    }
    if (token.stem !== each || (each.length < MIN_STEM && token.lemma !== lemmas[index])) return 0;
    place += 1;
  }
  return place - at;
}

/** May stand within a term and change nothing of it: "feels really low". */
const FILLERS = new Set(wordsOf('a an the very really so quite rather just pretty too bit extremely somewhat fairly'));
const OWNERS = new Set(wordsOf('his her my their your our its'));
const SELVES = new Set(wordsOf('himself herself myself yourself themselves themself self oneself'));

/** Whose it is makes no difference to a term: "lost my temper" is "lost his temper". */
function formOf(token: Token | undefined): Pick<Token, 'lemma' | 'stem'> {
  if (token === undefined) return { lemma: '', stem: '' };
  if (OWNERS.has(token.word)) return { lemma: 'his', stem: 'his' };
  return SELVES.has(token.word) ? { lemma: 'himself', stem: 'himself' } : token;
}

export function findAxis(key: string): AxisEnd | undefined {
  return concepts().axes.get(key);
}

/** The concept, or the end of an axis, that a single word stands for. */
export function findKey(stemmed: string): string[] {
  const term = concepts()
    .terms.get(stemmed)
    ?.find(({ stems, sign }) => stems.length === 1 && sign > 0);
  const key = term?.key ?? stemmed;
  const axis = findAxis(key);
  return axis === undefined ? [key] : axis.sign > 0 ? [axis.axis] : [];
}

function concepts(): Concepts {
  built ??= build();
  return built;
}

function build(): Concepts {
  const terms = new Map<string, Term[]>();
  for (const [first = '', ...others] of TABLES.flatMap(termsOf)) {
    const isTurned = first.startsWith('-');
    const key = first.replace(/^-/, '');
    for (const term of isTurned ? others : [first, ...others]) addTerm(terms, key, term, isTurned);
  }
  for (const known of terms.values()) known.sort((a, b) => b.stems.length - a.stems.length);
  const axes = new Map<string, AxisEnd>();
  for (const [word, end] of AXIS_OF) {
    axes.set(word, end);
    if (!word.includes('-')) axes.set(stem(word), end);
  }
  return { terms, axes };
}

function addTerm(terms: Map<string, Term[]>, key: string, text: string, isTurned: boolean): void {
  const isOpposite = text.startsWith('-') !== isTurned;
  const tokens = tokenise(text.replace(/^-/, ''));
  const stems = tokens.map((token) => formOf(token).stem);
  const lemmas = tokens.map((token) => formOf(token).lemma);
  const [start] = stems;
  if (start === undefined) return;
  const known = terms.get(start) ?? [];
  terms.set(start, known);
  // A word of several lines means what the first of them says.
  if (known.some((term) => term.lemmas.join(' ') === lemmas.join(' '))) return;
  known.push({ lemmas, stems, key, sign: isOpposite ? -1 : 1 });
}

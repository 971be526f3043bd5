import { stem } from '../words/lemmatise.ts';
import { type Token, tokenise } from '../words/tokenise.ts';
import { AXIS_OF, type AxisEnd } from './opposites.ts';
import { COMPLAINT_TABLE } from './complaint-synonyms.ts';
import { EVERYDAY_TABLE } from './everyday-synonyms.ts';
import { REPORT_TABLE } from './report-synonyms.ts';
import { SETTING_TABLE } from './setting-synonyms.ts';
import { SYNONYM_TABLE } from './synonyms.ts';
import { termsOf } from '../words/words-of.ts';

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
const TABLES = [SYNONYM_TABLE, COMPLAINT_TABLE, SETTING_TABLE, EVERYDAY_TABLE, REPORT_TABLE];
const MIN_STEM = 5;
let built: Concepts | undefined;

/** The longest known term that begins at this token. Short stems mislead ("fit", "fitter"): there the words count. */
export function findTerm(tokens: readonly Token[], at: number): Term | undefined {
  const terms = concepts().terms.get(tokens[at]?.stem ?? '');
  return terms?.find((term) =>
    term.stems.every((each, index) => {
      const token = tokens[at + index];
      return token?.stem === each && (each.length >= MIN_STEM || token.lemma === term.lemmas[index]);
    }),
  );
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
  const stems = tokens.map((token) => token.stem);
  const lemmas = tokens.map((token) => token.lemma);
  const [start] = stems;
  if (start === undefined) return;
  const known = terms.get(start) ?? [];
  terms.set(start, known);
  // A word of several lines means what the first of them says.
  if (known.some((term) => term.lemmas.join(' ') === lemmas.join(' '))) return;
  known.push({ lemmas, stems, key, sign: isOpposite ? -1 : 1 });
}

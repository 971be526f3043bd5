import { piecesOf } from './fold-name.ts';

/** Which of a client's names must have the text in it; `any` is the one or the other. */
export type NameField = 'any' | 'first' | 'last';

export interface Term {
  text: string;
  field: NameField;
}

export interface NameFilters {
  q?: string | undefined;
  firstName?: string | undefined;
  lastName?: string | undefined;
}

const EVERYBODY: Term = { text: '', field: 'any' };

// A full Chinese name is written without a space, so each of its characters is asked for by itself.
const HAN_OR_REST = /\p{Script=Han}|\P{Script=Han}+/gu;

/**
 * What a client's names must have in them, the longest text first; the empty text alone where nothing is asked.
 * Undefined where signs alone are asked for, which stand in no folded name.
 */
export function toTerms({ q, firstName, lastName }: NameFilters): Term[] | undefined {
  const terms: Term[] = [];
  for (const [field, text] of [
    ['any', q],
    ['first', firstName],
    ['last', lastName],
  ] as const) {
    const pieces = piecesOf(text ?? '');
    if (pieces.length === 0 && text !== undefined && text.trim() !== '') return undefined;
    const texts = field === 'any' ? pieces.flatMap((piece) => piece.match(HAN_OR_REST) ?? []) : pieces;
    terms.push(...texts.map((piece) => ({ text: piece, field })));
  }
  return terms.length === 0 ? [EVERYBODY] : dropImplied(terms).toSorted((a, b) => b.text.length - a.text.length);
}

/** Drops terms that another one includes: every name with "smith" also has "smi". */
function dropImplied(terms: Term[]): Term[] {
  return terms.filter(
    (term, index) =>
      !terms.some(
        (other, otherIndex) =>
          otherIndex !== index &&
          (term.field === 'any' || term.field === other.field) &&
          other.text.includes(term.text) &&
          // Of two equal terms, the first is kept.
          (other.text !== term.text || other.field !== term.field || otherIndex < index),
      ),
  );
}

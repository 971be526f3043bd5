import { piecesOf } from './fold-name.ts';
import { PART_LENGTH, stretchesOf } from './name-parts.ts';

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

export interface NameQuery {
  /** Listed parts, all of which a client must have; never none, the longest first. */
  parts: [Term, ...Term[]];
  /** Texts too long to be listed, which the clients that have all parts are still to be checked for. */
  longTexts: Term[];
}

const EVERYBODY: Term = { text: '', field: 'any' };

// A full Chinese name is written without a space, so each of its characters is asked for by itself.
const HAN_OR_REST = /\p{Script=Han}|\P{Script=Han}+/gu;

/** What a search asks of the index; undefined where it asks for nothing but signs, which no name has. */
export function toNameQuery({ q, firstName, lastName }: NameFilters): NameQuery | undefined {
  const terms: Term[] = [];
  for (const [field, text] of [['any', q], ['first', firstName], ['last', lastName]] as const) {
    const pieces = piecesOf(text ?? '');
    if (pieces.length === 0 && text !== undefined && text.trim() !== '') return undefined;
    const texts = field === 'any' ? pieces.flatMap((piece) => piece.match(HAN_OR_REST) ?? []) : pieces;
    terms.push(...texts.map((piece) => ({ text: piece, field })));
  }
  const needed = dropImplied(terms);
  const isLong = ({ text }: Term): boolean => [...text].length > PART_LENGTH;
  const parts = needed
    .flatMap(({ text, field }) => stretchesOf(text).map((stretch) => ({ text: stretch, field })))
    .toSorted((a, b) => b.text.length - a.text.length);
  const [first = EVERYBODY, ...rest] = dropImplied(parts);
  return { parts: [first, ...rest], longTexts: needed.filter(isLong) };
}

/** "smi smith" asks for no more than "smith". */
function dropImplied(terms: Term[]): Term[] {
  return terms.filter(
    (term, index) =>
      !terms.some(
        (other, otherIndex) =>
          otherIndex !== index &&
          (term.field === 'any' || term.field === other.field) &&
          other.text.includes(term.text) &&
          // Of two that ask the same, the first stays.
          (other.text !== term.text || other.field !== term.field || otherIndex < index),
      ),
  );
}

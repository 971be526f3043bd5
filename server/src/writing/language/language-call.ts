import type { CheckRequest } from '../claims/check-request.ts';
import type { ToldNote } from '../claims/across/contradiction.ts';
import type { Identity } from '../identities/identity.ts';
import type { BesideRequest } from '../beside/read-beside.ts';

/** What the language process is asked of texts. */
export interface TextsCall {
  task: 'readNotes' | 'splitTexts' | 'readVectors' | 'sortNotes' | 'findNames' | 'offerNames' | 'findIdentifiers';
  texts: string[];
  /** Who is known already, where names are looked for. */
  known: readonly Identity[];
}

/** What the language process is asked. */
export type LanguageCall =
  | TextsCall
  | { task: 'checkClaims'; check: CheckRequest }
  | { task: 'comparePassages'; told: readonly ToldNote[] }
  | { task: 'readBeside'; beside: BesideRequest };

/** A call with the number that it has in its process; without it, to go on with the one of that number. */
export interface LanguageMessage {
  number: number;
  call: LanguageCall | null;
  /** What one answer may take, where the work can stop. */
  turnMs: number;
}

/** Null where the call takes longer, and the process is to be asked to go on with it. */
export type LanguageAnswer = { value: unknown } | null;

export class LanguageError extends Error {
  override name = 'LanguageError';
}

/** How much text one call takes at most, unless a single text is longer. */
export const CALL_CHARACTERS = 200_000;

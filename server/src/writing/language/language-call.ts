import type { CheckRequest } from '../claims/check-request.ts';
import type { ToldNote } from '../claims/across/contradiction.ts';
import type { Identity } from '../identities/identity.ts';
import type { BesideRequest } from '../beside/read-beside.ts';

/** What the language process is asked. */
export interface LanguageCall {
  task:
    | 'readNotes'
    | 'splitTexts'
    | 'readVectors'
    | 'sortNotes'
    | 'readContexts'
    | 'findNames'
    | 'offerNames'
    | 'findIdentifiers'
    | 'checkClaims'
    | 'comparePassages'
    | 'readBeside';
  texts: string[];
  /** Who is known already, where names are looked for. */
  known: readonly Identity[];
  check?: CheckRequest;
  told?: readonly ToldNote[];
  beside?: BesideRequest;
}

export class LanguageError extends Error {
  override name = 'LanguageError';
}

/** How much text one call takes at most, unless a single text is longer. */
export const CALL_CHARACTERS = 200_000;
/** The same where a network reads all of it. */
export const NETWORK_CHARACTERS = 10_000;

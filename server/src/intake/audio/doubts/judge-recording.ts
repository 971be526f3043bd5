import { compareReadings } from './compare-readings.ts';

export interface ReadTwice {
  text: string;
  secondReading?: string;
}

/** Between what was measured for speech that is understood and for what is not: see compareReadings. */
const MAX_DISAGREEMENT = 0.33;
/** In so few words a single one weighs much; they must be half wrong to count as invented. */
const FEW_WORDS = 8;
const MAX_DISAGREEMENT_OF_FEW = 0.49;
/** A piece on which the readings have hardly a word in common says nothing. */
const UNHEARD_DISAGREEMENT = 0.8;
const LEAST_PIECE_WORDS = 5;

/** Whether a recording as a whole is in another language, garbled, or otherwise not what the engine can understand. */
export function isUnderstood(pieces: readonly ReadTwice[]): boolean {
  let words = 0;
  let disagreement = 0;
  for (const { text, secondReading } of pieces) {
    if (text === '' || secondReading === undefined) continue;
    const compared = compareReadings(text, secondReading);
    words += compared.words.length;
    disagreement += compared.words.length * compared.disagreement;
  }
  const allowed = words < FEW_WORDS ? MAX_DISAGREEMENT_OF_FEW : MAX_DISAGREEMENT;
  return words === 0 || disagreement / words <= allowed;
}

/** Whether anything was understood of one piece of a recording that was. */
export function isPieceUnderstood({ text, secondReading }: ReadTwice): boolean {
  if (secondReading === undefined) return true;
  const { words, disagreement } = compareReadings(text, secondReading);
  return words.length < LEAST_PIECE_WORDS || disagreement <= UNHEARD_DISAGREEMENT;
}

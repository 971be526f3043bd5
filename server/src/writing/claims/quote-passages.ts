import { readPassages } from '../passages/read-passages.ts';
import { withoutPlace } from '../prose/place-in-list.ts';
import { writePassage } from '../prose/write-passage.ts';
import type { NoteSentence } from '../reading/note-sentence.ts';
import { splitSentences } from '../reading/split-sentences.ts';
import type { Quote } from './comparing/passages.ts';

/**
 * The passages of a note as a draft quotes them: shorthand in full, speech as speech, a row with the heads of its
 * columns, an entry of a list without its number. What is quoted is true to the notes, whatever its words look like to the check.
 */
export function quotePassages(sentences: readonly NoteSentence[]): Quote[] {
  return readPassages(sentences).flatMap((passage) => {
    const written = writePassage(passage);
    const listed = withoutPlace(written);
    if (written === passage.text && listed === written) return [];
    const pieces = splitSentences(written).map(({ start, end }) => written.slice(start, end));
    return [...new Set([written, listed, ...pieces])].map((text) => ({ text, sentence: passage.first }));
  });
}

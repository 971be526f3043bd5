import type { MaterialSentence } from '../evidence/material.ts';
import type { IdentityGuard } from '../identities/identity-guard.ts';
import type { SourceNote } from '../source-note.ts';

/** A sentence of the notes as a model may read it. */
export interface HiddenSentence {
  number: number;
  note: SourceNote;
  title: string;
  text: string;
}

export interface HiddenTexts {
  sentences: HiddenSentence[];
  /** Such as an instruction, in the order in which they were given. */
  others: string[];
}

/**
 * All that goes into one request is hidden together, so that a name recognised in one place is hidden in all. Of the
 * others it is said whether they are of a report, into which names were put back.
 */
export async function hideSentences(
  guard: IdentityGuard,
  sentences: readonly MaterialSentence[],
  others: readonly string[],
  { areRestored }: { areRestored: boolean },
): Promise<HiddenTexts> {
  const notes = [...new Set(sentences.map(({ note }) => note))];
  const texts = [...sentences.map(({ sentence }) => sentence.text), ...notes.map(({ title }) => title)];
  const hidden = await (areRestored ? guard.hideAgain(texts, others) : guard.hide([...texts, ...others]));
  const titles = new Map(notes.map((note, index) => [note, hidden[sentences.length + index] ?? '']));
  return {
    others: hidden.slice(sentences.length + notes.length),
    sentences: sentences.map(({ number, note }, index) => ({
      number,
      note,
      title: titles.get(note) ?? '',
      text: hidden[index] ?? '',
    })),
  };
}

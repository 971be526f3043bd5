import { useMemo, useState } from 'react';
import { bareWordsAt, dismissDoubt, findSame, replaceWords } from './correct-words.ts';
import { type Doubt, findDoubt, findNextDoubt, listDoubts, type Selection } from './doubts.ts';
import type { SpokenText } from './spoken-text.ts';
import type { Corrections } from './use-corrections.ts';

export interface WordCorrection {
  text: SpokenText;
  doubts: readonly Doubt[];
  selection: Selection | null;
  /** The doubt that the selected words are in. */
  doubt: Doubt | null;
  /** What the selected words should say. */
  reading: string;
  setReading: (reading: string) => void;
  select: (next: Selection) => void;
  /** To the next doubt, or to the one before. */
  step: (by: 1 | -1) => void;
  /** To the next word, or to the one before. */
  move: (by: 1 | -1, isExtended: boolean) => void;
  replace: (words: string, isEverywhere: boolean) => void;
  /** Leaves the words as they were heard, and takes the doubt away. */
  keep: () => void;
  /** Takes the last correction back. */
  undo: () => void;
}

interface Surroundings {
  playFrom: (ms: number) => void;
  /** Gives the focus back to the text. */
  onCorrected: () => void;
}

/** Which words of a transcript are selected, and how they are put right. */
export function useWordCorrection(
  { text, make, undo }: Corrections,
  { playFrom, onCorrected }: Surroundings,
): WordCorrection {
  const doubts = useMemo(() => listDoubts(text), [text]);
  const [selection, setSelection] = useState<Selection | null>(null);
  const [reading, setReading] = useState('');
  const doubt = findDoubt(doubts, selection);
  const select = (next: Selection): void => {
    setSelection(next);
    setReading(bareWordsAt(text, next));
    playFrom(text.words[next.first]?.ms ?? 0);
  };
  return {
    text,
    doubts,
    selection,
    doubt,
    reading,
    setReading,
    select,
    step: (by) => {
      const next = findNextDoubt(doubts, selection, by);
      if (next !== undefined) select(next.selection);
    },
    move: (by, isExtended) => {
      if (selection === null) return;
      const at = (by === 1 ? selection.last : selection.first) + by;
      if (text.words[at] === undefined) return;
      if (!isExtended) select({ first: at, last: at });
      else select(by === 1 ? { ...selection, last: at } : { ...selection, first: at });
    },
    replace: (words, isEverywhere) => {
      if (selection === null) return;
      make(replaceWords(text, isEverywhere ? findSame(text, selection) : [selection], words));
      setSelection(null);
      onCorrected();
    },
    keep: () => {
      if (doubt === null) return;
      make(dismissDoubt(text, doubt));
      // A new object, so that its words are marked in the text as it is then.
      setSelection(selection && { ...selection });
      onCorrected();
    },
    undo: () => {
      undo();
      // Words are counted: with more or fewer before it, it would be another that is put right.
      setSelection(null);
      onCorrected();
    },
  };
}

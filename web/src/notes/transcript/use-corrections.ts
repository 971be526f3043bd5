import { useState } from 'react';
import type { Note } from '../../api/notes.ts';
import { useSaveNote } from '../use-save-note.ts';
import { readSpokenText, type SpokenText } from './spoken-text.ts';

export interface Corrections {
  text: SpokenText;
  /** How many were made and not saved. */
  count: number;
  make: (next: SpokenText) => void;
  undo: () => void;
  save: () => void;
  isSaving: boolean;
  fault: unknown;
}

/** Corrections of a transcript, which become one revision when they are saved. Until then this device keeps them. */
export function useCorrections(note: Note, onCorrecting: (isUnsaved: boolean) => void): Corrections {
  const [texts, setTexts] = useState(() => [readSpokenText(note)]);
  const { save, keep, isSaving, fault } = useSaveNote(note, () => onCorrecting(false));
  const text = texts.at(-1) as SpokenText;
  const show = (next: SpokenText[]): void => {
    setTexts(next);
    onCorrecting(next.length > 1);
    keep((next.at(-1) ?? text).markdown);
  };
  return {
    text,
    count: texts.length - 1,
    // The text that is on its way takes the place of this one: what is corrected meanwhile would be lost with it.
    make: (next) => !isSaving && show([...texts, next]),
    undo: () => show(texts.slice(0, Math.max(1, texts.length - 1))),
    save: () => save(text.markdown),
    isSaving,
    fault,
  };
}

import type { MaterialPassage } from '../writing/placing/material-passage.ts';

/** A passage with nothing known about it but its text. */
export function passageOf(text: string, known: Partial<MaterialPassage> = {}): MaterialPassage {
  const [passage] = passagesOf([text], known);
  if (passage === undefined) throw new Error('no passage was made');
  return passage;
}

/** Passages of one note in their order, each in a paragraph of its own, with nothing known about them but their text. */
export function passagesOf(texts: readonly string[], known: Partial<MaterialPassage> = {}): MaterialPassage[] {
  const note = { id: 'n1', title: 'Visit', markdown: '', writtenAt: new Date(0) };
  return texts.map((text, index) => ({
    text,
    index,
    note,
    dateText: '1 January 1970',
    sentences: [],
    start: 0,
    end: 0,
    first: index,
    last: index,
    form: 'prose',
    block: index,
    heading: null,
    label: null,
    isOwnLabel: false,
    speaker: null,
    isClinician: false,
    question: null,
    asker: null,
    answer: null,
    topic: null,
    cells: null,
    header: null,
    isOrder: false,
    language: null,
    kinds: [],
    inNote: [],
    isRisk: false,
    mayBeRisk: false,
    riskSigns: null,
    ...known,
  }));
}

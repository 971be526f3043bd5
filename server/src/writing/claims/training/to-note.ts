import { readNote } from '../../reading/read-note.ts';
import type { PassageNote } from '../comparing/passages.ts';

/** The Markdown of a labelled note as the check takes it. Its title and day bear nothing out. */
export function toNote(markdown: string): PassageNote {
  return { title: 'Note', date: '15 July 2025', passages: readNote(markdown) };
}

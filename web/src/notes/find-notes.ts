import type { ListedNote } from '../api/notes.ts';

/** Notes whose title or author has every word of the text, whatever the case and the accents. */
export function findNotes(notes: ListedNote[], text: string): ListedNote[] {
  const words = fold(text).split(/\s+/).filter(Boolean);
  if (words.length === 0) return notes;
  return notes.filter((note) => {
    const subject = fold(`${note.title} ${note.created_by.name}`);
    return words.every((word) => subject.includes(word));
  });
}

function fold(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

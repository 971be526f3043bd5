import type { ListedNote } from '../api/notes.ts';

/** Notes whose title, file name or author has every word of the text, whatever the case and the accents. */
export function findNotes(notes: ListedNote[], text: string): ListedNote[] {
  const words = fold(text).split(/\s+/).filter(Boolean);
  if (words.length === 0) return notes;
  return notes.filter((note) => {
    const subject = fold(`${note.title} ${note.file_name ?? ''} ${note.created_by.name}`);
    return words.every((word) => subject.includes(word));
  });
}

/** The titles that more than one of the notes has. */
export function findRepeatedTitles(notes: readonly Pick<ListedNote, 'title'>[]): Set<string> {
  const seen = new Set<string>();
  return new Set(notes.map(({ title }) => title).filter((title) => seen.has(title) || !seen.add(title)));
}

function fold(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

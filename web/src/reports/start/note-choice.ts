import type { ListedNote } from '../../api/notes.ts';

/** The service writes a report from no more notes than this. */
export const MOST_NOTES = 100;

/** The notes that the person has chosen or left out. Of the rest the newest are chosen, up to the limit. */
export type NoteChoice = ReadonlyMap<string, boolean>;

/** The ids of the chosen notes. `notes` begins with the newest. */
export function listChosen(notes: ListedNote[], choice: NoteChoice): string[] {
  return notes.filter(({ id }, index) => choice.get(id) ?? index < MOST_NOTES).map(({ id }) => id);
}

export function chooseNote(choice: NoteChoice, noteId: string, isChosen: boolean): NoteChoice {
  return new Map(choice).set(noteId, isChosen);
}

/** Chooses all of these notes, up to the most that a report can have, or none. */
export function chooseAll(notes: ListedNote[], isChosen: boolean): NoteChoice {
  return new Map(notes.map(({ id }, index) => [id, isChosen && index < MOST_NOTES]));
}

import type { ListedNote } from '../../api/notes.ts';

/** The service writes a report from no more notes than this. */
export const MOST_NOTES = 100;

/** What the person has said of single notes. Of the others the newest are chosen, as many as a report can have. */
export type NoteChoice = ReadonlyMap<string, boolean>;

/** The ids of the chosen notes. `notes` begins with the newest. */
export function listChosen(notes: ListedNote[], choice: NoteChoice): string[] {
  return notes.filter(({ id }, index) => choice.get(id) ?? index < MOST_NOTES).map(({ id }) => id);
}

export function chooseNote(choice: NoteChoice, noteId: string, isChosen: boolean): NoteChoice {
  return new Map(choice).set(noteId, isChosen);
}

/** All of these, up to what a report can have; or none. */
export function chooseAll(notes: ListedNote[], isChosen: boolean): NoteChoice {
  return new Map(notes.map(({ id }, index) => [id, isChosen && index < MOST_NOTES]));
}

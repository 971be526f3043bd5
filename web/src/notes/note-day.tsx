import type { ListedNote } from '../api/notes.ts';
import { formatDate, Time } from '../components/times/time.tsx';

interface NoteDayProps {
  note: Pick<ListedNote, 'created_at' | 'session_date'>;
  /** Another note has the same title: then the time tells them apart. */
  isRepeated: boolean;
}

/** The day that a note is about, or else the one on which it was made. */
export function NoteDay({ note, isRepeated }: NoteDayProps) {
  if (note.session_date !== null && !isRepeated) return formatDate(note.session_date);
  return <Time at={note.created_at} format={isRepeated ? 'full' : 'date'} />;
}

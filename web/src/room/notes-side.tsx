import type { EvidenceSource } from '@casewright/document';
import type { ClientJobs } from '../jobs/use-client-jobs.ts';
import { NoteViewer } from '../notes/note-viewer.tsx';
import { NotesPanel } from '../notes/notes-panel.tsx';
import { useOpenNote } from '../notes/use-open-note.ts';
import classes from './room.module.css';

interface NotesSideProps {
  clientId: number;
  jobs: ClientJobs;
  /** The passage that was last asked for. */
  source: EvidenceSource | null;
  isHidden: boolean;
}

/** The list of notes, or the one that is open. The list stays behind it: a recording in it goes on. */
export function NotesSide({ clientId, jobs, source, isHidden }: NotesSideProps) {
  const { noteId, close } = useOpenNote();
  return (
    <section className={classes['notes']} hidden={isHidden} aria-label="Notes">
      {noteId !== null && (
        <NoteViewer key={noteId} noteId={noteId} source={source?.note === noteId ? source : null} onClose={close} />
      )}
      <div className={classes['fill']} hidden={noteId !== null}>
        <NotesPanel clientId={clientId} jobs={jobs} />
      </div>
    </section>
  );
}

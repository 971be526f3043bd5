import { Drawer } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { noteQuery } from '../api/notes.ts';
import { NoteBody } from './note-body.tsx';
import classes from './notes.module.css';

interface NoteDrawerProps {
  noteId: string;
  onClose: () => void;
}

/** A note above the page, for places that have no pane for it. */
export function NoteDrawer({ noteId, onClose }: NoteDrawerProps) {
  const note = useQuery(noteQuery(noteId));
  return (
    <Drawer
      opened
      onClose={onClose}
      position="right"
      size="min(46rem, 94vw)"
      title={note.data?.title ?? 'Note'}
      classNames={{
        content: classes['drawer'] ?? '',
        body: classes['drawerBody'] ?? '',
        title: classes['drawerTitle'] ?? '',
      }}
    >
      <NoteBody noteId={noteId} source={null} />
    </Drawer>
  );
}

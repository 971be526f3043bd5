import { Drawer } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { noteQuery } from '../api/notes.ts';
import { useReturnedFocus } from '../components/focus/returned-focus.ts';
import { NoteBody } from './note-body.tsx';
import classes from './notes.module.css';

interface NoteDrawerProps {
  noteId: string;
  onClose: () => void;
}

/** A note above the page, for places that have no pane for it. */
export function NoteDrawer({ noteId, onClose }: NoteDrawerProps) {
  const note = useQuery(noteQuery(noteId));
  useReturnedFocus(true);
  return (
    <Drawer.Root
      opened
      onClose={onClose}
      position="right"
      size="min(46rem, 94vw)"
      classNames={{
        content: classes['drawer'] ?? '',
        body: classes['drawerBody'] ?? '',
        title: classes['drawerTitle'] ?? '',
      }}
    >
      <Drawer.Overlay />
      <Drawer.Content>
        {/* A dialog may open above it, and a page has one header alone. */}
        <Drawer.Header role="none">
          <Drawer.Title>{note.data?.title ?? 'Note'}</Drawer.Title>
          <Drawer.CloseButton aria-label="Close" />
        </Drawer.Header>
        <Drawer.Body>
          <NoteBody noteId={noteId} source={null} />
        </Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  );
}

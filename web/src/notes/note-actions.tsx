import { Button, Group, TextInput } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { notifications } from '@mantine/notifications';
import { IconFileSearch, IconPencil, IconTrash } from '@tabler/icons-react';
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type Note, removeNote } from '../api/notes.ts';
import { sessionQuery } from '../api/session.ts';
import { FormDialog } from '../components/forms/form.tsx';
import { useSentForm } from '../components/forms/use-sent-form.ts';
import { beginCorrection, type NoteDraft } from './drafts/note-drafts.ts';
import { NoteDialog } from './note-dialog.tsx';
import { PageCorrector } from './pages/page-corrector.tsx';
import { refreshNotes } from './refresh-notes.ts';
import { useOpenNote } from './use-open-note.ts';

/** What can be done with a note that is open. */
export function NoteActions({ note }: { note: Note }) {
  // As it was then: if a colleague corrects it meanwhile, saving says so, and nothing that was typed goes from the screen.
  const [besidePages, setBesidePages] = useState<Note | null>(null);
  const { data: session } = useSuspenseQuery(sessionQuery);
  const [draft, setDraft] = useState<NoteDraft | null>(null);
  const [isRemoving, removing] = useDisclosure(false);
  const begin = async (): Promise<void> => setDraft(await beginCorrection(session.member.id, note));
  return (
    <Group gap={6} px="md" pb="xs">
      <Button
        size="compact-xs"
        variant="light"
        leftSection={<IconPencil size={14} aria-hidden />}
        onClick={() => void begin()}
      >
        Correct
      </Button>
      {hasPages(note) && (
        <Button
          size="compact-xs"
          variant="light"
          leftSection={<IconFileSearch size={14} aria-hidden />}
          onClick={() => setBesidePages(note)}
        >
          Correct beside the pages
        </Button>
      )}
      <Button
        size="compact-xs"
        variant="subtle"
        color="gray"
        leftSection={<IconTrash size={14} aria-hidden />}
        onClick={removing.open}
      >
        Remove
      </Button>
      {draft !== null && <NoteDialog key={draft.id} draft={draft} onClose={() => setDraft(null)} />}
      {besidePages !== null && <PageCorrector note={besidePages} onClose={() => setBesidePages(null)} />}
      {isRemoving && <RemoveNote note={note} onClose={removing.close} />}
    </Group>
  );
}

function hasPages({ source, has_original: isKept, places }: Note): boolean {
  return source === 'pdf' && isKept && (places ?? []).some(({ page }) => page !== undefined);
}

function RemoveNote({ note, onClose }: { note: Note; onClose: () => void }) {
  const queryClient = useQueryClient();
  const { close } = useOpenNote();
  const { field, sending, values } = useSentForm(
    { reason: '' },
    ({ reason }) => removeNote(note.id, reason.trim()),
    async () => {
      notifications.show({ message: 'The note was removed.' });
      close();
      await refreshNotes(queryClient, note.client_id, note.id);
    },
  );
  return (
    <FormDialog
      title="Remove the note?"
      action="Remove the note"
      isDangerous
      isDisabled={values.reason.trim() === ''}
      onClose={onClose}
      {...sending}
    >
      <TextInput
        label="Why"
        description="It disappears from lists and new reports. Reports that rest on it are checked again. An admin can restore it for as long as the practice keeps uploads; after that it is deleted for good."
        maxLength={500}
        data-autofocus
        {...field('reason')}
      />
    </FormDialog>
  );
}

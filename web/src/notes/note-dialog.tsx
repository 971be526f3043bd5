import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { notifications } from '@mantine/notifications';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { Dialog, HoldDialog } from '../components/forms/dialog.tsx';
import { isStatus } from '../api/api-error.ts';
import { createNote, editNote } from '../api/notes.ts';
import { splitErrors } from '../api/split-errors.ts';
import { FormError } from '../components/forms/form-error.tsx';
import { refreshNotes } from './refresh-notes.ts';
import { DiscardDialog } from './discard-dialog.tsx';
import { dropNoteDraft, keepNoteDraft, type NoteDraft } from './drafts/note-drafts.ts';
import { NoteTextField } from './writing/note-text-field.tsx';

interface NoteDialogProps {
  draft: NoteDraft;
  /** What was written and not saved is kept on this device. */
  onClose: () => void;
}

const NOT_KEPT = 'This device cannot keep it: leave it open until it is saved.';
const LIMITS = { title: 255, markdown: 1_000_000 };

/** Writes a note. Every keystroke is kept on this device until the service has the note or the person discards it. */
export function NoteDialog({ draft: begun, onClose }: NoteDialogProps) {
  const queryClient = useQueryClient();
  const { draft, change, isKept } = useKeptDraft(begun);
  const [isDiscarding, discarding] = useDisclosure(false);
  const isEmpty = draft.markdown.trim() === '';
  const save = useMutation({
    mutationFn: () => sendDraft(draft),
    onSuccess: async () => {
      await dropNoteDraft(draft).catch(() => {});
      notifications.show({ message: 'The note is saved.' });
      onClose();
      return refreshNotes(queryClient, draft.clientId, draft.corrects?.noteId);
    },
  });
  const errors = splitErrors(save.error, ['title', 'markdown', 'session_date']);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    save.mutate();
  };
  return (
    <>
      <Dialog
        opened
        onClose={onClose}
        size="xl"
        title={draft.corrects === null ? 'Write a note' : 'Correct the note'}
        closeOnClickOutside={false}
        closeOnEscape={isKept}
        withCloseButton={isKept}
      >
        <HoldDialog isBusy={save.isPending} />
        {/* The browser looks at the date: a day that does not exist would be saved as none. */}
        <form onSubmit={submit}>
          <Stack gap="md">
            {/* What is typed while the note is on its way would be in no note. */}
            <Stack gap="md" inert={save.isPending}>
              <NoteFields draft={draft} errors={errors.fields} onChange={change} />
            </Stack>
            <FormError error={errors.whole} />
            {isStatus(save.error, 409) && (
              <Text size="sm">
                Somebody else has corrected this note since you began. Copy what you need from here, discard it, and
                correct the note as it is now.
              </Text>
            )}
            <Group justify="space-between" mt="xs">
              <Text size="xs" c="dimmed">
                {isKept ? 'Kept on this device until you save or discard it.' : NOT_KEPT}
              </Text>
              <Group gap="sm">
                <Button variant="default" disabled={save.isPending} onClick={isEmpty ? onClose : discarding.open}>
                  Discard
                </Button>
                <Button type="submit" loading={save.isPending} disabled={isEmpty || draft.title.trim() === ''}>
                  Save the note
                </Button>
              </Group>
            </Group>
          </Stack>
        </form>
      </Dialog>
      {/* Mounted only when needed: otherwise the key press that opens it would close it again. */}
      {isDiscarding && (
        <DiscardDialog
          thing="note"
          onClose={discarding.close}
          onDiscard={() => dropNoteDraft(draft).finally(onClose)}
        />
      )}
    </>
  );
}

/** The draft, and how it is changed. Each change is kept on this device. */
function useKeptDraft(begun: NoteDraft) {
  const [draft, setDraft] = useState(begun);
  const [isKept, setKept] = useState(true);
  const latest = useRef(begun);
  const change = (changes: Partial<NoteDraft>): void => {
    // The editor may tell of several changes before the next drawing.
    const next = { ...latest.current, ...changes };
    latest.current = next;
    setDraft(next);
    const isEmpty = next.markdown.trim() === '';
    // If the device has no room left, the person can still write.
    void (isEmpty ? dropNoteDraft : keepNoteDraft)(next).then(
      () => setKept(true),
      () => setKept(isEmpty),
    );
  };
  return { draft, change, isKept };
}

interface NoteFieldsProps {
  draft: NoteDraft;
  errors: Partial<Record<'title' | 'markdown' | 'session_date', string>>;
  onChange: (changes: Partial<NoteDraft>) => void;
}

function NoteFields({ draft, errors, onChange }: NoteFieldsProps) {
  return (
    <>
      <Group align="flex-start">
        <TextInput
          label="Title"
          flex={1}
          maxLength={LIMITS.title}
          error={errors.title}
          value={draft.title}
          onChange={(event) => onChange({ title: event.currentTarget.value })}
        />
        <TextInput
          label="Date of the session"
          type="date"
          error={errors.session_date}
          value={draft.sessionDate ?? ''}
          onChange={(event) => onChange({ sessionDate: event.currentTarget.value || null })}
        />
      </Group>
      <NoteTextField
        clientId={draft.clientId}
        value={draft.markdown}
        maxLength={LIMITS.markdown}
        error={errors.markdown}
        onChange={(markdown) => onChange({ markdown })}
      />
    </>
  );
}

function sendDraft({ clientId, title, markdown, sessionDate, corrects }: NoteDraft): Promise<unknown> {
  const fields = { title: title.trim(), markdown, session_date: sessionDate };
  if (corrects === null) return createNote(clientId, fields);
  return editNote(corrects.noteId, { ...fields, revision: corrects.revision });
}

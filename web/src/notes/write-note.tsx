import { Modal, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { CLIENTS } from '../api/clients.ts';
import { createNote } from '../api/notes.ts';
import { splitErrors } from '../api/split-errors.ts';
import { ConfirmDialog } from '../components/confirm-dialog.tsx';
import { FormButtons } from '../components/form-buttons.tsx';
import { FormError } from '../components/form-error.tsx';

interface WriteNoteProps {
  clientId: number;
  onClose: () => void;
}

const LIMITS = { title: 255, markdown: 1_000_000 };
const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' });

export function WriteNote({ clientId, onClose }: WriteNoteProps) {
  const queryClient = useQueryClient();
  const [title, setTitle] = useState(() => `Note of ${DAY.format(new Date())}`);
  const [markdown, setMarkdown] = useState('');
  const [isLeaving, setIsLeaving] = useState(false);
  const save = useMutation({
    mutationFn: () => createNote(clientId, { title: title.trim(), markdown }),
    onSuccess: () => {
      notifications.show({ message: 'The note is saved.' });
      onClose();
      return queryClient.invalidateQueries({ queryKey: [...CLIENTS, clientId, 'notes'] });
    },
  });
  const errors = splitErrors(save.error, ['title', 'markdown']);
  const isEmpty = markdown.trim() === '' || title.trim() === '';
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!isEmpty) save.mutate();
  };
  const leave = (): void => (markdown.trim() === '' ? onClose() : setIsLeaving(true));
  return (
    <>
      <Modal
        opened
        onClose={leave}
        size="xl"
        title="Write a note"
        closeOnClickOutside={false}
        closeButtonProps={{ 'aria-label': 'Close' }}
      >
        <form onSubmit={submit} noValidate>
          <Stack gap="md">
            <TextInput
              label="Title"
              maxLength={LIMITS.title}
              error={errors.fields.title}
              value={title}
              onChange={(event) => setTitle(event.currentTarget.value)}
            />
            <Textarea
              label="Note"
              description="Write or paste. Markdown works: # for a heading, - for a list."
              placeholder="What was said, observed, agreed …"
              autosize
              minRows={12}
              maxRows={22}
              maxLength={LIMITS.markdown}
              data-autofocus
              error={errors.fields.markdown}
              value={markdown}
              onChange={(event) => setMarkdown(event.currentTarget.value)}
            />
            <FormError error={errors.whole} />
            <FormButtons action="Save the note" isBusy={save.isPending} isDisabled={isEmpty} onCancel={leave} />
          </Stack>
        </form>
      </Modal>
      {/* Not there before it is asked for: else the key that opens it closes it again. */}
      {isLeaving && (
        <ConfirmDialog
          opened
          onClose={() => setIsLeaving(false)}
          title="Leave without saving?"
          action="Discard the note"
          isDangerous
          onConfirm={async () => onClose()}
        >
          <Text size="sm">What you have written is lost.</Text>
        </ConfirmDialog>
      )}
    </>
  );
}

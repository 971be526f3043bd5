import { Button, Group, Modal, Stack, Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { describeError } from '../api/api-error.ts';
import { CLIENTS } from '../api/clients.ts';
import { createNote } from '../api/notes.ts';

interface NoteFormProps {
  clientId: number;
  opened: boolean;
  onClose: () => void;
}

const DATE = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });

/** A note that is written or pasted. */
export function NoteForm({ clientId, opened, onClose }: NoteFormProps) {
  const queryClient = useQueryClient();
  const [suggested] = useState(() => `Note of ${DATE.format(new Date())}`);
  const form = useForm({
    initialValues: { title: suggested, markdown: '' },
    validate: {
      title: (title) => (title.trim() === '' ? 'Give the note a name' : null),
      markdown: (text) => (text.trim() === '' ? 'Write or paste the note here' : null),
    },
  });
  const create = useMutation({
    mutationFn: (values: { title: string; markdown: string }) => createNote(clientId, values),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: [...CLIENTS, clientId, 'notes'] });
      form.reset();
      onClose();
    },
    onError: (error) => form.setFieldError('markdown', describeError(error)),
  });
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title="Write a note"
      size="xl"
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      <form onSubmit={form.onSubmit((values) => create.mutate(values))}>
        <Stack>
          <TextInput label="Name" maxLength={255} {...form.getInputProps('title')} />
          <Textarea
            label="Note"
            description="Markdown is read: headings, lists and tables."
            autosize
            minRows={12}
            maxRows={22}
            data-autofocus
            {...form.getInputProps('markdown')}
          />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" loading={create.isPending}>
              Save the note
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}

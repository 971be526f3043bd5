import { Button, Group, Stack, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Dialog } from '../components/forms/dialog.tsx';
import { type RemovedNote, removedNotesQuery, restoreNote } from '../api/notes.ts';
import { useIsAdmin } from '../components/admins-only.tsx';
import { FormError } from '../components/forms/form-error.tsx';
import { Time } from '../components/times/time.tsx';
import { refreshNotes } from './refresh-notes.ts';

/** Notes that were removed. Only admins see them; nothing is shown where there are none. */
export function RemovedNotes({ clientId }: { clientId: number }) {
  return useIsAdmin() && <RemovedNotesButton clientId={clientId} />;
}

function RemovedNotesButton({ clientId }: { clientId: number }) {
  const removed = useQuery(removedNotesQuery(clientId)).data?.results ?? [];
  const [isOpen, { open, close }] = useDisclosure(false);
  if (removed.length === 0) return null;
  return (
    <>
      <Button variant="subtle" color="gray" size="xs" fullWidth onClick={open}>
        Removed notes ({removed.length})
      </Button>
      <Dialog opened={isOpen} onClose={close} title="Removed notes" size="lg">
        <Stack gap="md" component="ul" p={0} m={0}>
          {removed.map((note) => (
            <RemovedNoteRow key={note.id} clientId={clientId} note={note} />
          ))}
        </Stack>
      </Dialog>
    </>
  );
}

function RemovedNoteRow({ clientId, note }: { clientId: number; note: RemovedNote }) {
  const queryClient = useQueryClient();
  const restore = useMutation({
    mutationFn: () => restoreNote(note.id),
    onSuccess: () => refreshNotes(queryClient, clientId, note.id),
  });
  return (
    <Group component="li" justify="space-between" wrap="nowrap" align="flex-start">
      <div>
        <Text size="sm" fw={550}>
          {note.title}
        </Text>
        <Text size="xs" c="dimmed">
          {note.file_name !== null && `${note.file_name} · `}
          {note.removed_by_name}, <Time at={note.removed_at} />: {note.reason}
        </Text>
        <Text size="xs" c="dimmed">
          Can be restored until <Time at={note.kept_until} format="date" />.
        </Text>
        <FormError error={restore.error} />
      </div>
      <Button size="compact-sm" variant="light" loading={restore.isPending} onClick={() => restore.mutate()}>
        Restore
      </Button>
    </Group>
  );
}

import { Anchor, Button, Group, Skeleton, Stack, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { Dialog, HoldDialog } from '../../components/forms/dialog.tsx';
import { isStatus } from '../../api/api-error.ts';
import type { Client } from '../../api/clients.ts';
import { splitErrors } from '../../api/split-errors.ts';
import type { Template } from '../../api/templates.ts';
import { startTryOut } from '../../api/try-outs.ts';
import { ClientLine } from '../../components/clients/client-line.tsx';
import { ClientSearch } from '../../components/clients/client-search.tsx';
import { FormError } from '../../components/forms/form-error.tsx';
import { useNotes } from '../../notes/use-notes.ts';
import { ChooseNotes } from '../../reports/start/choose-notes.tsx';
import { listChosen, MOST_NOTES, type NoteChoice } from '../../reports/start/note-choice.ts';
import { refreshChoice } from '../../reports/start/use-start.ts';

interface TryOutDialogProps {
  template: Template;
  onClose: () => void;
}

/** Asks from whose notes the template is to be tried out. */
export function TryOutDialog({ template, onClose }: TryOutDialogProps) {
  const [client, setClient] = useState<Client>();
  return (
    <Dialog opened onClose={onClose} title="Try the template out" size="lg">
      <Stack>
        <Text size="sm" c="dimmed">
          A draft is written from a client’s notes and shown to you alone. Nothing is added to the client’s record, and
          the draft is deleted after a day.
        </Text>
        {client === undefined ? (
          <ClientSearch label="Client" onChoose={setClient} />
        ) : (
          <TryOutForm template={template} client={client} onOther={() => setClient(undefined)} />
        )}
      </Stack>
    </Dialog>
  );
}

interface TryOutFormProps {
  template: Template;
  client: Client;
  onOther: () => void;
}

function TryOutForm({ template, client, onOther }: TryOutFormProps) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const notes = useNotes(client.id, true);
  const [choice, setChoice] = useState<NoteChoice>(new Map());
  const chosen = listChosen(notes.list, choice);
  const needsNotes = template.prompts > 0;
  const start = useMutation({
    mutationFn: () => startTryOut(template.id, { client_id: client.id, note_ids: needsNotes ? chosen : [] }),
    onSuccess: ({ job_id: jobId }) =>
      navigate({ to: '/templates/$templateId/try-out/$jobId', params: { templateId: template.id, jobId } }),
    onError: (error) => isStatus(error, 422) && refreshChoice(queryClient, client.id),
  });
  const errors = splitErrors(start.error ?? notes.error, ['note_ids']);
  const canStart = !needsNotes || (chosen.length > 0 && chosen.length <= MOST_NOTES);
  return (
    <Stack>
      <HoldDialog isBusy={start.isPending} />
      <Group justify="space-between" wrap="nowrap">
        <ClientLine client={client} />
        <Anchor component="button" type="button" size="sm" onClick={onOther} miw="max-content">
          Another client
        </Anchor>
      </Group>
      {needsNotes && notes.isPending && <Skeleton h={180} aria-busy="true" aria-label="Loading" />}
      {needsNotes && !notes.isPending && notes.total > 0 && (
        <ChooseNotes notes={notes} choice={choice} error={errors.fields.note_ids} onChange={setChoice} />
      )}
      {needsNotes && notes.isComplete && notes.total === 0 && (
        <Text size="sm">This client has no notes. Choose a client with notes.</Text>
      )}
      <FormError error={errors.whole} />
      <Group justify="flex-end">
        <Button loading={start.isPending} disabled={!canStart} onClick={() => start.mutate()}>
          Write the draft
        </Button>
      </Group>
    </Stack>
  );
}

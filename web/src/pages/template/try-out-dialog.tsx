import { Alert, Button, Checkbox, Group, Modal, Stack, Text } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useCallback, useState } from 'react';
import { describeError } from '../../api/api-error.ts';
import type { Client } from '../../api/clients.ts';
import { notesQuery } from '../../api/notes.ts';
import { generateReport } from '../../api/reports.ts';
import type { Template } from '../../api/templates.ts';
import { ClientLine } from '../../components/client-line.tsx';
import { ClientSearch } from '../../components/client-search.tsx';
import { GenerationProgress } from '../../reports/start/generation-progress.tsx';
import { titleOfTryOut } from '../../reports/try-out.ts';

interface TryOutDialogProps {
  template: Template;
  onClose: () => void;
}

/** Writes a report from the template and a client's notes, to see what comes of it. */
export function TryOutDialog({ template, onClose }: TryOutDialogProps) {
  const navigate = useNavigate();
  const [client, setClient] = useState<Client | null>(null);
  const [jobId, setJobId] = useState<string | null>(null);
  const open = useCallback(
    (reportId: string) => void navigate({ to: '/reports/$reportId', params: { reportId } }),
    [navigate],
  );
  return (
    <Modal opened onClose={onClose} title="Try the template out" size="lg" closeButtonProps={{ 'aria-label': 'Close' }}>
      {jobId !== null && (
        <GenerationProgress
          key={jobId}
          jobId={jobId}
          onDone={open}
          onRepeated={setJobId}
          onClose={() => setJobId(null)}
        />
      )}
      {jobId === null && (
        <Stack>
          <Text size="sm" c="dimmed">
            A report is written from a client’s notes and opened. You can delete it there.
          </Text>
          {client === null ? (
            <ClientSearch label="Client" onChoose={setClient} />
          ) : (
            <>
              <Group justify="space-between">
                <ClientLine client={client} />
                <Button size="xs" variant="subtle" onClick={() => setClient(null)}>
                  Another client
                </Button>
              </Group>
              <ChooseNotes client={client} template={template} onStarted={setJobId} />
            </>
          )}
        </Stack>
      )}
    </Modal>
  );
}

interface ChooseNotesProps {
  client: Client;
  template: Template;
  onStarted: (jobId: string) => void;
}

const MOST_NOTES = 50;

function ChooseNotes({ client, template, onStarted }: ChooseNotesProps) {
  const notes = useQuery(notesQuery(client.id, { limit: MOST_NOTES }));
  const [left, setLeft] = useState<readonly string[]>([]);
  const all = notes.data?.results.map(({ id }) => id) ?? [];
  const chosen = all.filter((id) => !left.includes(id));
  const start = useMutation({
    mutationFn: () =>
      generateReport(client.id, { template_id: template.id, note_ids: chosen, title: titleOfTryOut(template.title) }),
    onSuccess: ({ job_id: id }) => onStarted(id),
  });
  return (
    <>
      {notes.data?.total === 0 && <Alert color="ochre">This client has no notes to write from.</Alert>}
      <Checkbox.Group
        label="Notes"
        value={chosen}
        onChange={(values) => setLeft(all.filter((id) => !values.includes(id)))}
      >
        <Stack gap={6} mt={6}>
          {notes.data?.results.map((note) => (
            <Checkbox key={note.id} value={note.id} label={note.title} />
          ))}
        </Stack>
      </Checkbox.Group>
      {start.isError && (
        <Alert color="red" role="alert">
          {describeError(start.error)}
        </Alert>
      )}
      <Group justify="flex-end">
        <Button disabled={chosen.length === 0} loading={start.isPending} onClick={() => start.mutate()}>
          Write the try-out
        </Button>
      </Group>
    </>
  );
}

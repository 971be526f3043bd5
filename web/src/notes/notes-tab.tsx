import { Button, Group, Paper, Stack, Title } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconNotes, IconPencilPlus, IconSparkles } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { CLIENTS } from '../api/clients.ts';
import type { Job } from '../api/jobs.ts';
import { notesQuery } from '../api/notes.ts';
import { EmptyState } from '../components/empty-state.tsx';
import { Loaded } from '../components/loaded.tsx';
import { Pager } from '../components/pager.tsx';
import { RowSkeletons } from '../components/row-skeletons.tsx';
import { JobRow } from '../jobs/job-row.tsx';
import { LIST_LIMIT } from '../components/list-limit.ts';
import classes from '../components/rows.module.css';
import { NoteRow } from './note-row.tsx';
import { UploadRow } from './upload-row.tsx';
import { UploadZone } from './upload-zone.tsx';
import { sendFile, useUploads } from './uploads.ts';
import { WriteNote } from './write-note.tsx';

interface NotesTabProps {
  clientId: number;
  /** What is becoming a note at the moment, or failed to just now. */
  jobs: Job[];
  onStartReport: () => void;
}

export function NotesTab({ clientId, jobs, onStartReport }: NotesTabProps) {
  const queryClient = useQueryClient();
  const [page, setPage] = useState(1);
  const [isWriting, writing] = useDisclosure(false);
  const notes = useQuery(notesQuery(clientId, { page, limit: LIST_LIMIT }));
  const uploads = useUploads().filter((upload) => upload.clientId === clientId);
  const send = async (file: File): Promise<void> => {
    if (await sendFile(clientId, file)) {
      await queryClient.invalidateQueries({ queryKey: [...CLIENTS, clientId, 'jobs'] });
    }
  };
  const writeButton = (
    <Button leftSection={<IconPencilPlus size={18} aria-hidden />} onClick={writing.open}>
      Write a note
    </Button>
  );
  const hasNotes = notes.data !== undefined && notes.data.total > 0;
  return (
    <Stack gap="lg">
      <UploadZone onFiles={(files) => files.forEach((file) => void send(file))} />
      {uploads.length + jobs.length > 0 && (
        <Paper component="section" withBorder aria-label="On the way">
          <ul className={classes.list}>
            {uploads.map((upload) => (
              <UploadRow key={upload.id} upload={upload} />
            ))}
            {jobs.map((job) => (
              <JobRow key={job.job_id} job={job} />
            ))}
          </ul>
        </Paper>
      )}
      <section>
        <Group justify="space-between" mb="sm" mih={36}>
          <Title order={2} size="h3">
            Notes
          </Title>
          {hasNotes && (
            <Group gap="sm">
              <Button variant="default" leftSection={<IconSparkles size={17} aria-hidden />} onClick={onStartReport}>
                Start a report
              </Button>
              {writeButton}
            </Group>
          )}
        </Group>
        <Paper withBorder>
          <Loaded query={notes} skeleton={<RowSkeletons />}>
            {({ results }) =>
              results.length === 0 ? (
                <EmptyState icon={IconNotes} title="No notes yet" action={writeButton}>
                  Notes are what reports are made from. Write or paste one, or drop a PDF or a recording above.
                </EmptyState>
              ) : (
                <ul className={classes.list}>
                  {results.map((note) => (
                    <NoteRow key={note.id} note={note} />
                  ))}
                </ul>
              )
            }
          </Loaded>
        </Paper>
        {notes.data !== undefined && <Pager of={notes.data} label="notes" onChange={setPage} />}
      </section>
      {isWriting && <WriteNote clientId={clientId} onClose={writing.close} />}
    </Stack>
  );
}

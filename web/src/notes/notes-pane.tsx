import { Button, Group, ScrollArea, Skeleton, Stack, Text, Title } from '@mantine/core';
import { Dropzone } from '@mantine/dropzone';
import { useDisclosure } from '@mantine/hooks';
import { IconMicrophone, IconPencilPlus, IconUpload } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { hasEnded, type Job } from '../api/jobs.ts';
import { notesQuery } from '../api/notes.ts';
import { ErrorState } from '../components/error-state.tsx';
import { Recorder } from './recording/recorder.tsx';
import { UnsentRecordings } from './recording/unsent-recordings.tsx';
import { useDismissedJobs } from '../jobs/dismissed-jobs.ts';
import { NoteForm } from './note-form.tsx';
import { NoteList } from './note-list.tsx';
import { JobCard, UploadCard } from './progress-cards.tsx';
import { useUploads } from './use-uploads.ts';
import classes from './notes.module.css';

interface NotesPaneProps {
  clientId: number;
  jobs: Job[];
  onOpen: (noteId: string) => void;
}

const PAGE = 20;
const MOST_LISTED = 100;
const UPLOAD_TASKS = new Set(['pdf_processing', 'audio_transcription']);
const DAY_MS = 86_400_000;

/** The notes of a client, and every way to add one. */
export function NotesPane({ clientId, jobs, onOpen }: NotesPaneProps) {
  const [limit, setLimit] = useState(PAGE);
  const notes = useQuery(notesQuery(clientId, { limit }));
  const uploads = useUploads(clientId);
  const [isWriting, writing] = useDisclosure(false);
  const [isRecording, recording] = useDisclosure(false);
  const [dismissed, dismiss] = useDismissedJobs();
  const chooseFile = useRef<() => void>(null);
  const shownJobs = jobs.filter((job) => UPLOAD_TASKS.has(job.task_type) && isShown(job) && !dismissed.has(job.job_id));
  const sendAll = (files: File[]): void => {
    for (const file of files) void uploads.send(file);
  };
  return (
    <Dropzone
      openRef={chooseFile}
      onDrop={sendAll}
      onReject={(rejections) => sendAll(rejections.map(({ file }) => file))}
      activateOnClick={false}
      activateOnKeyboard={false}
      className={classes['pane'] ?? ''}
      classNames={{ inner: classes['paneInner'] ?? '' }}
      inputProps={{ 'aria-label': 'Add PDF or audio files' }}
      tabIndex={-1}
      role="presentation"
    >
      <div className={classes['dropHint']}>
        <IconUpload size={28} aria-hidden /> Drop PDF or audio files here
      </div>
      <div className={classes['paneHead']}>
        <Title order={2} size="h3">
          Notes
        </Title>
        <Group gap={6} mt="xs">
          <Button
            size="xs"
            variant="light"
            leftSection={<IconPencilPlus size={16} aria-hidden />}
            onClick={writing.open}
          >
            Write
          </Button>
          <Button
            size="xs"
            variant="light"
            leftSection={<IconUpload size={16} aria-hidden />}
            onClick={() => chooseFile.current?.()}
          >
            Upload
          </Button>
          <Button
            size="xs"
            variant="light"
            leftSection={<IconMicrophone size={16} aria-hidden />}
            onClick={recording.open}
            disabled={isRecording}
          >
            Record
          </Button>
        </Group>
      </div>
      <ScrollArea className={classes['grow'] ?? ''} type="auto">
        <Stack gap="sm" p="sm">
          {isRecording && <Recorder clientId={clientId} onSend={uploads.send} onClose={recording.close} />}
          <UnsentRecordings clientId={clientId} isRecording={isRecording} onSend={uploads.send} />
          {uploads.list.map((upload) => (
            <UploadCard key={upload.id} upload={upload} />
          ))}
          {shownJobs.map((job) => (
            <JobCard key={job.job_id} job={job} onDismiss={() => dismiss(job.job_id)} />
          ))}
          {notes.isPending && (
            <Stack gap="xs" aria-busy="true">
              <Skeleton h={44} />
              <Skeleton h={44} />
              <Skeleton h={44} />
            </Stack>
          )}
          {notes.isError && <ErrorState error={notes.error} onRetry={() => void notes.refetch()} />}
          {notes.data !== undefined && notes.data.total === 0 && (
            <Text size="sm" c="dimmed" ta="center" py="lg" px="md">
              No notes yet. Write or paste one, drop a PDF or a recording here, or record a conversation.
            </Text>
          )}
          {notes.data !== undefined && notes.data.total > 0 && (
            <NoteList
              notes={notes.data.results}
              total={Math.min(notes.data.total, MOST_LISTED)}
              onOpen={onOpen}
              onMore={() => setLimit((shown) => Math.min(shown + PAGE, MOST_LISTED))}
            />
          )}
        </Stack>
      </ScrollArea>
      <NoteForm clientId={clientId} opened={isWriting} onClose={writing.close} />
    </Dropzone>
  );
}

/** Those under way, and failures that are still news. */
function isShown(job: Job): boolean {
  if (!hasEnded(job)) return true;
  return job.status === 'failed' && Date.now() - Date.parse(job.end_timestamp ?? job.created_at) < DAY_MS;
}

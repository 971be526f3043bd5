import { Group, ScrollArea, Stack, Title } from '@mantine/core';
import { Dropzone } from '@mantine/dropzone';
import { useDisclosure } from '@mantine/hooks';
import { IconNotes, IconUpload } from '@tabler/icons-react';
import { type ReactNode, type RefObject, useRef, useState } from 'react';
import column from '../components/layouts/column.module.css';
import { EmptyState } from '../components/empty-state.tsx';
import { ErrorState } from '../components/error-state.tsx';
import { RowSkeletons } from '../components/lists/row-skeletons.tsx';
import { JobCard } from '../jobs/job-card.tsx';
import { makesReport } from '../jobs/job-words.ts';
import type { ClientJobs } from '../jobs/use-client-jobs.ts';
import { AddButtons } from './add-buttons.tsx';
import { DraftCard } from './drafts/draft-card.tsx';
import { NoteDialog } from './note-dialog.tsx';
import { NoteList } from './note-list.tsx';
import { RemovedNotes } from './removed-notes.tsx';
import { Recorder } from './recording/recorder.tsx';
import { UnsentRecordings } from './recording/unsent-recordings.tsx';
import { UploadCard } from './upload-card.tsx';
import { useUploads } from './uploads.ts';
import { useNoteDrafts } from './drafts/use-note-drafts.ts';
import { useNotes } from './use-notes.ts';
import { type SendFile, useSendFile } from './use-send-file.ts';
import classes from './notes.module.css';

interface NotesPanelProps {
  clientId: number;
  jobs: ClientJobs;
  /** Beside the heading. */
  action?: ReactNode;
}

/** The notes of a client, every way to add one, and what is on its way to become one. */
export function NotesPanel({ clientId, jobs, action }: NotesPanelProps) {
  const send = useSendFile(clientId);
  const drafts = useNoteDrafts(clientId);
  const [isRecording, recording] = useDisclosure(false);
  const chooseFiles = useRef<() => void>(null);
  return (
    <DropArea chooseFiles={chooseFiles} onSend={send}>
      <div className={column['head']}>
        <Group justify="space-between" mih={30}>
          <Title order={2} size="h3">
            Notes
          </Title>
          {action}
        </Group>
        <AddButtons
          isRecording={isRecording}
          onWrite={drafts.begin}
          onUpload={() => chooseFiles.current?.()}
          onRecord={recording.open}
        />
      </div>
      <ScrollArea className={column['grow'] ?? ''} type="auto">
        <Stack gap="sm" p="sm">
          {isRecording && <Recorder clientId={clientId} onSend={send} onClose={recording.close} />}
          <UnsentRecordings clientId={clientId} isRecording={isRecording} onSend={send} />
          {drafts.left.map((draft) => (
            <DraftCard
              key={draft.id}
              draft={draft}
              onResume={() => void drafts.resume(draft)}
              onDiscard={() => drafts.discard(draft)}
            />
          ))}
          <OnTheWay clientId={clientId} jobs={jobs} />
          <KeptNotes clientId={clientId} />
          <RemovedNotes clientId={clientId} />
        </Stack>
      </ScrollArea>
      {drafts.writing !== null && <NoteDialog key={drafts.writing.id} draft={drafts.writing} onClose={drafts.leave} />}
    </DropArea>
  );
}

/**
 * In place of the dropzone's own way, which takes the files of whatever is pasted in here, dialogs included, and leaves
 * its text out. Excel puts a picture beside each table.
 */
const leavePaste = (): void => {};

interface DropAreaProps {
  chooseFiles: RefObject<(() => void) | null>;
  onSend: SendFile;
  children: ReactNode;
}

function DropArea({ chooseFiles, onSend, children }: DropAreaProps) {
  const sendAll = (files: File[]): void => {
    for (const file of files) void onSend(file);
  };
  return (
    <Dropzone
      openRef={chooseFiles}
      onDrop={sendAll}
      onReject={(rejections) => sendAll(rejections.map(({ file }) => file))}
      activateOnClick={false}
      activateOnKeyboard={false}
      onPaste={leavePaste}
      className={classes['pane'] ?? ''}
      classNames={{ inner: classes['paneInner'] ?? '' }}
      inputProps={{ 'aria-label': 'Add PDF or audio files' }}
      tabIndex={-1}
      role="presentation"
    >
      <div className={classes['dropHint']}>
        <IconUpload size={28} aria-hidden /> Drop PDF or audio files here
      </div>
      {children}
    </Dropzone>
  );
}

/** Files that are being sent, and jobs that make notes of them. */
function OnTheWay({ clientId, jobs }: Pick<NotesPanelProps, 'clientId' | 'jobs'>) {
  const uploads = useUploads(clientId);
  return (
    <>
      {uploads.map((upload) => (
        <UploadCard key={upload.id} upload={upload} />
      ))}
      {jobs.open
        .filter((job) => !makesReport(job))
        .map((job) => (
          <JobCard key={job.job_id} job={job} onDismiss={() => jobs.dismiss(job.job_id)} />
        ))}
    </>
  );
}

function KeptNotes({ clientId }: { clientId: number }) {
  const [isAllWanted, setAllWanted] = useState(false);
  const { list, total, isPending, error, retry } = useNotes(clientId, isAllWanted);
  if (error !== null) return <ErrorState error={error} onRetry={retry} />;
  if (isPending)
    return (
      <div aria-busy="true">
        <RowSkeletons />
      </div>
    );
  if (total === 0) {
    return (
      <EmptyState icon={IconNotes} title="No notes yet">
        Reports are written from notes. Write or paste one, drop a PDF or a recording here, or record a conversation.
      </EmptyState>
    );
  }
  return <NoteList notes={list} total={total} onWantAll={() => setAllWanted(true)} />;
}

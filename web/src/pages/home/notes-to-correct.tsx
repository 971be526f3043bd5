import { CloseButton, Group, ThemeIcon } from '@mantine/core';
import { IconAlertTriangle, IconFileText, IconMicrophone } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { FailedUpload, Home, HomeNote } from '../../api/home.ts';
import { Section } from '../../components/layouts/section.tsx';
import { Time } from '../../components/times/time.tsx';
import { useDismissedJobs } from '../../jobs/dismissed-jobs.ts';
import { FoldedList } from './folded-list.tsx';
import classes from './home.module.css';
import { RowText } from './row-text.tsx';

/** Notes with doubtful words or pages, and files that could not be read. Nothing is shown where there are none. */
export function NotesToCorrect({ home }: { home: Home }) {
  const [dismissed, dismiss] = useDismissedJobs();
  const failed = home.failed_uploads.filter(({ job_id: id }) => !dismissed.has(id));
  if (home.notes.length + failed.length === 0) return null;
  return (
    <Section title="Notes to correct" description="Reports are written from them, so put them right first.">
      {failed.length > 0 && (
        <FoldedList label="Files that could not be read" items={failed} keyOf={({ job_id: id }) => id}>
          {(upload) => <FailedRow upload={upload} onDismiss={() => dismiss(upload.job_id)} />}
        </FoldedList>
      )}
      {home.notes.length > 0 && (
        <FoldedList label="Notes with doubtful places" items={home.notes} keyOf={({ id }) => id}>
          {(note) => <NoteLink note={note} />}
        </FoldedList>
      )}
    </Section>
  );
}

function NoteLink({ note }: { note: HomeNote }) {
  const NoteIcon = note.source === 'audio' ? IconMicrophone : IconFileText;
  return (
    <Link
      to="/clients/$clientId"
      params={{ clientId: String(note.client.id) }}
      search={{ tab: 'notes', note: note.id }}
      className={classes.row}
    >
      <Group gap="md" wrap="nowrap" className={classes.text ?? ''}>
        <ThemeIcon variant="light" color="ochre" size={36} radius="md">
          <NoteIcon size={20} stroke={1.6} aria-hidden />
        </ThemeIcon>
        <RowText title={note.title}>
          {note.client.name} · {describeDoubts(note)}
        </RowText>
      </Group>
    </Link>
  );
}

function FailedRow({ upload, onDismiss }: { upload: FailedUpload; onDismiss: () => void }) {
  const { client, file_name: fileName, message, ended_at: endedAt } = upload;
  const name = fileName ?? 'An uploaded file';
  return (
    <div className={classes.pair}>
      <Link to="/clients/$clientId" params={{ clientId: String(client.id) }} className={classes.row}>
        <Group gap="md" wrap="nowrap" className={classes.text ?? ''}>
          <ThemeIcon variant="light" color="red" size={36} radius="md">
            <IconAlertTriangle size={20} stroke={1.6} aria-hidden />
          </ThemeIcon>
          <RowText title={name}>
            {client.name} · <Time at={endedAt} /> · {message}
          </RowText>
        </Group>
      </Link>
      <CloseButton aria-label={`Dismiss ${name}`} onClick={onDismiss} />
    </div>
  );
}

function describeDoubts({ source, doubts }: HomeNote): string {
  const what = source === 'audio' ? 'doubtful word' : 'page that could hardly be read';
  if (doubts === 1) return `1 ${what}`;
  return source === 'audio' ? `${doubts} doubtful words` : `${doubts} pages that could hardly be read`;
}

import { CloseButton, Group, Progress, ThemeIcon, Title } from '@mantine/core';
import { IconAlertTriangle, IconEye } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { HomeJob } from '../../api/home.ts';
import { hasEnded } from '../../api/jobs.ts';
import { Time } from '../../components/times/time.tsx';
import { describeFailure, describeProgress, nameJob, waitsForLook } from '../../jobs/job-words.ts';
import { FoldedList } from './folded-list.tsx';
import classes from './home.module.css';
import { RowText } from './row-text.tsx';
import type { ReportJobs } from './use-report-jobs.ts';

/** The reports that are being written at this moment, and those that could not be. */
export function BeingWritten({ jobs: { shown, dismiss } }: { jobs: ReportJobs }) {
  const running = shown.filter(({ job }) => !hasEnded(job));
  const waiting = shown.filter(({ job }) => waitsForLook(job));
  const failed = shown.filter(({ job }) => hasEnded(job) && !waitsForLook(job));
  return (
    <>
      <Jobs title="Being written" items={running}>
        {(item) => <RunningRow item={item} />}
      </Jobs>
      <Jobs title="To read before they are sent" items={waiting}>
        {(item) => (
          <EndedRow item={item} onDismiss={dismiss} color="ochre" icon={<IconEye size={20} stroke={1.6} aria-hidden />}>
            the texts for the language model wait for somebody to read them
          </EndedRow>
        )}
      </Jobs>
      <Jobs title="Could not be written" items={failed}>
        {(item) => (
          <EndedRow
            item={item}
            onDismiss={dismiss}
            color="red"
            icon={<IconAlertTriangle size={20} stroke={1.6} aria-hidden />}
          >
            {describeFailure(item.job)}
          </EndedRow>
        )}
      </Jobs>
    </>
  );
}

interface JobsProps {
  title: string;
  items: HomeJob[];
  children: (item: HomeJob) => ReactNode;
}

function Jobs({ title, items, children }: JobsProps) {
  if (items.length === 0) return null;
  return (
    <div>
      <Title order={3} size="sm" c="dimmed" mb={6}>
        {title} ({items.length})
      </Title>
      <FoldedList label={title} items={items} keyOf={({ job }) => job.job_id}>
        {children}
      </FoldedList>
    </div>
  );
}

function RunningRow({ item }: { item: HomeJob }) {
  const { job, client } = item;
  const isWaiting = job.status === 'queued' || job.progress === 0;
  return (
    <ReportLink item={item}>
      <div className={classes.text}>
        <RowText title={nameJob(job)}>
          {client.name} · {describeProgress(job)}
        </RowText>
        <Progress
          value={isWaiting ? 100 : job.progress}
          animated={isWaiting}
          striped={isWaiting}
          size="sm"
          mt={8}
          aria-label={`Progress of ${nameJob(job)}`}
        />
      </div>
    </ReportLink>
  );
}

interface EndedRowProps {
  item: HomeJob;
  color: string;
  icon: ReactNode;
  onDismiss: (jobId: string) => void;
  children: ReactNode;
}

function EndedRow({ item, color, icon, onDismiss, children }: EndedRowProps) {
  const { job, client } = item;
  return (
    <div className={classes.pair}>
      <ReportLink item={item}>
        <Group gap="md" wrap="nowrap" className={classes.text ?? ''}>
          <ThemeIcon variant="light" color={color} size={36} radius="md">
            {icon}
          </ThemeIcon>
          <RowText title={nameJob(job)}>
            {client.name} · <Time at={job.end_timestamp} /> · {children}
          </RowText>
        </Group>
      </ReportLink>
      <CloseButton aria-label={`Dismiss ${nameJob(job)}`} onClick={() => onDismiss(job.job_id)} />
    </div>
  );
}

/** To the place where the report will be, or where its section is written again. */
function ReportLink({ item: { job, client, report_id: reportId }, children }: { item: HomeJob; children: ReactNode }) {
  if (reportId !== null) {
    return (
      <Link to="/reports/$reportId" params={{ reportId }} className={classes.row}>
        {children}
      </Link>
    );
  }
  return (
    <Link
      to="/reports/$reportId"
      params={{ reportId: 'new' }}
      search={{ client: client.id, job: job.job_id }}
      className={classes.row}
    >
      {children}
    </Link>
  );
}

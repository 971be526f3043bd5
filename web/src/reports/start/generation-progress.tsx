import { Alert, Button, Group, Paper, Progress, Skeleton, Stack, Text, Title } from '@mantine/core';
import { IconClockPause } from '@tabler/icons-react';
import { checkDocument } from '@casewright/document';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { describeError } from '../../api/api-error.ts';
import { hasEnded, type Job, jobQuery, sectionsQuery, type WrittenSection } from '../../api/jobs.ts';
import { ErrorState } from '../../components/error-state.tsx';
import { DocumentView } from '../../document/document-view.tsx';
import { canRepeat, describeFailure, describeWait, waitsForLook } from '../../jobs/job-words.ts';
import { useRepeatJob } from '../../jobs/use-repeat-job.ts';
import { WHY_WAITING } from '../outgoing/waiting-card.tsx';
import { WaitingTexts } from '../outgoing/waiting-texts.tsx';
import classes from './start.module.css';

interface GenerationProgressProps {
  /** What is said while it is being written. */
  title?: string;
  jobId: string;
  /** With the id of what was written. */
  onDone: (id: string) => void;
  /** The work has failed, and what it says was read. */
  onDismiss: () => void;
  onRepeated: (jobId: string) => void;
  onClose: () => void;
}

const POLL_MS = 1_000;

/** A report that is being written: its sections, as they come. */
export function GenerationProgress({ title = 'Writing the report…', jobId, onDone, ...ends }: GenerationProgressProps) {
  const job = useQuery(jobQuery(jobId));
  const isOver = job.data !== undefined && hasEnded(job.data);
  const sections = useQuery({ ...sectionsQuery(jobId), refetchInterval: POLL_MS, enabled: !isOver });
  const result = job.data?.result ?? null;
  const madeId = result === null ? null : readMadeId(result);
  useEffect(() => {
    if (madeId !== null) onDone(madeId);
  }, [madeId, onDone]);
  const wait = job.data === undefined ? null : describeWait(job.data);
  if (job.isError) return <ErrorState error={job.error} onRetry={() => void job.refetch()} />;
  if (job.data !== undefined && waitsForLook(job.data)) return <Waiting job={job.data} {...ends} />;
  if (job.data?.status === 'failed') return <Failure job={job.data} {...ends} />;
  return (
    <Stack maw={800} mx="auto" gap="lg">
      <div role="status">
        <Title order={2} size="h2">
          {title}
        </Title>
        <Text c="dimmed" size="sm" mt={4}>
          {job.data?.template_title ?? 'From your template'}. Sections appear here as they are written; you may leave
          this page.
        </Text>
        {wait !== null && (
          <Alert color="ochre" mt="sm" icon={<IconClockPause aria-hidden />}>
            {wait}
          </Alert>
        )}
      </div>
      <Progress value={job.data?.progress ?? 0} animated size="md" aria-label="Progress of the report" />
      {(sections.data ?? []).map((section) => (
        <SectionSheet key={section.prompt_id} section={section} />
      ))}
      {!isOver && (
        <Paper withBorder p="lg">
          <Stack gap="xs">
            <Skeleton h={16} w="30%" />
            <Skeleton h={14} />
            <Skeleton h={14} w="85%" />
          </Stack>
        </Paper>
      )}
    </Stack>
  );
}

/** Of a report, or of a try-out of its template. */
function readMadeId(result: NonNullable<Job['result']>): string | null {
  if ('document_id' in result) return result.document_id;
  return 'try_out_id' in result ? result.try_out_id : null;
}

interface FailureProps extends Omit<GenerationProgressProps, 'title' | 'jobId' | 'onDone'> {
  job: Job;
}

/** In the place of the report, until somebody has read what would be sent to write it. */
function Waiting({ job, onDismiss, onRepeated, onClose }: FailureProps) {
  const settle = (nextJobId: string | null): void => {
    onDismiss();
    if (nextJobId === null) onClose();
    else onRepeated(nextJobId);
  };
  return (
    <Stack maw={800} mx="auto" gap="lg">
      <div>
        <Title order={2}>Read before it is sent</Title>
        <Text c="dimmed" size="sm" mt={4}>
          {WHY_WAITING} When it is approved, the report is written. You may leave this page.
        </Text>
      </div>
      <WaitingTexts job={job} onDecided={settle} />
    </Stack>
  );
}

function Failure({ job, onDismiss, onRepeated, onClose }: FailureProps) {
  const repeat = useRepeatJob(job, onDismiss, onRepeated);
  return (
    <Alert color="red" title="The report could not be written" role="alert" maw={640} mx="auto" mt="xl">
      <Text size="sm">{describeFailure(job)} Your notes are unchanged.</Text>
      {repeat.isError && (
        <Text size="sm" mt="xs">
          {describeError(repeat.error)}
        </Text>
      )}
      <Group mt="md" gap="xs">
        {canRepeat(job) && (
          <Button size="xs" color="red" loading={repeat.isPending} onClick={() => repeat.mutate()}>
            Try again
          </Button>
        )}
        <Button size="xs" variant="default" onClick={onClose}>
          Back
        </Button>
      </Group>
    </Alert>
  );
}

function SectionSheet({ section: { label, nodes } }: { section: WrittenSection }) {
  return (
    <Paper withBorder p="lg" className={classes['appear'] ?? ''} data-testid="written-section">
      <Text fw={640} mb="sm">
        {label}
      </Text>
      <DocumentView content={checkDocument({ type: 'doc', content: nodes }).content} />
    </Paper>
  );
}

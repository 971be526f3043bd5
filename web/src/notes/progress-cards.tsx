import { ActionIcon, Button, Group, Paper, Progress, Text } from '@mantine/core';
import { IconAlertTriangle, IconX } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { describeError } from '../api/api-error.ts';
import { CLIENTS } from '../api/clients.ts';
import { hasEnded, type Job, repeatJob } from '../api/jobs.ts';
import type { Upload } from './use-uploads.ts';
import classes from './notes.module.css';

interface CardProps {
  title: string;
  /** What is going on, or what went wrong. */
  detail: string;
  /** In percent; null while nothing is known, undefined where nothing is under way. */
  percent?: number | null;
  isFault?: boolean;
  onRemove?: () => void;
  removeLabel?: string;
  action?: ReactNode;
}

function Card({ title, detail, percent, isFault = false, onRemove, removeLabel = 'Dismiss', action }: CardProps) {
  return (
    <Paper withBorder p="sm" className={classes['progressCard'] ?? ''} data-fault={isFault || undefined}>
      <Group gap="xs" wrap="nowrap" align="flex-start">
        {isFault && <IconAlertTriangle size={18} className={classes['faultIcon']} aria-hidden />}
        <div className={classes['grow']} role={isFault ? 'alert' : 'status'}>
          <Text size="sm" fw={550} truncate>
            {title}
          </Text>
          <Text size="xs" c={isFault ? 'inherit' : 'dimmed'}>
            {detail}
          </Text>
        </div>
        {action}
        {onRemove !== undefined && (
          <ActionIcon
            variant="subtle"
            color="gray"
            size={26}
            onClick={onRemove}
            aria-label={`${removeLabel}: ${title}`}
          >
            <IconX size={15} aria-hidden />
          </ActionIcon>
        )}
      </Group>
      {percent !== undefined && (
        <Progress
          value={percent ?? 100}
          animated={percent === null}
          striped={percent === null}
          size="sm"
          mt={8}
          aria-label={`Progress of ${title}`}
        />
      )}
    </Paper>
  );
}

export function UploadCard({ upload: { name, share, error, remove, retry } }: { upload: Upload }) {
  if (error !== null) {
    const again = (
      <Button size="compact-xs" variant="light" color="red" onClick={retry}>
        Try again
      </Button>
    );
    return <Card title={name} detail={`Not sent. ${error}`} isFault onRemove={remove} action={again} />;
  }
  return (
    <Card
      title={name}
      detail={`Sending… ${Math.round(share * 100)} %`}
      percent={share * 100}
      onRemove={remove}
      removeLabel="Stop"
    />
  );
}

const DOING: Record<string, string> = {
  pdf_processing: 'Reading the PDF',
  audio_transcription: 'Writing down the recording',
};

interface JobCardProps {
  job: Job;
  onDismiss: () => void;
}

export function JobCard({ job, onDismiss }: JobCardProps) {
  const queryClient = useQueryClient();
  const repeat = useMutation({
    mutationFn: () => repeatJob(job.job_id),
    onSuccess: () => {
      onDismiss();
      return queryClient.invalidateQueries({ queryKey: [...CLIENTS, job.client_id, 'jobs'] });
    },
  });
  const title = job.file_name ?? (job.task_type === 'pdf_processing' ? 'PDF' : 'Recording');
  if (!hasEnded(job)) {
    const isWaiting = job.status === 'queued';
    const detail = isWaiting ? 'Waiting for its turn' : `${DOING[job.task_type] ?? 'Working'}… ${job.progress} %`;
    return <Card title={title} detail={detail} percent={isWaiting || job.progress === 0 ? null : job.progress} />;
  }
  const reason = repeat.isError ? describeError(repeat.error) : (job.error?.message ?? 'Something went wrong.');
  const again = (
    <Button size="compact-xs" variant="light" color="red" loading={repeat.isPending} onClick={() => repeat.mutate()}>
      Try again
    </Button>
  );
  return <Card title={title} detail={reason} isFault onRemove={onDismiss} action={again} />;
}

import { Button, Group, Progress, Stack, Text, ThemeIcon } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconRefresh } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { describeError } from '../api/api-error.ts';
import { CLIENTS } from '../api/clients.ts';
import { hasEnded, type Job, repeatJob } from '../api/jobs.ts';
import { StatusBadge } from '../components/status-badge.tsx';
import { Time } from '../components/time.tsx';
import classes from '../components/rows.module.css';
import { canRepeat, describeDuration, describeTask, nameJob } from './job-words.ts';

export function JobRow({ job }: { job: Job }) {
  const { label, icon: TaskIcon } = describeTask(job);
  const name = nameJob(job);
  const duration = describeDuration(job);
  const isFailed = job.status === 'failed';
  return (
    <li className={classes.row}>
      <ThemeIcon variant="light" color={isFailed ? 'red' : 'gray'} size={38} radius="md">
        <TaskIcon size={20} stroke={1.6} aria-hidden />
      </ThemeIcon>
      <Stack gap={3} className={classes.main ?? ''}>
        <Text size="sm" fw={550} truncate>
          {name}
        </Text>
        <Text size="sm" c="dimmed">
          {name !== label && `${label} · `}
          <Time at={job.created_at} />
          {duration !== undefined && ` · ${duration}`}
        </Text>
        {isFailed && (
          <Text size="sm" c="var(--mantine-color-error)">
            {job.error?.message ?? 'This did not work.'}
          </Text>
        )}
        {!hasEnded(job) && (
          <Progress.Root size="sm" mt={4}>
            <Progress.Section
              value={Math.max(job.progress, 3)}
              aria-label={`${name}: ${job.progress} per cent`}
              aria-valuetext={`${job.progress} per cent`}
            />
          </Progress.Root>
        )}
      </Stack>
      <Group gap="sm" className={classes.end ?? ''}>
        {job.status === 'running' && (
          <Text size="sm" c="dimmed" className={classes.number ?? ''}>
            {job.progress} %
          </Text>
        )}
        <StatusBadge status={job.status} />
        <OpenResult job={job} name={name} />
        {canRepeat(job) && <RepeatButton job={job} name={name} />}
      </Group>
    </li>
  );
}

function OpenResult({ job: { result }, name }: { job: Job; name: string }) {
  if (result === null) return null;
  const props = { variant: 'default', size: 'xs' } as const;
  if ('note_id' in result) {
    const { note_id: note } = result;
    return (
      <Button
        {...props}
        aria-label={`Open the note: ${name}`}
        renderRoot={(root) => <Link to="." search={(search) => ({ ...search, note })} resetScroll={false} {...root} />}
      >
        Open the note
      </Button>
    );
  }
  const { document_id: reportId } = result;
  return (
    <Button
      {...props}
      aria-label={`Open the report: ${name}`}
      renderRoot={(root) => <Link to="/reports/$reportId" params={{ reportId }} {...root} />}
    >
      Open the report
    </Button>
  );
}

function RepeatButton({ job, name }: { job: Job; name: string }) {
  const queryClient = useQueryClient();
  const again = useMutation({
    mutationFn: () => repeatJob(job.job_id),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: [...CLIENTS, job.client_id, 'jobs'] }),
    onError: (error) => notifications.show({ color: 'red', message: describeError(error) }),
  });
  return (
    <Button
      variant="light"
      size="xs"
      leftSection={<IconRefresh size={15} aria-hidden />}
      loading={again.isPending}
      disabled={again.isSuccess}
      aria-label={`Do it again: ${name}`}
      onClick={() => again.mutate()}
    >
      Do it again
    </Button>
  );
}

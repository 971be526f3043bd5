import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { describeError } from '../api/api-error.ts';
import { hasEnded, type Job } from '../api/jobs.ts';
import { canRepeat, describeFailure, describeWork, nameJob } from './job-words.ts';
import { ProgressCard } from './progress-card.tsx';
import { useRepeatJob } from './use-repeat-job.ts';

interface JobCardProps {
  job: Job;
  /** Takes a failure off the list. */
  onDismiss: () => void;
  /** Beside the progress, while the job runs. */
  action?: ReactNode;
}

/** A job that runs, or that failed and was not dismissed yet. */
export function JobCard({ job, onDismiss, action }: JobCardProps) {
  if (hasEnded(job)) return <FailedJob job={job} onDismiss={onDismiss} />;
  const percent = job.status === 'queued' || job.progress === 0 ? null : job.progress;
  return <ProgressCard title={nameJob(job)} detail={describeWork(job)} percent={percent} action={action} />;
}

function FailedJob({ job, onDismiss }: Omit<JobCardProps, 'action'>) {
  const repeat = useRepeatJob(job, onDismiss);
  const again = canRepeat(job) && (
    <Button size="compact-xs" variant="light" color="red" loading={repeat.isPending} onClick={() => repeat.mutate()}>
      Try again
    </Button>
  );
  const reason = repeat.isError ? describeError(repeat.error) : describeFailure(job);
  return <ProgressCard title={nameJob(job)} detail={reason} isFault onRemove={onDismiss} action={again} />;
}

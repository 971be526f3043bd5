import { notifications } from '@mantine/notifications';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { CLIENTS } from '../../../api/clients.ts';
import { hasEnded, type Job, jobsQuery } from '../../../api/jobs.ts';
import { LIST_LIMIT } from '../list-limit.ts';
import { nameJob } from './job-words.ts';

const POLL_MS = 1_500;

interface WatchedJobs {
  running: Job[];
  /** Those that run, and those that failed while this page was open. */
  watched: Job[];
}

/** The client's newest jobs, asked for again while one runs; what they made is fetched when they end. */
export function useWatchedJobs(clientId: number): WatchedJobs {
  const queryClient = useQueryClient();
  const { data } = useQuery({
    ...jobsQuery(clientId, { page: 1, limit: LIST_LIMIT }),
    refetchInterval: ({ state }) => (state.data?.results.some((job) => !hasEnded(job)) === true ? POLL_MS : false),
  });
  const [seen] = useState(() => new Map<string, string>());
  useEffect(() => {
    for (const job of data?.results ?? []) {
      const before = seen.get(job.job_id);
      if (!hasEnded(job)) seen.set(job.job_id, 'running');
      if (before !== 'running' || !hasEnded(job)) continue;
      seen.set(job.job_id, job.status);
      tellEnd(job);
      for (const kind of ['notes', 'reports']) {
        void queryClient.invalidateQueries({ queryKey: [...CLIENTS, clientId, kind] });
      }
    }
  }, [data, seen, clientId, queryClient]);
  const jobs = data?.results ?? [];
  return {
    running: jobs.filter((job) => !hasEnded(job)),
    watched: jobs.filter((job) => !hasEnded(job) || (job.status === 'failed' && seen.has(job.job_id))),
  };
}

function tellEnd(job: Job): void {
  const isReport = job.task_type === 'report_generation';
  if (job.status === 'completed') {
    notifications.show({ message: `${nameJob(job)}: the ${isReport ? 'report' : 'note'} is ready.` });
    return;
  }
  notifications.show({ color: 'red', message: `${nameJob(job)}: ${job.error?.message ?? 'this did not work.'}` });
}

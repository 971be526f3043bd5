import { notifications } from '@mantine/notifications';
import { useQueries, useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { CLIENTS } from '../api/clients.ts';
import { hasEnded, type Job, jobQuery, jobsQuery } from '../api/jobs.ts';
import { LIST_LIMIT } from '../components/list-limit.ts';
import { nameJob } from './job-words.ts';

const POLL_MS = 1_500;
/** However many jobs run, no more is asked a second than the service allows. */
const POLL_MS_PER_JOB = 700;

const FIRST_PAGE = { page: 1, limit: LIST_LIMIT };

interface WatchedJobs {
  running: Job[];
  /** Those that run, and those that failed while this page was open. */
  watched: Job[];
}

/** The client's newest jobs, up to date while they run; what they made is fetched when they end. */
export function useWatchedJobs(clientId: number): WatchedJobs {
  const jobs = useFreshJobs(clientId);
  const queryClient = useQueryClient();
  const [seen] = useState(() => new Map<string, string>());
  useEffect(() => {
    for (const job of jobs) {
      const before = seen.get(job.job_id);
      if (!hasEnded(job)) seen.set(job.job_id, 'running');
      if (before !== 'running' || !hasEnded(job)) continue;
      seen.set(job.job_id, job.status);
      tellEnd(job);
      for (const kind of ['notes', 'reports']) {
        void queryClient.invalidateQueries({ queryKey: [...CLIENTS, clientId, kind] });
      }
    }
  }, [jobs, seen, clientId, queryClient]);
  return {
    running: jobs.filter((job) => !hasEnded(job)),
    watched: jobs.filter((job) => !hasEnded(job) || (job.status === 'failed' && seen.has(job.job_id))),
  };
}

/** Those that run are asked for one by one and put into the list: looking at a list leaves a trace each time. */
function useFreshJobs(clientId: number): Job[] {
  const queryClient = useQueryClient();
  const { data } = useQuery(jobsQuery(clientId, FIRST_PAGE));
  const running = data?.results.filter((job) => !hasEnded(job)) ?? [];
  const interval = Math.max(POLL_MS, running.length * POLL_MS_PER_JOB);
  const fresh = useQueries({
    queries: running.map(({ job_id: jobId }) => ({ ...jobQuery(jobId), refetchInterval: interval })),
    combine: listData,
  });
  useEffect(() => {
    const byId = new Map(fresh.map((job) => [job.job_id, job]));
    if (byId.size === 0) return;
    queryClient.setQueryData(
      jobsQuery(clientId, FIRST_PAGE).queryKey,
      (page) => page && { ...page, results: page.results.map((job) => byId.get(job.job_id) ?? job) },
    );
  }, [fresh, clientId, queryClient]);
  return data?.results ?? NONE;
}

const NONE: Job[] = [];

function listData(results: UseQueryResult<Job>[]): Job[] {
  return results.flatMap(({ data }) => data ?? []);
}

function tellEnd(job: Job): void {
  const isReport = job.task_type === 'report_generation';
  if (job.status === 'completed') {
    notifications.show({ message: `${nameJob(job)}: the ${isReport ? 'report' : 'note'} is ready.` });
    return;
  }
  notifications.show({ color: 'red', message: `${nameJob(job)}: ${job.error?.message ?? 'this did not work.'}` });
}

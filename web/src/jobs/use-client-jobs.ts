import { notifications } from '@mantine/notifications';
import { useQueries, useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { CLIENTS } from '../api/clients.ts';
import { hasEnded, type Job, jobQuery, jobsQuery } from '../api/jobs.ts';
import { useDismissedJobs } from './dismissed-jobs.ts';
import { describeSuccess } from './job-words.ts';

const POLL_MS = 1_500;
/** However many jobs run, no more is asked a second than the service allows. */
const POLL_MS_PER_JOB = 700;
const LISTED = { page: 1, limit: 100 };
const NONE: Job[] = [];

/** Jobs that this page has set going. A quick one has ended before it is listed for the first time. */
const begun = new Set<string>();

/** What the job makes is fetched when it has ended. */
export function expectResult(jobId: string): void {
  begun.add(jobId);
}

export interface ClientJobs {
  /** Those that run, and those that failed and were not dismissed; the newest first. */
  open: Job[];
  dismiss: (jobId: string) => void;
}

/**
 * The one watcher of a client's jobs; each page has it once. The list is asked for once, because looking at a list
 * leaves an audit row. Jobs that run are then asked for one by one, which leaves none.
 */
export function useClientJobs(clientId: number): ClientJobs {
  const jobs = useFreshJobs(clientId);
  const [dismissed, dismiss] = useDismissedJobs();
  useNews(clientId, jobs);
  // The same object until something changes, so that the notes are not drawn anew with each save of a report.
  return useMemo(() => {
    const isOpen = (job: Job): boolean => !hasEnded(job) || (job.status === 'failed' && !dismissed.has(job.job_id));
    return { open: jobs.filter(isOpen), dismiss };
  }, [jobs, dismissed, dismiss]);
}

function useFreshJobs(clientId: number): Job[] {
  const queryClient = useQueryClient();
  const { data } = useQuery(jobsQuery(clientId, LISTED));
  const running = data?.results.filter((job) => !hasEnded(job)) ?? NONE;
  const interval = Math.max(POLL_MS, running.length * POLL_MS_PER_JOB);
  const fresh = useQueries({
    queries: running.map(({ job_id: jobId }) => ({ ...jobQuery(jobId), refetchInterval: interval })),
    combine: listData,
  });
  useEffect(() => {
    const byId = new Map(fresh.map((job) => [job.job_id, job]));
    if (byId.size === 0) return;
    queryClient.setQueryData(
      jobsQuery(clientId, LISTED).queryKey,
      (page) => page && { ...page, results: page.results.map((job) => byId.get(job.job_id) ?? job) },
    );
  }, [fresh, clientId, queryClient]);
  return data?.results ?? NONE;
}

function listData(results: UseQueryResult<Job>[]): Job[] {
  return results.flatMap(({ data }) => data ?? []);
}

/** Fetches what a job has made as soon as it ends. A success is announced; a failure stays on the page. */
function useNews(clientId: number, jobs: Job[]): void {
  const queryClient = useQueryClient();
  const [running] = useState(() => new Set<string>());
  useEffect(() => {
    for (const job of jobs) if (begun.delete(job.job_id) || !hasEnded(job)) running.add(job.job_id);
    const ended = jobs.filter((job) => hasEnded(job) && running.delete(job.job_id));
    for (const job of ended) if (job.status === 'completed') notifications.show({ message: describeSuccess(job) });
    if (ended.length === 0) return;
    void queryClient.invalidateQueries({ queryKey: [...CLIENTS, clientId, 'notes'] });
    void queryClient.invalidateQueries({ queryKey: [...CLIENTS, clientId, 'reports'] });
  }, [jobs, running, clientId, queryClient]);
}

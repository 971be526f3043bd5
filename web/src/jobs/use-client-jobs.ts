import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { CLIENTS } from '../api/clients.ts';
import { hasEnded, type Job, jobsQuery } from '../api/jobs.ts';

const POLL_MS = 1_500;
const LISTED = { limit: 30 };
const NONE: Job[] = [];

/** The client's jobs, asked for again as long as one is under way. What a job has made is fetched when it ends. */
export function useClientJobs(clientId: number): Job[] {
  const queryClient = useQueryClient();
  const { data } = useQuery({
    ...jobsQuery(clientId, LISTED),
    refetchInterval: ({ state }) => (state.data?.results.some((job) => !hasEnded(job)) === true ? POLL_MS : false),
  });
  const jobs = data?.results ?? NONE;
  const open = useRef(new Set<string>());
  useEffect(() => {
    const hasNews = jobs.some((job) => hasEnded(job) && open.current.has(job.job_id));
    open.current = new Set(jobs.filter((job) => !hasEnded(job)).map((job) => job.job_id));
    if (!hasNews) return;
    void queryClient.invalidateQueries({ queryKey: [...CLIENTS, clientId, 'notes'] });
    void queryClient.invalidateQueries({ queryKey: [...CLIENTS, clientId, 'reports'] });
  }, [jobs, clientId, queryClient]);
  return jobs;
}

import { useQueries, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useEffect } from 'react';
import { HOME, type Home, type HomeJob } from '../../api/home.ts';
import { hasEnded, type Job, jobQuery } from '../../api/jobs.ts';
import { useDismissedJobs } from '../../jobs/dismissed-jobs.ts';

export interface ReportJobs {
  /** Those that run or wait, then those that failed and were not dismissed. */
  shown: HomeJob[];
  dismiss: (jobId: string) => void;
}

const POLL_MS = 2_000;
/** However many reports are being written, no more is asked a second than the service allows. */
const POLL_MS_PER_JOB = 700;

/** Watches the reports that are being written, job by job, which leaves no audit row. What has ended is asked for anew. */
export function useReportJobs({ writing, failed_reports: failed }: Home): ReportJobs {
  const queryClient = useQueryClient();
  const [dismissed, dismiss] = useDismissedJobs();
  const interval = Math.max(POLL_MS, writing.length * POLL_MS_PER_JOB);
  const fresh = useQueries({
    queries: writing.map(({ job }) => ({ ...jobQuery(job.job_id), initialData: job, refetchInterval: interval })),
    combine: listData,
  });
  const ended = fresh.filter(hasEnded).length;
  useEffect(() => {
    if (ended > 0) void queryClient.invalidateQueries({ queryKey: HOME });
  }, [ended, queryClient]);
  const byId = new Map(fresh.map((job) => [job.job_id, job]));
  const running = writing.map((item) => ({ ...item, job: byId.get(item.job.job_id) ?? item.job }));
  const refused = failed.filter(({ job }) => !dismissed.has(job.job_id));
  return { shown: [...running.filter(({ job }) => !hasEnded(job)), ...refused], dismiss };
}

function listData(results: UseQueryResult<Job>[]): Job[] {
  return results.flatMap(({ data }) => data ?? []);
}

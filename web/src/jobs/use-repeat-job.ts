import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CLIENTS } from '../api/clients.ts';
import { type Job, repeatJob } from '../api/jobs.ts';
import { expectResult } from './use-client-jobs.ts';

/** Repeats a failed job, and dismisses the failed one. */
export function useRepeatJob(job: Job, onDismiss: () => void, onRepeated?: (jobId: string) => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => repeatJob(job.job_id),
    onSuccess: ({ job_id: next }) => {
      expectResult(next);
      onDismiss();
      onRepeated?.(next);
      return queryClient.invalidateQueries({ queryKey: [...CLIENTS, job.client_id, 'jobs'] });
    },
  });
}

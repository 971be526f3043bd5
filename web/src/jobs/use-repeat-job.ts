import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CLIENTS } from '../api/clients.ts';
import { type Job, repeatJob } from '../api/jobs.ts';

/** Does a failed job again. Its failure is settled by that, so it is dismissed. */
export function useRepeatJob(job: Job, onDismiss: () => void, onRepeated?: (jobId: string) => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => repeatJob(job.job_id),
    onSuccess: ({ job_id: next }) => {
      onDismiss();
      onRepeated?.(next);
      return queryClient.invalidateQueries({ queryKey: [...CLIENTS, job.client_id, 'jobs'] });
    },
  });
}

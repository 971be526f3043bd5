import { hasEnded, type Job } from '../api/jobs.ts';
import { part, request } from '../api/request.ts';

const POLL_MS = 1_000;

/** Waits for a job to end, through lost connections too. Gives up when nobody waits any more. */
export async function followJob(
  jobId: string,
  onProgress: (progress: number) => void,
  isGivenUp: () => boolean,
): Promise<Job> {
  for (;;) {
    // A writer who was signed out stays on the page, with the text.
    const job = await request<Job>(`/jobs/${part(jobId)}`, { staysOn401: true }).catch(() => null);
    if (job !== null && hasEnded(job)) return job;
    if (isGivenUp()) throw new Error('nobody waits for the job any more');
    if (job !== null) onProgress(job.progress);
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}

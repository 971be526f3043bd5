import { queryOptions } from '@tanstack/react-query';
import { CLIENTS } from './clients.ts';
import type { Instant, PageQuery } from './common.ts';
import type { DocumentJson } from './reports.ts';
import { readPageQuery, readQuery } from './read-query.ts';
import { part, post } from './request.ts';

export interface Job {
  job_id: string;
  client_id: number;
  task_type: string;
  status: string;
  progress: number;
  created_at: Instant;
  start_timestamp: Instant | null;
  end_timestamp: Instant | null;
  error: { code: string; message: string } | null;
  result: { note_id: string } | { document_id: string; client_id: number } | { try_out_id: string } | null;
  file_name: string | null;
  template_title: string | null;
  /** Of a job that writes one section of a report again. */
  section_label?: string | null;
  /** Set while the job waits for another try: why the last one failed, and when the next one starts. */
  retry?: { code: string; message: string; at: Instant } | null;
}

export interface WrittenSection {
  prompt_id: string;
  label: string;
  html: string;
  nodes: DocumentJson[];
}

const POLL_MS = 1_000;

export function hasEnded(job: Pick<Job, 'status'>): boolean {
  return job.status === 'completed' || job.status === 'failed';
}

export const jobsQuery = (clientId: number, paging: PageQuery = {}) =>
  readPageQuery<Job>([...CLIENTS, clientId, 'jobs'], `/clients/${part(clientId)}/jobs`, { ...paging });

/** Asks again every second until the job has ended. */
export const jobQuery = (jobId: string) =>
  queryOptions({
    ...readQuery<Job>(['jobs', jobId], `/jobs/${part(jobId)}`),
    refetchInterval: ({ state }) => (state.data !== undefined && hasEnded(state.data) ? false : POLL_MS),
  });

/** What a running generation has written so far; poll it while the job runs. */
export const sectionsQuery = (jobId: string) =>
  readQuery<WrittenSection[]>(['jobs', jobId, 'sections'], `/jobs/${part(jobId)}/sections`);

export const repeatJob = (jobId: string) => post<{ job_id: string }>(`/jobs/${part(jobId)}/repeat`);

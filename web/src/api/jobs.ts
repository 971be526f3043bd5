import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { CLIENTS } from './clients.ts';
import type { Instant, Page, PageQuery } from './common.ts';
import type { DocumentJson } from './reports.ts';
import { part, request } from './request.ts';

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
  result: { note_id: string } | { document_id: string; client_id: number } | null;
  file_name: string | null;
  template_title: string | null;
  /** Of a job that writes one section of a report again. */
  section_label?: string | null;
  /** While it waits for another try: what ended the last one, and when the next begins. */
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

export function jobsQuery(clientId: number, paging: PageQuery = {}) {
  return queryOptions({
    queryKey: [...CLIENTS, clientId, 'jobs', paging],
    queryFn: ({ signal }) => request<Page<Job>>(`/clients/${part(clientId)}/jobs`, { query: { ...paging }, signal }),
    placeholderData: keepPreviousData,
  });
}

/** Asks again every second until the job has ended. */
export function jobQuery(jobId: string) {
  return queryOptions({
    queryKey: ['jobs', jobId],
    queryFn: ({ signal }) => request<Job>(`/jobs/${part(jobId)}`, { signal }),
    refetchInterval: ({ state }) => (state.data !== undefined && hasEnded(state.data) ? false : POLL_MS),
  });
}

/** What a running generation has written so far; poll it while the job runs. */
export function sectionsQuery(jobId: string) {
  return queryOptions({
    queryKey: ['jobs', jobId, 'sections'],
    queryFn: ({ signal }) => request<WrittenSection[]>(`/jobs/${part(jobId)}/sections`, { signal }),
  });
}

export function repeatJob(jobId: string): Promise<{ job_id: string }> {
  return request(`/jobs/${part(jobId)}/repeat`, { method: 'POST' });
}

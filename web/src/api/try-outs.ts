import type { Instant, Person } from './common.ts';
import { readQuery } from './read-query.ts';
import type { DocumentJson } from './reports.ts';
import { part, post, remove } from './request.ts';

/** What a template made of a client's notes. It is no report, and is deleted after a day. */
export interface TryOut {
  job_id: string;
  template: Person;
  client: { id: number; name: string };
  expires_at: Instant;
  content: DocumentJson;
}

const pathOf = (jobId: string) => `/try-outs/${part(jobId)}`;

export const tryOutQuery = (jobId: string) => readQuery<TryOut>(['try-outs', jobId], pathOf(jobId));

export const startTryOut = (templateId: string, body: { client_id: number; note_ids: string[] }) =>
  post<{ job_id: string }>(`/templates/${part(templateId)}/try-outs`, body);
export const deleteTryOut = (jobId: string) => remove(pathOf(jobId));

import { CLIENTS } from './clients.ts';
import type { Instant } from './common.ts';
import { readQuery } from './read-query.ts';
import { part, post } from './request.ts';

/** A text that was sent to a language model, or waits until somebody has read it. */
export interface OutgoingText {
  id: string;
  job_id: string;
  /** Such as `section Mood`. */
  purpose: string;
  provider: string;
  host: string;
  model: string;
  /** How many different names, numbers and addresses were replaced in it. */
  hidden: number;
  created_at: Instant;
  text: string;
}

const ofClient = (clientId: number) => `/clients/${part(clientId)}`;
const ofJob = (clientId: number, jobId: string) => `${ofClient(clientId)}/to-be-sent/${part(jobId)}`;

export const sentQuery = (clientId: number, reportId: string) => ({
  ...readQuery<{ results: OutgoingText[] }>(
    ['reports', reportId, 'sent'],
    `${ofClient(clientId)}/reports/${part(reportId)}/sent`,
  ),
  staleTime: 0,
});
export const waitingQuery = (clientId: number) => ({
  ...readQuery<{ results: OutgoingText[] }>([...CLIENTS, clientId, 'to-be-sent'], `${ofClient(clientId)}/to-be-sent`),
  staleTime: 0,
});

/** Starts the job again; the answer is the new one. */
export const approveSending = (clientId: number, jobId: string) =>
  post<{ job_id: string }>(`${ofJob(clientId, jobId)}/approve`, {});
export const refuseSending = (clientId: number, jobId: string, reason: string) =>
  post(`${ofJob(clientId, jobId)}/refuse`, reason === '' ? {} : { reason });

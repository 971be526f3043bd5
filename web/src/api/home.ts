import type { Instant } from './common.ts';
import type { Job } from './jobs.ts';
import { readQuery } from './read-query.ts';

export interface NamedClient {
  id: number;
  name: string;
  /** The organisation's; else private to the member who made it. */
  is_org_client: boolean;
}

export interface HomeReport {
  id: string;
  title: string;
  client: NamedClient;
  updated_at: Instant;
  /** How far its review is, if that is known. */
  review: { total: number; settled: number } | null;
}

/** A report or a section that is being written, or could not be. */
export interface HomeJob {
  job: Job;
  client: NamedClient;
  /** The report whose section is written again; null where a whole report is written. */
  report_id: string | null;
}

export interface HomeNote {
  id: string;
  title: string;
  client: NamedClient;
  source: 'text' | 'pdf' | 'audio';
  /** Words that were not heard for sure, or pages that could hardly be read. */
  doubts: number;
  created_at: Instant;
}

export interface FailedUpload {
  job_id: string;
  file_name: string | null;
  client: NamedClient;
  message: string;
  ended_at: Instant | null;
}

export interface WaitingLaunch {
  session_id: string;
  status: 'created' | 'opened';
  partner_name: string;
  client_name: string | null;
  expires_at: Instant;
}

export interface UsedClient extends NamedClient {
  /** Null for a member who has used no client yet. */
  used_at: Instant | null;
}

/** What the signed-in member was doing. */
export interface Home {
  writing: HomeJob[];
  failed_reports: HomeJob[];
  drafts: HomeReport[];
  to_review: HomeReport[];
  to_sign: HomeReport[];
  notes: HomeNote[];
  failed_uploads: FailedUpload[];
  launches: WaitingLaunch[];
  clients: UsedClient[];
}

export const HOME = ['home'] as const;

/** Asked for anew whenever the page is opened: what it lists has changed by then. */
export const homeQuery = { ...readQuery<Home>(HOME, '/home'), staleTime: 0 };

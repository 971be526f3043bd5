import type { Client, ClientFields } from './clients.ts';
import type { Instant } from './common.ts';
import { readQuery } from './read-query.ts';
import { addressOf, part, post, put } from './request.ts';

export type LaunchStatus = 'created' | 'opened' | 'completed' | 'expired';

export interface Launch {
  session_id: string;
  status: LaunchStatus;
  expires_at: Instant;
  opened_at: Instant | null;
  completed_at: Instant | null;
  partner: { name: string };
  clinician_email: string;
  external_client_id: string;
  given_first_name: string | null;
  given_last_name: string | null;
  /** `denied`: the record is linked to a client that is private to somebody else. */
  client_access: 'unmapped' | 'allowed' | 'denied';
  client: Client | null;
  report_id: string | null;
  suggestions: Client[];
}

export interface LaunchPreview {
  title: string;
  version: number;
  markdown: string;
  html: string;
  unsupported: { text: string; reason: string }[];
  prompts_left: number;
  /** Of all that is shown. Another remark on a sentence makes another hash, and no other version. */
  content_hash: string;
}

const pathOf = (sessionId: string) => `/launches/${part(sessionId)}`;

export const launchQuery = (sessionId: string) => readQuery<Launch>(['launches', sessionId], pathOf(sessionId));

export const launchPreviewQuery = (sessionId: string, reportId: string) => ({
  ...readQuery<LaunchPreview>(
    ['launches', sessionId, 'preview', reportId],
    addressOf(`${pathOf(sessionId)}/preview`, { report_id: reportId }),
  ),
  // What is sent must be what was seen, so no earlier answer is shown.
  gcTime: 0,
  staleTime: 0,
});

export const openLaunch = (sessionId: string) => post<Launch>(`${pathOf(sessionId)}/open`);
export const chooseLaunchClient = (sessionId: string, choice: { client_id: number } | { new_client: ClientFields }) =>
  post<Launch>(`${pathOf(sessionId)}/client`, choice);
export const chooseLaunchReport = (sessionId: string, reportId: string) =>
  put<Launch>(`${pathOf(sessionId)}/report`, { report_id: reportId });
export const completeLaunch = (
  sessionId: string,
  sent: { report_id: string } & Pick<LaunchPreview, 'version' | 'content_hash'>,
) => post<Launch>(`${pathOf(sessionId)}/complete`, { ...sent, reviewed: true });

import { queryOptions } from '@tanstack/react-query';
import type { Client, ClientFields } from './clients.ts';
import type { Instant } from './common.ts';
import { part, request } from './request.ts';

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
}

export function launchQuery(sessionId: string) {
  return queryOptions({
    queryKey: ['launches', sessionId],
    queryFn: ({ signal }) => request<Launch>(pathOf(sessionId), { signal }),
  });
}

export function openLaunch(sessionId: string): Promise<Launch> {
  return request(`${pathOf(sessionId)}/open`, { method: 'POST' });
}

export function chooseLaunchClient(
  sessionId: string,
  choice: { client_id: number } | { new_client: ClientFields },
): Promise<Launch> {
  return request(`${pathOf(sessionId)}/client`, { method: 'POST', body: choice });
}

export function chooseLaunchReport(sessionId: string, reportId: string): Promise<Launch> {
  return request(`${pathOf(sessionId)}/report`, { method: 'PUT', body: { report_id: reportId } });
}

export function launchPreviewQuery(sessionId: string, reportId: string) {
  return queryOptions({
    queryKey: ['launches', sessionId, 'preview', reportId],
    queryFn: ({ signal }) =>
      request<LaunchPreview>(`${pathOf(sessionId)}/preview`, { query: { report_id: reportId }, signal }),
    // What is sent is what was seen: never show a kept one.
    gcTime: 0,
    staleTime: 0,
  });
}

export function completeLaunch(sessionId: string, sent: { report_id: string; version: number }): Promise<Launch> {
  return request(`${pathOf(sessionId)}/complete`, { method: 'POST', body: { ...sent, reviewed: true } });
}

function pathOf(sessionId: string): string {
  return `/launches/${part(sessionId)}`;
}

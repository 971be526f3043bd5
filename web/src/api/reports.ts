import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { CLIENTS } from './clients.ts';
import type { Instant, Page, PageQuery, Person } from './common.ts';
import { addressOf, part, request } from './request.ts';

/** ProseMirror JSON, as `@casewright/document` knows it. */
export interface DocumentJson {
  type: string;
  attrs?: Record<string, unknown>;
  content?: DocumentJson[];
  marks?: { type: string; attrs?: Record<string, unknown> }[];
  text?: string;
}

export interface ListedReport {
  id: string;
  client_id: number;
  title: string;
  version: number;
  created_at: Instant;
  updated_at: Instant;
  created_by: Person;
  updated_by: Person;
}

export interface ReportSection {
  prompt_id: string;
  label: string;
  instruction: string;
  form: string;
  hash: string;
  blocks: number;
  /** Nobody has edited it since it was written. */
  is_intact: boolean;
  written_at: Instant;
}

/** A passage of the notes that stands in no section, or risk in none about it. */
export interface UnplacedPassage {
  note_id: string;
  /** In the note's Markdown. */
  start: number;
  end: number;
  text: string;
  /** Such as `risk` or `order`: why it is shown with particular care. */
  marks: string[];
  /** The sections that it stands in all the same. */
  prompt_ids: string[];
  likely_prompt_id: string | null;
}

export interface Writing {
  template_id: string;
  template_title: string | null;
  note_ids: string[];
  provider: string;
  model: string;
  sections: ReportSection[];
  unplaced: UnplacedPassage[];
}

export interface Report extends ListedReport {
  content: DocumentJson;
  writing: Writing | null;
}

export type VersionReason = 'created' | 'edited' | 'rewritten' | 'restored' | 'sent';

export interface ListedVersion {
  version: number;
  title: string;
  saved_at: Instant;
  saved_by: Person;
  reason: VersionReason;
}

export interface ReportVersion extends ListedVersion {
  content: DocumentJson;
}

export interface Saved {
  version: number;
  updated_at: Instant;
}

export type ExportFormat = 'docx' | 'pdf' | 'markdown' | 'html';

export function reportsQuery(clientId: number, paging: PageQuery = {}) {
  return queryOptions({
    queryKey: [...CLIENTS, clientId, 'reports', paging],
    queryFn: ({ signal }) =>
      request<Page<ListedReport>>(`/clients/${part(clientId)}/reports`, { query: { ...paging }, signal }),
    placeholderData: keepPreviousData,
  });
}

export function reportQuery(reportId: string) {
  return queryOptions({
    queryKey: ['reports', reportId],
    queryFn: ({ signal }) => request<Report>(`/reports/${part(reportId)}`, { signal }),
  });
}

export function createReport(clientId: number, body: { title: string; template_id?: string | null }): Promise<Report> {
  return request(`/clients/${part(clientId)}/reports`, { method: 'POST', body });
}

export interface Generation {
  template_id: string;
  note_ids: string[];
  title?: string;
}

export function generateReport(clientId: number, body: Generation): Promise<{ job_id: string }> {
  return request(`/clients/${part(clientId)}/reports/generate`, { method: 'POST', body });
}

export interface ReportText {
  title: string;
  content: DocumentJson;
  /** The version that was edited; another one stored meanwhile is a 409. */
  version: number;
  /** The text takes the place of another, which stays among the versions. */
  keeps_former?: boolean;
}

export function saveReport(reportId: string, body: ReportText, options: { keepalive?: boolean } = {}): Promise<Saved> {
  return request(`/reports/${part(reportId)}`, { method: 'PUT', body, staysOn401: true, ...options });
}

export function rewriteSection(reportId: string, promptId: string, instruction?: string): Promise<{ job_id: string }> {
  const body = instruction === undefined ? {} : { instruction };
  return request(`/reports/${part(reportId)}/sections/${part(promptId)}/rewrite`, { method: 'POST', body });
}

export function versionsQuery(reportId: string) {
  return queryOptions({
    queryKey: ['reports', reportId, 'versions'],
    queryFn: ({ signal }) => request<ListedVersion[]>(`/reports/${part(reportId)}/versions`, { signal }),
  });
}

export function versionQuery(reportId: string, version: number) {
  return queryOptions({
    queryKey: ['reports', reportId, 'versions', version],
    queryFn: ({ signal }) => request<ReportVersion>(`/reports/${part(reportId)}/versions/${version}`, { signal }),
    staleTime: Infinity,
  });
}

export function restoreVersion(reportId: string, version: number, currentVersion: number): Promise<Saved> {
  const body = { version: currentVersion };
  return request(`/reports/${part(reportId)}/versions/${version}/restore`, { method: 'POST', body });
}

export function exportAddress(reportId: string, format: ExportFormat): string {
  return addressOf(`/reports/${part(reportId)}/export`, { format });
}

export function deleteReport(reportId: string): Promise<{ deleted: true }> {
  return request(`/reports/${part(reportId)}`, { method: 'DELETE' });
}

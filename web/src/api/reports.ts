import type { VariableValues } from '@casewright/document';
import { CLIENTS } from './clients.ts';
import type { Instant, PageQuery, Person } from './common.ts';
import { readPageQuery, readQuery } from './read-query.ts';
import { addressOf, part, post, remove, request } from './request.ts';

/** ProseMirror JSON, as `@casewright/document` knows it. */
export interface DocumentJson {
  type: string;
  attrs?: Record<string, unknown>;
  content?: DocumentJson[];
  marks?: { type: string; attrs?: Record<string, unknown> }[];
  text?: string;
}

export type ReportState = 'draft' | 'in_review' | 'signed' | 'amended';

export interface ListedReport {
  id: string;
  client_id: number;
  title: string;
  version: number;
  state: ReportState;
  created_at: Instant;
  updated_at: Instant;
  created_by: Person;
  updated_by: Person;
}

export interface ReportSection {
  prompt_id: string;
  label: string;
  /** The heading that it was written under. */
  heading: string;
  instruction: string;
  form: string;
  hash: string;
  blocks: number;
  /** Nobody has edited it since it was written. */
  is_intact: boolean;
  written_at: Instant;
}

/** A passage of the notes that is in no section of the report, or one about risk that is in no section about risk. */
export interface UnplacedPassage {
  note_id: string;
  /** Of the note, from which start and end are counted. */
  revision: number;
  /** In the note's Markdown. */
  start: number;
  end: number;
  text: string;
  /** Such as `risk` or `order`: why it is shown with particular care. */
  marks: string[];
  /** The sections that a passage about risk is in. */
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

interface Signed {
  signed_by: Person;
  credentials: string | null;
  signed_at: Instant;
  digest: string;
  key_id: string;
}

export interface Signature extends Signed {
  review_total: number;
  review_settled: number;
  /** Why it was signed although its review was not done. */
  reason: string | null;
}

export interface Addendum extends Signed {
  number: number;
  content: DocumentJson;
}

export interface Report extends ListedReport {
  /** The last version that somebody wrote: later ones only follow the client's record. */
  written_version: number;
  content: DocumentJson;
  /** What stands for each variable now. Null where nothing is written any more. */
  variables: VariableValues | null;
  writing: Writing | null;
  /** Null until it is signed. */
  signature: Signature | null;
  addenda: Addendum[];
}

export type VersionReason = 'created' | 'edited' | 'rewritten' | 'restored' | 'followed' | 'sent' | 'signed';

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

/** A paragraph, heading, item or cell whose sentences were checked, and all marks that it has now. */
export interface RemarkedText {
  text: string;
  /** Which of those with these words it is, from 0 on. */
  nth: number;
  marks: readonly FoundMark[];
}

export interface FoundMark {
  /** Where the marked words begin. */
  start: number;
  text: string;
  mark: { type: string; attrs: Record<string, unknown> };
}

/** Comes with a save: what the check of its sentences found. */
export interface Checked extends Saved {
  remarked: RemarkedText[];
  /** The check takes longer. Its result comes with a later save. */
  is_checking: boolean;
}

export type ExportFormat = 'docx' | 'pdf' | 'markdown' | 'html';

export interface Generation {
  template_id: string;
  note_ids: string[];
  title?: string;
}

export interface ReportText {
  title: string;
  content: DocumentJson;
  /** The version that was edited; another one stored meanwhile is a 409. */
  version: number;
  /** The text takes the place of another, which stays among the versions. */
  keeps_former?: boolean;
  /** Sentences that were taken as checked, although the notes do not bear them out. */
  accepted?: readonly string[];
}

const pathOf = (reportId: string) => `/reports/${part(reportId)}`;
const ofClient = (clientId: number) => `/clients/${part(clientId)}/reports`;

export const reportsQuery = (clientId: number, paging: PageQuery = {}) =>
  readPageQuery<ListedReport>([...CLIENTS, clientId, 'reports'], ofClient(clientId), { ...paging });
export const reportQuery = (reportId: string) => readQuery<Report>(['reports', reportId], pathOf(reportId));
export const versionsQuery = (reportId: string) =>
  readQuery<ListedVersion[]>(['reports', reportId, 'versions'], `${pathOf(reportId)}/versions`);
export const versionQuery = (reportId: string, version: number) => ({
  ...readQuery<ReportVersion>(['reports', reportId, 'versions', version], `${pathOf(reportId)}/versions/${version}`),
  staleTime: Infinity,
});

export const createReport = (clientId: number, body: { title: string; template_id?: string | null }) =>
  post<Report>(ofClient(clientId), body);
export const generateReport = (clientId: number, body: Generation) =>
  post<{ job_id: string }>(`${ofClient(clientId)}/generate`, body);
/** What is not answered by then is sent again: the service knows a text that it has. */
const SAVE_PATIENCE_MS = 30_000;
/** `json` is a `ReportText`, written by whoever knows most of it from before. */
export const saveReport = (reportId: string, json: string, options: { keepalive?: boolean } = {}) =>
  request<Checked>(pathOf(reportId), {
    method: 'PUT',
    json,
    staysOn401: true,
    patienceMs: SAVE_PATIENCE_MS,
    ...options,
  });
export const rewriteSection = (reportId: string, promptId: string, instruction?: string) =>
  post<{ job_id: string }>(`${pathOf(reportId)}/sections/${part(promptId)}/rewrite`, { instruction });
export const restoreVersion = (reportId: string, version: number, currentVersion: number) =>
  post<Saved>(`${pathOf(reportId)}/versions/${version}/restore`, { version: currentVersion });
export const deleteReport = (reportId: string) => remove(pathOf(reportId));

/** Characters that a PDF of the report would show as boxes. */
export interface ExportCheck {
  /** The first of them. */
  unprintable: string[];
  count: number;
}

export const exportCheckQuery = (reportId: string) => ({
  ...readQuery<ExportCheck>(['reports', reportId, 'export-check'], `${pathOf(reportId)}/export/check`),
  staleTime: 0,
});

export const exportAddress = (reportId: string, format: ExportFormat) =>
  addressOf(`${pathOf(reportId)}/export`, { format });

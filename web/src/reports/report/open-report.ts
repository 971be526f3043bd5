import { queryOptions } from '@tanstack/react-query';
import { variablesQuery } from '../../api/clients.ts';
import type { Report } from '../../api/reports.ts';
import { part, request } from '../../api/request.ts';
import { draftsOf } from '../autosave/draft-store.ts';
import type { Draft } from '../autosave/save-state.ts';
import { sentTextsOf } from '../autosave/sent-texts.ts';
import { settleDraft } from '../autosave/settle-draft.ts';

/** A report as it is opened, with the draft on this device that the service does not have yet. */
export interface OpenedReport {
  report: Report;
  draft: Draft | null;
}

let openings = 0;

/** A number for each time that a report is opened. */
export function countOpening(): number {
  openings += 1;
  return openings;
}

/**
 * Asked for once: what stands in the editor is never replaced by a later answer. Each opening asks for itself: somebody
 * who goes back and forth at once would else get the text as it was when they first came.
 */
export function openReportQuery(memberId: string, reportId: string, opening: number, reloads: number) {
  return queryOptions({
    queryKey: ['open-report', memberId, reportId, opening, reloads],
    queryFn: async ({ signal, client }): Promise<OpenedReport> => {
      const report = await fetchReport(reportId, signal);
      if (report.variables !== null) client.setQueryData(variablesQuery(report.client_id).queryKey, report.variables);
      const drafts = draftsOf(memberId, reportId);
      const sent = sentTextsOf(localStorage, memberId, reportId);
      const kept = (await drafts.find().catch(() => undefined)) ?? null;
      const draft = settleDraft(report, kept, sent.find(report));
      if (draft === null) {
        // The editor begins with the text of the service, so earlier texts of this device no longer matter.
        sent.forget();
        await drafts.drop().catch(() => {});
      }
      return { report, draft };
    },
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}

export function fetchReport(reportId: string, signal?: AbortSignal): Promise<Report> {
  return request<Report>(`/reports/${part(reportId)}`, signal === undefined ? {} : { signal });
}

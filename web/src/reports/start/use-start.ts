import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { isStatus } from '../../api/api-error.ts';
import { CLIENTS } from '../../api/clients.ts';
import { createReport, generateReport } from '../../api/reports.ts';
import { type ListedTemplate, templatesQuery } from '../../api/templates.ts';

interface Start {
  clientId: number;
  /** Empty: the title of the template is used. */
  title: string;
  template: ListedTemplate | undefined;
  noteIds: string[];
  onJob: (jobId: string) => void;
  onReport: (reportId: string) => void;
}

/** What was refused may be a template or a note that somebody has taken away since it was listed. */
export async function refreshChoice(queryClient: QueryClient, clientId: number): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: templatesQuery.queryKey }),
    queryClient.invalidateQueries({ queryKey: [...CLIENTS, clientId, 'notes'] }),
  ]);
}

/** The two ways to start a report: `write` has it written from notes, `begin` opens it to be written by hand. */
export function useStart({ clientId, title, template, noteIds, onJob, onReport }: Start) {
  const queryClient = useQueryClient();
  const named = title.trim();
  const write = useMutation({
    mutationFn: () => {
      if (template === undefined) throw new Error('no template is chosen');
      const chosen = { template_id: template.id, note_ids: noteIds };
      return generateReport(clientId, { ...chosen, ...(named !== '' && { title: named }) });
    },
    onSuccess: ({ job_id: jobId }) => {
      void queryClient.invalidateQueries({ queryKey: [...CLIENTS, clientId, 'jobs'] });
      onJob(jobId);
    },
    onError: (error) => isStatus(error, 422) && refreshChoice(queryClient, clientId),
  });
  const begin = useMutation({
    mutationFn: () => {
      const fallback = template?.title ?? 'New report';
      return createReport(clientId, { title: named === '' ? fallback : named, template_id: template?.id ?? null });
    },
    onSuccess: ({ id }) => onReport(id),
    onError: (error) => isStatus(error, 422) && refreshChoice(queryClient, clientId),
  });
  return { write, begin };
}

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CLIENTS } from '../../api/clients.ts';
import { createReport, generateReport } from '../../api/reports.ts';
import type { ListedTemplate } from '../../api/templates.ts';

interface Start {
  clientId: number;
  /** Empty: the title of the template is used. */
  title: string;
  template: ListedTemplate | undefined;
  noteIds: string[];
  onJob: (jobId: string) => void;
  onReport: (reportId: string) => void;
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
  });
  const begin = useMutation({
    mutationFn: () => {
      const fallback = template?.title ?? 'New report';
      return createReport(clientId, { title: named === '' ? fallback : named, template_id: template?.id ?? null });
    },
    onSuccess: ({ id }) => onReport(id),
  });
  return { write, begin };
}

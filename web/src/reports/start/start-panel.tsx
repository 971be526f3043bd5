import { Stack, Title } from '@mantine/core';
import editor from '../../editor/editor.module.css';
import type { ClientJobs } from '../../jobs/use-client-jobs.ts';
import { ReportList } from '../report-list.tsx';
import { GenerationProgress } from './generation-progress.tsx';
import { StartForm, type StartWith } from './start-form.tsx';

export interface StartPanelProps {
  clientId: number;
  jobs: ClientJobs;
  startWith: StartWith;
  /** The report that is being written and looked at. */
  jobId: string | null;
  onJob: (jobId: string | null) => void;
  onReport: (reportId: string) => void;
}

/** Before there is a report: the form to start one, the one that is being written, and those there are already. */
export function StartPanel({ clientId, jobs, startWith, jobId, onJob, onReport }: StartPanelProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so keys must reach it
    <div className={editor['desk']} tabIndex={0} role="group" aria-label="New report">
      {jobId !== null ? (
        <GenerationProgress
          key={jobId}
          jobId={jobId}
          onDone={onReport}
          onDismiss={() => jobs.dismiss(jobId)}
          onRepeated={onJob}
          onClose={() => onJob(null)}
        />
      ) : (
        <Stack maw={720} mx="auto" gap="xl">
          <StartForm clientId={clientId} startWith={startWith} onJob={onJob} onReport={onReport} />
          <section>
            <Title order={2} size="h3" mb="xs">
              Or continue a report of this client
            </Title>
            <ReportList clientId={clientId} jobs={jobs} onJob={onJob} onReport={onReport} />
          </section>
        </Stack>
      )}
    </div>
  );
}

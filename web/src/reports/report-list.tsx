import { Button, Paper, Stack } from '@mantine/core';
import { IconFileDescription } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Job } from '../api/jobs.ts';
import { reportsQuery } from '../api/reports.ts';
import { EmptyState } from '../components/empty-state.tsx';
import { Loaded } from '../components/loaded.tsx';
import { Pager } from '../components/lists/pager.tsx';
import { RowSkeletons } from '../components/lists/row-skeletons.tsx';
import classes from '../components/lists/rows.module.css';
import { JobCard } from '../jobs/job-card.tsx';
import { makesReport, waitsForLook } from '../jobs/job-words.ts';
import type { ClientJobs } from '../jobs/use-client-jobs.ts';
import { WaitingCard } from './outgoing/waiting-card.tsx';
import { ReportRow } from './report-row.tsx';

interface ReportListProps {
  clientId: number;
  jobs: ClientJobs;
  /** Shows a report that is being written. */
  onJob: (jobId: string) => void;
  /** What opening a report does, where it is not going to its page. */
  onReport?: (reportId: string) => void;
}

export const REPORTS_SHOWN = 20;

/** The reports of a client: those that are being written or could not be, then those that are there. */
export function ReportList({ clientId, jobs, onJob, onReport }: ReportListProps) {
  const [page, setPage] = useState(1);
  const reports = useQuery(reportsQuery(clientId, { page, limit: REPORTS_SHOWN }));
  return (
    <Stack gap="sm">
      {jobs.open.filter(makesReport).map((job) => (
        <ReportJob key={job.job_id} job={job} onDismiss={() => jobs.dismiss(job.job_id)} onJob={onJob} />
      ))}
      <Paper withBorder>
        <Loaded query={reports} skeleton={<RowSkeletons />}>
          {({ results }) =>
            results.length === 0 ? (
              <EmptyState icon={IconFileDescription} title="No reports yet">
                Start one from your notes and a template, or with an empty page.
              </EmptyState>
            ) : (
              <ul className={classes.list} aria-label="Reports">
                {results.map((report) => (
                  <ReportRow key={report.id} report={report} onOpen={onReport} />
                ))}
              </ul>
            )
          }
        </Loaded>
      </Paper>
      {reports.data !== undefined && <Pager of={reports.data} label="reports" onChange={setPage} />}
    </Stack>
  );
}

interface ReportJobProps {
  job: Job;
  onDismiss: () => void;
  onJob: (jobId: string) => void;
}

function ReportJob({ job, onDismiss, onJob }: ReportJobProps) {
  const isSection = typeof job.section_label === 'string';
  if (waitsForLook(job)) {
    return <WaitingCard job={job} onDismiss={onDismiss} onJob={isSection ? undefined : onJob} />;
  }
  const see = !isSection && (
    <Button size="compact-xs" variant="light" onClick={() => onJob(job.job_id)}>
      Watch
    </Button>
  );
  return <JobCard job={job} onDismiss={onDismiss} action={see} />;
}

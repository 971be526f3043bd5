import { Button, Group, Paper, Stack, Title } from '@mantine/core';
import { IconFileDescription, IconSparkles } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Job } from '../api/jobs.ts';
import { reportsQuery } from '../api/reports.ts';
import { EmptyState } from '../components/empty-state.tsx';
import { Loaded } from '../components/loaded.tsx';
import { Pager } from '../components/pager.tsx';
import { RowSkeletons } from '../components/row-skeletons.tsx';
import { JobRow } from '../jobs/job-row.tsx';
import { LIST_LIMIT } from '../components/list-limit.ts';
import classes from '../components/rows.module.css';
import { ReportRow } from './report-row.tsx';

interface ReportsTabProps {
  clientId: number;
  /** Reports that are being written at the moment. */
  running: Job[];
  onStart: () => void;
}

export function ReportsTab({ clientId, running, onStart }: ReportsTabProps) {
  const [page, setPage] = useState(1);
  const reports = useQuery(reportsQuery(clientId, { page, limit: LIST_LIMIT }));
  const startButton = (
    <Button leftSection={<IconSparkles size={18} aria-hidden />} onClick={onStart}>
      Start a report
    </Button>
  );
  return (
    <Stack gap="lg">
      {running.length > 0 && (
        <Paper component="section" withBorder aria-label="Being written">
          <ul className={classes.list}>
            {running.map((job) => (
              <JobRow key={job.job_id} job={job} />
            ))}
          </ul>
        </Paper>
      )}
      <section>
        <Group justify="space-between" mb="sm" mih={36}>
          <Title order={2} size="h3">
            Reports
          </Title>
          {reports.data !== undefined && reports.data.total > 0 && startButton}
        </Group>
        <Paper withBorder>
          <Loaded query={reports} skeleton={<RowSkeletons />}>
            {({ results }) =>
              results.length === 0 ? (
                <EmptyState icon={IconFileDescription} title="No reports yet" action={startButton}>
                  Have a draft written from the notes by one of your templates, or begin with an empty page.
                </EmptyState>
              ) : (
                <ul className={classes.list}>
                  {results.map((report) => (
                    <ReportRow key={report.id} report={report} />
                  ))}
                </ul>
              )
            }
          </Loaded>
        </Paper>
        {reports.data !== undefined && <Pager of={reports.data} label="reports" onChange={setPage} />}
      </section>
    </Stack>
  );
}

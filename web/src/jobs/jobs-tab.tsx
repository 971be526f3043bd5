import { Paper } from '@mantine/core';
import { IconProgressCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { jobsQuery } from '../api/jobs.ts';
import { EmptyState } from '../components/empty-state.tsx';
import { Loaded } from '../components/loaded.tsx';
import { Pager } from '../components/pager.tsx';
import { RowSkeletons } from '../components/row-skeletons.tsx';
import { LIST_LIMIT } from '../components/list-limit.ts';
import classes from '../components/rows.module.css';
import { JobRow } from './job-row.tsx';

/** The first page is kept fresh by whoever watches the jobs (use-watched-jobs.ts). */
export function JobsTab({ clientId }: { clientId: number }) {
  const [page, setPage] = useState(1);
  const jobs = useQuery(jobsQuery(clientId, { page, limit: LIST_LIMIT }));
  return (
    <>
      <Paper withBorder>
        <Loaded query={jobs} skeleton={<RowSkeletons />}>
          {({ results }) =>
            results.length === 0 ? (
              <EmptyState icon={IconProgressCheck} title="Nothing has run yet">
                PDFs being read, recordings being transcribed and reports being written show up here.
              </EmptyState>
            ) : (
              <ul className={classes.list}>
                {results.map((job) => (
                  <JobRow key={job.job_id} job={job} />
                ))}
              </ul>
            )
          }
        </Loaded>
      </Paper>
      {jobs.data !== undefined && <Pager of={jobs.data} label="jobs" onChange={setPage} />}
    </>
  );
}

import { Stack } from '@mantine/core';
import { useState } from 'react';
import { hasEnded, type Job } from '../../api/jobs.ts';
import { EarlierReports } from './earlier-reports.tsx';
import { GenerateForm } from './generate-form.tsx';
import { GenerationProgress } from './generation-progress.tsx';
import classes from './start.module.css';

interface StartPanelProps {
  clientId: number;
  jobs: Job[];
  onReport: (reportId: string) => void;
}

/** Before there is a report: write one from a template and notes, begin with an empty one, or go on with another. */
export function StartPanel({ clientId, jobs, onReport }: StartPanelProps) {
  const [jobId, setJobId] = useState<string | null>(null);
  const running = jobs.find((job) => job.task_type === 'report_generation' && !hasEnded(job))?.job_id ?? null;
  const shown = jobId ?? running;
  if (shown !== null) {
    return (
      <div className={classes['desk']}>
        <GenerationProgress
          key={shown}
          jobId={shown}
          onDone={onReport}
          onRepeated={setJobId}
          onClose={() => setJobId(null)}
        />
      </div>
    );
  }
  return (
    <div className={classes['desk']}>
      <Stack maw={720} mx="auto" gap="xl">
        <GenerateForm clientId={clientId} onStarted={setJobId} onReport={onReport} />
        <EarlierReports clientId={clientId} onReport={onReport} />
      </Stack>
    </div>
  );
}

import { Button, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { Dialog } from '../../components/forms/dialog.tsx';
import type { Job } from '../../api/jobs.ts';
import { nameJob } from '../../jobs/job-words.ts';
import { ProgressCard } from '../../jobs/progress-card.tsx';
import { WaitingTexts } from './waiting-texts.tsx';

interface WaitingCardProps {
  job: Job;
  onDismiss: () => void;
  /** Shows the report that is being written after an approval; undefined for a section, which has no page. */
  onJob: ((jobId: string) => void) | undefined;
}

export const WHY_WAITING =
  'Your practice reads what is sent to a language model before it goes. Nothing was sent so far.';

/** In a list of reports: one that waits until somebody has read what would be sent for it. */
export function WaitingCard({ job, onDismiss, onJob }: WaitingCardProps) {
  const [isOpen, dialog] = useDisclosure(false);
  const settle = (nextJobId: string | null): void => {
    dialog.close();
    onDismiss();
    if (nextJobId !== null) onJob?.(nextJobId);
  };
  return (
    <>
      <ProgressCard
        title={nameJob(job)}
        detail="Waits until somebody has read what would be sent to the language model."
        onRemove={onDismiss}
        action={
          <Button
            size="compact-xs"
            variant="light"
            onClick={dialog.open}
            aria-label={`Read and decide: ${nameJob(job)}`}
          >
            Read and decide
          </Button>
        }
      />
      <Dialog opened={isOpen} onClose={dialog.close} size="min(52rem, 94vw)" title="Read before it is sent">
        <Text size="sm" c="dimmed" mb="md">
          {WHY_WAITING}
        </Text>
        <WaitingTexts job={job} onDecided={settle} />
      </Dialog>
    </>
  );
}

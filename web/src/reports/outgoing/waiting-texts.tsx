import { Alert, Button, Group, Stack, Text, Textarea } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { CLIENTS } from '../../api/clients.ts';
import type { Job } from '../../api/jobs.ts';
import { approveSending, refuseSending, waitingQuery } from '../../api/outgoing.ts';
import { HoldDialog } from '../../components/forms/dialog.tsx';
import { FormError } from '../../components/forms/form-error.tsx';
import { Loaded } from '../../components/loaded.tsx';
import { RowSkeletons } from '../../components/lists/row-skeletons.tsx';
import { OutgoingTexts } from './outgoing-texts.tsx';

interface WaitingTextsProps {
  job: Job;
  /** The job is settled: it was approved as another job, or refused. */
  onDecided: (nextJobId: string | null) => void;
}

/** What a report would send to a language model, to be read and then approved or refused. */
export function WaitingTexts({ job, onDecided }: WaitingTextsProps) {
  const waiting = useQuery(waitingQuery(job.client_id));
  return (
    <Loaded query={waiting} skeleton={<RowSkeletons />}>
      {({ results }) => {
        const texts = results.filter(({ job_id: jobId }) => jobId === job.job_id);
        if (texts.length === 0) return <Decided onClose={() => onDecided(null)} />;
        return (
          <Stack gap="md">
            <OutgoingTexts texts={texts} isWaiting />
            <Decision job={job} count={texts.length} onDecided={onDecided} />
          </Stack>
        );
      }}
    </Loaded>
  );
}

/** Somebody else was faster, or decided on another machine. */
function Decided({ onClose }: { onClose: () => void }) {
  return (
    <Alert color="gray" title="Somebody has decided about this already">
      <Text size="sm">If it was approved, the report is written or is being written.</Text>
      <Button mt="sm" size="xs" variant="default" onClick={onClose}>
        Dismiss
      </Button>
    </Alert>
  );
}

const MOST_CHARACTERS = 500;

function Decision({ job, count, onDecided }: WaitingTextsProps & { count: number }) {
  const queryClient = useQueryClient();
  const [reason, setReason] = useState<string>();
  const { client_id: clientId, job_id: jobId } = job;
  const refresh = (): void => {
    void queryClient.invalidateQueries({ queryKey: [...CLIENTS, clientId, 'jobs'] });
    void queryClient.invalidateQueries({ queryKey: waitingQuery(clientId).queryKey });
  };
  const approve = useMutation({
    mutationFn: () => approveSending(clientId, jobId),
    onSuccess: ({ job_id: next }) => onDecided(next),
    onSettled: refresh,
  });
  const refuse = useMutation({
    mutationFn: () => refuseSending(clientId, jobId, reason?.trim() ?? ''),
    onSuccess: () => {
      notifications.show({ message: 'Refused. Nothing was sent, and the report is not written.' });
      onDecided(null);
    },
    onSettled: refresh,
  });
  const isRefusing = reason !== undefined;
  const isBusy = approve.isPending || refuse.isPending;
  const approval = count === 1 ? 'Send it and write the report' : `Send all ${count} and write the report`;
  return (
    <Stack gap="sm">
      <HoldDialog isBusy={isBusy} />
      {isRefusing && <Reason value={reason} onChange={setReason} />}
      <FormError error={approve.error ?? refuse.error} />
      {/* The same two buttons for both steps, so that the one that was pressed keeps the focus. */}
      <Group justify="flex-end">
        <Button variant="default" disabled={isBusy} onClick={() => setReason(isRefusing ? undefined : '')}>
          {isRefusing ? 'Cancel' : 'Refuse …'}
        </Button>
        <Button
          {...(isRefusing && { color: 'red' })}
          loading={isBusy}
          onClick={() => (isRefusing ? refuse : approve).mutate()}
        >
          {isRefusing ? 'Refuse' : approval}
        </Button>
      </Group>
    </Stack>
  );
}

function Reason({ value, onChange }: { value: string; onChange: (reason: string) => void }) {
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.focus(), []);
  return (
    <Textarea
      ref={field}
      label="Why is it refused?"
      description="It is kept for good in the activity of the practice: name nobody in it. You may leave it empty."
      autosize
      minRows={2}
      maxLength={MOST_CHARACTERS}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}

import { Alert, Button, Group } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useMutation, useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { sessionQuery } from '../../api/session.ts';
import { FormError } from '../../components/forms/form-error.tsx';
import { Time } from '../../components/times/time.tsx';
import { formatDuration } from '../../components/times/format-duration.ts';
import { DiscardDialog } from '../discard-dialog.tsx';
import { useUploads } from '../uploads.ts';
import type { SendFile } from '../use-send-file.ts';
import { findUnsent } from './find-unsent.ts';
import {
  assembleRecording,
  listRecordings,
  listRunning,
  type Recording,
  RECORDINGS,
  removeRecording,
} from './recording-store.ts';

interface UnsentRecordingsProps {
  clientId: number;
  isRecording: boolean;
  onSend: SendFile;
}

/** What was recorded when the tab was closed, the machine fell asleep or the connection was lost. */
export function UnsentRecordings({ clientId, isRecording, onSend }: UnsentRecordingsProps) {
  const { data: session } = useSuspenseQuery(sessionQuery);
  const uploads = useUploads(clientId);
  const kept = useQuery({
    queryKey: [...RECORDINGS, session.member.id, clientId, isRecording],
    queryFn: () => listKept(session.member.id, clientId),
    refetchInterval: 10_000,
    gcTime: 0,
  });
  const { recordings, running } = kept.data ?? { recordings: [], running: [] };
  return findUnsent(recordings, running, uploads, kept.dataUpdatedAt).map((recording) => (
    <UnsentRecording key={recording.id} recording={recording} onSend={onSend} />
  ));
}

async function listKept(memberId: string, clientId: number): Promise<{ recordings: Recording[]; running: string[] }> {
  const recordings = await listRecordings(memberId, clientId).catch((): Recording[] => []);
  return { recordings, running: await listRunning() };
}

function UnsentRecording({ recording, onSend }: { recording: Recording; onSend: SendFile }) {
  const queryClient = useQueryClient();
  const [isDiscarding, discarding] = useDisclosure(false);
  // To read an hour of it takes a while, in which a second click would send it twice.
  const send = useMutation({ mutationFn: async () => onSend(await assembleRecording(recording), recording) });
  const discard = async (): Promise<void> => {
    await removeRecording(recording);
    await queryClient.invalidateQueries({ queryKey: RECORDINGS });
  };
  return (
    <Alert color="ochre" title="A recording was not sent" p="sm">
      {formatDuration(recording.durationMs)} minutes, recorded <Time at={new Date(recording.startedAt).toISOString()} />
      .
      <Group gap={6} mt="xs">
        <Button size="compact-xs" loading={send.isPending} onClick={() => send.mutate()}>
          Send it
        </Button>
        <Button size="compact-xs" variant="subtle" color="gray" onClick={discarding.open}>
          Discard
        </Button>
      </Group>
      <FormError error={send.error} />
      {isDiscarding && <DiscardDialog thing="recording" onClose={discarding.close} onDiscard={discard} />}
    </Alert>
  );
}

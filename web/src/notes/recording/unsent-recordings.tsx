import { Alert, Button, Group } from '@mantine/core';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { sessionQuery } from '../../api/session.ts';
import { Time } from '../../components/time.tsx';
import { formatDuration } from '../../components/format-duration.ts';
import type { SendFile } from '../use-send-file.ts';
import { assembleRecording, listRecordings, type Recording, removeRecording } from './recording-store.ts';

interface UnsentRecordingsProps {
  clientId: number;
  isRecording: boolean;
  onSend: SendFile;
}

/** A recording whose last second is newer than this is still running, here or in another tab. */
const UNDER_WAY_MS = 5_000;

/** What was recorded when the tab was closed, the machine fell asleep or the connection was lost. */
export function UnsentRecordings({ clientId, isRecording, onSend }: UnsentRecordingsProps) {
  const { data: session } = useSuspenseQuery(sessionQuery);
  const found = useQuery({
    queryKey: ['recordings', session.member.id, clientId, isRecording],
    queryFn: () => listUnsent(session.member.id, clientId).catch((): Recording[] => []),
    refetchInterval: 10_000,
    gcTime: 0,
  });
  const refresh = (): void => void found.refetch();
  const send = async (recording: Recording): Promise<void> => {
    const forget = (): Promise<void> => removeRecording(recording).then(refresh);
    await onSend(await assembleRecording(recording), forget);
  };
  return (found.data ?? []).map((recording) => (
    <Alert key={recording.id} color="ochre" title="A recording was not sent" p="sm">
      {formatDuration(recording.durationMs)} minutes, recorded <Time at={new Date(recording.startedAt).toISOString()} />
      .
      <Group gap={6} mt="xs">
        <Button size="compact-xs" onClick={() => void send(recording)}>
          Send it
        </Button>
        <Button
          size="compact-xs"
          variant="subtle"
          color="gray"
          onClick={() => void removeRecording(recording).then(refresh)}
        >
          Discard
        </Button>
      </Group>
    </Alert>
  ));
}

async function listUnsent(memberId: string, clientId: number): Promise<Recording[]> {
  const kept = await listRecordings(memberId, clientId);
  return kept.filter(({ keptAt }) => Date.now() - keptAt > UNDER_WAY_MS);
}

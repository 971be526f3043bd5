import { Alert, Button, Group, Paper, Text } from '@mantine/core';
import { IconPlayerPause, IconPlayerPlay, IconPlayerStopFilled } from '@tabler/icons-react';
import { useDisclosure } from '@mantine/hooks';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import { sessionQuery } from '../../api/session.ts';
import { formatDuration } from '../../components/format-duration.ts';
import { DiscardDialog } from '../discard-dialog.tsx';
import type { SendFile } from '../use-send-file.ts';
import { assembleRecording, removeRecording } from './recording-store.ts';
import { type RecorderState, useRecorder } from './use-recorder.ts';
import classes from './recording.module.css';

interface RecorderProps {
  clientId: number;
  onSend: SendFile;
  onClose: () => void;
}

const STATES: Partial<Record<RecorderState, string>> = {
  starting: 'Starting…',
  paused: 'Paused',
  stopped: 'Sending…',
};

export function Recorder({ clientId, onSend, onClose }: RecorderProps) {
  const { data: session } = useSuspenseQuery(sessionQuery);
  const meter = useRef<HTMLDivElement>(null);
  const showLevel = useCallback((level: number) => {
    if (meter.current !== null) meter.current.style.transform = `scaleX(${level})`;
  }, []);
  const { state, fault, elapsedMs, togglePause, stop } = useRecorder(session.member.id, clientId, showLevel);
  const [isDiscarding, discarding] = useDisclosure(false);
  const finish = async (): Promise<void> => {
    const recording = await stop();
    onClose();
    if (recording !== null) await onSend(await assembleRecording(recording), recording);
  };
  const discard = async (): Promise<void> => {
    const recording = await stop();
    if (recording !== null) await removeRecording(recording);
    onClose();
  };
  if (fault !== null)
    return (
      <Alert color="red" title="Not recording" withCloseButton onClose={onClose}>
        {fault}
      </Alert>
    );
  const isPaused = state === 'paused';
  return (
    <Paper component="section" withBorder p="sm" aria-label="Recording">
      <Group justify="space-between" mb={8}>
        <Text component="output" size="sm" fw={600}>
          {STATES[state] ?? 'Recording'}
        </Text>
        <Text size="sm" ff="monospace" role="timer">
          {formatDuration(elapsedMs)}
        </Text>
      </Group>
      <div className={classes['meter']} aria-hidden>
        <div ref={meter} className={classes['meterLevel']} />
      </div>
      <Group gap={6} mt="sm">
        <Button
          size="xs"
          onClick={() => void finish()}
          disabled={state === 'starting'}
          leftSection={<IconPlayerStopFilled size={15} aria-hidden />}
        >
          Stop and transcribe
        </Button>
        <Button
          size="xs"
          variant="default"
          onClick={togglePause}
          disabled={state === 'starting'}
          leftSection={isPaused ? <IconPlayerPlay size={15} aria-hidden /> : <IconPlayerPause size={15} aria-hidden />}
        >
          {isPaused ? 'Continue' : 'Pause'}
        </Button>
        <Button size="xs" variant="subtle" color="gray" onClick={discarding.open}>
          Discard
        </Button>
      </Group>
      <Text size="xs" c="dimmed" mt={8}>
        Kept on this device until it has been sent. Tell everyone in the room that you are recording.
      </Text>
      {isDiscarding && <DiscardDialog thing="recording" onClose={discarding.close} onDiscard={discard} />}
    </Paper>
  );
}

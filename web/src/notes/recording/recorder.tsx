import { Alert, Button, Group, Paper, Text } from '@mantine/core';
import { IconPlayerPause, IconPlayerPlay, IconPlayerStopFilled } from '@tabler/icons-react';
import { useDisclosure } from '@mantine/hooks';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useBlocker } from '@tanstack/react-router';
import { useCallback, useEffect, useRef } from 'react';
import { sessionQuery } from '../../api/session.ts';
import { stayWhenSignedOut } from '../../api/signed-out.ts';
import { formatDuration } from '../../components/times/format-duration.ts';
import { DiscardDialog } from '../discard-dialog.tsx';
import type { SendFile } from '../use-send-file.ts';
import { removeRecording } from './recording-store.ts';
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
  lost: 'Not recording any more: the microphone is gone',
  stopped: 'Sending…',
};

const NOT_KEPT = 'This device cannot keep it: leave this page open until it has been sent.';

export function Recorder({ clientId, onSend, onClose }: RecorderProps) {
  const { data: session } = useSuspenseQuery(sessionQuery);
  const meter = useRef<HTMLDivElement>(null);
  const showLevel = useCallback((level: number) => {
    if (meter.current !== null) meter.current.style.transform = `scaleX(${level})`;
  }, []);
  const { state, fault, elapsedMs, isKept, togglePause, stop } = useRecorder(session.member.id, clientId, showLevel);
  const isRunning = state === 'recording' || state === 'paused';
  useQuestionBeforeLeaving(isRunning);
  // A long conversation may outlast the session: the rest of it would not be recorded.
  useEffect(() => (isRunning ? stayWhenSignedOut() : undefined), [isRunning]);
  const [isDiscarding, discarding] = useDisclosure(false);
  const finish = async (): Promise<void> => {
    const stopped = await stop();
    onClose();
    if (stopped !== null) await onSend(stopped.file, stopped.recording);
  };
  const discard = async (): Promise<void> => {
    const stopped = await stop();
    // Where the device could not keep it there is nothing to remove.
    if (stopped !== null) await removeRecording(stopped.recording).catch(() => {});
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
          // A second click would send it twice.
          loading={state === 'stopped'}
          leftSection={<IconPlayerStopFilled size={15} aria-hidden />}
        >
          Stop and transcribe
        </Button>
        <Button
          size="xs"
          variant="default"
          onClick={togglePause}
          disabled={state !== 'recording' && !isPaused}
          leftSection={isPaused ? <IconPlayerPlay size={15} aria-hidden /> : <IconPlayerPause size={15} aria-hidden />}
        >
          {isPaused ? 'Continue' : 'Pause'}
        </Button>
        <Button size="xs" variant="subtle" color="gray" onClick={discarding.open}>
          Discard
        </Button>
      </Group>
      <Text size="xs" c="dimmed" mt={8}>
        {isKept ? 'Kept on this device until it has been sent.' : NOT_KEPT} Tell everyone in the room that you are
        recording.
      </Text>
      {isDiscarding && <DiscardDialog thing="recording" onClose={discarding.close} onDiscard={discard} />}
    </Paper>
  );
}

/** Whoever follows a link in the middle of a conversation would not notice that the rest of it is not recorded. */
function useQuestionBeforeLeaving(isRunning: boolean): void {
  useBlocker({
    shouldBlockFn: ({ current, next }) => {
      // Notes that are opened, and a report that has been written meanwhile, leave the recorder where it is.
      const isInPlace =
        current.pathname === next.pathname ||
        (current.routeId === next.routeId && current.pathname.startsWith('/reports/'));
      if (!isRunning || isInPlace) return false;
      // oxlint-disable-next-line no-alert -- the browser's own question, as when the tab is closed
      return !globalThis.confirm('Leave and stop recording? What was recorded so far is kept on this device.');
    },
    enableBeforeUnload: isRunning,
  });
}

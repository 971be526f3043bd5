import { useEffect, useRef, useState } from 'react';
import { type Capture, startCapture } from './capture.ts';
import { keepChunk, keepRecording, type Recording } from './recording-store.ts';

export type RecorderState = 'starting' | 'recording' | 'paused' | 'stopped' | 'refused';

const REFUSALS: Record<string, string> = {
  NotAllowedError: 'The browser may not use the microphone. Allow it in the address bar, then try again.',
  NotFoundError: 'No microphone was found.',
  NotReadableError: 'Another program is using the microphone.',
};
const REFUSED = 'The microphone could not be used.';

export interface RecorderControls {
  state: RecorderState;
  fault: string | null;
  elapsedMs: number;
  togglePause: () => void;
  /** The recording, whole on this device; null where nothing was recorded. */
  stop: () => Promise<Recording | null>;
}

/** Records from the moment it is used; every second is on this device as soon as it was spoken. */
export function useRecorder(memberId: string, clientId: number, onLevel: (level: number) => void): RecorderControls {
  const [state, setState] = useState<RecorderState>('starting');
  const [fault, setFault] = useState<string | null>(null);
  const [elapsedMs, setElapsedMs] = useState(0);
  const capture = useRef<Capture>(null);
  const kept = useRef<Recording>(null);
  useEffect(() => {
    let isGone = false;
    let chunks = 0;
    const recording: Recording = {
      id: crypto.randomUUID(),
      memberId,
      clientId,
      startedAt: Date.now(),
      keptAt: Date.now(),
      durationMs: 0,
      mimeType: '',
    };
    const onChunk = (chunk: Blob): void => {
      recording.durationMs += 1_000;
      recording.keptAt = Date.now();
      setElapsedMs(recording.durationMs);
      void keepChunk(recording, chunks++, chunk)
        .then(() => keepRecording(recording))
        .catch(() => {});
      kept.current = recording;
    };
    startCapture({ onChunk, onLevel })
      .then((started) => {
        if (isGone) return started.stop();
        recording.mimeType = started.mimeType;
        capture.current = started;
        return setState('recording');
      })
      .catch((error: unknown) => {
        setFault(REFUSALS[(error as Error).name] ?? REFUSED);
        setState('refused');
      });
    return () => {
      isGone = true;
      void capture.current?.stop().catch(() => {});
      capture.current = null;
    };
  }, [memberId, clientId, onLevel]);
  return {
    state,
    fault,
    elapsedMs,
    togglePause: () => {
      if (state === 'paused') capture.current?.resume();
      else capture.current?.pause();
      setState(state === 'paused' ? 'recording' : 'paused');
    },
    stop: async () => {
      setState('stopped');
      await capture.current?.stop();
      capture.current = null;
      return kept.current;
    },
  };
}

import { useEffect, useRef, useState } from 'react';
import { type Capture, startCapture } from './capture.ts';
import { fileOf, keepChunk, keepRecording, markRunning, type Recording } from './recording-store.ts';

/** `lost`: the microphone was unplugged or taken away, so nothing more is recorded. */
export type RecorderState = 'starting' | 'recording' | 'paused' | 'lost' | 'stopped' | 'refused';

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
  /** False where this device has no room for it, or lets nothing be stored. */
  isKept: boolean;
  togglePause: () => void;
  /** Null where nothing was recorded. */
  stop: () => Promise<{ recording: Recording; file: File } | null>;
}

/** Records from the moment it is used; every second is on this device as soon as it was spoken. */
export function useRecorder(memberId: string, clientId: number, onLevel: (level: number) => void): RecorderControls {
  const [state, setState] = useState<RecorderState>('starting');
  const [fault, setFault] = useState<string | null>(null);
  const [elapsedMs, setElapsedMs] = useState(0);
  const [isKept, setKept] = useState(true);
  const capture = useRef<Capture>(null);
  // Here as well, so that it can be sent where the device could not keep it.
  const heard = useRef<{ recording: Recording; chunks: Blob[] }>(null);
  useEffect(() => {
    let isGone = false;
    let isUnwanted = false;
    const chunks: Blob[] = [];
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
      if (isUnwanted) return;
      recording.durationMs += 1_000;
      recording.keptAt = Date.now();
      setElapsedMs(recording.durationMs);
      chunks.push(chunk);
      void keepChunk(recording, chunks.length - 1, chunk)
        .then(() => keepRecording(recording))
        .catch(() => setKept(false));
      heard.current = { recording, chunks };
    };
    startCapture({ onChunk, onLevel })
      .then((started) => {
        // Given up while the browser still asked for the microphone.
        isUnwanted = isGone;
        if (isUnwanted) return started.stop();
        recording.mimeType = started.mimeType;
        capture.current = started;
        setState('recording');
        const markStopped = markRunning(recording);
        return started.ended.finally(markStopped);
      })
      .then(() => setState((now) => (now === 'stopped' ? now : 'lost')))
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
    isKept,
    togglePause: () => {
      if (state === 'paused') capture.current?.resume();
      else capture.current?.pause();
      setState(state === 'paused' ? 'recording' : 'paused');
    },
    stop: async () => {
      setState('stopped');
      await capture.current?.stop();
      capture.current = null;
      return heard.current && { ...heard.current, file: fileOf(heard.current.recording, heard.current.chunks) };
    },
  };
}

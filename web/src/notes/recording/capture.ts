export interface Capture {
  mimeType: string;
  pause: () => void;
  resume: () => void;
  /** Resolves when the last chunk was handed over. */
  stop: () => Promise<void>;
  /** Resolves with the last chunk as well, also where nobody stopped it: the microphone was unplugged or taken away. */
  ended: Promise<void>;
}

export interface CaptureListeners {
  onChunk: (chunk: Blob) => void;
  /** Loudness from 0 to 1, several times a second. */
  onLevel: (level: number) => void;
}

const CHUNK_MS = 1_000;
const MIME_TYPES = ['audio/webm;codecs=opus', 'audio/webm', 'audio/mp4'];
const BITS_PER_SECOND = 32_000;

/** Speech from the microphone; throws what the browser throws when there is none or it is refused. */
export async function startCapture(listeners: CaptureListeners): Promise<Capture> {
  const stream = await navigator.mediaDevices.getUserMedia({
    audio: { echoCancellation: true, noiseSuppression: true },
  });
  try {
    return record(stream, listeners);
  } catch (error) {
    // Whoever is told that nothing is recorded must not be listened to.
    for (const track of stream.getTracks()) track.stop();
    throw error;
  }
}

function record(stream: MediaStream, { onChunk, onLevel }: CaptureListeners): Capture {
  const mimeType = MIME_TYPES.find((type) => MediaRecorder.isTypeSupported(type)) ?? '';
  const recorder = new MediaRecorder(stream, {
    ...(mimeType !== '' && { mimeType }),
    audioBitsPerSecond: BITS_PER_SECOND,
  });
  recorder.addEventListener('dataavailable', ({ data }) => {
    if (data.size > 0) onChunk(data);
  });
  const stopMeter = watchLevel(stream, onLevel);
  const { promise: ended, resolve: end } = Promise.withResolvers<void>();
  recorder.addEventListener('stop', () => {
    stopMeter();
    for (const track of stream.getTracks()) track.stop();
    end();
  });
  recorder.start(CHUNK_MS);
  return {
    mimeType: recorder.mimeType,
    pause: () => recorder.pause(),
    resume: () => recorder.resume(),
    stop: () => {
      // One that has ended by itself would not say so again.
      if (recorder.state !== 'inactive') recorder.stop();
      return ended;
    },
    ended,
  };
}

function watchLevel(stream: MediaStream, onLevel: (level: number) => void): () => void {
  const audio = new AudioContext();
  void audio.resume();
  const analyser = audio.createAnalyser();
  analyser.fftSize = 1024;
  audio.createMediaStreamSource(stream).connect(analyser);
  const samples = new Float32Array(analyser.fftSize);
  const timer = setInterval(() => {
    analyser.getFloatTimeDomainData(samples);
    const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length;
    // From -60 dB, a quiet room, to -10 dB, a voice close by.
    const decibels = 10 * Math.log10(power + 1e-10);
    onLevel(Math.min(1, Math.max(0, (decibels + 60) / 50)));
  }, 80);
  return () => {
    clearInterval(timer);
    void audio.close();
  };
}

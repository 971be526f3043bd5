// The process that holds the native code: a fault in it ends this process and not the service. It is started by
// startSpeechWorker with the model's folder as its argument.
import { createRequire } from 'node:module';
import path from 'node:path';
import type { OfflineRecognizer, Vad } from 'sherpa-onnx-node';
import { lowerPriority } from '../../../sandbox/lower-priority.ts';
import { serveQuestions } from '../../../sandbox/worker/serve-questions.ts';
import { DETECTOR_DELAY_WINDOWS, WINDOW_SAMPLES } from './messages.ts';
import type { SpeechAnswer, SpeechQuestion } from './messages.ts';

const SAMPLE_RATE_HZ = 16_000;
const DETECTOR_THRESHOLD = 0.5;
const DETECTOR_DELAY_SECONDS = (DETECTOR_DELAY_WINDOWS * WINDOW_SAMPLES) / SAMPLE_RATE_HZ;
const DETECTOR_BUFFER_SECONDS = 60;
const LOWER_PRIORITY = 10;

const folder = process.argv[2] ?? '';
let detector: Promise<Vad> | undefined;
let recogniser: Promise<OfflineRecognizer> | undefined;

/** A CommonJS package whose names an import does not see. Loaded on first use, so that a failure becomes an answer. */
function loadSherpa(): typeof import('sherpa-onnx-node') {
  return createRequire(import.meta.url)('sherpa-onnx-node') as typeof import('sherpa-onnx-node');
}

async function loadDetector(): Promise<Vad> {
  const { Vad } = loadSherpa();
  const sileroVad = {
    model: path.join(folder, 'vad.onnx'),
    threshold: DETECTOR_THRESHOLD,
    minSilenceDuration: DETECTOR_DELAY_SECONDS,
    minSpeechDuration: DETECTOR_DELAY_SECONDS,
    // Where to cut long speech is decided in the service, which sees every window.
    maxSpeechDuration: DETECTOR_BUFFER_SECONDS,
    windowSize: WINDOW_SAMPLES,
  };
  const settings = { sileroVad, sampleRate: SAMPLE_RATE_HZ, numThreads: 1, provider: 'cpu', debug: false } as const;
  return new Vad(settings, DETECTOR_BUFFER_SECONDS);
}

async function loadRecogniser(): Promise<OfflineRecognizer> {
  const { OfflineRecognizer } = loadSherpa();
  return OfflineRecognizer.createAsync({
    modelConfig: {
      moonshine: { encoder: path.join(folder, 'encoder.onnx'), mergedDecoder: path.join(folder, 'decoder.onnx') },
      tokens: path.join(folder, 'tokens.txt'),
      numThreads: 1,
      provider: 'cpu',
      debug: false,
    },
  });
}

function toFloats(samples: Int16Array): Float32Array {
  return Float32Array.from(samples, (sample) => sample / 32_768);
}

function findSpeech(vad: Vad, samples: Int16Array, fresh: boolean): Uint8Array {
  if (fresh) vad.reset();
  const floats = toFloats(samples);
  const flags = new Uint8Array(Math.floor(floats.length / WINDOW_SAMPLES));
  for (let index = 0; index < flags.length; index += 1) {
    vad.acceptWaveform(floats.subarray(index * WINDOW_SAMPLES, (index + 1) * WINDOW_SAMPLES));
    flags[index] = vad.isDetected() ? 1 : 0;
    while (!vad.isEmpty()) vad.pop();
  }
  return flags;
}

async function recognise(engine: OfflineRecognizer, samples: Int16Array): Promise<string> {
  const stream = engine.createStream();
  stream.acceptWaveform({ samples: toFloats(samples), sampleRate: SAMPLE_RATE_HZ });
  return (await engine.decodeAsync(stream)).text;
}

async function answer(question: SpeechQuestion): Promise<SpeechAnswer> {
  try {
    if (question.ask === 'find_speech') {
      const vad = await (detector ??= loadDetector());
      return { flags: findSpeech(vad, question.samples, question.fresh) };
    }
    const engine = await (recogniser ??= loadRecogniser());
    return { text: await recognise(engine, question.samples) };
  } catch (error) {
    const detail = error instanceof Error ? (error.message.split('\n')[0] ?? '') : 'unknown';
    return { failure: /could not find sherpa/i.test(detail) ? 'engine_unavailable' : 'engine_failed', detail };
  }
}

lowerPriority(LOWER_PRIORITY);
serveQuestions((question) => answer(question as SpeechQuestion));

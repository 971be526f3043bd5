import { SAMPLE_RATE_HZ } from '../decoding/decode-audio.ts';
import { cleanText } from './clean-text.ts';
import type { SpeechEngine, SpeechTools } from './speech-engine.ts';

/** Speech recognition on this machine, in English: needs no network and no setting. */
export const offlineEngine: SpeechEngine = {
  name: 'offline',
  version: 'moonshine-base-int8',
  piecesAtOnce: 1,
  transcribePiece: readPiece,
  readAgain: (samples, tools) => readPiece(changePace(samples, SLOWER), tools),
};

async function readPiece(samples: Int16Array, { worker, signal }: SpeechTools): Promise<string> {
  let best = '';
  for (const change of [keep, addSilence, makeLouder, addHiss]) {
    const text = cleanText(await worker.recognise(change(samples), { signal }));
    if (text.length > best.length) best = text;
    if (isEnough(best, samples)) break;
  }
  return best;
}

/**
 * The recogniser sometimes ends before its first word, and does not when the same piece is changed a little. Measured:
 * 1 of 31 pieces of synthetic voices, 3 of 12 of telephone quality; noise and tones give no words however changed.
 * People say 11 to 16 letters a second, so what has stopped short is easily told.
 */
const LEAST_LETTERS_PER_SECOND = 4;
const SHORT_PIECE_SECONDS = 5;

function isEnough(text: string, samples: Int16Array): boolean {
  const seconds = samples.length / SAMPLE_RATE_HZ;
  return seconds < SHORT_PIECE_SECONDS ? text !== '' : text.length >= seconds * LEAST_LETTERS_PER_SECOND;
}

const SLOWER = 0.93;

/** Slower, and lower with it, as a tape would be. */
function changePace(samples: Int16Array, pace: number): Int16Array {
  return Int16Array.from({ length: Math.floor(samples.length / pace) }, (_, index) => {
    const whole = Math.floor(index * pace);
    const part = index * pace - whole;
    return (samples[whole] ?? 0) * (1 - part) + (samples[whole + 1] ?? 0) * part;
  });
}

const EDGE_SECONDS = 0.3;
const LOUD_PEAK = 29_000;
const HISS_PEAK = 100;

function keep(samples: Int16Array): Int16Array {
  return samples;
}

function addSilence(samples: Int16Array): Int16Array {
  const edge = EDGE_SECONDS * SAMPLE_RATE_HZ;
  const padded = new Int16Array(samples.length + 2 * edge);
  padded.set(samples, edge);
  return padded;
}

function makeLouder(samples: Int16Array): Int16Array {
  const peak = samples.reduce((highest, sample) => Math.max(highest, Math.abs(sample)), 1);
  return samples.map((sample) => (sample * LOUD_PEAK) / peak);
}

/** The same hiss in every run, so that a piece always gives the same text. */
function addHiss(samples: Int16Array): Int16Array {
  let state = 1;
  return samples.map((sample) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0;
    return Math.max(-32_768, Math.min(32_767, sample + (state / 2 ** 31) * HISS_PEAK));
  });
}

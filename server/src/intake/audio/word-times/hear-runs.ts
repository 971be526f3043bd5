import { SAMPLE_RATE_HZ } from '../decoding/decode-audio.ts';

/** Speech between two pauses, in milliseconds from the start of the piece. */
export interface SpeechRun {
  startMs: number;
  endMs: number;
}

const FRAME_MS = 10;
const FRAME_SAMPLES = (SAMPLE_RATE_HZ * FRAME_MS) / 1000;
/** Sounds like p, t and k hold a silence of up to 100 ms within a word. */
const SHORTEST_PAUSE_MS = 140;
/** The loudness that counts as speech lies this far, in logarithms, between the quiet and the loud of the piece. */
const SPEECH_SHARE = 0.35;

/** The stretches of a piece in which somebody speaks, in order. The whole piece where no pause stands out. */
export function hearRuns(samples: Int16Array): SpeechRun[] {
  const loudness = measureFrames(samples);
  const sorted = loudness.toSorted();
  const quiet = sorted[Math.floor(sorted.length * 0.05)] ?? 0;
  const loud = sorted[Math.floor(sorted.length * 0.9)] ?? 0;
  const threshold = quiet + (loud - quiet) * SPEECH_SHARE;
  const runs: SpeechRun[] = [];
  for (const [index, level] of loudness.entries()) {
    if (level < threshold) continue;
    const startMs = index * FRAME_MS;
    const last = runs.at(-1);
    if (last !== undefined && startMs - last.endMs < SHORTEST_PAUSE_MS) last.endMs = startMs + FRAME_MS;
    else runs.push({ startMs, endMs: startMs + FRAME_MS });
  }
  return runs.length === 0 ? [{ startMs: 0, endMs: loudness.length * FRAME_MS }] : joinShortest(runs);
}

/** Noise can fall into any number of runs, and sharing words among them takes as much time more. */
const MOST_RUNS = 30;

function joinShortest(runs: SpeechRun[]): SpeechRun[] {
  const joined = [...runs];
  while (joined.length > MOST_RUNS) {
    const pauses = joined.slice(1).map(({ startMs }, index) => startMs - (joined[index]?.endMs ?? 0));
    const shortest = pauses.indexOf(Math.min(...pauses));
    const [first, second] = joined.slice(shortest, shortest + 2) as [SpeechRun, SpeechRun];
    joined.splice(shortest, 2, { startMs: first.startMs, endMs: second.endMs });
  }
  return joined;
}

/** How loud each 10 ms are, as a logarithm: the ear hears ratios. */
function measureFrames(samples: Int16Array): Float64Array {
  const frames = new Float64Array(Math.floor(samples.length / FRAME_SAMPLES));
  for (let frame = 0; frame < frames.length; frame += 1) {
    let sum = 0;
    for (let at = frame * FRAME_SAMPLES; at < (frame + 1) * FRAME_SAMPLES; at += 1) sum += (samples[at] ?? 0) ** 2;
    frames[frame] = Math.log(sum / FRAME_SAMPLES + 1);
  }
  return frames;
}

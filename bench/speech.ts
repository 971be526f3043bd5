// Speech: how fast a recording is transcribed offline, how many words come out wrong, how much memory it takes; then
// six minutes and three hours decoded, to see that memory does not grow with length.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { decodeAudio, SAMPLE_RATE_HZ } from '../server/src/intake/audio/decoding/decode-audio.ts';
import { offlineEngine } from '../server/src/intake/audio/engines/offline-engine.ts';
import * as recordings from '../server/src/intake/audio/testing/recordings.ts';
import { wordErrorRate } from '../server/src/intake/audio/testing/word-error-rate.ts';
import { transcribe } from '../server/src/intake/audio/transcribe.ts';

const SAMPLING_MS = 100;
/** The recordings are short: said so many times over, the start of the engine weighs as little as in a real one. */
const LOOPS = 5;
const DECODED_HOURS = [0.1, 3];
const SPEECH = [
  { name: 'a person reading', source: 'human.flac', seconds: 29.93, said: recordings.HUMAN_TEXT },
  { name: 'clinical, synthetic voice', source: 'clinical.ogg', seconds: 35.58, said: recordings.CLINICAL_TEXT },
];

interface Peak {
  serviceMegabytes: number;
  childrenMegabytes: number;
  childCpuSeconds: number;
}

/** Watches this process and its children while work goes on. Reads /proc, so on Linux alone. */
async function watchMemory<T>(work: () => Promise<T>): Promise<{ result: T; peak: Peak }> {
  const peak: Peak = { serviceMegabytes: 0, childrenMegabytes: 0, childCpuSeconds: 0 };
  const cpuSeconds = new Map<string, number>();
  const look = (): void => {
    const children = readChildren();
    for (const { pid, cpu } of children) cpuSeconds.set(pid, cpu);
    const resident = children.reduce((sum, { megabytes }) => sum + megabytes, 0);
    peak.childrenMegabytes = Math.max(peak.childrenMegabytes, resident);
    peak.serviceMegabytes = Math.max(peak.serviceMegabytes, process.memoryUsage.rss() / 1e6);
  };
  const timer = setInterval(look, SAMPLING_MS);
  const result = await work().finally(() => clearInterval(timer));
  peak.childCpuSeconds = [...cpuSeconds.values()].reduce((sum, seconds) => sum + seconds, 0);
  return { result, peak };
}

function readChildren(): { pid: string; megabytes: number; cpu: number }[] {
  const pids = readFileSync(`/proc/self/task/${process.pid}/children`, 'latin1').trim().split(' ');
  return pids.flatMap((pid) => {
    try {
      const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
      const fields = stat
        .slice(stat.lastIndexOf(')') + 2)
        .split(' ')
        .map(Number);
      const [userTicks = 0, systemTicks = 0, pages = 0] = [11, 12, 21].map((index) => fields[index]);
      return [{ pid, megabytes: (pages * 4096) / 1e6, cpu: (userTicks + systemTicks) / 100 }];
    } catch {
      return [];
    }
  });
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

function format({ serviceMegabytes, childrenMegabytes }: Peak): string {
  return `service ${serviceMegabytes.toFixed(0)} MB, its child processes ${childrenMegabytes.toFixed(0)} MB`;
}

/** Says a recording over and over, until it is as long as asked. */
function loop(ffmpegPath: string, name: string, seconds: number, file: string): void {
  const input = ['-stream_loop', '-1', '-i', recordings.recording(name), '-t', String(seconds)];
  const encode = ['-c:a', 'libopus', '-b:a', '48k', '-compression_level', '0'];
  const args = ['-nostdin', '-loglevel', 'error', '-y', ...input, ...encode, file];
  const { status } = spawnSync(ffmpegPath, args, { stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0) throw new Error(`${file} could not be made`);
}

async function measureTranscription(ffmpegPath: string, file: string): Promise<void> {
  const { modelFolder } = recordings;
  for (const { name, source, seconds, said } of SPEECH) {
    loop(ffmpegPath, source, seconds * LOOPS, file);
    const startMs = performance.now();
    const { result, peak } = await watchMemory(() =>
      transcribe({ file, ffmpegPath, modelFolder, engine: offlineEngine }),
    );
    const tookSeconds = (performance.now() - startMs) / 1000;
    const spoken = result.durationMs / 1000;
    const errors = wordErrorRate(said.repeat(LOOPS), result.pieces.map(({ text }) => text).join(' '));
    print(`${name}: ${spoken.toFixed(0)} s of sound in ${tookSeconds.toFixed(0)} s, the start of the engine included`);
    print(`  ${(spoken / tookSeconds).toFixed(1)} times real time by the clock`);
    print(`  ${(spoken / peak.childCpuSeconds).toFixed(1)} times real time by processor time (one core)`);
    print(`  ${(errors * 100).toFixed(1)} % of words wrong`);
    print(`  at most ${format(peak)}`);
  }
}

async function measureDecoding(ffmpegPath: string, file: string): Promise<void> {
  for (const hours of DECODED_HOURS) {
    loop(ffmpegPath, 'human.flac', hours * 3600, file);
    const startMs = performance.now();
    const { result: samples, peak } = await watchMemory(async () => {
      let count = 0;
      for await (const chunk of decodeAudio(file, { ffmpegPath })) count += chunk.length;
      return count;
    });
    const seconds = (performance.now() - startMs) / 1000;
    const spoken = samples / SAMPLE_RATE_HZ;
    print(`decoding ${hours} h: ${seconds.toFixed(1)} s, ${(spoken / seconds).toFixed(0)} times real time`);
    print(`  at most ${format(peak)}`);
  }
}

export async function benchSpeech(): Promise<void> {
  const ffmpegPath = await recordings.testFfmpeg();
  const folder = await mkdtemp(path.join(tmpdir(), 'casewright-bench-'));
  const file = path.join(folder, 'looped.ogg');
  try {
    await measureDecoding(ffmpegPath, file);
    if (recordings.modelFault === undefined) await measureTranscription(ffmpegPath, file);
  } finally {
    await rm(folder, { recursive: true });
  }
}

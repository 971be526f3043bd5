import { access } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { AudioError } from '../audio-error.ts';
import { CANNOT_START, startFfmpeg } from './start-ffmpeg.ts';

export interface AudioProbe {
  hasAudio: boolean;
  /** What the file says of itself, which may be wrong, or what its packets hold; undefined when neither is known. */
  durationMs: number | undefined;
}

export interface ProbeOptions {
  ffmpegPath: string;
  signal?: AbortSignal | undefined;
  timeoutMs?: number;
}

/** The head of a file says little; one that says megabytes is hostile. */
const MAX_OUTPUT_BYTES = 4 * 1024 * 1024;
const PROBE_TIMEOUT_MS = 60_000;

// Lines of the file's own metadata stand further to the right, so a hostile title cannot pass for one of these. Only
// builds before 2020 write streams there, too: in those a title may pass for sound, and decoding says that there is none.
const INPUT_LINE = /^Input #0, /m;
const AUDIO_LINE = /^(?: {2}| {4})Stream #0:\d{1,3}(?:\[0x[\da-f]{1,8}\])?(?:\([^()\n]{0,40}\))?: Audio: /m;
/** Raw AAC, and MP3 without an index: a quiet beginning of few bits makes a minute an hour. */
const GUESSED_LINE = 'Estimating duration from bitrate';
const DURATION_LINE = /^ {2}Duration: (\d+):(\d\d):(\d\d)\.(\d\d)/m;
const COPIED_TIME = /^out_time_us=(\d+)$/gm;

/** What the head of the file says. Throws `audio_undecodable` when it is no recording that we can open. */
export async function probeAudio(file: string, options: ProbeOptions): Promise<AudioProbe> {
  // A file of ours that is gone is our fault, and not the recording's.
  await access(file);
  const head = (await run(file, [], options)).messages;
  if (!INPUT_LINE.test(head)) throw new AudioError('audio_undecodable', 'ffmpeg cannot open the file');
  if (!AUDIO_LINE.test(head)) return { hasAudio: false, durationMs: undefined };
  return { hasAudio: true, durationMs: readDuration(head) ?? (await measureByCopying(file, options)) };
}

function readDuration(head: string): number | undefined {
  const match = head.includes(GUESSED_LINE) ? null : DURATION_LINE.exec(head);
  if (match === null) return undefined;
  const [hours = 0, minutes = 0, seconds = 0, hundredths = 0] = match.slice(1).map(Number);
  return ((hours * 60 + minutes) * 60 + seconds) * 1000 + hundredths * 10;
}

/** Browsers record webm without a duration, phones AAC. Reading the packets without decoding them finds it at little cost. */
async function measureByCopying(file: string, options: ProbeOptions): Promise<number | undefined> {
  const output = ['-map', '0:a:0', '-c', 'copy', '-f', 'null', '-progress', 'pipe:1', '-'];
  const copied = await run(file, output, options).catch((error: unknown) => {
    if (error instanceof AudioError) return undefined;
    throw error;
  });
  const last = [...(copied?.out ?? '').matchAll(COPIED_TIME)].at(-1)?.[1];
  return last === undefined ? undefined : Math.round(Number(last) / 1000);
}

async function run(file: string, output: string[], options: ProbeOptions): Promise<{ messages: string; out: string }> {
  const { ffmpegPath, signal, timeoutMs = PROBE_TIMEOUT_MS } = options;
  const child = startFfmpeg(ffmpegPath, file, output, { maxWallMs: timeoutMs, maxOutputBytes: MAX_OUTPUT_BYTES });
  signal?.addEventListener('abort', child.kill);
  const out = await text(child.results).catch(() => '');
  const { exitCode, excess, fault } = await child.ended;
  signal?.removeEventListener('abort', child.kill);
  signal?.throwIfAborted();
  if (excess !== undefined)
    throw new AudioError('audio_undecodable', `ffmpeg did not finish looking at the file: ${excess}`);
  if (fault !== undefined || CANNOT_START.has(exitCode ?? 0))
    throw new AudioError('engine_unavailable', 'ffmpeg cannot be started', { cause: fault });
  return { messages: child.messages().head, out };
}

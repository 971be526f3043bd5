import { spawn } from 'node:child_process';
import type { ChildProcessByStdio } from 'node:child_process';
import path from 'node:path';
import type { Readable } from 'node:stream';

export type FfmpegProcess = ChildProcessByStdio<null, Readable, Readable>;

/** The containers that are opened at all: no playlists, no cue sheets, nothing that names other files or addresses. */
const FORMATS = ['wav', 'w64', 'mp3', 'mov', 'flac', 'ogg', 'matroska', 'aac', 'aiff', 'caf', 'amr', 'asf'];

/** The decoders that may run. Pictures and subtitles are never decoded, not even to look at them. */
const CODECS = `
  mp1 mp1float mp2 mp2float mp3 mp3float aac aac_fixed aac_latm alac flac opus libopus vorbis libvorbis
  amrnb amrwb libopencore_amrnb libopencore_amrwb wmav1 wmav2 wmapro wmavoice wmalossless
  adpcm_ms adpcm_ima_wav adpcm_ima_qt gsm_ms pcm_u8 pcm_s8 pcm_s16le pcm_s16be pcm_s24le pcm_s24be
  pcm_s32le pcm_s32be pcm_f32le pcm_f32be pcm_f64le pcm_f64be pcm_alaw pcm_mulaw`
  .trim()
  .split(/\s+/);

const CPU_LIMIT_SECONDS = 3600;
const MEMORY_LIMIT_KILOBYTES = 1024 * 1024;
const LIMITS = `ulimit -c 0; ulimit -f 0; ulimit -t ${CPU_LIMIT_SECONDS}; ulimit -v ${MEMORY_LIMIT_KILOBYTES}`;

/**
 * ffmpeg on one file of ours, which may be hostile: it may read that file, write to its pipe, and nothing else. A file
 * and not standard input, because an m4a with its index at the end decodes to nothing there, without an error.
 */
export function startFfmpeg(ffmpegPath: string, file: string, output: string[], signal?: AbortSignal): FfmpegProcess {
  const input = `file:${path.resolve(file)}`;
  const guards = {
    '-protocol_whitelist': 'file,pipe',
    '-format_whitelist': FORMATS.join(','),
    '-codec_whitelist': CODECS.join(','),
    '-threads': '1',
  };
  const args = ['-nostdin', '-hide_banner', ...Object.entries(guards).flat(), '-i', input, ...output];
  const [command, ...rest] =
    process.platform === 'win32'
      ? [ffmpegPath, ...args]
      : ['/bin/sh', '-c', `${LIMITS}; exec "$@"`, 'sh', ffmpegPath, ...args];
  return spawn(command ?? ffmpegPath, rest, {
    stdio: ['ignore', 'pipe', 'pipe'],
    // The settings of the service, secrets among them, are none of the decoder's business.
    env: {},
    killSignal: 'SIGKILL',
    windowsHide: true,
    ...(signal === undefined ? {} : { signal }),
  });
}

/** The beginning of what the process says; the rest is read and forgotten, so that it never blocks. */
export function keepHead(stream: Readable, maxBytes: number): () => string {
  let head = '';
  stream.setEncoding('utf8');
  stream.on('data', (text: string) => {
    if (head.length < maxBytes) head += text.slice(0, maxBytes - head.length);
  });
  return () => head;
}

/** The exit code, null when the process was killed; rejects when it could not be started or was aborted. */
export function waitForExit(child: FfmpegProcess): Promise<number | null> {
  const { promise, resolve, reject } = Promise.withResolvers<number | null>();
  child.once('error', reject);
  child.once('close', (code) => resolve(code));
  // Whoever waits sees the failure; until then it must not count as unhandled.
  promise.catch(() => undefined);
  return promise;
}

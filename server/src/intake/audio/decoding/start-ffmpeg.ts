import { existsSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { MIB, type SandboxLimits } from '../../../sandbox/limits.ts';
import { type SandboxedProcess, type SandboxOptions, startSandboxed } from '../../../sandbox/start-sandboxed.ts';

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

const FFMPEG_LIMITS: SandboxLimits = {
  maxMemoryBytes: 512 * MIB,
  maxCpuSeconds: 3600,
  // It waits for whoever reads its samples, who may take as long as the recording.
  maxWallMs: 7 * 24 * 3_600_000,
  // A day of samples, and what it has to say about them.
  maxOutputBytes: 4096 * MIB,
  kernelMemory: { kind: 'addresses', bytes: 1024 * MIB },
};

/** What the shell answers for a program that is not there or cannot be run. */
export const CANNOT_START = new Set([126, 127]);

const SYSTEM_FOLDERS = new Set(['/bin', '/usr/bin', '/usr/local/bin']);

/** ffmpeg, with libraries that stand beside it where it is not the system's own. */
export function buildFfmpegCommand(ffmpegPath: string, args: string[], readable: string[]): SandboxOptions {
  const program = existsSync(ffmpegPath) ? realpathSync(ffmpegPath) : ffmpegPath;
  const folder = path.dirname(program);
  const libraries = ['lib', 'lib64'].map((name) => path.join(folder, '..', name));
  const beside = SYSTEM_FOLDERS.has(folder) ? [] : [folder, ...libraries];
  return { program, args, readable: [...beside, ...readable], limits: FFMPEG_LIMITS };
}

/**
 * ffmpeg on one file of ours, which may be hostile: it may read that file, write to its pipe, and nothing else. A file
 * and not standard input, because an m4a with its index at the end decodes to nothing there, without an error.
 */
export function startFfmpeg(
  ffmpegPath: string,
  file: string,
  output: string[],
  limits: Partial<SandboxLimits> = {},
): SandboxedProcess {
  const input = path.resolve(file);
  const guards = {
    '-protocol_whitelist': 'file,pipe',
    '-format_whitelist': FORMATS.join(','),
    '-codec_whitelist': CODECS.join(','),
    '-threads': '1',
  };
  const args = ['-nostdin', '-hide_banner', ...Object.entries(guards).flat(), '-i', `file:${input}`, ...output];
  const command = buildFfmpegCommand(ffmpegPath, args, [input]);
  return startSandboxed({ ...command, limits: { ...command.limits, ...limits } });
}

import { type FileHandle, open } from 'node:fs/promises';
import { readAudioType } from '../is-audio-or-video.ts';
import { endsWithinFrame } from './mp3-frames.ts';
import { readWavLength } from './wav-length.ts';

/** What a file itself shows of its end, beyond what ffmpeg says of it. */
export interface FileEnd {
  /** How long the file says that it is; undefined where it says nothing that ffmpeg would not. */
  claimedMs: number | undefined;
  /** It ends in the middle of a frame, so that something is missing, nobody knows how much. */
  isCut: boolean;
}

const HEAD_BYTES = 64 * 1024;
const TAIL_BYTES = 32 * 1024;

/**
 * Whether a recording was cut off, as when a battery dies or an upload is not whole. Of a WAV ffmpeg believes the size of
 * the file and not what its head promises; of an MP3 without an index it can know no better.
 */
export async function findBreak(file: string): Promise<FileEnd> {
  const handle = await open(file);
  try {
    const { size } = await handle.stat();
    const head = await readAt(handle, 0, Math.min(HEAD_BYTES, size));
    const tailStart = Math.max(0, size - TAIL_BYTES);
    const isMp3 = readAudioType(head) === 'audio/mpeg';
    return {
      claimedMs: readWavLength(head),
      isCut: isMp3 && endsWithinFrame(await readAt(handle, tailStart, size - tailStart)),
    };
  } finally {
    await handle.close();
  }
}

async function readAt(handle: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, position);
  return buffer.subarray(0, bytesRead);
}

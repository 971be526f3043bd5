import { AudioError } from '../../intake/audio/audio-error.ts';
import { type AudioProbe, probeAudio } from '../../intake/audio/decoding/probe-audio.ts';
import { isAudioOrVideo, mayBeSilentVideo } from '../../intake/audio/is-audio-or-video.ts';
import { AppError } from '../../errors.ts';
import { createTurns, type TakeTurn } from '../../lib/bounded-turns.ts';
import { fileIssue } from '../http/body/receive-file.ts';
import type { UploadKind, Uploads } from './upload-kind.ts';

const REFUSAL = { msg: 'Value error, the file is neither audio nor video with an audio track', type: 'value_error' };

/**
 * Each look at a file is a process and a copy of the file. Further uploads wait, and if too many wait, the sender is
 * told to try again later.
 */
const PROBES = { atOnce: 2, waiting: 20 };
const PROBE_TIMEOUT_MS = 20_000;

export function createProbeTurns(): TakeTurn {
  return createTurns(PROBES, () => new AppError('unavailable'));
}

export function createAudioUpload(uploads: Uploads): UploadKind {
  return {
    taskType: 'audio_transcription',
    limitBytes: uploads.maxAudioBytes,
    checkHead: (head) => {
      if (!isAudioOrVideo(head)) throw fileIssue(REFUSAL);
    },
    // Whether a video has sound may be written at its very end, so it is looked at once all of it is there.
    checkStored: async ({ blobId, head }, signal) => {
      if (mayBeSilentVideo(head) && !(await uploads.takeProbeTurn(() => hasSound(uploads, blobId, signal), signal)))
        throw fileIssue(REFUSAL);
    },
  };
}

async function hasSound({ speech, copies, blobs }: Uploads, blobId: string, signal: AbortSignal): Promise<boolean> {
  try {
    const { path: ffmpegPath } = await speech.findFfmpeg();
    const look = (file: string): Promise<AudioProbe> =>
      probeAudio(file, { ffmpegPath, signal, timeoutMs: PROBE_TIMEOUT_MS });
    return (await copies.withFile(await blobs.get(blobId), signal, look)).hasAudio;
  } catch (error) {
    if (!(error instanceof AudioError)) throw error;
    // Without ffmpeg the upload is taken, and its job fails with a message that says so, as for every recording.
    return error.code === 'engine_unavailable';
  }
}

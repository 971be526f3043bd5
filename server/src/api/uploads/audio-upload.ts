import { AudioError } from '../../intake/audio/audio-error.ts';
import { probeAudio } from '../../intake/audio/decoding/probe-audio.ts';
import { isAudioOrVideo, mayBeSilentVideo } from '../../intake/audio/is-audio-or-video.ts';
import { fileIssue } from '../http/body/receive-file.ts';
import type { UploadKind, Uploads } from './upload-kind.ts';

const REFUSAL = { msg: 'Value error, the file is neither audio nor video with an audio track', type: 'value_error' };

/** Enough for the copy of the largest file from a slow store. */
const LOOK_TIMEOUT_MS = 15 * 60_000;

export function createAudioUpload({ speech, copies, blobs, maxAudioBytes }: Uploads): UploadKind {
  return {
    taskType: 'audio_transcription',
    limitBytes: maxAudioBytes,
    checkHead: (head) => {
      if (!isAudioOrVideo(head)) throw fileIssue(REFUSAL);
    },
    // Whether a video has sound may stand at its very end, so it is looked at when all of it is there.
    checkStored: async ({ blobId, head }) => {
      if (!mayBeSilentVideo(head)) return;
      const signal = AbortSignal.timeout(LOOK_TIMEOUT_MS);
      const { path: ffmpegPath } = await speech.findFfmpeg();
      const hasAudio = await copies.withFile(await blobs.get(blobId), signal, async (file) => {
        try {
          return (await probeAudio(file, { ffmpegPath, signal })).hasAudio;
        } catch (error) {
          if (error instanceof AudioError && error.code === 'audio_undecodable') return false;
          throw error;
        }
      });
      if (!hasAudio) throw fileIssue(REFUSAL);
    },
  };
}

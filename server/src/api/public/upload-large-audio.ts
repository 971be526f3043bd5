import { AudioError } from '../../intake/audio/audio-error.ts';
import { type AudioProbe, probeAudio } from '../../intake/audio/decoding/probe-audio.ts';
import { isAudioOrVideo, mayBeSilentVideo } from '../../intake/audio/is-audio-or-video.ts';
import { fileIssue } from '../http/body/receive-file.ts';
import type { HttpServer } from '../http/create-http-server.ts';
import type { PublicApi, Uploads } from './deps.ts';
import { registerUpload } from './upload.ts';

const REFUSAL = { msg: 'Value error, the file is neither audio nor video with an audio track', type: 'value_error' };

export function registerUploadLargeAudio(app: HttpServer, api: PublicApi): void {
  registerUpload(app, api, {
    path: '/clients/:client_id/transcriptions/upload-large',
    operationId: 'uploadLargeAudio',
    summary: 'Transcribe a recording into a note',
    description:
      'WAV, MP3, M4A, AAC, FLAC, Ogg, Opus, WebM, MP4 and the like, of any length. The answer comes when the file is ' +
      'stored; poll the job for the note, which holds what was said with its times. A transcript is a draft, and says so.',
    fileDescription: 'The recording, or a video with an audio track.',
    taskType: 'audio_transcription',
    limitBytes: api.uploads.maxAudioBytes,
    checkHead: (head) => {
      if (!isAudioOrVideo(head)) throw fileIssue(REFUSAL);
    },
    // Whether a video has sound may stand at its very end, so it is looked at when all of it is there.
    checkStored: async ({ blobId, head }, signal) => {
      if (mayBeSilentVideo(head) && !(await hasSound(api.uploads, blobId, signal))) throw fileIssue(REFUSAL);
    },
  });
}

async function hasSound({ speech, copies, blobs }: Uploads, blobId: string, signal: AbortSignal): Promise<boolean> {
  try {
    const { path: ffmpegPath } = await speech.findFfmpeg();
    const look = (file: string): Promise<AudioProbe> => probeAudio(file, { ffmpegPath, signal });
    return (await copies.withFile(await blobs.get(blobId), signal, look)).hasAudio;
  } catch (error) {
    if (!(error instanceof AudioError)) throw error;
    // Where there is nothing to look with, the job says so, as it does for every other recording.
    return error.code === 'engine_unavailable';
  }
}

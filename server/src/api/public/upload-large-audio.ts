import type { HttpServer } from '../http/create-http-server.ts';
import { createAudioUpload } from '../uploads/audio-upload.ts';
import { registerUpload } from '../uploads/register-upload.ts';
import { originOf, principalOf } from './authenticate.ts';
import type { PublicApi } from './deps.ts';
import { describeUpload } from './openapi.ts';

export function registerUploadLargeAudio(app: HttpServer, api: PublicApi): void {
  registerUpload(app, api, {
    path: '/clients/:client_id/transcriptions/upload-large',
    kind: createAudioUpload(api.uploads),
    schema: describeUpload({
      operationId: 'uploadLargeAudio',
      summary: 'Transcribe a recording into a note',
      description:
        'WAV, MP3, M4A, AAC, FLAC, Ogg, Opus, WebM, MP4 and the like, of any length. The answer comes when the file is ' +
        'stored; poll the job for the note, which holds what was said with its times. A transcript is a draft, and says so.',
      fileDescription: 'The recording, or a video with an audio track.',
    }),
    requesterOf: principalOf,
    originOf,
  });
}

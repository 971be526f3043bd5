import type { HttpServer } from '../../http/create-http-server.ts';
import { createAudioUpload } from '../../uploads/audio-upload.ts';
import { createPdfUpload } from '../../uploads/pdf-upload.ts';
import { registerUpload } from '../../uploads/register-upload.ts';
import { originOf } from '../authenticate.ts';
import type { ConsoleApi } from '../deps.ts';
import { requesterOf } from '../requester.ts';

/** PDF and recording: as over the public API, by a person. */
export function registerUploads(app: HttpServer, api: ConsoleApi): void {
  const common = { requesterOf, originOf };
  const [pdf, audio] = [createPdfUpload(api.uploads), createAudioUpload(api.uploads)];
  registerUpload(app, api, { path: '/clients/:client_id/notes/upload', kind: pdf, ...common });
  registerUpload(app, api, { path: '/clients/:client_id/transcriptions/upload', kind: audio, ...common });
}

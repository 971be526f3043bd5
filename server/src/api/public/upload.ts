import { Type } from 'typebox';
import { discardUpload, storeUpload, type Upload } from '../../blobs/store-upload.ts';
import { checkClientVisible } from '../../records/clients/find-client.ts';
import { type NoteRequest, requestNote } from '../../tasks/request-note.ts';
import { receiveFile, takeUploads } from '../http/body/receive-file.ts';
import type { HttpServer } from '../http/create-http-server.ts';
import { errorResponses } from '../http/openapi.ts';
import { originOf, principalOf } from './authenticate.ts';
import type { PublicApi } from './deps.ts';
import { ClientIdParams, StartedJob } from './schemas.ts';

/** Enough for a copy of the largest file from a slow store. */
const CHECK_TIMEOUT_MS = 15 * 60_000;

export interface UploadRoute {
  path: string;
  operationId: string;
  summary: string;
  description: string;
  fileDescription: string;
  taskType: NoteRequest['taskType'];
  limitBytes: number;
  /** Throws as soon as the first bytes tell that it is the wrong kind of file. */
  checkHead(head: Buffer): void;
  /** Throws where it takes the whole file to tell, or more time than there is. */
  checkStored?(upload: Upload, signal: AbortSignal): Promise<void>;
}

/** A route that takes one file and starts the job that makes a note of it. */
export function registerUpload(server: HttpServer, { context, uploads }: PublicApi, route: UploadRoute): void {
  const { blobs } = uploads;
  server.register(async (app: HttpServer) => {
    takeUploads(app);
    app.post(
      route.path,
      {
        schema: {
          operationId: route.operationId,
          tags: ['Notes'],
          summary: route.summary,
          description: route.description,
          consumes: ['multipart/form-data'],
          params: ClientIdParams,
          body: Type.Object({ file: Type.String({ format: 'binary', description: route.fileDescription }) }),
          response: { 200: StartedJob, ...errorResponses('client_not_found', 'file_too_large') },
        },
      },
      async (request) => {
        const principal = principalOf(request);
        const { practiceId } = principal;
        const { client_id: clientId } = request.params;
        await checkClientVisible(context.db, principal, clientId);
        const { upload, fileName } = await receiveFile(request, {
          limitBytes: route.limitBytes,
          store: async (file, signal) => {
            const { limitBytes, checkHead } = route;
            const stored = await storeUpload(context, blobs, {
              practiceId,
              stream: file.stream,
              limitBytes,
              signal,
              checkHead,
            });
            return { upload: stored, fileName: file.fileName };
          },
          discard: ({ upload: stored }) => discardUpload(context, blobs, stored.blobId),
        });
        try {
          // Longer than a connection may be idle: a large file from a slow store takes its time to be looked at.
          request.raw.socket.setTimeout(CHECK_TIMEOUT_MS);
          await route.checkStored?.(upload, AbortSignal.timeout(CHECK_TIMEOUT_MS));
          const job = { taskType: route.taskType, clientId, upload, fileName };
          return { job_id: await requestNote(context, originOf(request), principal, job) };
        } catch (error) {
          // Where this fails as well, the sweeper does it later.
          await discardUpload(context, blobs, upload.blobId).catch(() => undefined);
          throw error;
        }
      },
    );
  });
}

import type { FastifyRequest, FastifySchema } from 'fastify';
import { Type } from '../../lib/schema.ts';
import type { AuditOrigin } from '../../audit/entry.ts';
import { measureStorageLeft } from '../../blobs/practice-storage.ts';
import { discardUpload, storeUpload } from '../../blobs/store-upload.ts';
import type { Context } from '../../db/context.ts';
import { checkClientVisible } from '../../records/clients/find-client.ts';
import { requestNote } from '../../tasks/request-note.ts';
import type { Requester } from '../../tasks/requester.ts';
import { receiveFile, takeUploads } from '../http/body/receive-file.ts';
import type { HttpServer } from '../http/create-http-server.ts';
import { passDoorAgain, stayAtDoor } from '../http/guard-door.ts';
import type { UploadKind, Uploads } from './upload-kind.ts';

/** Enough to copy the largest file from a slow store. */
const CHECK_TIMEOUT_MS = 15 * 60_000;

export interface UploadRoute {
  /** Contains `:client_id`. */
  path: string;
  kind: UploadKind;
  /** What the OpenAPI document says of it, for an API that has one. */
  schema?: FastifySchema;
  requesterOf(request: FastifyRequest): Requester;
  originOf(request: FastifyRequest): AuditOrigin;
}

const StartedJob = Type.Object({ job_id: Type.String() });

/** A route that takes one file and starts the job that makes a note of it. */
export function registerUpload(
  server: HttpServer,
  { context, uploads }: { context: Context; uploads: Uploads },
  { path, kind, schema, requesterOf, originOf }: UploadRoute,
): void {
  const { blobs } = uploads;
  server.register(async (app: HttpServer) => {
    takeUploads(app);
    stayAtDoor(app);
    app.post(
      path,
      {
        schema: {
          params: Type.Object({ client_id: Type.Integer() }),
          body: Type.Object({ file: Type.String({ format: 'binary' }) }),
          response: { 200: StartedJob },
          ...schema,
          consumes: ['multipart/form-data'],
        },
      },
      async (request) => {
        const requester = requesterOf(request);
        const { practiceId } = requester;
        const { client_id: clientId } = request.params as { client_id: number };
        await checkClientVisible(context.db, requester, clientId);
        const leftBytes = await measureStorageLeft(context, practiceId, uploads.maxPracticeBytes);
        const { upload, fileName } = await receiveFile(request, {
          limitBytes: kind.limitBytes,
          store: async (file, signal) => {
            const { limitBytes, checkHead } = kind;
            const stored = await storeUpload(context, blobs, {
              practiceId,
              stream: file.stream,
              limitBytes,
              leftBytes,
              signal,
              checkHead,
            });
            return { upload: stored, fileName: file.fileName };
          },
          discard: ({ upload: stored }) => discardUpload(context, blobs, stored.blobId),
        });
        try {
          // Longer than a connection may be idle, because copying a large file from a slow store takes time.
          request.raw.socket.setTimeout(CHECK_TIMEOUT_MS);
          await kind.checkStored?.(upload, AbortSignal.timeout(CHECK_TIMEOUT_MS));
          // A large file takes an hour to come: a key that was revoked meanwhile brings nothing in.
          await passDoorAgain(request);
          const job = { taskType: kind.taskType, clientId, upload, fileName };
          return { job_id: await requestNote(context, originOf(request), requester, job) };
        } catch (error) {
          // If this fails as well, the sweeper removes it later.
          await discardUpload(context, blobs, upload.blobId).catch(() => undefined);
          throw error;
        }
      },
    );
  });
}

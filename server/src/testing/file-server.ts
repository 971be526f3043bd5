import type { IncomingMessage } from 'node:http';
import type { FastifyRequest } from 'fastify';
import { Type } from '../lib/schema.ts';
import { receiveFile, takeUploads } from '../api/http/body/receive-file.ts';
import type { HttpServer } from '../api/http/create-http-server.ts';
import { discardUpload, storeUpload } from '../blobs/store-upload.ts';
import { createTestServer } from './http-server.ts';
import { FORM_TYPE, joinParts, type Part } from './multipart.ts';
import { createUploadPlace, type UploadPlace } from './uploads.ts';

export interface Answer {
  status: number;
  body: unknown;
}

export interface FileServer {
  app: HttpServer;
  address: string;
  place: UploadPlace;
  send(body: NonNullable<RequestInit['body']>, type?: string): Promise<Answer>;
  sendParts(...parts: Part[]): Promise<Answer>;
  /** Makes the route wait before it takes the next file, as others do while they look for the client. */
  onceBefore(wait: (request: IncomingMessage) => Promise<void>): void;
  /** How many requests the route has finished. */
  countSettled(): number;
  /** Call in `afterAll`. */
  close(): Promise<void>;
}

/** A server with one route, `/take`, that stores the file of a form and answers what it got. */
export async function startFileServer(limitBytes: number): Promise<FileServer> {
  const { app } = createTestServer();
  const place = await createUploadPlace();
  const { context, practiceId, store: blobs } = place;
  let waiting: ((request: IncomingMessage) => Promise<void>) | undefined;
  let settled = 0;

  async function take(request: FastifyRequest): Promise<object> {
    const { stored, fileName } = await receiveFile(request, {
      limitBytes,
      store: async ({ stream, fileName: name }, signal) => {
        const upload = await storeUpload(context, blobs, { practiceId, stream, limitBytes, signal });
        return { stored: upload, fileName: name };
      },
      discard: ({ stored: { blobId } }) => discardUpload(context, blobs, blobId),
    });
    return { bytes: stored.bytes, head: stored.head.subarray(0, 20).toString('latin1'), fileName };
  }

  await app.register(async (scope) => {
    takeUploads(scope);
    const body = Type.Object({ file: Type.String() });
    scope.post('/take', { schema: { consumes: ['multipart/form-data'], body } }, async (request) => {
      const before = waiting;
      waiting = undefined;
      await before?.(request.raw);
      try {
        return await take(request);
      } finally {
        settled += 1;
      }
    });
  });
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  const send: FileServer['send'] = async (body, type = FORM_TYPE) => {
    const response = await fetch(`${address}/take`, {
      method: 'POST',
      body,
      headers: { 'content-type': type },
      ...(body instanceof ReadableStream && { duplex: 'half' }),
    });
    return { status: response.status, body: await response.json() };
  };
  return {
    app,
    address,
    place,
    send,
    sendParts: (...parts) => send(joinParts(parts)),
    onceBefore: (wait) => {
      waiting = wait;
    },
    countSettled: () => settled,
    close: async () => {
      await app.close();
      await place.drop();
    },
  };
}

export const TOO_LARGE: Answer = { status: 413, body: { detail: 'File too large' } };

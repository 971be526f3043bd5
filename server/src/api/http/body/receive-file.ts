import { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { Busboy, type BusboyInstance } from '@fastify/busboy';
import type { FastifyRequest } from 'fastify';
import { AppError, ValidationError, type ValidationIssue } from '../../../errors.ts';
import type { HttpServer } from '../create-http-server.ts';
import { askForBody } from './awaited-body.ts';
import { nameContentType } from './content-type.ts';
import { decodeWords } from './encoded-words.ts';

export interface FilePart {
  /** The name that the sender gave it. It is shown to people and never used as a path. */
  fileName: string;
  stream: Readable;
}

export interface FileReceiver<T> {
  limitBytes: number;
  /** Takes the bytes while they arrive. The signal ends it when the rest of the request turns out to be wrong. */
  store(file: FilePart, signal: AbortSignal): Promise<T>;
  /** For what was stored before the rest of the request turned out to be wrong. */
  discard(stored: T): Promise<void>;
}

/** Lines between the parts, their headers, and small fields that nobody asked for. */
const FRAME_BYTES = 64 * 1024;
const LIMITS = { fieldSize: 16 * 1024, fields: 20, parts: 30, headerPairs: 50, headerSize: 16 * 1024 };
const MAX_NAME_CHARACTERS = 255;

const ISSUES = {
  missing: { msg: 'Field required', type: 'missing' },
  notAFile: { msg: 'Value error, Expected UploadFile', type: 'value_error' },
  name: { msg: "Value error, the file's name should be UTF-8", type: 'value_error' },
  several: { msg: 'Value error, the field was sent more than once: there must be one file only', type: 'value_error' },
} as const;

/** Routes of this scope get the request itself as a body, and read it by `receiveFile`. */
export function takeUploads(app: HttpServer): void {
  app.addContentTypeParser(
    'multipart/form-data',
    async (_request: FastifyRequest, payload: IncomingMessage) => payload,
  );
}

/** Whether the route of a request takes files, and nothing else. */
export function takesFiles({ routeOptions }: FastifyRequest): boolean {
  return (routeOptions.schema as { consumes?: string[] } | undefined)?.consumes?.join() === 'multipart/form-data';
}

export function fileIssue(wording: Pick<ValidationIssue, 'msg' | 'type'>): ValidationError {
  return new ValidationError([{ loc: ['body', 'file'], ...wording }]);
}

/**
 * The part `file` of a multipart request, handed on as it arrives. Resolves when the whole request was read and found
 * right; else nothing is left of the file. The connection is left open, so that the sender gets to read the answer.
 */
export async function receiveFile<T>(request: FastifyRequest, receiver: FileReceiver<T>): Promise<T> {
  const { limitBytes, store, discard } = receiver;
  const { raw } = request;
  if (!(request.body instanceof IncomingMessage)) {
    const hasType = raw.headers['content-type'] !== undefined;
    const msg = `${ISSUES.missing.msg}: ${nameContentType(['multipart/form-data'])}`;
    throw fileIssue(hasType ? { ...ISSUES.missing, msg } : ISSUES.missing);
  }
  if (Number(raw.headers['content-length']) > limitBytes + FRAME_BYTES) throw new AppError('file_too_large');
  // No further event comes for a sender who has left already.
  if (raw.destroyed) throw new AppError('bad_request');
  const form = openForm(raw);
  const stopping = new AbortController();
  let storing: Promise<T> | undefined;
  let issue: (typeof ISSUES)[keyof typeof ISSUES] = ISSUES.missing;
  let receivedBytes = 0;
  const reading = Promise.withResolvers<void>();
  const stop = (error: unknown): void => {
    // At once, because the parser can throw on the bytes after a fault, above all at their end, where nobody would
    // catch it.
    raw.unpipe(form);
    reading.reject(error);
  };
  const breakOff = (cause?: unknown): void => stop(new AppError('bad_request', { cause }));

  form.on('file', (name, stream, fileName: string | undefined) => {
    // When a form is cut off, the parser reports an error on each of its parts. The error of the form itself is handled
    // below.
    stream.on('error', () => undefined);
    if (name !== 'file') {
      stream.resume();
    } else if (fileName?.includes('\uFFFD') === true) {
      // The parser puts it for bytes that it cannot read: two different names would look the same.
      stream.resume();
      stop(fileIssue(ISSUES.name));
    } else if (storing === undefined) {
      storing = store({ fileName: tidyName(decodeWords(fileName)), stream }, stopping.signal);
      storing.catch(stop);
    } else {
      stop(fileIssue(ISSUES.several));
    }
  });
  form.on('field', (name) => {
    if (name === 'file') issue = ISSUES.notAFile;
  });
  form.on('partsLimit', breakOff);
  form.on('fieldsLimit', breakOff);
  form.on('error', breakOff);
  form.on('finish', reading.resolve);
  // The parser says nothing of a part that ends within its own header, and would wait for ever. Once all bytes are
  // parsed and the file is stored, the parser is done by the next turn of the event loop, or never.
  form.on('prefinish', async () => {
    await storing?.catch(() => undefined);
    setImmediate(breakOff);
  });
  raw.on('data', (chunk: Buffer) => {
    receivedBytes += chunk.length;
    if (receivedBytes > limitBytes + FRAME_BYTES) stop(new AppError('file_too_large'));
  });
  raw.on('error', breakOff);
  raw.on('close', () => {
    if (!raw.readableEnded) breakOff();
  });
  askForBody(raw);
  raw.pipe(form);

  try {
    await reading.promise;
    if (storing === undefined) throw fileIssue(issue);
    return await storing;
  } catch (error) {
    stopping.abort(error);
    // Whatever becomes of what was stored, the sender is told what was wrong with the request.
    await storing?.then(discard).catch(() => undefined);
    throw error;
  }
}

function openForm(raw: IncomingMessage): BusboyInstance {
  try {
    return new Busboy({ headers: { 'content-type': raw.headers['content-type'] ?? '' }, limits: LIMITS });
  } catch (error) {
    throw new AppError('bad_request', { cause: error });
  }
}

function tidyName(fileName = ''): string {
  const harmless = fileName.replaceAll(/\p{Cc}/gu, '').toWellFormed();
  return [...harmless].slice(0, MAX_NAME_CHARACTERS).join('');
}

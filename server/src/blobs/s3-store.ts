import { Readable } from 'node:stream';
import {
  AbortMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  paginateListObjectsV2,
  S3Client,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import type { S3Address } from '../settings/blob-store.ts';
import { BlobNotFoundError, type BlobStore, checkBlobId } from './blob-store.ts';

/** The least that S3 allows. Ten thousand parts of it are 80 GiB, beyond any upload. */
const PART_BYTES = 8 * 1024 * 1024;
/** Two parts at a time keep the line busy. More would only take more memory. */
const PARTS_AT_ONCE = 2;
const MAX_ATTEMPTS = 4;

interface ObjectName {
  Bucket: string;
  Key: string;
}

/** Objects in a bucket of S3, or of another server with the same protocol. */
export function createS3Store({ bucket, prefix, region, endpoint, ...credentials }: S3Address): BlobStore {
  const client = new S3Client({
    region,
    credentials,
    maxAttempts: MAX_ATTEMPTS,
    // Servers other than Amazon's use one host name for all buckets, and know few of its newer checksums.
    ...(endpoint !== undefined && { endpoint, forcePathStyle: true }),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });

  function objectOf(id: string): ObjectName {
    checkBlobId(id);
    return { Bucket: bucket, Key: prefix + id };
  }

  return {
    put: async (id, bytes, { signal } = {}) => upload(client, objectOf(id), bytes, signal),

    get: async (id, { start = 0 } = {}) => {
      try {
        const range = start > 0 ? { Range: `bytes=${start}-` } : {};
        const { Body } = await client.send(new GetObjectCommand({ ...objectOf(id), ...range }));
        return Body as Readable;
      } catch (error) {
        if (error instanceof NoSuchKey) throw new BlobNotFoundError(id, { cause: error });
        throw error;
      }
    },

    delete: async (id) => {
      await client.send(new DeleteObjectCommand(objectOf(id)));
    },

    list: async function* list() {
      for await (const page of paginateListObjectsV2({ client }, { Bucket: bucket, Prefix: prefix })) {
        for (const { Key = '', LastModified } of page.Contents ?? []) {
          if (LastModified !== undefined) yield { id: Key.slice(prefix.length), writtenAt: LastModified };
        }
      }
    },
  };
}

/** In parts, as the bytes come. What is broken off leaves no parts behind. */
async function upload(
  client: S3Client,
  object: ObjectName,
  bytes: AsyncIterable<Uint8Array>,
  signal: AbortSignal | undefined,
): Promise<{ bytes: number }> {
  signal?.throwIfAborted();
  let written = 0;
  async function* count(): AsyncGenerator<Uint8Array> {
    for await (const chunk of bytes) {
      written += chunk.length;
      yield chunk;
    }
  }
  const sending = new Upload({
    client,
    params: { ...object, Body: Readable.from(count(), { objectMode: false }) },
    partSize: PART_BYTES,
    queueSize: PARTS_AT_ONCE,
  });
  const abort = (): void => void sending.abort();
  signal?.addEventListener('abort', abort);
  try {
    await sending.done();
    signal?.throwIfAborted();
    return { bytes: written };
  } catch (error) {
    const { uploadId: UploadId } = sending;
    if (UploadId !== undefined) {
      await client.send(new AbortMultipartUploadCommand({ ...object, UploadId })).catch(() => undefined);
    }
    throw error;
  } finally {
    signal?.removeEventListener('abort', abort);
  }
}

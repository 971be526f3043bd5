import { mkdtemp, readdir, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { S3Address } from '../../settings/blob-store.ts';

/** The part that we use of a package without types. */
interface S3rver {
  middleware: KoaMiddleware[];
  run(): Promise<AddressInfo>;
  close(): Promise<void>;
}
interface KoaContext {
  method: string;
  query: { uploadId?: string };
  status: number;
}
type KoaMiddleware = (ctx: KoaContext, next: () => Promise<void>) => Promise<void>;
type S3rverConstructor = new (options: Record<string, unknown>) => S3rver;

export interface S3TestServer {
  address: S3Address;
  /** Every file that the server holds, finished objects and parts alike. */
  listFiles(): Promise<string[]>;
  stop(): Promise<void>;
}

const BUCKET = 'uploads';
const PREFIX = 'case/wright/';
/** The only account the server knows. */
const ACCOUNT = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };

/** A real server that speaks S3, with one bucket, on a port of its own. */
export async function startS3Server(): Promise<S3TestServer> {
  const directory = await mkdtemp(path.join(tmpdir(), 'casewright-s3-'));
  // @ts-expect-error The package brings no types.
  const { default: Server } = (await import('@20minutes/s3rver')) as { default: S3rverConstructor };
  const server = new Server({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: BUCKET }],
    // It takes the slash at the end of a bucket's path for a wrong signature. Unknown accounts are still refused.
    allowMismatchedSignatures: true,
  });
  // The one request of ours that the server does not know: AbortMultipartUpload.
  server.middleware.unshift(async (ctx, next) => {
    const { uploadId } = ctx.query;
    if (ctx.method !== 'DELETE' || uploadId === undefined) return next();
    await rm(path.join(directory, BUCKET, '._S3rver_uploads', path.basename(uploadId)), { recursive: true });
    ctx.status = 204;
  });
  const { port } = await server.run();
  const listFiles = async (): Promise<string[]> => {
    const entries = await readdir(path.join(directory, BUCKET), { recursive: true, withFileTypes: true });
    return entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => path.join(parentPath, name));
  };
  return {
    address: {
      kind: 's3',
      bucket: BUCKET,
      prefix: PREFIX,
      region: 'us-east-1',
      endpoint: `http://127.0.0.1:${port}`,
      ...ACCOUNT,
    },
    listFiles,
    stop: async () => {
      await server.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

// Takes uploads over HTTP in two ways, each at an address of its own: the service, and a plain pipe into a file.
import { randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createApp } from '../server/src/app.ts';
import { createBlobKeys } from '../server/src/blobs/blob-keys.ts';
import { createDiskStore } from '../server/src/blobs/disk-store.ts';
import { openLocalCopies } from '../server/src/blobs/local-copy.ts';
import { createSealedStore } from '../server/src/blobs/sealed-store.ts';
import { readConfig } from '../server/src/config.ts';
import { openDatabase } from '../server/src/db/database.ts';
import { systemClock } from '../server/src/lib/clock.ts';
import { createIdMaker } from '../server/src/lib/ids.ts';
import { createLogger } from '../server/src/lib/logger.ts';
import { createSecretBox } from '../server/src/lib/secret-box.ts';

export interface UploadAddresses {
  service: string;
  plain: string;
}

/** Resident memory now, and at its highest since it was last asked for. */
export interface MemoryAnswer {
  nowBytes: number;
  peakBytes: number;
}

const [url = '', folder = ''] = process.argv.slice(2);
const SAMPLE_MS = 20;

async function startService(): Promise<string> {
  const app = await createApp({
    config: readConfig({ RATE_LIMIT_PER_MINUTE: 'off' }),
    baseUrl: () => '',
    context: { db: openDatabase({ url, maxConnections: 10 }), clock: systemClock, makeId: createIdMaker(systemClock) },
    operatorToken: 'unused',
    blobs: createSealedStore(createDiskStore(path.join(folder, 'blobs')), createBlobKeys(randomBytes(32))),
    copies: await openLocalCopies(path.join(folder, 'in-work')),
    secretBox: createSecretBox(randomBytes(32)),
    logger: createLogger(systemClock, 'silent', { write: () => undefined }),
  });
  return app.http.listen({ host: '127.0.0.1', port: 0 });
}

async function startPlain(): Promise<string> {
  const server = createServer(async (request, response) => {
    await pipeline(request, createWriteStream(path.join(folder, 'plain'), { flush: true }));
    response.end('{}');
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

let peakBytes = 0;
setInterval(() => {
  peakBytes = Math.max(peakBytes, process.memoryUsage.rss());
}, SAMPLE_MS);
process.on('message', () => {
  const answer: MemoryAnswer = { nowBytes: process.memoryUsage.rss(), peakBytes };
  peakBytes = 0;
  process.send?.(answer);
});
process.on('disconnect', () => process.exit());
const addresses: UploadAddresses = { service: await startService(), plain: await startPlain() };
process.send?.(addresses);

// Writes docs/openapi.json, the committed description of the public API; with --check, says whether it is current.
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createApp } from '../server/src/app.ts';
import { formatOpenApi } from '../server/src/api/http/openapi.ts';
import { createDiskStore } from '../server/src/blobs/disk-store.ts';
import { readConfig } from '../server/src/config.ts';
import { openDatabase } from '../server/src/db/database.ts';
import { systemClock } from '../server/src/lib/clock.ts';
import { createIdMaker } from '../server/src/lib/ids.ts';
import { createLogger } from '../server/src/lib/logger.ts';
import { createSecretBox } from '../server/src/lib/secret-box.ts';

const FILE = path.resolve(import.meta.dirname, '../docs/openapi.json');

/** The routes are built as in the service; a pool connects at its first query, and none is made. */
async function describeApi(): Promise<string> {
  const db = openDatabase({ url: 'postgres://unused', maxConnections: 1 });
  const app = await createApp({
    config: readConfig({}),
    baseUrl: () => '',
    context: { db, clock: systemClock, makeId: createIdMaker(systemClock) },
    blobs: createDiskStore('/nowhere'),
    copies: { withFile: () => Promise.reject(new Error('nothing is uploaded here')) },
    secretBox: createSecretBox(Buffer.alloc(32)),
    operatorToken: '',
    logger: createLogger(systemClock, 'silent', { write: () => undefined }),
  });
  const document = formatOpenApi(app.http);
  await app.close();
  await db.destroy();
  return document;
}

const document = await describeApi();
if (!process.argv.includes('--check')) {
  await writeFile(FILE, document);
} else if ((await readFile(FILE, 'utf8').catch(() => '')) !== document) {
  process.stderr.write('docs/openapi.json is not what the routes say: run npm run openapi\n');
  process.exitCode = 1;
}

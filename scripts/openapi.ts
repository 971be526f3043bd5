// Writes the committed descriptions of the APIs. With --check it only says whether they are up to date.
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createApp } from '../server/src/app.ts';
import { formatOpenApi } from '../server/src/api/http/openapi.ts';
import { PARTNER_DOCUMENT } from '../server/src/api/partner/openapi.ts';
import { createDiskStore } from '../server/src/blobs/disk-store.ts';
import { readConfig } from '../server/src/config.ts';
import { openDatabase } from '../server/src/db/database.ts';
import { systemClock } from '../server/src/lib/clock.ts';
import { createIdMaker } from '../server/src/lib/ids.ts';
import { createLogger } from '../server/src/lib/logger.ts';
import { createSecretBox } from '../server/src/lib/secret-box.ts';

const DOCUMENTS = { 'openapi.json': 'swagger', 'openapi-partner.json': PARTNER_DOCUMENT };
const FOLDER = path.resolve(import.meta.dirname, '../docs');

/**
 * Builds the routes as the service does. No database is needed: the pool connects at its first query, and there is
 * none.
 */
async function describeApis(): Promise<[string, string][]> {
  const db = openDatabase({ url: 'postgres://unused', maxConnections: 1 });
  const app = await createApp({
    config: readConfig({}),
    baseUrl: () => '',
    context: { db, clock: systemClock, makeId: createIdMaker(systemClock) },
    blobs: createDiskStore('/nowhere'),
    copies: { withFile: () => Promise.reject(new Error('nothing is uploaded here')), sweep: async () => undefined },
    secretBox: createSecretBox(Buffer.alloc(32)),
    operatorToken: '',
    logger: createLogger(systemClock, 'silent', { write: () => undefined }),
  });
  const documents = Object.entries(DOCUMENTS).map(([file, name]): [string, string] => [
    file,
    formatOpenApi(app.http, name),
  ]);
  await app.close();
  await db.destroy();
  return documents;
}

for (const [name, document] of await describeApis()) {
  const file = path.join(FOLDER, name);
  if (!process.argv.includes('--check')) {
    await writeFile(file, document);
  } else if ((await readFile(file, 'utf8').catch(() => '')) !== document) {
    process.stderr.write(`docs/${name} is not what the routes say: run npm run openapi\n`);
    process.exitCode = 1;
  }
}

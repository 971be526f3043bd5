import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openDatabase } from '../server/src/db/database.ts';
import { openEmbeddedServer } from '../server/src/db/embedded/embedded-server.ts';
import { migrate } from '../server/src/db/migrate.ts';

import { benchHttp } from './http.ts';

/** Each measurement gets the address of an empty, migrated database on a server with the service's own settings. */
const MEASUREMENTS: Record<string, (databaseUrl: string) => Promise<void>> = {
  http: benchHttp,

};

const asked = process.argv.slice(2);
const names = asked.length > 0 ? asked : Object.keys(MEASUREMENTS);
const folder = await mkdtemp(path.join(tmpdir(), 'casewright-bench-'));
const server = await openEmbeddedServer({ directory: path.join(folder, 'postgres') });
try {
  for (const name of names) {
    const measure = MEASUREMENTS[name];
    if (measure === undefined) throw new Error(`there is no measurement "${name}"`);
    process.stdout.write(`\n== ${name}\n`);
    const url = await server.ensureDatabase(`bench_${name.replaceAll('-', '_')}`);
    const db = openDatabase({ url, maxConnections: 1 });
    await migrate(db);
    await db.destroy();
    await measure(url);
  }
} finally {
  await server.stop({ force: true });
  await rm(folder, { recursive: true });
}

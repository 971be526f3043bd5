import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openDatabase } from '../server/src/db/database.ts';
import { type EmbeddedServer, openEmbeddedServer } from '../server/src/db/embedded/embedded-server.ts';
import { migrate } from '../server/src/db/migrate.ts';
import { benchClientSearch } from './client-search.ts';
import { benchEvidence } from './evidence.ts';
import type { Figure } from './figure.ts';
import { benchGrowth } from './growth.ts';
import { benchHttp } from './http.ts';
import { benchIdentity, benchIdentityDevelopment } from './identity.ts';
import { benchJobQueues } from './job-queues.ts';
import { benchJobs } from './jobs.ts';
import { benchLaunches } from './launches.ts';
import { benchPdf } from './pdf.ts';
import { publish } from './publish.ts';
import { requireQuiet } from './quiet.ts';
import { benchSpeech } from './speech.ts';
import { benchStart } from './start.ts';
import { benchTyping } from './typing.ts';
import { benchUpload } from './upload.ts';
import { benchWebhooks } from './webhooks.ts';
import { benchHangingWebhooks } from './webhooks-hanging.ts';
import { benchUploadHttp } from './upload-http.ts';
import { benchWriting } from './writing.ts';

/**
 * Each measurement gets the address of an empty, migrated database on a server with the service's own settings, and the
 * folder that was named, by its path or behind `--data=`, where some find more to measure with. Those of speed answer
 * with figures to publish.
 */
const MEASUREMENTS: Record<string, (databaseUrl: string, dataFolder?: string) => Promise<Figure[] | void>> = {
  http: benchHttp,
  start: benchStart,
  'client-search': benchClientSearch,
  identity: benchIdentity,
  'identity-development': benchIdentityDevelopment,
  pdf: benchPdf,
  speech: benchSpeech,
  jobs: benchJobs,
  'job-queues': benchJobQueues,
  growth: benchGrowth,
  launches: benchLaunches,
  typing: benchTyping,
  upload: benchUpload,
  'upload-http': benchUploadHttp,
  writing: benchWriting,
  evidence: benchEvidence,
  webhooks: benchWebhooks,
  'webhooks-hanging': benchHangingWebhooks,
};

async function makeDatabase(server: EmbeddedServer, name: string): Promise<string> {
  const url = await server.ensureDatabase(`bench_${name.replaceAll('-', '_')}`);
  const db = openDatabase({ url, maxConnections: 1 });
  await migrate(db);
  await db.destroy();
  return url;
}

const DATA = '--data=';
/** `--publish` writes docs/performance.md from what was measured. */
const PUBLISH = '--publish';
const isFolder = (argument: string): boolean => argument.startsWith(DATA) || argument.includes('/');
const given = process.argv.slice(2).filter((argument) => argument !== '--');
const isPublished = given.includes(PUBLISH);
const dataFolder = given.find(isFolder)?.replace(DATA, '');
const asked = given.filter((argument) => !isFolder(argument) && argument !== PUBLISH);
const names = asked.length > 0 ? asked : Object.keys(MEASUREMENTS);
if (isPublished) await requireQuiet();
const folder = await mkdtemp(path.join(tmpdir(), 'casewright-bench-'));
const server = await openEmbeddedServer({ directory: path.join(folder, 'postgres') });
try {
  const figures = new Map<string, Figure[]>();
  for (const name of names) {
    const measure = MEASUREMENTS[name];
    if (measure === undefined) throw new Error(`there is no measurement "${name}"`);
    const databaseUrl = await makeDatabase(server, name);
    if (isPublished) await requireQuiet();
    process.stdout.write(`\n== ${name}\n`);
    figures.set(name, (await measure(databaseUrl, dataFolder)) ?? []);
  }
  if (isPublished) await publish(figures);
} finally {
  await server.stop({ force: true });
  await rm(folder, { recursive: true });
}

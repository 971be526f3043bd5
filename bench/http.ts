import autocannon from 'autocannon';
import { openDatabase } from '../server/src/db/database.ts';
import { systemClock } from '../server/src/lib/clock.ts';
import { createIdMaker } from '../server/src/lib/ids.ts';
import { createTestPractice } from '../server/src/testing/practice.ts';
import { createTestClients, createTestReport } from '../server/src/testing/records.ts';
import { median } from './measure.ts';
import { startServer } from './start-server.ts';

const ROUNDS = 7;
const ROUND_SECONDS = 4;
const CONNECTIONS = 16;
const AIM = 0.85;

const REPORT = `# Assessment\n\n${'A paragraph of some length about what was seen and heard. '.repeat(8)}\n\n`.repeat(
  6,
);

/** Requests a second of the service beside those of a bare route with the same queries, round by round in turn. */
export async function benchHttp(databaseUrl: string): Promise<void> {
  const { apiKey, targets } = await prepareRecords(databaseUrl);
  const [casewright, bare] = await Promise.all([
    startServer('casewright-server.ts', databaseUrl),
    startServer('bare-server.ts', databaseUrl),
  ]);
  try {
    for (const [name, target] of Object.entries(targets)) {
      const rounds: { ours: number; bare: number }[] = [];
      for (let round = 0; round <= ROUNDS; round += 1) {
        rounds.push({
          ours: await load(casewright.url + target, apiKey),
          bare: await load(bare.url + target, apiKey),
        });
      }
      report(name, rounds.slice(1));
    }
  } finally {
    casewright.process.disconnect();
    bare.process.disconnect();
  }
}

async function prepareRecords(databaseUrl: string): Promise<{ apiKey: string; targets: Record<string, string> }> {
  const db = openDatabase({ url: databaseUrl, maxConnections: 4 });
  const context = { db, clock: systemClock, makeId: createIdMaker(systemClock) };
  const practice = await createTestPractice(context);
  const { organisation: clientId } = await createTestClients(context, practice);
  const reportId = await createTestReport(context, practice, clientId, { markdown: REPORT });
  await db.destroy();
  return {
    apiKey: practice.keys.organisation,
    targets: { me: '/v1/public/me', document: `/v1/public/clients/${clientId}/documents/${reportId}` },
  };
}

async function load(url: string, apiKey: string): Promise<number> {
  const result = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: ROUND_SECONDS,
    headers: { authorization: `Bearer ${apiKey}` },
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} refused, ${result.errors} failed`);
  return result.requests.average;
}

/** The ratio is taken round by round, so that what disturbs the machine disturbs both sides of it. */
function report(name: string, rounds: { ours: number; bare: number }[]): void {
  const ours = Math.round(median(rounds.map((round) => round.ours)));
  const bare = Math.round(median(rounds.map((round) => round.bare)));
  const ratio = median(rounds.map((round) => round.ours / round.bare)).toFixed(2);
  process.stdout.write(`${name}: ${ours}/s, bare ${bare}/s, ratio ${ratio} (aim ${AIM})\n`);
}

import autocannon from 'autocannon';
import { type Database, openDatabase } from '../server/src/db/database.ts';
import { systemClock } from '../server/src/lib/clock.ts';
import { createIdMaker } from '../server/src/lib/ids.ts';
import { createTestPractice } from '../server/src/testing/practice.ts';
import { createTestClients, createTestReport } from '../server/src/testing/records.ts';
import { compare } from './compare.ts';
import { startFastapi } from './fastapi-peer.ts';
import { type Figure, printFigure } from './figure.ts';
import { measureProcessorTime, showProcessorTime } from './processor-time.ts';
import { startServer } from './start-server.ts';

const ROUNDS = 7;
const FLOOR_ROUNDS = 3;
const ROUND_SECONDS = 4;
const CONNECTIONS = 16;
/** What is asked for, and the ratios aimed at. */
const REQUESTS = {
  me: { bare: 0.92, fastapi: 4 },
  document: { bare: 0.85, fastapi: 4 },
  /** The peers leave an audit row for what is read, as the service always does: what that promise costs them. */
  'document, audited on every side': {},
};
type Request = keyof typeof REQUESTS;

const REPORT = `# Assessment\n\n${'A paragraph of some length about what was seen and heard. '.repeat(8)}\n\n`.repeat(
  6,
);

/** Requests a second of the service beside those of a bare route, and of another framework, with the same queries. */
export async function benchHttp(databaseUrl: string): Promise<Figure[]> {
  const { apiKey, targets } = await prepareRecords(databaseUrl);
  const [casewright, bare, fastapi] = await Promise.all([
    startServer('casewright-server.ts', databaseUrl),
    startServer('bare-server.ts', databaseUrl),
    startFastapi(databaseUrl),
  ]);
  if (typeof fastapi === 'string') process.stdout.write(`${fastapi}\n`);
  const db = openDatabase({ url: databaseUrl, maxConnections: 1 });
  const figures: Figure[] = [];
  try {
    for (const [name, aims] of Object.entries(REQUESTS) as [Request, { bare?: number; fastapi?: number }][]) {
      const at = (url: string) => async () => (await load(url + targets[name], apiKey)) / ROUND_SECONDS;
      const peer = typeof fastapi !== 'string' && { FastAPI: { run: at(fastapi.url), aim: aims.fastapi } };
      figures.push(
        ...(await compare({
          what: name,
          unit: '/s',
          rounds: ROUNDS,
          ours: at(casewright.url),
          peers: { 'bare Fastify': { run: at(bare.url), aim: aims.bare }, ...peer },
        })),
      );
      const ofPeer = typeof fastapi !== 'string' && { FastAPI: { name: 'Python', ...fastapi } };
      const sides = { ours: casewright, 'bare Fastify': bare, ...ofPeer };
      figures.push(await compareWork(db, name, sides, (url) => load(url + targets[name], apiKey)));
    }
    figures.push(...(await measureFloor(db, databaseUrl, casewright, (url) => load(url + targets.me, apiKey))));
    return figures;
  } finally {
    await db.destroy();
    casewright.process.disconnect();
    bare.process.disconnect();
    if (typeof fastapi !== 'string') await fastapi.stop();
  }
}

/** What is left to gain: the same answer as `/me`, a constant, by Fastify and by Node alone. */
async function measureFloor(
  db: Database,
  databaseUrl: string,
  casewright: Served,
  request: (url: string) => Promise<number>,
): Promise<Figure[]> {
  const fastify = await startServer('floor-server.ts', databaseUrl, { FLOOR: 'fastify' });
  const http = await startServer('floor-server.ts', databaseUrl, { FLOOR: 'http' });
  const rateOf = (url: string) => async () => (await request(url)) / ROUND_SECONDS;
  try {
    const rates = await compare({
      what: 'me',
      unit: '/s',
      rounds: FLOOR_ROUNDS,
      ours: rateOf(casewright.url),
      peers: { 'a constant by Fastify': { run: rateOf(fastify.url) }, 'a constant by Node': { run: rateOf(http.url) } },
    });
    const sides = { ours: casewright, 'a constant by Fastify': fastify, 'a constant by Node': http };
    return [...rates, await compareWork(db, 'me beside its floor', sides, request)];
  } finally {
    fastify.process.disconnect();
    http.process.disconnect();
  }
}

async function prepareRecords(databaseUrl: string): Promise<{ apiKey: string; targets: Record<Request, string> }> {
  const db = openDatabase({ url: databaseUrl, maxConnections: 4 });
  const context = { db, clock: systemClock, makeId: createIdMaker(systemClock) };
  const practice = await createTestPractice(context);
  const { organisation: clientId } = await createTestClients(context, practice);
  const reportId = await createTestReport(context, practice, clientId, { markdown: REPORT });
  await db.destroy();
  const document = `/v1/public/clients/${clientId}/documents/${reportId}`;
  return {
    apiKey: practice.keys.organisation,
    targets: { me: '/v1/public/me', document, 'document, audited on every side': `${document}?audited` },
  };
}

interface Served {
  url: string;
  pid: number | undefined;
  name?: string;
}

/** What a request costs each server and the database, which a busy machine does not change. */
async function compareWork(
  db: Database,
  what: string,
  sides: Record<string, Served>,
  request: (url: string) => Promise<number>,
): Promise<Figure> {
  const shown: string[] = [];
  for (const [side, { url, pid, name }] of Object.entries(sides)) {
    let count = 0;
    const time = await measureProcessorTime(db, async () => (count = await request(url)), pid);
    shown.push(`${side === 'ours' ? '' : `${side} `}${showProcessorTime(time, count, name)}`);
  }
  const [ours = '', ...peers] = shown;
  const figure = { what: `processor time of ${what}`, ours, beside: peers.join('; '), ratio: '', aim: '' };
  printFigure(figure);
  return figure;
}

/** How many requests were answered in a round. */
async function load(url: string, apiKey: string): Promise<number> {
  const result = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: ROUND_SECONDS,
    headers: { authorization: `Bearer ${apiKey}` },
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} refused, ${result.errors} failed`);
  return result.requests.total;
}

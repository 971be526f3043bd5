import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import autocannon from 'autocannon';
import { median } from './measure.ts';

const ROUNDS = 5;
const ROUND_SECONDS = 4;
const CONNECTIONS = 16;

export interface HttpBenchInput {
  databaseUrl: string;
  apiKey: string;
  clientId: number;
  documentId: string;
}

/** Requests a second of the service beside those of a bare route with the same queries, round by round in turn. */
export async function benchHttp(input: HttpBenchInput): Promise<void> {
  const targets = { me: '/v1/public/me', document: `/v1/public/clients/${input.clientId}/documents/${input.documentId}` };
  const [casewright, bare] = await Promise.all([
    startServer('casewright-server.ts', input.databaseUrl),
    startServer('bare-server.ts', input.databaseUrl),
  ]);
  try {
    for (const [name, target] of Object.entries(targets)) {
      const ours: number[] = [];
      const theirs: number[] = [];
      for (let round = 0; round <= ROUNDS; round += 1) {
        const pair = [await load(casewright.url + target, input.apiKey), await load(bare.url + target, input.apiKey)];
        // The first round warms both up.
        if (round > 0) [ours, theirs].forEach((list, index) => list.push(pair[index] ?? Number.NaN));
      }
      const ratio = median(ours.map((value, index) => value / (theirs[index] ?? Number.NaN)));
      print(`${name}: ${Math.round(median(ours))}/s beside ${Math.round(median(theirs))}/s bare, ratio ${ratio.toFixed(2)} (aim 0.85)`);
    }
  } finally {
    casewright.process.disconnect();
    bare.process.disconnect();
  }
}

async function startServer(file: string, databaseUrl: string): Promise<{ url: string; process: ChildProcess }> {
  const child = fork(path.join(import.meta.dirname, file), {
    env: { ...process.env, DATABASE_URL: databaseUrl, LOG_LEVEL: 'info' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const [url] = (await once(child, 'message')) as [string];
  return { url, process: child };
}

async function load(url: string, apiKey: string): Promise<number> {
  const result = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: ROUND_SECONDS,
    headers: { authorization: `Bearer ${apiKey}` },
  });
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${url}: ${result.non2xx} refused, ${result.errors} failed`);
  return result.requests.average;
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseMarkdown } from '@casewright/document';
import { afterAll, expect, test } from 'vitest';
import type { DemoCredentials } from '../demo/credentials.ts';
import { killLeftovers, runCasewright } from '../testing/process.ts';

const LISTENING = /running at (http:\S+)/;
const REPORTS = 12;

const folders: string[] = [];
afterAll(async () => {
  await killLeftovers();
  for (const folder of folders) {
    try {
      execFileSync('pkill', ['-INT', '-f', `postgres -D ${folder}`]);
    } catch {
      // It has ended.
    }
    await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 });
  }
});

type Call = <T>(method: string, target: string, body?: unknown) => Promise<{ status: number; body: T }>;

async function signIn(baseUrl: string, { email, password }: DemoCredentials['admin']): Promise<Call> {
  let cookie = '';
  const call: Call = async <T>(method: string, target: string, body?: unknown) => {
    const answer = await fetch(`${baseUrl}/v1/console${target}`, {
      method,
      headers: { origin: baseUrl, cookie, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const cookies = answer.headers.getSetCookie().map((each) => each.split(';', 1)[0] ?? '');
    if (cookies.length > 0) cookie = cookies.join('; ');
    return { status: answer.status, body: (await answer.json()) as T };
  };
  expect((await call('POST', '/sign-in', { email, password })).status).toBe(200);
  return call;
}

interface Report {
  id: string;
  version: number;
  state: string;
  signature: object | null;
}

test(
  'killed while reports are being signed, each is either signed whole or a draft',
  { timeout: 600_000 },
  async () => {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'casewright-signing-'));
    folders.push(dataDir);
    const settings = { DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'error' };
    const first = runCasewright(['start'], settings);
    const [, baseUrl = ''] = await first.waitFor(LISTENING);
    const { admin } = JSON.parse(await readFile(path.join(dataDir, 'demo.json'), 'utf8')) as DemoCredentials;
    const call = await signIn(baseUrl, admin);
    const ids = await Promise.all(
      Array.from({ length: REPORTS }, async (_, number) => {
        const title = `Report ${number}`;
        const { id } = (await call<Report>('POST', '/clients/1/reports', { title })).body;
        await call('PUT', `/reports/${id}`, { title, version: 1, content: parseMarkdown('She slept well.') });
        return id;
      }),
    );

    // The first answer is the moment at which others are under way.
    const acknowledged = new Set<string>();
    await Promise.allSettled(
      ids.map(async (id) => {
        const { status } = await call('POST', `/reports/${id}/sign`, { version: 2, reason: 'Read in full' });
        expect(status).toBe(200);
        acknowledged.add(id);
        first.child.kill('SIGKILL');
      }),
    );
    await first.ended;
    expect(acknowledged.size).toBeGreaterThan(0);

    const second = runCasewright(['start'], settings);
    const [, secondUrl = ''] = await second.waitFor(LISTENING);
    const again = await signIn(secondUrl, admin);
    const reports = await Promise.all(ids.map(async (id) => (await again<Report>('GET', `/reports/${id}`)).body));
    for (const { state, signature } of reports) {
      expect([state, signature !== null]).toEqual(state === 'signed' ? ['signed', true] : ['draft', false]);
    }
    const signed = reports.filter(({ state }) => state === 'signed').map(({ id }) => id);
    expect(signed).toEqual(expect.arrayContaining([...acknowledged]));
    // What is a draft still can be signed now.
    const drafts = reports.filter(({ state }) => state === 'draft');
    for (const { id, version } of drafts) {
      expect((await again('POST', `/reports/${id}/sign`, { version, reason: 'Read in full' })).status).toBe(200);
    }
    second.child.kill('SIGTERM');
    expect(await second.ended).toBe(0);
    const verified = runCasewright(['audit', 'verify', '--json'], settings);
    expect(await verified.ended).toBe(0);
  },
);

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { callOperator } from './operator.ts';
import type { DemoCredentials } from '../../../server/src/demo/credentials.ts';
import type { Service } from './service.ts';

const PROGRAM = path.resolve(import.meta.dirname, '../../../examples/partner-platform/main.ts');

export interface Platform {
  url: string;
  /** Ids of the webhooks that it found rightly signed and took in. */
  readSeenEvents(): Promise<string[]>;
  stop(): Promise<void>;
}

/**
 * The example platform, on ports of its own and registered as a partner of its own. It shows the certificate that the
 * demo's service trusts.
 */
export async function startPlatform(
  service: Service,
  clinician: DemoCredentials['clinicians'][number],
): Promise<Platform> {
  const folder = await mkdtemp(path.join(tmpdir(), 'casewright-platform-'));
  const [port, webhookPort] = await Promise.all([findFreePort(), findFreePort()]);
  const addresses = {
    redirect_uri: `http://127.0.0.1:${port}/callback`,
    webhook_url: `https://127.0.0.1:${webhookPort}/webhooks`,
  };
  const registered = await callOperator<Omit<DemoCredentials['partner'], keyof typeof addresses>>(
    service,
    '/partners',
    {
      name: 'Bright Minds',
      redirect_uris: [addresses.redirect_uri],
      webhook_url: addresses.webhook_url,
    },
  );
  await cp(path.join(service.dataDir, 'demo-partner'), path.join(folder, 'demo-partner'), { recursive: true });
  const demo = { ...service.demo, clinicians: [clinician], partner: { ...registered, ...addresses } };
  await writeFile(path.join(folder, 'demo.json'), JSON.stringify(demo));
  const child = spawn(process.execPath, [PROGRAM], {
    env: { PATH: process.env['PATH'], DATA_DIR: folder },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  return {
    url: `http://127.0.0.1:${port}/`,
    readSeenEvents: async () => {
      const state = await readFile(path.join(folder, 'demo-partner', 'platform-state.json'), 'utf8');
      return (JSON.parse(state) as { seenEvents: string[] }).seenEvents;
    },
    stop: async () => {
      child.kill('SIGKILL');
      await once(child, 'close');
      await rm(folder, { recursive: true });
    },
  };
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('there is no port');
  return address.port;
}

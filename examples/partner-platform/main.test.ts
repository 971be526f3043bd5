import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from 'vitest';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'casewright-platform-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Starts the platform with the data folder of a service. Answers with its exit code and all that it said. */
async function start(): Promise<{ code: number; said: string }> {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'main.ts')], {
    env: { DATA_DIR: folder },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [said, complaint, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  return { code: code as number, said: said + complaint };
}

function writeSettings(port: number): void {
  const partner = { redirect_uri: `http://127.0.0.1:${port}/callback`, webhook_url: 'https://127.0.0.1:0/webhooks' };
  writeFileSync(path.join(folder, 'demo.json'), JSON.stringify({ partner, clinicians: [] }));
  mkdirSync(path.join(folder, 'demo-partner'));
  for (const name of ['cert.pem', 'key.pem']) writeFileSync(path.join(folder, 'demo-partner', name), '');
}

test('a port that is taken is told in one line', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  writeSettings(port);
  const words = `port ${port} is taken: end the program that has it, or start this one later`;
  expect(await start()).toEqual({ code: 1, said: `partner platform: ${words}\n` });
  other.close();
});

test('so is a service that was never started', async () => {
  const { code, said } = await start();
  expect(code).toBe(1);
  expect(said).toMatch(/^partner platform: .*demo\.json is not there: start the service with npm start first\n$/);
});

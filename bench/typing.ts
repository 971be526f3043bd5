import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

/** In a real browser, so by the kit of the browser tests, which brings a service of its own. */
const PROGRAM = path.resolve(import.meta.dirname, '../web/e2e/measure-typing.ts');

export async function benchTyping(): Promise<void> {
  const child = spawn(process.execPath, [PROGRAM], { stdio: 'inherit' });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error('typing could not be measured');
}

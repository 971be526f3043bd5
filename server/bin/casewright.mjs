#!/usr/bin/env node
// The command line. npx and npm put the packaged Node first on the path; called any other way, an older Node of the
// machine may be running this, which cannot read TypeScript: then the packaged one takes over.
import { spawnSync } from 'node:child_process';
import module, { createRequire } from 'node:module';
import path from 'node:path';
import { loadEnvFile } from './load-env-file.mjs';

const main = path.resolve(import.meta.dirname, '../src/main.ts');
/** Beside the packages, whose code it holds: who can write here can change the code as well. */
const compiled = path.resolve(import.meta.dirname, '../../node_modules/.cache/casewright-compiled');
loadEnvFile(path.resolve('.env'));

if (process.features.typescript) {
  // What is compiled at one start need not be at the next. Switched on before the first TypeScript is read, it spares
  // the service the reader of TypeScript itself. Where nothing can be written, all is compiled again.
  module.enableCompileCache(compiled);
  await import(main);
} else {
  const folder = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;
  const manifest = createRequire(import.meta.url).resolve(`${folder}/package.json`);
  const node = path.join(path.dirname(manifest), 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  const { status, signal } = spawnSync(node, [main, ...process.argv.slice(2)], { stdio: 'inherit' });
  if (signal !== null) process.kill(process.pid, signal);
  process.exitCode = status ?? 1;
}

// `npm run set-up`: installs and builds what the service needs, and starts nothing. `npm start` does the same first.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { loadEnvFile } from '../server/bin/load-env-file.mjs';
import { ensureWebBuilt } from './build-web.mjs';
import { ensureProgramsCompiled } from './compile-programs.mjs';
import { ensureInstalled, root } from './install.mjs';
import { ensureSpeechModel } from './speech-model.mjs';

/** Returns the path of the Node to run with. */
export async function setUp() {
  loadEnvFile(path.join(root, '.env'));
  const node = ensureInstalled();
  // Without it everything works but the transcription of recordings on this machine.
  await ensureSpeechModel();
  ensureWebBuilt(node);
  ensureProgramsCompiled(node);
  return node;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await setUp();

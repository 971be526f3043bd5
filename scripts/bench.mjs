// `npm run bench`: installs what is missing, then measures. Arguments name the measurements; none means all.
import { spawnSync } from 'node:child_process';
import { ensureInstalled, environmentFor, root } from './install.mjs';
import { ensureSpeechModel } from './speech-model.mjs';

const node = ensureInstalled();
await ensureSpeechModel();
const { status } = spawnSync(node, ['bench/main.ts', ...process.argv.slice(2)], {
  cwd: root,
  env: environmentFor(node),
  stdio: 'inherit',
});
process.exitCode = status ?? 1;

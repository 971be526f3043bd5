// Has Node compile the programs that run behind walls, ahead of their first start, unless that was done for the same
// sources: `node scripts/compile-programs.mjs`, or ensureProgramsCompiled() from set-up. They run here without walls,
// because behind them nothing can be written, and without a task: so no byte of a stranger has a part in what is kept.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './install.mjs';
import { stampSources } from './stamp-sources.mjs';

const SOURCES = ['server/src', 'document/src', 'package-lock.json'];
const STAMP_FILE = path.join(root, 'node_modules', '.cache', 'casewright-programs', 'made-from');

export function ensureProgramsCompiled(node) {
  if (existsSync(STAMP_FILE) && readFileSync(STAMP_FILE, 'utf8') === stampSources(SOURCES)) return;
  // Without it everything works, more slowly.
  spawnSync(node, [import.meta.filename], { stdio: ['ignore', 2, 2] });
}

async function compilePrograms() {
  const stamp = stampSources(SOURCES);
  mkdirSync(path.dirname(STAMP_FILE), { recursive: true });
  const programs = await listPrograms();
  await Promise.all(programs.map(([command, ...byNeed]) => run(command, byNeed)));
  writeFileSync(STAMP_FILE, stamp);
}

/** Each as the service starts it, and the modules that it loads when it needs them. */
async function listPrograms() {
  const pdf = await import('../server/src/intake/pdf/child-command.ts');
  const { DEFAULT_PDF_LIMITS } = await import('../server/src/intake/pdf/limits.ts');
  const exports = await import('../server/src/exports/engine-command.ts');
  const { DEFAULT_EXPORT_LIMITS } = await import('../server/src/exports/limits.ts');
  const { buildLanguageCommand, LANGUAGE_PROGRAM } =
    await import('../server/src/writing/language/start-language-process.ts');
  const { buildSpeechCommand, SPEECH_PROGRAM } =
    await import('../server/src/intake/audio/worker/start-speech-worker.ts');
  const { buildPictureCommand } = await import('../server/src/pictures/clean-picture.ts');
  return [
    [buildLanguageCommand(LANGUAGE_PROGRAM, 512)],
    [
      // It practises on a page of ours, and what it compiled for that is kept as well.
      pdf.buildChildCommand(pdf.ENGINE_ENTRY, DEFAULT_PDF_LIMITS, [pdf.findAssets()]),
      'server/src/intake/pdf/engine/scans/render-page.ts',
      'server/src/intake/pdf/engine/scans/ocr-thread.ts',
    ],
    [
      exports.buildEngineCommand(exports.ENGINE_ENTRY, DEFAULT_EXPORT_LIMITS),
      'server/src/exports/engine/word/write-word.ts',
      'server/src/exports/engine/pdf/write-pdf.ts',
    ],
    [buildSpeechCommand(SPEECH_PROGRAM, '')],
    [
      buildPictureCommand(),
      'server/src/pictures/engine/png/decode-png.ts',
      'server/src/pictures/engine/jpeg/decode-jpeg.ts',
    ],
  ];
}

/** Node keeps what it compiled for the user that it runs as, who behind the walls may be another. */
async function run({ program, args, environment }, byNeed) {
  const { findWalls } = await import('../server/src/sandbox/find-walls.ts');
  const { USER_NAMESPACE } = await import('../server/src/sandbox/wrap-command.ts');
  const modules = byNeed.map((file) => `--import=${pathToFileURL(path.join(root, file)).href}`);
  const [first, ...rest] = [...(findWalls().hasUserNamespace ? USER_NAMESPACE : []), program, ...modules, ...args];
  // It finds no task and ends, some of them with a complaint.
  await once(spawn(first, rest, { env: environment, stdio: 'ignore' }), 'exit');
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await compilePrograms();

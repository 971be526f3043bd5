import { chmodSync, copyFileSync, linkSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildEngineCommand } from '../exports/engine-command.ts';
import { DEFAULT_EXPORT_LIMITS } from '../exports/limits.ts';
import { buildFfmpegCommand } from '../intake/audio/decoding/start-ffmpeg.ts';
import { buildSpeechCommand } from '../intake/audio/worker/start-speech-worker.ts';
import { buildChildCommand } from '../intake/pdf/child-command.ts';
import { DEFAULT_PDF_LIMITS } from '../intake/pdf/limits.ts';
import { buildLanguageCommand } from '../writing/language/start-language-process.ts';
import { type Ending, isExcess } from './ending.ts';
import { MIB, type SandboxLimits } from './limits.ts';
import { type SandboxOptions, startSandboxed } from './start-sandboxed.ts';
import { COMPILED_PROGRAMS } from './node-program.ts';
import { listProcesses } from './testing/list-processes.ts';
import { findWalls } from './find-walls.ts';

const ATTACKS = ['looks', 'forks', 'multiplies', 'writes', 'prints', 'allocates', 'calculates', 'stays'] as const;
type Attack = (typeof ATTACKS)[number];

const folder = mkdtempSync(path.join(tmpdir(), 'casewright-attack-'));
const dataFolder = mkdtempSync(path.join(tmpdir(), 'casewright-data-'));
const upload = path.join(dataFolder, 'upload');
const server = createServer((socket) => socket.on('error', () => undefined));

/** Each kind of process as the service starts it, with an attacker in the place of its program. */
const KINDS: Record<string, (attack: Attack) => SandboxOptions> = {
  'the PDF engine': (attack) => buildChildCommand(entryOf(attack), DEFAULT_PDF_LIMITS),
  'the export engine': (attack) => buildEngineCommand(entryOf(attack), DEFAULT_EXPORT_LIMITS),
  'the speech process': (attack) => ({ ...buildSpeechCommand(entryOf(attack), folder), results: 'channel' }),
  'the language process': (attack) => ({ ...buildLanguageCommand(entryOf(attack), 512), results: 'channel' }),
  'the sound decoder': (attack) => buildFfmpegCommand(path.join(folder, `ffmpeg-${attack}`), [], [upload]),
};
/** The attacker is a JavaScript program, which cannot live with the addresses of the sound decoder. */
const NODE_ADDRESSES = { kernelMemory: { kind: 'writable', bytes: 4096 * MIB } } as const;
/** Node starts nothing for programs of ours; native code that was taken over could. */
const CAN_START_OTHERS = new Set(['the sound decoder']);

function entryOf(attack: Attack): string {
  return path.join(folder, `${attack}.mjs`);
}

beforeAll(async () => {
  // Programs are told of it where it is.
  mkdirSync(COMPILED_PROGRAMS, { recursive: true });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const secretFile = path.join(dataFolder, 'secret');
  for (const file of [secretFile, upload]) writeFileSync(file, 'of a patient');
  const { port } = server.address() as AddressInfo;
  writeFileSync(path.join(folder, 'target.json'), JSON.stringify({ secretFile, port }));
  const node = path.join(folder, 'node');
  try {
    linkSync(process.execPath, node);
  } catch {
    copyFileSync(process.execPath, node);
  }
  for (const attack of ATTACKS) {
    copyFileSync(path.join(import.meta.dirname, 'testing', 'attacker.mjs'), entryOf(attack));
    const program = path.join(folder, `ffmpeg-${attack}`);
    writeFileSync(program, `#!/bin/sh\nunset PWD\nexec '${node}' '${entryOf(attack)}'\n`);
    chmodSync(program, 0o755);
  }
});
afterAll(() => {
  server.close();
  for (const place of [folder, dataFolder]) rmSync(place, { recursive: true });
});

interface Outcome {
  ending: Ending;
  written: string;
  messages: string;
}

async function run(options: SandboxOptions, limits: Partial<SandboxLimits>): Promise<Outcome> {
  const child = startSandboxed({
    ...options,
    limits: { ...options.limits, maxWallMs: 120_000, maxMemoryBytes: 400 * MIB, ...NODE_ADDRESSES, ...limits },
  });
  let written = '';
  child.results.on('data', (part: Buffer) => {
    written += part.toString();
  });
  child.results.on('error', () => undefined);
  const ending = await child.ended;
  return { ending, written, messages: child.messages().tail };
}

describe.runIf(process.platform === 'linux').each(Object.entries(KINDS))('%s', (kind, build) => {
  const { hasNamespaces, hasPrivateRoot } = findWalls();

  test('reaches no network, sees no data and no settings, writes nothing', async () => {
    const isOurs = !CAN_START_OTHERS.has(kind);
    const { written, messages } = await run(build('looks'), {});
    expect(JSON.parse(written || `"${messages}"`)).toEqual({
      reachesNetwork: !hasNamespaces,
      // Without walls of the system, Node's own permissions still hold for programs of ours.
      readsData: !hasPrivateRoot && !isOurs,
      readsThroughProc: false,
      readsPasswords: !hasPrivateRoot && !isOurs,
      writes: false,
      changesPrograms: false,
      environment: [],
    });
  });

  test('leaves no process behind, and cannot fill the machine with them', async () => {
    await run(build('forks'), {});
    await expect.poll(() => listProcesses('left behind')).toEqual([]);
    const canStartOthers = CAN_START_OTHERS.has(kind);
    // A dozen copies may together have too much memory before there are too many of them.
    const limits = { maxWallMs: canStartOthers ? 120_000 : 1500, maxMemoryBytes: 4096 * MIB };
    const { ending } = await run(build('multiplies'), limits);
    expect(ending.excess).toBe(canStartOthers ? 'processes' : 'time');
    await expect.poll(() => listProcesses('left behind')).toEqual([]);
  });

  test.each(['writes', 'prints'] as const)('that %s without end is stopped by its output', async (attack) => {
    expect((await run(build(attack), { maxOutputBytes: MIB })).ending.excess).toBe('output');
  });

  test('that takes memory without end is stopped', async () => {
    const { ending, messages } = await run(build('allocates'), {});
    expect(isExcess(ending, messages)).toBe(true);
  });

  test('that calculates without end is stopped by its processor time', async () => {
    expect((await run(build('calculates'), { maxCpuSeconds: 0.3 })).ending.excess).toBe('processor time');
  });

  test('that ignores every signal is stopped by the clock', async () => {
    const { ending } = await run(build('stays'), { maxWallMs: 1000 });
    expect(ending).toMatchObject({ excess: 'time', signalName: 'SIGKILL' });
    await expect.poll(() => listProcesses('stays.mjs')).toEqual([]);
  });
});

import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { networkInterfaces, tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { findWalls } from '../../sandbox/find-walls.ts';
import type { SandboxedProcess } from '../../sandbox/start-sandboxed.ts';
import { findOwnChild, listProcesses } from '../../sandbox/testing/list-processes.ts';
import { DEFAULT_PDF_LIMITS } from './limits.ts';
import { readPdf } from './read-pdf.ts';
import { runChild } from './run-child.ts';
import { createSpareEngine, type SpareEngine } from './spare-engine.ts';
import { buildOnePage, writeLines } from './testing/build-pdf.ts';
import { fixture } from './testing/fixtures.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'casewright-pdf-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** The processes of a parent that run the engine. */
function findEngines(parent = process.pid): number[] {
  return listProcesses('engine/main.ts', parent);
}

const MAY_UNSHARE = spawnSync('unshare', ['-rn', 'true']).status === 0;
/** Once it has taken this much memory it is at work on the file. */
const AT_WORK_KIB = 150_000;

function residentKib(pid: number): number {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'latin1'))?.[1] ?? 0);
  } catch {
    return 0;
  }
}

/** Waits until the engine has ended that read the last document, and another waits for the next one. */
function watchSpare(spare: SpareEngine): { spare: SpareEngine; findWaiting: () => Promise<number> } {
  let last: SandboxedProcess | undefined;
  const findWaiting = async (): Promise<number> => {
    await last?.ended;
    await expect.poll(() => findEngines()).toHaveLength(1);
    return findEngines()[0] ?? 0;
  };
  return { spare: { ...spare, take: () => (last = spare.take()) }, findWaiting };
}

async function waitForEngine(parent?: number): Promise<number> {
  for (;;) {
    const pid = findEngines(parent).find((engine) => residentKib(engine) > AT_WORK_KIB);
    if (pid !== undefined) return pid;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

describe.runIf(process.platform === 'linux')('whatever happens to the child', () => {
  test.each(['SIGKILL', 'SIGSEGV'] as const)(
    '%s in the middle can be retried and leaves nothing behind',
    async (signal) => {
      // A folder for temporary files of its own: tests that run beside this one use the common one.
      const temporary = path.join(folder, signal);
      mkdirSync(temporary);
      vi.stubEnv('TMPDIR', temporary);
      onTestFinished(() => void vi.unstubAllEnvs());
      const reading = readPdf({ file: fixture('scan.pdf'), fileName: 'scan.pdf' });
      reading.catch(() => undefined);
      process.kill(await waitForEngine(), signal);
      await expect(reading).rejects.toMatchObject({ code: 'engine_failed', isRetryable: true });
      await expect.poll(() => findEngines()).toEqual([]);
      await expect.poll(() => readdirSync(temporary)).toEqual([]);
    },
  );

  test.runIf(spawnSync('setpriv', ['--pdeathsig', 'KILL', 'true']).status === 0)(
    'it dies with its parent',
    async () => {
      const program = `
      import { readPdf } from ${JSON.stringify(path.join(import.meta.dirname, 'read-pdf.ts'))};
      await readPdf({ file: ${JSON.stringify(fixture('scan.pdf'))}, fileName: 'scan.pdf' });`;
      const parent = spawn(process.execPath, ['--input-type=module', '-e', program], { stdio: 'ignore' });
      const engine = await waitForEngine(parent.pid);
      parent.kill('SIGKILL');
      await expect.poll(() => residentKib(engine)).toBe(0);
    },
  );

  test('an abort ends it with the reason given', async () => {
    const controller = new AbortController();
    const reading = readPdf({ file: fixture('scan.pdf'), fileName: 'scan.pdf', signal: controller.signal });
    reading.catch(() => undefined);
    await waitForEngine();
    controller.abort(new Error('the job was taken away'));
    await expect(reading).rejects.toThrow('the job was taken away');
    await expect.poll(() => findEngines()).toEqual([]);
  });

  test('a signal that is aborted already starts nothing', async () => {
    const signal = AbortSignal.abort(new Error('too late'));
    await expect(readPdf({ file: fixture('scan.pdf'), fileName: 'scan.pdf', signal })).rejects.toThrow('too late');
  });

  test.each([
    ['memory', { maxMemoryBytes: 60 * 1024 * 1024 }],
    ['wall-clock time', { maxWallMs: 100 }],
    ['silence', { maxSilenceMs: 100 }],
    ['processor time', { maxCpuSeconds: 1 }],
    ['size', { maxFileBytes: 1000 }],
  ])('the limit of %s', async (_, limits) => {
    await expect(readPdf({ file: fixture('scan.pdf'), fileName: 'scan.pdf', limits })).rejects.toMatchObject({
      code: 'pdf_too_large',
      isRetryable: false,
    });
  });

  test.each([
    ['exits', 'engine_failed'],
    ['writes-garbage', 'engine_failed'],
    ['writes-half-a-note', 'engine_failed'],
    ['writes-a-note-with-wrong-pages', 'engine_failed'],
    ['claims-an-unknown-failure', 'engine_failed'],
    ['writes-without-end', 'pdf_too_large'],
    ['prints-without-end', 'pdf_too_large'],
    ['allocates-objects', 'pdf_too_large'],
    ['allocates-buffers', 'pdf_too_large'],
    ['hangs', 'pdf_too_large'],
    ['hangs-idle', 'pdf_too_large'],
    ['ignores-signals', 'pdf_too_large'],
  ])('a child that %s ends as %s', async (mode, code) => {
    const limits = {
      ...DEFAULT_PDF_LIMITS,
      maxMemoryBytes: 300 * 1024 * 1024,
      maxTextCharacters: 100_000,
      maxCpuSeconds: 3,
      ...(/hang|ignore|prints/.test(mode) ? { maxSilenceMs: 1500 } : {}),
    };
    const entry = path.join(import.meta.dirname, 'testing', 'misbehaving-child.ts');
    const running = runChild({
      file: fixture('scan.pdf'),
      fileName: mode,
      limits,
      onProgress: () => undefined,
      signal: undefined,
      entry,
    });
    await expect(running).rejects.toMatchObject({ name: 'PdfError', code });
  });

  test('the child reads no other file, writes none, starts no process and sees no secrets', async () => {
    const entry = path.join(import.meta.dirname, 'testing', 'curious-child.ts');
    const note = await runChild({
      file: fixture('scan.pdf'),
      fileName: 'scan.pdf',
      limits: DEFAULT_PDF_LIMITS,
      onProgress: () => undefined,
      signal: undefined,
      entry,
    });
    const { networks, ...rest } = JSON.parse(note.markdown) as Record<string, unknown>;
    expect(rest).toEqual({
      hasItsDocument: true,
      readsOtherFiles: false,
      writesFiles: false,
      startsProcesses: false,
      // Where the system's walls stand, threads read pages, and what they could do without Node's own is behind those.
      thread: findWalls().hasPrivateRoot ? { readsOtherFiles: false, networks: [] } : null,
      makesCode: false,
      environment: [],
    });
    expect(networks).toEqual(MAY_UNSHARE ? [] : Object.keys(networkInterfaces()));
  });

  test('a file that is not there', async () => {
    const reading = readPdf({ file: path.join(folder, 'none.pdf'), fileName: 'none.pdf' });
    await expect(reading).rejects.toMatchObject({ code: 'engine_failed' });
  });

  test('names with spaces, quotes and commas, and many readers at once', async () => {
    const file = path.join(folder, `o'brien, "anna" $(id) *.pdf`);
    writeFileSync(file, buildOnePage({ content: writeLines(['Seen in clinic today.']) }));
    const notes = await Promise.all([1, 2, 3].map(() => readPdf({ file, fileName: "o'brien.pdf" })));
    expect(notes.map(({ title, markdown }) => [title, markdown])).toEqual(
      [1, 2, 3].map(() => ["o'brien", 'Seen in clinic today.']),
    );
  });

  test('a spare engine is ready for the next document, reads one alone, and ends when nobody needs it', async () => {
    const { spare, findWaiting } = watchSpare(createSpareEngine(DEFAULT_PDF_LIMITS, 2000));
    const read = (name: string): Promise<{ markdown: string }> =>
      readPdf({ file: fixture(name), fileName: name, spare });
    const first = await read('letter-weasyprint.pdf');
    const waiting = await findWaiting();
    const second = await read('report-weasyprint.pdf');
    expect(second.markdown).not.toContain(first.markdown.slice(0, 60));
    await expect.poll(() => findEngines().includes(waiting)).toBe(false);
    await expect.poll(() => findEngines()).toEqual([]);
  });

  test('one that died while it waited is replaced', async () => {
    const { spare, findWaiting } = watchSpare(createSpareEngine(DEFAULT_PDF_LIMITS));
    const read = (): Promise<unknown> =>
      readPdf({ file: fixture('letter-weasyprint.pdf'), fileName: 'letter.pdf', spare });
    await read();
    const waiting = await findWaiting();
    const child = findOwnChild(waiting);
    process.kill(waiting, 'SIGKILL');
    // Once its number is free, this process knows that it has ended.
    await expect.poll(() => existsSync(`/proc/${child}`)).toBe(false);
    await read();
    spare.close();
    await expect.poll(() => findEngines()).toEqual([]);
  });
});

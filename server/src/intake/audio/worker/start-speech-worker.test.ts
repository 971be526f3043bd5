import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { getPriority, tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { listProcesses, waitUntilGone } from '../../../sandbox/testing/list-processes.ts';
import { modelFault, modelFolder } from '../testing/recordings.ts';
import { findModelFault, MODEL_FILES } from './find-model-fault.ts';
import { startSpeechWorker } from './start-speech-worker.ts';

const { signal } = new AbortController();
const second = new Int16Array(16_384);

test('a file that is missing, or is not the one it should be, is a fault that is named; nothing is started', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'casewright-model-'));
  expect(await findModelFault(folder)).toContain('lacks encoder.onnx');
  for (const name of MODEL_FILES) await writeFile(path.join(folder, name), 'not a model');
  expect(await findModelFault(folder)).toContain('encoder.onnx of the speech model is not what it should be');
  await expect(startSpeechWorker({ modelFolder: folder })).rejects.toMatchObject({ code: 'engine_unavailable' });
  await rm(folder, { recursive: true });
});

test.skipIf(modelFault !== undefined)('one changed bit, with the size kept, is noticed', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'casewright-model-'));
  for (const name of MODEL_FILES) await copyFile(path.join(modelFolder, name), path.join(folder, name));
  expect(await findModelFault(folder)).toBeUndefined();
  const decoder = path.join(folder, 'decoder.onnx');
  const bytes = await readFile(decoder);
  bytes[20_000_000] = (bytes[20_000_000] ?? 0) ^ 1;
  await writeFile(decoder, bytes);
  expect(await findModelFault(folder)).toContain('decoder.onnx');
  await rm(folder, { recursive: true });
});

describe.skipIf(modelFault !== undefined)('with the speech model', () => {
  // Each test looks at its own process alone.
  afterEach(() => waitUntilGone('speech-worker'));

  test('answers one byte for each whole window, and nothing for less', async () => {
    const worker = await startSpeechWorker({ modelFolder });
    expect(await worker.findSpeech(second, { fresh: true, signal })).toHaveLength(32);
    expect(await worker.findSpeech(second.subarray(0, 1000), { fresh: false, signal })).toHaveLength(1);
    expect(await worker.findSpeech(new Int16Array(), { fresh: true, signal })).toHaveLength(0);
    worker.stop();
  });

  test('runs under a memory limit, behind the service, and without its settings', async () => {
    const worker = await startSpeechWorker({ modelFolder });
    await worker.findSpeech(second, { fresh: true, signal });
    const [pid = 0] = listProcesses('speech-worker');

    expect(await readFile(`/proc/${pid}/limits`, 'utf8')).toMatch(/^Max data size +2147483648 /m);
    expect(getPriority(pid)).toBe(10);
    expect(await readFile(`/proc/${pid}/environ`, 'utf8')).not.toContain('PATH=');
    worker.stop();
  });

  test('what takes too long ends it, and from then on every question fails', async () => {
    const worker = await startSpeechWorker({ modelFolder, timeoutMs: 1 });
    await expect(worker.recognise(second, { signal })).rejects.toMatchObject({ code: 'engine_failed' });
    await expect(worker.findSpeech(second, { fresh: true, signal })).rejects.toMatchObject({ code: 'engine_failed' });
    await expect.poll(() => listProcesses('speech-worker')).toEqual([]);
  });

  test('it cannot outlive the service, even when that is killed', async () => {
    const program = `
      import { startSpeechWorker } from ${JSON.stringify(path.join(import.meta.dirname, 'start-speech-worker.ts'))};
      const worker = await startSpeechWorker({ modelFolder: ${JSON.stringify(modelFolder)} });
      const options = { fresh: true, signal: new AbortController().signal };
      await worker.findSpeech(new Int16Array(512), options);
      process.stdout.write('ready');`;
    const service = spawn(process.execPath, ['--input-type=module', '--eval', program], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await once(service.stdout, 'data');
    const [worker = 0] = listProcesses('speech-worker', service.pid);
    expect(worker).toBeGreaterThan(0);

    service.kill('SIGKILL');
    await expect.poll(() => isAlive(worker)).toBe(false);
  });
});

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

import path from 'node:path';
import { expect, test } from 'vitest';
import { DEFAULT_EXPORT_LIMITS, type ExportLimits } from './limits.ts';
import { runEngine } from './run-engine.ts';
import { sampleReport } from './testing/sample-report.ts';

const entry = path.join(import.meta.dirname, 'testing', 'misbehaving-engine.ts');

function run(title: string, limits: Partial<ExportLimits> = {}, signal?: AbortSignal): Promise<Buffer> {
  return runEngine({ report: sampleReport({ title }), limits: { ...DEFAULT_EXPORT_LIMITS, ...limits }, signal, entry });
}

test.each([
  ['exits', 'internal', {}],
  ['writes nothing', 'internal', {}],
  ['hangs', 'export_too_large', { maxWallMs: 300 }],
  ['calculates', 'export_too_large', { maxCpuSeconds: 1 }],
  ['writes without end', 'export_too_large', { maxResultBytes: 1_000_000 }],
] as const)('an engine that %s ends as %s', async (title, code, limits) => {
  await expect(run(title, limits)).rejects.toMatchObject({ code });
});

test.runIf(process.platform === 'linux')('memory is bounded', async () => {
  await expect(run('allocates', { maxMemoryBytes: 300_000_000 })).rejects.toMatchObject({ code: 'export_too_large' });
});

test('an abort ends it with the reason given', async () => {
  const controller = new AbortController();
  const running = run('hangs', {}, controller.signal);
  controller.abort(new Error('gone'));
  await expect(running).rejects.toThrow('gone');
});

test('it sees neither secrets nor the files of the machine', async () => {
  const found = JSON.parse((await run('looks around')).toString()) as { environment: string[] };
  // The shell that sets the limits may say where it is.
  const environment = found.environment.filter((name) => name !== 'PWD');
  expect({ ...found, environment }).toEqual({ environment: [], readsPasswords: false });
});

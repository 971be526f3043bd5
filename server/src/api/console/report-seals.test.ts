import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { checkSeal, parseMarkdown, type PublicKey } from '@casewright/document';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { NODE_SEAL_TOOLS } from '../../signing/seal-tools.ts';
import { TEST_OPERATOR_TOKEN } from '../../testing/app.ts';
import { type ConsolePlace, createConsolePlace } from '../../testing/console.ts';
import { createConsoleReport, saveConsoleReport } from '../../testing/console-reports.ts';

const FORMATS = ['markdown', 'html', 'docx', 'pdf'] as const;
const MAIN = path.resolve(import.meta.dirname, '../../main.ts');
const run = promisify(execFile);

let place: ConsolePlace;
let keys: PublicKey[];
let folder: string;
const files = new Map<string, Buffer>();
beforeAll(async () => {
  place = await createConsolePlace();
  folder = await mkdtemp(path.join(tmpdir(), 'seals-'));
  const credentials = 'Clinical Psychologist, HCPC PYL012345';
  await place.clinician.call('/v1/console/account/credentials', { credentials }, { method: 'PUT' });
  const id = await createConsoleReport(place);
  await saveConsoleReport(place.clinician, id, 1, parseMarkdown('# Sleep\n\nShe slept well.'), 'Sleep');
  await place.clinician.call(`/v1/console/reports/${id}/sign`, { version: 2, reason: 'Read in full' });
  await place.clinician.call(`/v1/console/reports/${id}/addenda`, { content: parseMarkdown('The dose was 5 mg.') });
  for (const format of FORMATS) files.set(format, await download(id, format));
  keys = (await place.app.call('/.well-known/casewright-signing-keys.json')).body.keys;
});
afterAll(async () => {
  await place.app.close();
  await rm(folder, { recursive: true });
});

async function download(id: string, format: string): Promise<Buffer> {
  const answer = await place.clinician.call(`/v1/console/reports/${id}/export?format=${format}`);
  expect(answer.status).toBe(200);
  return answer.bytes;
}

const fileOf = (format: string): Buffer => files.get(format) ?? Buffer.of();
const verdictOf = async (file: Buffer, known = keys) => (await checkSeal(file, known, NODE_SEAL_TOOLS)).verdict;

describe.each(FORMATS)('a signed report as %s', (format) => {
  test('is valid, and tells who signed it and its addendum', async () => {
    expect(await checkSeal(fileOf(format), keys, NODE_SEAL_TOOLS)).toMatchObject({
      verdict: 'valid',
      title: 'Sleep',
      report: { name: 'Clara Clinician', credentials: 'Clinical Psychologist, HCPC PYL012345' },
      addenda: [{ name: 'Clara Clinician' }],
      keyId: keys[0]?.key_id,
    });
  });

  test('is found changed, whichever byte was changed', async () => {
    const file = fileOf(format);
    const step = Math.max(1, Math.floor(file.length / 60));
    for (let at = 0; at < file.length; at += step) {
      const changed = Buffer.from(file);
      changed[at] = (changed[at] ?? 0) ^ 1;
      expect([at, await verdictOf(changed)]).not.toEqual([at, 'valid']);
    }
  });

  test('is found changed where something was added, cut off or put before it', async () => {
    const file = fileOf(format);
    for (const attack of [
      Buffer.concat([file, Buffer.from('\n')]),
      Buffer.concat([file, Buffer.from('\nstartxref\n9\n%%EOF\n')]),
      file.subarray(0, -1),
      Buffer.concat([Buffer.from(' '), file]),
      Buffer.concat([file, file]),
    ]) {
      expect(await verdictOf(attack)).not.toBe('valid');
    }
  });

  test('is of an unknown key for another installation, also if that uses the same id', async () => {
    expect(await verdictOf(fileOf(format), [])).toBe('unknown key');
    const forged = [{ key_id: keys[0]?.key_id ?? '', public_key: Buffer.alloc(32, 3).toString('base64') }];
    expect(await verdictOf(fileOf(format), forged)).toBe('changed');
  });
});

test('the text of a signed file names signer, digest and addendum', () => {
  const text = fileOf('markdown').toString();
  expect(text).not.toContain('DRAFT');
  expect(text).toContain('She slept well.');
  expect(text).toContain('Addendum 1');
  expect(text).toContain('Signed by Clara Clinician, Clinical Psychologist, HCPC PYL012345');
  expect(text).toMatch(/Signed digest [0-9a-f]{64}/);
});

test('the command says so too, offline, and ends accordingly', async () => {
  const file = path.join(folder, 'report.pdf');
  await writeFile(file, fileOf('pdf'));
  const verify = (key = keys[0]?.public_key ?? '') =>
    run(process.execPath, [MAIN, 'report', 'verify', file, '--key', key]);
  expect((await verify()).stdout).toMatch(/^valid: "Sleep" is as it was signed/);
  await expect(verify(Buffer.alloc(32, 3).toString('base64'))).rejects.toMatchObject({
    code: 1,
    stdout: expect.stringMatching(/^unknown key/),
  });
  const changed = Buffer.from(fileOf('pdf'));
  changed[200] = (changed[200] ?? 0) ^ 1;
  await writeFile(file, changed);
  await expect(verify()).rejects.toMatchObject({ code: 1, stdout: expect.stringMatching(/^CHANGED/) });
  await expect(verify('short')).rejects.toMatchObject({ code: 2 });
});

test('a draft says so, and carries no seal', async () => {
  const id = await createConsoleReport(place);
  await saveConsoleReport(place.clinician, id, 1, parseMarkdown('Text.'));
  const markdown = await download(id, 'markdown');
  expect(markdown.toString()).toBe('**DRAFT**\n\nText.\n');
  expect((await download(id, 'html')).toString()).toContain('<p><strong>DRAFT</strong></p>');
  expect(await verdictOf(markdown)).toBe('not sealed');
});

test('with a new signing key, what the former one signed stays valid', async () => {
  const id = await createConsoleReport(place);
  await saveConsoleReport(place.clinician, id, 1, parseMarkdown('Text.'));
  await place.clinician.call(`/v1/console/reports/${id}/sign`, { version: 2, reason: 'Read in full' });
  const earlier = await download(id, 'pdf');
  const rotated = await place.app.call('/v1/operator/signing-keys', { token: TEST_OPERATOR_TOKEN, method: 'POST' });
  expect(rotated.status).toBe(200);
  const { keys: published } = (await place.app.call('/.well-known/casewright-signing-keys.json')).body;
  expect(published.at(-1)).toEqual(rotated.body);
  const [former] = published;
  expect(await verdictOf(earlier, published)).toBe('valid');

  const later = await download(id, 'pdf');
  expect(await checkSeal(later, published, NODE_SEAL_TOOLS)).toMatchObject({
    verdict: 'valid',
    keyId: rotated.body.key_id,
  });
  expect(await checkSeal(later, [rotated.body], NODE_SEAL_TOOLS)).toEqual({
    verdict: 'unknown key',
    keyId: former.key_id,
  });
  await place.clinician.call(`/v1/console/reports/${id}/addenda`, { content: parseMarkdown('More.') });
  const amended = await download(id, 'markdown');
  expect(await verdictOf(amended, published)).toBe('valid');
  expect(await verdictOf(amended, [former])).toBe('unknown key');
  expect(await place.app.auditRowsOf(rotated)).toMatchObject([
    { action: 'signing_key.rotated', subject_id: rotated.body.key_id, details: { former: former.key_id } },
  ]);
});

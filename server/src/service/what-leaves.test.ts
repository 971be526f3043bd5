import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { answer, startEvilServer } from '../intake/audio/testing/evil-server.ts';
import { modelFault, recording } from '../intake/audio/testing/recordings.ts';
import { systemClock } from '../lib/clock.ts';
import { createClients } from '../records/clients/create-clients.ts';
import { createTestContext, TEST_ORIGIN, type TestContext } from '../testing/context.ts';
import { type ModelServer, startModelServer, streamAnswer } from '../testing/model-server.ts';
import { UNHURRIED } from '../testing/patience.ts';
import { createTestPractice, type TestPractice } from '../testing/practice.ts';
import { type CasewrightProcess, killLeftovers, runCasewright } from '../testing/process.ts';
import { createTestTemplate } from '../testing/records.ts';
import { formatPrompt, TWO_SECTIONS } from '../testing/task-place.ts';

/** As whoever distrusts it would look: a real service, real HTTP, every byte that a model or a transcription server gets. */
const TITLE = 'MaeveOBrien_referral.pdf';
const NOTE = `Maeve O'Brien (DOB 3 May 1984, NHS 943 476 5919) was referred by Dr Oyelaran of Thornfield Surgery.
O’Brien sleeps 4 hours a night. M.O'B. and her sister Niamh share a flat at 14 Alder Road, Letterkenny F92 X4K7.
NIAMH'S dog wakes both. The Gallaghers upstairs complain. Meave works at Brightwater Logistics; reg 191-D-12345.
mob rang from 087 123 4567; e-mail maeve.obrien84@gmail.com, IBAN IE29 AIBK 9311 5212 3456 78.
Plan: ring Niamh on Monday.`;
/** What must be nowhere, whatever its case. */
const PLANTED =
  `Maeve|Meave|O'Brien|O’Brien|OBrien|M.O'B|mob rang|3 May|1984|943 476|5919|Oyelaran|Thornfield|Niamh|Alder|Letterkenny|F92|X4K7
  |Gallagher|Brightwater|191-D|12345|087 123|4567|gmail|AIBK|9311`.split(/\s*\|\s*/);

let context: TestContext;
let practice: TestPractice;
let model: ModelServer;
let speech: Awaited<ReturnType<typeof startEvilServer>>;
let folder: string;
let service: CasewrightProcess;
let baseUrl: string;
let clientId: number;

beforeAll(async () => {
  context = await createTestContext();
  // A real process has the real time.
  context.clock.now = systemClock.now;
  practice = await createTestPractice(context);
  const client = { firstName: 'Maeve', lastName: "O'Brien", dateOfBirth: '1984-05-03', ownerId: null };
  [clientId = 0] = await createClients(context, TEST_ORIGIN, practice.id, [client]);
  folder = await mkdtemp(path.join(tmpdir(), 'casewright-leaves-'));
  model = await startModelServer();
  speech = await startEvilServer(answer(200, { text: 'She slept well.' }));
  service = runCasewright(['start'], {
    DATABASE_URL: context.url,
    DATA_DIR: folder,
    PORT: '0',
    LOG_LEVEL: 'trace',
    ...model.settings,
    TRANSCRIPTION_URL: speech.baseUrl,
    TRANSCRIPTION_PROMPT: "Sertraline, PHQ-9, spoken by Maeve O'Brien and Dr Oyelaran.",
  });
  baseUrl = (await service.waitFor(/running at (http:\S+)/))[1] ?? '';
}, UNHURRIED.timeout);

afterAll(async () => {
  service.child.kill('SIGTERM');
  await service.ended;
  await killLeftovers();
  await Promise.all([model.close(), speech.close(), context.drop()]);
  await rm(folder, { recursive: true, force: true });
});

async function call(method: string, target: string, body?: object | FormData): Promise<Record<string, unknown>> {
  const isForm = body instanceof FormData;
  const response = await fetch(`${baseUrl}/v1/public${target}`, {
    method,
    headers: {
      authorization: `Bearer ${practice.keys.organisation}`,
      ...(body !== undefined && !isForm && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
  });
  return (await response.json()) as Record<string, unknown>;
}

const finish = (jobId: unknown): Promise<Record<string, unknown>> =>
  vi.waitFor(async () => {
    const job = await call('GET', `/jobs/${String(jobId)}`);
    expect(job).toMatchObject({ end_timestamp: expect.any(String) });
    return job;
  }, UNHURRIED);

/**
 * Those of the planted identifiers that stand in a text. One with a figure counts only by itself: ids, ports and moments
 * may hold any four figures. So may times and lengths, which are left out.
 */
function listLeaked(text: string): string[] {
  const words = text.replaceAll(/"(?:duration_ms|content-length)":"?[\d.]+/g, '');
  return PLANTED.filter((name) => {
    const within = /\d/.test(name) ? `(?<![a-z0-9])${name}(?![a-z0-9])` : name.replaceAll('.', String.raw`\.`);
    return new RegExp(within, 'i').test(words);
  });
}

test('what is looked for is found', () => {
  expect(listLeaked(`${TITLE} ${NOTE}`)).toEqual(PLANTED);
  expect(listLeaked('req_01kjpwd6m0xkpd5dgnf921984x at 127.0.0.1:45671')).toEqual([]);
  expect(listLeaked('{"status":200,"duration_ms":1984.5}{"content-length":"4567"}')).toEqual([]);
});

/** The placeholder that stands where these words stood. */
const placeholderAt = (text: string, around: RegExp): string => around.exec(text)?.[1] ?? 'none';

/** A report of the note by this template, written until its job has ended. */
async function writeReport(markdown: string, title: string): Promise<Record<string, unknown>> {
  const note = await call('POST', `/clients/${clientId}/notes`, { title: TITLE, markdown: NOTE });
  const template = await createTestTemplate(context, practice, null, { markdown, title });
  const started = await call('POST', `/clients/${clientId}/reports/generate`, {
    template_id: template,
    note_ids: [note['note_id']],
  });
  return finish(started['job_id']);
}

test('a report comes back with every name to the letter, and none of them went out', async () => {
  model.behave((response, { text }) => {
    const client = placeholderAt(text, /(\[CLIENT-\w+\]) sleeps 4 hours/);
    const sister = placeholderAt(text, /Plan: ring (\[PERSON-\w+\])/);
    const shouted = placeholderAt(text, /(\[PERSON-\w+\])'S dog/i);
    const neighbours = placeholderAt(text, /The (\[PERSON-\w+\])\w* upstairs/);
    streamAnswer(
      response,
      `${client} sleeps 4 hours. [#2] ${sister}'s flat. [#2] ${shouted}'S dog. [#2] ${neighbours} upstairs. [#2]`,
    );
  });
  const job = await writeReport(TWO_SECTIONS, 'Letter');
  const { document_id: documentId } = job['result'] as { document_id: string };
  const document = JSON.stringify(await call('GET', `/clients/${clientId}/documents/${documentId}`));
  expect(document).toContain('O’Brien sleeps 4 hours.');
  expect(document).toContain("Niamh's flat.");
  expect(document).toContain("NIAMH'S dog.");
  expect(document).toContain('Gallaghers upstairs.');
  expect(model.requests.length).toBeGreaterThan(1);
  expect(model.requests.flatMap(({ text, headers }) => listLeaked(`${text} ${JSON.stringify(headers)}`))).toEqual([]);
  expect(listLeaked(service.output())).toEqual([]);
});

/** A template that somebody made for one client: its headings, labels and instructions name people. */
const PERSONAL_TEMPLATE = [
  "# Maeve O'Brien, Thornfield Surgery\n\n## Niamh and the Gallaghers\n",
  formatPrompt('home', 'How Maeve gets on with Niamh', "Say what M.O'B. told Dr Oyelaran of 14 Alder Road."),
  formatPrompt(
    'work',
    'Brightwater Logistics',
    'Work, as {{client.first_name}} sees it; ask maeve.obrien84@gmail.com.',
  ),
].join('\n');

test('a template made for one client names nobody to the model', async () => {
  model.behave((response) => streamAnswer(response, 'The notes do not record it.'));
  await writeReport(PERSONAL_TEMPLATE, "Maeve O'Brien's letter to Dr Oyelaran");
  const sent = model.requests.map(({ text }) => text);
  expect(sent.join('\n')).toMatch(/Section: How \[CLIENT-\w+\] gets on with \[PERSON-\w+\]/);
  expect(sent.flatMap(listLeaked)).toEqual([]);
  expect(listLeaked(service.output())).toEqual([]);
});

test('what a model server repeats when it refuses stands in no log and no answer', async () => {
  model.behave((response, { text }) => {
    response.writeHead(400, { 'content-type': 'application/json' });
    response.end(
      JSON.stringify({ error: { message: `Refused for Maeve O'Brien, 14 Alder Road: ${text}`, type: NOTE } }),
    );
  });
  const job = await writeReport(TWO_SECTIONS, 'Letter');
  expect(job).toMatchObject({ status: 'failed' });
  expect(listLeaked(JSON.stringify(job))).toEqual([]);
  expect(service.output()).not.toContain('Refused for');
  expect(listLeaked(service.output())).toEqual([]);
});

test.skipIf(modelFault !== undefined)('neither the file name nor the prompt of a recording names anybody', async () => {
  const form = new FormData();
  form.set('file', new File([await readFile(recording('short.wav'))], 'MaeveOBrien_call.wav', { type: 'audio/wav' }));
  const started = await call('POST', `/clients/${clientId}/transcriptions/upload-large`, form);
  await finish(started['job_id']);
  const sent = speech.received.flatMap(({ form: received }) =>
    Array.from(received, ([name, value]) => `${name}=${value instanceof File ? value.name : value}`),
  );
  expect(sent.join('\n')).toContain('Sertraline');
  expect(listLeaked(sent.join('\n'))).toEqual([]);
  expect(listLeaked(service.output())).toEqual([]);
});

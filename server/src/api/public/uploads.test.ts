import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { readUpload } from '../../blobs/store-upload.ts';
import { readConfig } from '../../config.ts';
import { recording } from '../../intake/audio/testing/recordings.ts';
import { fixture } from '../../intake/pdf/testing/fixtures.ts';
import { createApiKey, revokeApiKey } from '../../practice/api-keys.ts';
import { createTestApp, type TestAnswer, type TestApp } from '../../testing/app.ts';
import { TEST_ORIGIN } from '../../testing/context.ts';
import { readJob } from '../../testing/jobs.ts';
import { filePart, FORM_TYPE, joinParts, openPart } from '../../testing/multipart.ts';
import { createTestPractice, type TestPractice } from '../../testing/practice.ts';
import { openSocket, readUntil } from '../../testing/raw-exchange.ts';
import { createTestClients, type TestClients } from '../../testing/records.ts';
import { listFiles } from '../../testing/uploads.ts';
import { PATIENTLY } from '../../testing/patience.ts';

const MAX_PDF_BYTES = 100_000;

let app: TestApp;
let practice: TestPractice;
let clients: TestClients;
let other: { practice: TestPractice; clients: TestClients };
beforeAll(async () => {
  app = await createTestApp({ maxPdfBytes: MAX_PDF_BYTES });
  practice = await createTestPractice(app.context);
  clients = await createTestClients(app.context, practice);
  const otherPractice = await createTestPractice(app.context);
  other = { practice: otherPractice, clients: await createTestClients(app.context, otherPractice) };
});
afterEach(async () => {
  const { db } = app.context;
  await db.deleteFrom('jobs').execute();
  const blobs = await db.deleteFrom('blobs').returning('id').execute();
  for (const { id } of blobs) await app.blobs.delete(id);
});
afterAll(() => app.close());

const PDF = readFileSync(fixture('letter-weasyprint.pdf'));
const WAV = readFileSync(recording('short.wav'));
const SILENT_VIDEO = readFileSync(recording('no-audio.mp4'));

const ROUTES = {
  pdf: { end: 'notes/upload', taskType: 'pdf_processing', file: PDF },
  audio: { end: 'transcriptions/upload-large', taskType: 'audio_transcription', file: WAV },
} as const;
type Kind = keyof typeof ROUTES;
const KINDS = Object.keys(ROUTES) as Kind[];

interface Sent {
  bytes?: Uint8Array;
  clientId?: number | string;
  token?: string;
  fileName?: string;
  type?: string;
}

function upload(kind: Kind, sent: Sent = {}): Promise<TestAnswer> {
  const { bytes = ROUTES[kind].file, clientId, token, fileName, type } = sent;
  const part = filePart(bytes, { ...(fileName !== undefined && { fileName }), ...(type !== undefined && { type }) });
  return app.call(`/v1/public/clients/${clientId ?? clients.organisation}/${ROUTES[kind].end}`, {
    token: token ?? practice.keys.organisation,
    body: joinParts([part]),
    headers: { 'content-type': FORM_TYPE },
  });
}

async function expectNothingKept(): Promise<void> {
  const { db } = app.context;
  expect(await db.selectFrom('jobs').select('id').execute()).toEqual([]);
  expect(await db.selectFrom('blobs').selectAll().execute()).toEqual([]);
  // The page of the web app is there, too.
  expect(await listFiles(app.folder)).toEqual(['index.html']);
}

const refusal = (reason: string) => ({
  detail: [{ loc: ['body', 'file'], msg: `Value error, ${reason}`, type: 'value_error' }],
});
const NOT_PDF = refusal('the file is not a PDF');
const NOT_AUDIO = refusal('the file is neither audio nor video with an audio track');

describe.each(KINDS)('an upload of %s', (kind) => {
  const { taskType, file } = ROUTES[kind];

  test('makes a job and keeps the bytes, in one transaction', async () => {
    const { status, body } = await upload(kind, { clientId: clients.clinician, token: practice.keys.clinician });
    expect([status, body]).toEqual([200, { job_id: expect.stringMatching(/^job_/) }]);
    const job = await readJob(app.context, body.job_id);
    expect(job).toMatchObject({
      practice_id: practice.id,
      client_id: clients.clinician,
      task_type: taskType,
      status: 'queued',
      created_by: practice.clinicianId,
      input: { blobId: expect.stringMatching(/^blob_/), fileName: 'letter.pdf' },
    });
    const blobId = String(job.input['blobId']);
    const { rows } = await sql<{ state: string; bytes: number; isOneTransaction: boolean }>`
      select blobs.state, blobs.bytes, blobs.xmin = jobs.xmin as "isOneTransaction"
      from jobs, blobs where jobs.id = ${job.id} and blobs.id = ${blobId}`.execute(app.context.db);
    expect(rows).toEqual([{ state: 'stored', bytes: file.length, isOneTransaction: true }]);
    const kept = await (await readUpload(app.context, app.blobs, practice.id, blobId)).toArray();
    expect(Buffer.concat(kept as Buffer[]).equals(file)).toBe(true);
  });

  test('is in the audit trail, once, with its kind and its client', async () => {
    const answer = await upload(kind);
    expect(await app.auditRowsOf(answer)).toMatchObject([
      {
        practice_id: practice.id,
        action: 'job.created',
        actor_type: 'api_key',
        subject_type: 'job',
        subject_id: answer.body.job_id,
        client_id: clients.organisation,
        details: { task_type: taskType },
      },
    ]);
  });

  test('leaves neither the name nor a word of the file in the log, the trail or the files on disk', async () => {
    const marker = Buffer.from('Sertraline for Wilhelmina');
    const bytes = Buffer.concat([file, marker]);
    const answer = await upload(kind, { bytes, fileName: 'Wilhelmina Featherstone.pdf' });
    expect(answer.status).toBe(200);
    const rows = JSON.stringify(await app.auditRowsOf(answer));
    expect(`${app.logged()} ${rows}`).not.toMatch(/Wilhelmina|Featherstone|Sertraline/);
    const job = await readJob(app.context, answer.body.job_id);
    const blobId = String(job.input['blobId']);
    const onDisk = readFileSync(`${app.folder}/blobs/${blobId.slice(-2)}/${blobId}`);
    expect(onDisk.includes(marker)).toBe(false);
  });

  test.each([
    ["another practice's client", () => ({ clientId: other.clients.organisation })],
    ["another clinician's client", () => ({ clientId: clients.otherClinician, token: practice.keys.clinician })],
    ['a private client, by the organisation key', () => ({ clientId: clients.clinician })],
    ['a client that never was', () => ({ clientId: 987_654_321 })],
    ['a number that is no id', () => ({ clientId: '99999999999999999999' })],
  ])('for %s is 404, and nothing is kept', async (_case, pick) => {
    const { status, body } = await upload(kind, pick());
    expect([status, body]).toEqual([404, { detail: 'Client not found' }]);
    await expectNothingKept();
  });

  /** Does something while the file comes in, and gives the answer. */
  async function uploadDuring(key: string, work: () => Promise<unknown>): Promise<string> {
    const form = joinParts([filePart(file)]);
    const socket = await openSocket(app.http);
    socket.write(
      [
        `POST /v1/public/clients/${clients.organisation}/${ROUTES[kind].end} HTTP/1.1`,
        'Host: localhost',
        `Authorization: Bearer ${key}`,
        `Content-Type: ${FORM_TYPE}`,
        `Content-Length: ${form.length}`,
        '\r\n',
      ].join('\r\n'),
    );
    socket.write(form.subarray(0, -100));
    await vi.waitFor(
      async () => expect(await app.context.db.selectFrom('blobs').select('id').execute()).toHaveLength(1),
      PATIENTLY,
    );
    await work();
    socket.write(form.subarray(-100));
    const answer = await readUntil(socket, '}');
    socket.destroy();
    return answer;
  }

  test('for a client that leaves the scope while it comes in is 404, and nothing is kept', async () => {
    const move = (owner: string | null) =>
      sql`update clients set owner_id = ${owner} where id = ${clients.organisation}`.execute(app.context.db);
    const answer = await uploadDuring(practice.keys.organisation, () => move(practice.clinicianId));
    expect(answer).toMatch(/^HTTP\/1\.1 404 .*\{"detail":"Client not found"\}$/s);
    await move(null);
    await expectNothingKept();
  });

  test('by a key that is revoked while it comes in is 401, and nothing is kept', async () => {
    const given = { type: 'organisation', name: 'revoked soon', memberId: practice.adminId } as const;
    const { apiKey, secret } = await createApiKey(app.context, TEST_ORIGIN, practice.id, given);
    const answer = await uploadDuring(secret, () => revokeApiKey(app.context, TEST_ORIGIN, apiKey.id));
    expect(answer).toMatch(/^HTTP\/1\.1 401 .*\{"detail":"Invalid API key"\}$/s);
    await expectNothingKept();
  });

  test('without a key is 401 before any of it was sent', async () => {
    const socket = await openSocket(app.http);
    socket.write(
      `POST /v1/public/clients/${clients.organisation}/${ROUTES[kind].end} HTTP/1.1\r\nHost: localhost\r\n` +
        `Content-Type: ${FORM_TYPE}\r\nContent-Length: 50000\r\n\r\n`,
    );
    expect(await readUntil(socket, '}')).toMatch(/^HTTP\/1\.1 401 .*\{"detail":"Invalid API key"\}$/s);
    socket.destroy();
    await expectNothingKept();
  });

  test('to a path that is no number is 422', async () => {
    const { status, body } = await upload(kind, { clientId: 'abc' });
    expect([status, body.detail[0].loc]).toEqual([422, ['path', 'client_id']]);
    await expectNothingKept();
  });

  test('of nothing is refused', async () => {
    const { status, body } = await upload(kind, { bytes: Buffer.alloc(0) });
    expect([status, body]).toEqual([422, kind === 'pdf' ? NOT_PDF : NOT_AUDIO]);
    await expectNothingKept();
  });
});

describe('the kind of file is judged by its content', () => {
  test.each([
    ['a PDF called something else', 'pdf', { fileName: 'x.exe', type: 'text/plain' }],
    ['a recording called something else', 'audio', { fileName: 'x.pdf', type: 'application/pdf' }],
    ['a video with sound', 'audio', { bytes: readFileSync(recording('short.mp4')), fileName: 'x.bin' }],
    ['a recording with its index at the end', 'audio', { bytes: readFileSync(recording('short.m4a')) }],
    ['a recording as browsers make it', 'audio', { bytes: readFileSync(recording('short.webm')) }],
  ] as [string, Kind, Sent][])('%s is taken', async (_case, kind, sent) => {
    expect((await upload(kind, sent)).status).toBe(200);
    expect(await listFiles(`${app.folder}/in-work`)).toEqual([]);
  });

  test.each([
    ['a text called a PDF', 'pdf', { bytes: Buffer.from('just words'), fileName: 'a.pdf', type: 'application/pdf' }],
    ['a recording called a PDF', 'pdf', { bytes: WAV, fileName: 'a.pdf', type: 'application/pdf' }],
    ['a text called a recording', 'audio', { bytes: Buffer.from('just words'), fileName: 'a.mp3', type: 'audio/mpeg' }],
    ['a PDF called a recording', 'audio', { bytes: PDF, fileName: 'a.wav', type: 'audio/wav' }],
    ['a video without sound', 'audio', { bytes: SILENT_VIDEO, fileName: 'a.mp3', type: 'audio/mpeg' }],
    ['the head of a video and nothing behind it', 'audio', { bytes: Buffer.from('\0\0\0\x18ftypisom and then noise') }],
    ['the mark of Matroska and noise', 'audio', { bytes: Buffer.concat([Buffer.from('1a45dfa3', 'hex'), WAV]) }],
    ['a playlist', 'audio', { bytes: Buffer.from('#EXTM3U\nfile:///etc/passwd\n'), fileName: 'a.m3u8' }],
  ] as [string, Kind, Sent][])('%s is refused, and nothing is kept', async (_case, kind, sent) => {
    const { status, body } = await upload(kind, sent);
    expect([status, body]).toEqual([422, kind === 'pdf' ? NOT_PDF : NOT_AUDIO]);
    await expectNothingKept();
  });

  test('and refused as soon as its head has come, however much is to follow', async () => {
    const socket = await openSocket(app.http);
    socket.write(
      `POST /v1/public/clients/${clients.organisation}/notes/upload HTTP/1.1\r\nHost: localhost\r\n` +
        `Authorization: Bearer ${practice.keys.organisation}\r\n` +
        `Content-Type: ${FORM_TYPE}\r\nContent-Length: 90000\r\n\r\n`,
    );
    socket.write(openPart(filePart('x'.repeat(5000))));
    expect(await readUntil(socket, '}]}')).toMatch(/^HTTP\/1\.1 422 .*not a PDF/s);
    socket.destroy();
    await expectNothingKept();
  });
});

test('a file beyond the limit of its kind is 413, and nothing is kept', async () => {
  const large = Buffer.concat([PDF, Buffer.alloc(MAX_PDF_BYTES + 1 - PDF.length)]);
  const { status, body } = await upload('pdf', { bytes: large });
  expect([status, body]).toEqual([413, { detail: 'File too large' }]);
  await expectNothingKept();
  expect((await upload('pdf', { bytes: large.subarray(0, MAX_PDF_BYTES) })).status).toBe(200);
});

test('where no decoder is there to look at a video, it is taken, and its job will say so', async () => {
  const bare = await createTestApp({ speech: { ...readConfig({}).speech, ffmpegPath: '/nowhere/ffmpeg' } });
  try {
    const there = await createTestPractice(bare.context);
    const { organisation } = await createTestClients(bare.context, there);
    const { status } = await bare.call(`/v1/public/clients/${organisation}/transcriptions/upload-large`, {
      token: there.keys.organisation,
      body: joinParts([filePart(SILENT_VIDEO)]),
      headers: { 'content-type': FORM_TYPE },
    });
    expect(status).toBe(200);
  } finally {
    await bare.close();
  }
});

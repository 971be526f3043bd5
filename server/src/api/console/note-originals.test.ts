import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { request as sendRequest } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FRAME_BYTES } from '../../blobs/frames.ts';
import { fixture } from '../../intake/pdf/testing/fixtures.ts';
import { createNote } from '../../records/notes/create-note.ts';
import { type ConsolePlace, createConsolePlace, type TestPerson } from '../../testing/console.ts';
import { TEST_ORIGIN } from '../../testing/context.ts';
import { readJob } from '../../testing/jobs.ts';

let place: ConsolePlace;
beforeAll(async () => {
  place = await createConsolePlace();
});
afterAll(() => place.app.close());

const LETTER = fixture('letter-weasyprint.pdf');
const PDF = Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(FRAME_BYTES * 2)]);
const WAV = Buffer.concat([Buffer.from('RIFF\0\0\0\0WAVEfmt '), randomBytes(FRAME_BYTES * 3)]);

const cookieOf = (by: TestPerson): string => [...by.cookies].map(([name, value]) => `${name}=${value}`).join('; ');

async function upload(
  by: TestPerson,
  path: string,
  bytes: Buffer,
  more: Record<string, string> = {},
): Promise<Response> {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(bytes)]), 'Patient letter.pdf');
  const headers = { cookie: cookieOf(by), 'sec-fetch-site': 'same-origin', ...more };
  return fetch(`${place.app.address}/v1/console/clients/${path}`, { method: 'POST', body: form, headers });
}

/** An upload, and the note that its job would make of it. */
async function makeNote(by: TestPerson, clientId: number, bytes: Buffer, source: 'pdf' | 'audio'): Promise<string> {
  const path = source === 'pdf' ? 'notes/upload' : 'transcriptions/upload';
  const { job_id: jobId } = (await (await upload(by, `${clientId}/${path}`, bytes)).json()) as { job_id: string };
  const { input } = await readJob(place.app.context, jobId);
  const scope = { practiceId: place.practiceId, memberId: by.id };
  return createNote(place.app.context, TEST_ORIGIN, scope, {
    clientId,
    title: 'Upload',
    markdown: 'Text.',
    upload: {
      source,
      blobId: String(input['blobId']),
      places: [{ startOffset: 0, endOffset: 5, page: 1, isScan: true }],
    },
    createdBy: by.id,
    createdAt: place.app.context.clock.now(),
  });
}

async function fetchOriginal(by: TestPerson, noteId: string, headers: Record<string, string> = {}, method = 'GET') {
  const response = await fetch(`${place.app.address}/v1/console/notes/${noteId}/original`, {
    method,
    headers: { cookie: cookieOf(by), ...headers },
  });
  return { status: response.status, headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) };
}

describe('uploads', () => {
  test('of a PDF and a recording start the jobs that make notes of them', async () => {
    const { clinician, clients } = place;
    for (const [path, bytes, task_type] of [
      ['notes/upload', PDF, 'pdf_processing'],
      ['transcriptions/upload', WAV, 'audio_transcription'],
    ] as const) {
      const answer = await upload(clinician, `${clients.clinician}/${path}`, bytes);
      const { job_id } = (await answer.json()) as { job_id: string };
      const job = await clinician.call(`/v1/console/jobs/${job_id}`);
      expect([answer.status, job.body]).toMatchObject([
        200,
        { task_type, status: 'queued', file_name: 'Patient letter.pdf' },
      ]);
      expect(await place.actionsOf(answer)).toEqual(['job.created']);
    }
  });

  test('of the wrong kind, for a client out of sight, or as something else are refused', async () => {
    const { clinician, other, clients } = place;
    const wrong = await upload(clinician, `${clients.clinician}/notes/upload`, WAV);
    expect([wrong.status, await wrong.json()]).toMatchObject([422, { detail: [{ loc: ['body', 'file'] }] }]);
    expect((await upload(clinician, `${clients.clinician}/transcriptions/upload`, PDF)).status).toBe(422);
    expect((await upload(other, `${clients.clinician}/notes/upload`, PDF)).status).toBe(404);
    const json = await clinician.call(`/v1/console/clients/${clients.clinician}/notes/upload`, { file: 'x' });
    expect([json.status, json.body.detail[0].loc]).toEqual([422, ['body', 'file']]);
  });

  test("by another site's form are refused before a byte is read", async () => {
    const rows = () => place.app.context.db.selectFrom('blobs').select('id').execute();
    const before = await rows();
    const path = `${place.clients.clinician}/notes/upload`;
    for (const headers of [{ 'sec-fetch-site': 'cross-site' }, { 'sec-fetch-site': 'same-site' }]) {
      expect((await upload(place.clinician, path, PDF, headers)).status).toBe(403);
    }
    expect(await rows()).toEqual(before);
  });
});

describe('the original of a note', () => {
  test('is a PDF that is shown and can do nothing', async () => {
    const id = await makeNote(place.clinician, place.clients.organisation, PDF, 'pdf');
    const note = await place.other.call(`/v1/console/notes/${id}`);
    expect(note.body).toMatchObject({ source: 'pdf', has_original: true, places: [{ page: 1, isScan: true }] });
    const answer = await fetchOriginal(place.other, id);
    expect(answer.status).toBe(200);
    expect(answer.bytes.equals(PDF)).toBe(true);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(PDF.length),
      'content-disposition': 'inline',
      'accept-ranges': 'bytes',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "frame-ancestors 'self'",
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'no-store',
    });
    expect(await place.app.auditRowsOf(answer as never)).toMatchObject([
      { action: 'note.viewed', subject_id: id, actor_id: place.other.id, details: { original: true } },
    ]);
  });

  test.each([
    ['a recording', WAV, 'audio/wav'],
    [
      'a page that begins as a recording',
      Buffer.from('ID3\x03\0\0\0\0\x7f\x7f<html><script>alert(1)</script>'),
      'audio/mpeg',
    ],
  ])('%s has the type of its content, in a sandbox', async (_case, bytes, type) => {
    const id = await makeNote(place.clinician, place.clients.organisation, bytes, 'audio');
    const { headers } = await fetchOriginal(place.clinician, id);
    expect([headers.get('content-type'), headers.get('x-content-type-options')]).toEqual([type, 'nosniff']);
    expect(headers.get('content-security-policy')).toMatch(/^sandbox; default-src 'none'/);
  });

  test('is sent in parts, so that a player can seek', async () => {
    const id = await makeNote(place.clinician, place.clients.organisation, WAV, 'audio');
    const size = WAV.length;
    const parts: [string, number, number][] = [
      ['bytes=0-', 0, size],
      ['bytes=0-1', 0, 2],
      ['bytes=5-5', 5, 6],
      [`bytes=${FRAME_BYTES - 1}-${FRAME_BYTES}`, FRAME_BYTES - 1, FRAME_BYTES + 1],
      [`bytes=${FRAME_BYTES}-${FRAME_BYTES * 2}`, FRAME_BYTES, FRAME_BYTES * 2 + 1],
      [`bytes=${FRAME_BYTES * 2 + 7}-`, FRAME_BYTES * 2 + 7, size],
      ['bytes=-10', size - 10, size],
      [`bytes=${size - 1}-${size + 100}`, size - 1, size],
    ];
    for (const [range, start, end] of parts) {
      const answer = await fetchOriginal(place.clinician, id, { range });
      expect([range, answer.status, answer.headers.get('content-range')]).toEqual([
        range,
        206,
        `bytes ${start}-${end - 1}/${size}`,
      ]);
      expect(answer.headers.get('content-length')).toBe(String(end - start));
      expect(answer.bytes.equals(WAV.subarray(start, end))).toBe(true);
    }
    for (const range of [`bytes=${size}-`, 'bytes=-0', 'bytes=99999999999-']) {
      const answer = await fetchOriginal(place.clinician, id, { range });
      expect([range, answer.status, answer.headers.get('content-range')]).toEqual([range, 416, `bytes */${size}`]);
      expect(JSON.parse(answer.bytes.toString())).toEqual({ detail: 'Range Not Satisfiable' });
    }
    for (const range of ['bytes=0-1,4-5', 'lines=1-2', 'bytes=9-1']) {
      const answer = await fetchOriginal(place.clinician, id, { range });
      expect([range, answer.status, answer.bytes.length]).toEqual([range, 200, size]);
    }
    expect((await fetchOriginal(place.clinician, id, {}, 'HEAD')).status).toBe(405);
  });

  test('whoever stops listening stops the reading, and the next is served', async () => {
    const id = await makeNote(place.clinician, place.clients.organisation, WAV, 'audio');
    await Promise.all(
      Array.from({ length: 20 }, () => {
        const left = Promise.withResolvers<void>();
        const path = `${place.app.address}/v1/console/notes/${id}/original`;
        const sent = sendRequest(path, { headers: { cookie: cookieOf(place.clinician) } }, (response) => {
          response.once('data', () => sent.destroy());
          response.once('close', left.resolve);
        });
        sent.on('error', () => undefined).end();
        return left.promise;
      }),
    );
    expect((await fetchOriginal(place.clinician, id)).bytes.length).toBe(WAV.length);
  });

  test('is not there for a written note, and when its time is over', async () => {
    const written = await place.clinician.call(`/v1/console/clients/${place.clients.clinician}/notes`, {
      title: 'T',
      markdown: 'x',
    });
    const gone = { detail: 'Original not found' };
    const get = async (id: string) => {
      const { status, bytes } = await fetchOriginal(place.clinician, id);
      return [status, JSON.parse(bytes.toString())];
    };
    expect(await get(written.body.id)).toEqual([404, gone]);
    const id = await makeNote(place.clinician, place.clients.clinician, PDF, 'pdf');
    const { db } = place.app.context;
    const { blob_id } = await db.selectFrom('notes').select('blob_id').where('id', '=', id).executeTakeFirstOrThrow();
    await db
      .updateTable('blobs')
      .set({ state: 'deleting' })
      .where('id', '=', blob_id ?? '')
      .execute();
    expect(await get(id)).toEqual([404, gone]);
    expect((await place.clinician.call(`/v1/console/notes/${id}`)).body.has_original).toBe(false);
    for (const person of [place.other, place.stranger]) {
      expect((await fetchOriginal(person, id)).bytes.toString()).toBe('{"detail":"Note not found"}');
    }
  });
});

describe('a page', () => {
  const fetchPage = async (by: TestPerson, noteId: string, page: number | string) => {
    const address = `${place.app.address}/v1/console/notes/${noteId}/pages/${page}`;
    const response = await fetch(address, { headers: { cookie: cookieOf(by) } });
    return { status: response.status, headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) };
  };
  const makeLetter = () => makeNote(place.clinician, place.clients.clinician, readFileSync(LETTER), 'pdf');

  test('of a PDF is drawn for those who see the note, kept by nobody on the way, and its view is noted', async () => {
    const noteId = await makeLetter();
    const answer = await fetchPage(place.clinician, noteId, 1);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('image/png');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.bytes.subarray(1, 4).toString()).toBe('PNG');
    const [width, height] = [answer.bytes.readUInt32BE(16), answer.bytes.readUInt32BE(20)];
    // A4 upright, at 144 dots an inch.
    expect([Math.round(width / 10), Math.round(height / 10)]).toEqual([119, 168]);
    expect(await place.app.auditRowsOf(answer as never)).toMatchObject([
      { action: 'note.viewed', actor_id: place.clinician.id, subject_id: noteId, details: { page: 1 } },
    ]);
    expect((await fetchPage(place.clinician, noteId, 1)).bytes.equals(answer.bytes)).toBe(true);
  });

  test('is not there for others, beyond the last, of a recording, of a file that cannot be drawn', async () => {
    const noteId = await makeLetter();
    for (const person of [place.other, place.admin, place.stranger])
      expect((await fetchPage(person, noteId, 1)).status).toBe(404);
    expect((await fetchPage(place.clinician, noteId, 999)).status).toBe(404);
    for (const page of [0, -1, 'x', 1e9]) expect((await fetchPage(place.clinician, noteId, page)).status).toBe(422);
    const recording = await makeNote(place.clinician, place.clients.clinician, WAV, 'audio');
    expect((await fetchPage(place.clinician, recording, 1)).status).toBe(404);
    const damaged = await makeNote(place.clinician, place.clients.clinician, PDF, 'pdf');
    expect((await fetchPage(place.clinician, damaged, 1)).status).toBe(404);
  });

  test('nor the sound of a note that was taken away', async () => {
    const [noteId, recording] = [
      await makeLetter(),
      await makeNote(place.clinician, place.clients.clinician, WAV, 'audio'),
    ];
    expect((await fetchPage(place.clinician, noteId, 1)).status).toBe(200);
    for (const id of [noteId, recording])
      await place.clinician.call(`/v1/console/notes/${id}/remove`, { reason: 'Of another client' });
    expect((await fetchPage(place.clinician, noteId, 1)).status).toBe(404);
    expect((await fetchOriginal(place.clinician, recording, { range: 'bytes=0-9' })).status).toBe(404);
  });
});

import { randomBytes } from 'node:crypto';
import { Type } from 'typebox';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { discardUpload, storeUpload } from '../../../blobs/store-upload.ts';
import { createNoise } from '../../../intake/audio/testing/make-sound.ts';
import { createTestServer } from '../../../testing/http-server.ts';
import { BOUNDARY, fieldPart, filePart, FORM_TYPE, joinParts, openPart, type Part } from '../../../testing/multipart.ts';
import { openSocket, readToEnd, readUntil } from '../../../testing/raw-exchange.ts';
import { createUploadPlace, type UploadPlace } from '../../../testing/uploads.ts';
import { receiveFile, takeUploads } from './receive-file.ts';

const LIMIT_BYTES = 300_000;
/** What may come beside the file. */
const FRAME_BYTES = 64 * 1024;

const { app } = createTestServer();
let place: UploadPlace;
let address: string;
beforeAll(async () => {
  place = await createUploadPlace();
  const { context, practiceId, store: blobs } = place;
  await app.register(async (scope) => {
    takeUploads(scope);
    const body = Type.Object({ file: Type.String() });
    scope.post('/take', { schema: { consumes: ['multipart/form-data'], body } }, async (request) => {
      const { stored, fileName } = await receiveFile(request, {
        limitBytes: LIMIT_BYTES,
        store: async ({ stream, fileName: name }, signal) => {
          const upload = await storeUpload(context, blobs, { practiceId, stream, limitBytes: LIMIT_BYTES, signal });
          return { stored: upload, fileName: name };
        },
        discard: ({ stored: { blobId } }) => discardUpload(context, blobs, blobId),
      });
      return { bytes: stored.bytes, head: stored.head.subarray(0, 20).toString('latin1'), fileName };
    });
  });
  address = await app.listen({ host: '127.0.0.1', port: 0 });
});
afterEach(() => place.clear());
afterAll(async () => {
  await app.close();
  await place.drop();
});

interface Answer {
  status: number;
  body: unknown;
}

async function send(body: NonNullable<RequestInit['body']>, type: string | undefined = FORM_TYPE): Promise<Answer> {
  const response = await fetch(`${address}/take`, {
    method: 'POST',
    body,
    headers: { 'content-type': type },
    ...(body instanceof ReadableStream && { duplex: 'half' }),
  });
  return { status: response.status, body: await response.json() };
}

const sendParts = (...parts: Part[]): Promise<Answer> => send(joinParts(parts));

function head(...lines: string[]): string {
  return ['POST /take HTTP/1.1', 'Host: test', `Content-Type: ${FORM_TYPE}`, ...lines, '', ''].join('\r\n');
}

function chunk(bytes: Uint8Array): Buffer {
  return Buffer.concat([Buffer.from(`${bytes.length.toString(16)}\r\n`), bytes, Buffer.from('\r\n')]);
}

async function expectNothingLeft(): Promise<void> {
  expect(await place.listRows()).toEqual([]);
  expect(await place.listFiles()).toEqual([]);
}

const waitForRows = (count: number): Promise<void> =>
  vi.waitFor(async () => expect(await place.listRows()).toHaveLength(count), { timeout: 10_000, interval: 5 });

const refusedFile = (msg: string, type: string): Answer => ({
  status: 422,
  body: { detail: [{ loc: ['body', 'file'], msg, type }] },
});
const MISSING = refusedFile('Field required', 'missing');
const TOO_LARGE = { status: 413, body: { detail: 'File too large' } };
const BAD_REQUEST = { status: 400, body: { detail: 'Bad Request' } };

describe('what is taken', () => {
  test('one file, with the name that its sender gave it', async () => {
    const answer = await sendParts(filePart('%PDF-1.7 a letter', { fileName: 'Befund Müller.pdf' }));
    expect(answer).toEqual({ status: 200, body: { bytes: 17, head: '%PDF-1.7 a letter', fileName: expect.any(String) } });
    expect(await place.listRows()).toHaveLength(1);
  });

  test('the file among other parts, before and behind it, which are ignored', async () => {
    const others = [fieldPart('title', 'x'.repeat(40_000)), filePart('another', { name: 'cover', fileName: 'b.png' })];
    expect(await sendParts(...others, filePart('the file'), ...others)).toMatchObject({
      status: 200,
      body: { bytes: 8, head: 'the file' },
    });
    expect(await place.listRows()).toHaveLength(1);
  });

  test('an empty file, which is for the route to judge', async () => {
    expect(await sendParts(filePart(''))).toMatchObject({ status: 200, body: { bytes: 0 } });
  });

  test('a file that is as large as may be, to the byte, and not one byte more', async () => {
    expect(await sendParts(filePart(randomBytes(LIMIT_BYTES)))).toMatchObject({ status: 200, body: { bytes: LIMIT_BYTES } });
    await place.clear();
    expect(await sendParts(filePart(randomBytes(LIMIT_BYTES + 1)))).toEqual(TOO_LARGE);
    await expectNothingLeft();
  });

  test('bytes that look like the boundary but for the last one', async () => {
    const bytes = `\r\n--${BOUNDARY.slice(0, -1)}\r\n--${BOUNDARY.slice(0, -1)}--\r\n\r\n-`;
    expect(await sendParts(filePart(bytes))).toMatchObject({ status: 200, body: { bytes: bytes.length } });
  });

  test('a form in single bytes, with text before and behind it', async () => {
    const form = Buffer.concat([Buffer.from('preamble\r\n'), joinParts([filePart('small')]), Buffer.from('epilogue')]);
    const socket = await openSocket(app);
    socket.setNoDelay(true);
    socket.write(head(`Content-Length: ${form.length}`, 'Connection: close'));
    for (const byte of form) {
      socket.write(Buffer.from([byte]));
      await new Promise((resolve) => setImmediate(resolve));
    }
    expect(await readToEnd(socket)).toMatch(/^HTTP\/1\.1 200 .*"bytes":5/s);
  });

  test.each([
    ['a path up', '../../etc/passwd', 'passwd'],
    ['a Windows path', String.raw`C:\\Users\\a\\scan.pdf`, 'scan.pdf'],
    ['nothing but a path', '../..', ''],
    ['control characters', 'a\x00b\x07c\x1b[31m.pdf', 'abc[31m.pdf'],
    ['percent signs', 'a%0d%0ab.pdf', 'a%0d%0ab.pdf'],
    ['escaped quotes', String.raw`a\"b\".pdf`, 'a"b".pdf'],
    ['no UTF-8', 'a\xff\xfe.pdf', 'a\ufffd\ufffd.pdf'],
    ['ten thousand characters', `${'n'.repeat(10_000)}.pdf`, 'n'.repeat(255)],
    ['what is cut in the middle of a character', Buffer.from('😀'.repeat(300)).toString('latin1'), '😀'.repeat(255)],
    ['words that mean something to JavaScript', '__proto__', '__proto__'],
    ['markup', '<script>alert(1)</script>.pdf', 'script>.pdf'],
  ])('a name with %s, made harmless', async (_case, fileName, tidied) => {
    expect(await sendParts(filePart('x', { fileName }))).toMatchObject({ status: 200, body: { fileName: tidied } });
  });

  test.each([
    ['no name for the file', 'Content-Disposition: form-data; name="file"\r\nContent-Type: application/octet-stream', ''],
    ['a name in another alphabet', `Content-Disposition: form-data; name="file"; filename*=UTF-8''%E2%82%AC.pdf`, '€.pdf'],
    ['a folded header', 'Content-Disposition: form-data;\r\n name="file"; filename="a.pdf"', 'a.pdf'],
    ['headers that nobody asked for', `${'X-A: b\r\n'.repeat(30)}Content-Disposition: form-data; name=file; filename=a`, 'a'],
  ])('%s', async (_case, header, fileName) => {
    expect(await sendParts({ header, body: 'x' })).toMatchObject({ status: 200, body: { bytes: 1, fileName } });
  });
});

describe('what is refused', () => {
  test.each<[string, Part[], Answer]>([
    ['no part at all', [], MISSING],
    ['no part of that name', [filePart('x', { name: 'upload' })], MISSING],
    ['a text in place of a file', [fieldPart('file', 'x')], refusedFile('Value error, Expected UploadFile', 'value_error')],
    [
      'two files',
      [filePart('one'), filePart('two')],
      refusedFile('Value error, there must be one file only', 'value_error'),
    ],
    ['the name in another case', [filePart('x', { name: 'File' })], MISSING],
    ['no disposition', [{ header: 'Content-Type: application/pdf', body: 'x' }], MISSING],
    ['another disposition', [{ header: 'Content-Disposition: attachment; name="file"; filename="a"', body: 'x' }], MISSING],
    ['a line break within a name', [filePart('x', { fileName: 'a\nb.pdf' })], MISSING],
    ['a header larger than any', [{ header: `X: ${'a'.repeat(20_000)}\r\n${filePart('').header}`, body: 'x' }], MISSING],
    ['more parts than anybody sends', Array.from({ length: 31 }, () => filePart('x', { name: 'other' })), BAD_REQUEST],
    ['more fields than anybody sends', Array.from({ length: 21 }, () => fieldPart('a', 'x')), BAD_REQUEST],
  ])('%s', async (_case, parts, answer) => {
    expect(await sendParts(...parts)).toEqual(answer);
    await expectNothingLeft();
  });

  test.each<[string, string, Answer]>([
    ['no boundary', 'multipart/form-data', BAD_REQUEST],
    ['a boundary longer than any', `multipart/form-data; boundary=${'b'.repeat(300)}`, BAD_REQUEST],
    ['another boundary', 'multipart/form-data; boundary=other', BAD_REQUEST],
    ['JSON', 'application/json', MISSING],
    ['a bare file', 'application/pdf', MISSING],
    ['another multipart', `multipart/mixed; boundary=${BOUNDARY}`, MISSING],
    ['a form of the other kind', 'application/x-www-form-urlencoded', MISSING],
    ['a type that only begins alike', `multipart/form-data-not; boundary=${BOUNDARY}`, MISSING],
  ])('%s for a content type', async (_case, type, answer) => {
    expect(await send(joinParts([filePart('x')]), type)).toEqual(answer);
    await expectNothingLeft();
  });

  test('no body and no content type', async () => {
    const response = await fetch(`${address}/take`, { method: 'POST' });
    expect({ status: response.status, body: await response.json() }).toEqual(MISSING);
  });

  const whole = filePart(randomBytes(5000));
  const other = filePart('another', { name: 'other' });
  const many = Array.from({ length: 40 }, () => other);
  test.each([
    ['nothing', Buffer.alloc(0)],
    ['noise', randomBytes(10_000)],
    ['a boundary alone', Buffer.from(`--${BOUNDARY}`)],
    ['half a header', Buffer.from(`--${BOUNDARY}\r\nContent-Disposition: form-d`)],
    ['a file without its end', openPart(whole)],
    ['half a file', openPart(whole).subarray(0, 3000)],
    ['another file without its end', openPart(other)],
    ['a file, and another without its end', Buffer.concat([openPart(whole), openPart(other)])],
    ['a field without its end', Buffer.concat([openPart(whole), openPart(fieldPart('a', 'b'))])],
    ['too many parts without their end', Buffer.concat(many.map(openPart))],
    ['a part that is cut off within its header', joinParts([{ header: 'Content-Disp', body: '' }]).subarray(0, -30)],
    ['a header without an end', Buffer.from(`--${BOUNDARY}\r\nX-A: b\r\n--${BOUNDARY}--\r\n`)],
    [
      'a file, and a header without an end',
      Buffer.concat([openPart(whole), Buffer.from(`--${BOUNDARY}\r\nX-A: b\r\n--${BOUNDARY}--\r\n`)]),
    ],
  ])('%s for a form', async (_case, bytes) => {
    expect(await send(bytes)).toEqual(BAD_REQUEST);
    await expectNothingLeft();
  });
});

test('whatever comes is answered, and only what was taken is kept', async () => {
  const words = ['form-data', 'name="file"', 'filename="a"', ';', '=', '*', '"', '\\', "''", '%00', '\0', '\r', '\n', 'é', '--'];
  const lines = ['\r\n', '\r\n\r\n', `\r\n--${BOUNDARY}\r\n`, `\r\n--${BOUNDARY}--`, 'Content-Disposition: ', 'Content-Type: '];
  const all = [...words, ...lines, 'charset=utf-16le', 'application/octet-stream', '__proto__'];
  const draw = createNoise(7);
  const pick = (): string => all[Math.floor(((draw() + 1) / 2) * all.length)] ?? '';
  const bodies = Array.from({ length: 300 }, () => `--${BOUNDARY}\r\n${Array.from({ length: 25 }, pick).join('')}`);
  const statuses = await Promise.all(bodies.map(async (body) => (await send(Buffer.from(body, 'latin1'))).status));
  expect(statuses.filter((status) => ![200, 400, 422].includes(status))).toEqual([]);
  expect(await place.listRows()).toHaveLength(statuses.filter((status) => status === 200).length);
});

describe('a file that is too large', () => {
  test('is refused by its announced length before any of it was sent', async () => {
    const socket = await openSocket(app);
    socket.write(head(`Content-Length: ${LIMIT_BYTES + FRAME_BYTES + 1}`));
    expect(await readUntil(socket, '}')).toMatch(/^HTTP\/1\.1 413 .*\{"detail":"File too large"\}$/s);
    socket.destroy();
    await expectNothingLeft();
  });

  test('is refused in the middle of a body of unknown length, and its sender, still sending, reads the answer', async () => {
    const socket = await openSocket(app);
    socket.write(head('Transfer-Encoding: chunked'));
    socket.write(chunk(openPart(filePart(''))));
    const sending = setInterval(() => socket.write(chunk(randomBytes(20_000))), 1);
    const answer = await readUntil(socket, '}');
    clearInterval(sending);
    expect(answer).toMatch(/^HTTP\/1\.1 413 .*\{"detail":"File too large"\}$/s);
    socket.destroy();
    await expectNothingLeft();
  });

  test('counts what is not the file as well', async () => {
    const endless = new ReadableStream({
      start: (controller) => controller.enqueue(openPart(filePart('', { name: 'other' }))),
      pull: (controller) => controller.enqueue(Buffer.alloc(50_000)),
    });
    expect(await send(endless)).toEqual(TOO_LARGE);
    await expectNothingLeft();
  });
});

describe('a sender that disappears', () => {
  test.each([
    ['with a reset', (socket: Awaited<ReturnType<typeof openSocket>>) => socket.resetAndDestroy()],
    ['with a clean end', (socket: Awaited<ReturnType<typeof openSocket>>) => socket.end()],
  ])('in the middle of the file %s leaves nothing', async (_case, leave) => {
    const socket = await openSocket(app);
    socket.on('error', () => {});
    socket.write(head('Content-Length: 250000'));
    socket.write(openPart(filePart(randomBytes(100_000))));
    await waitForRows(1);
    leave(socket);
    await waitForRows(0);
    expect(await place.listFiles()).toEqual([]);
  });

  test('behind the file, but before the end of the form, leaves nothing', async () => {
    const socket = await openSocket(app);
    socket.on('error', () => {});
    socket.write(head('Content-Length: 250000'));
    socket.write(Buffer.concat([openPart(filePart(randomBytes(100_000))), openPart(fieldPart('a', 'b'))]));
    await vi.waitFor(async () => expect((await place.listFiles()).join()).toMatch(/^blob_[0-9a-z]+$/));
    socket.destroy();
    await waitForRows(0);
    expect(await place.listFiles()).toEqual([]);
  });
});

describe('the connection', () => {
  const good = joinParts([filePart('good')]);
  const request = (body: Buffer): Buffer => Buffer.concat([Buffer.from(head(`Content-Length: ${body.length}`)), body]);

  test.each([
    ['taken', good, 200],
    ['refused by its form', Buffer.from('noise'), 400],
    ['refused by its parts', joinParts([]), 422],
    ['refused by its size', joinParts([filePart(randomBytes(LIMIT_BYTES + 1))]), 413],
  ])('serves the next request after one that was %s', async (_case, body, status) => {
    const socket = await openSocket(app);
    for (const [bytes, expected] of [[body, status], [good, 200]] as const) {
      socket.write(request(bytes));
      expect(await readUntil(socket, '}')).toMatch(new RegExp(`^HTTP/1\\.1 ${expected} `));
    }
    socket.destroy();
  });

  test('serves twenty senders at once, each of whom gets an answer of their own', async () => {
    const sizes = Array.from({ length: 20 }, (_, index) => 10_000 + index);
    const answers = await Promise.all(sizes.map((size) => sendParts(filePart(randomBytes(size)))));
    expect(answers.map(({ body }) => (body as { bytes: number }).bytes)).toEqual(sizes);
  });
});

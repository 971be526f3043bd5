import { randomBytes } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createNoise } from '../../../intake/audio/testing/make-sound.ts';
import { type Answer, type FileServer, startFileServer, TOO_LARGE } from '../../../testing/file-server.ts';
import { BOUNDARY, fieldPart, filePart, joinParts, openPart, type Part } from '../../../testing/multipart.ts';

const LIMIT_BYTES = 300_000;

let server: FileServer;
beforeAll(async () => {
  server = await startFileServer(LIMIT_BYTES);
});
afterEach(() => server.place.clear());
afterAll(() => server.close());

const expectNothingLeft = async () => expect(await server.place.listAll()).toEqual([]);

const refusedFile = (msg: string, type: string): Answer => ({
  status: 422,
  body: { detail: [{ loc: ['body', 'file'], msg, type }] },
});
const MISSING = refusedFile('Field required', 'missing');
/** The header of the file's part, but for its name. */
const FILE = 'Content-Disposition: form-data; name="file"';
const BAD_REQUEST = { status: 400, body: { detail: 'Bad Request' } };

describe('what is taken', () => {
  test('one file, with the name that its sender gave it', async () => {
    const answer = await server.sendParts(
      filePart('%PDF-1.7 a letter', { fileName: Buffer.from('Befund Müller.pdf').toString('latin1') }),
    );
    const body = { bytes: 17, head: '%PDF-1.7 a letter', fileName: 'Befund Müller.pdf' };
    expect(answer).toEqual({ status: 200, body });
    expect(await server.place.listRows()).toHaveLength(1);
  });

  test('the file among other parts, before and behind it, which are ignored', async () => {
    const others = [fieldPart('title', 'x'.repeat(40_000)), filePart('another', { name: 'cover', fileName: 'b.png' })];
    expect(await server.sendParts(...others, filePart('the file'), ...others)).toMatchObject({
      status: 200,
      body: { bytes: 8, head: 'the file' },
    });
    expect(await server.place.listRows()).toHaveLength(1);
  });

  test('an empty file, which is for the route to judge', async () => {
    expect(await server.sendParts(filePart(''))).toMatchObject({ status: 200, body: { bytes: 0 } });
  });

  test('a file that is as large as may be, to the byte, and not one byte more', async () => {
    const answer = await server.sendParts(filePart(randomBytes(LIMIT_BYTES)));
    expect(answer).toMatchObject({ status: 200, body: { bytes: LIMIT_BYTES } });
    await server.place.clear();
    expect(await server.sendParts(filePart(randomBytes(LIMIT_BYTES + 1)))).toEqual(TOO_LARGE);
    await expectNothingLeft();
  });

  test('bytes that look like the boundary but for the last one', async () => {
    const bytes = `\r\n--${BOUNDARY.slice(0, -1)}\r\n--${BOUNDARY.slice(0, -1)}--\r\n\r\n-`;
    expect(await server.sendParts(filePart(bytes))).toMatchObject({ status: 200, body: { bytes: bytes.length } });
  });

  test.each([
    ['a path up', '../../etc/passwd', 'passwd'],
    ['a Windows path', String.raw`C:\\Users\\a\\scan.pdf`, 'scan.pdf'],
    ['nothing but a path', '../..', ''],
    ['control characters', 'a\x00b\x07c\x1b[31m.pdf', 'abc[31m.pdf'],
    ['percent signs', 'a%0d%0ab.pdf', 'a%0d%0ab.pdf'],
    ['escaped quotes', String.raw`a\"b\".pdf`, 'a"b".pdf'],
    ['ten thousand characters', `${'n'.repeat(10_000)}.pdf`, 'n'.repeat(255)],
    ['what is cut in the middle of a character', Buffer.from('😀'.repeat(300)).toString('latin1'), '😀'.repeat(255)],
    ['words that mean something to JavaScript', '__proto__', '__proto__'],
    ['an encoded word in base64', '=?UTF-8?B?TcO8bGxlciDigqwucGRm?=', 'Müller €.pdf'],
    ['encoded words in Latin-1', '=?iso-8859-1?Q?M=FCller?= =?ISO-8859-1?q?_2.pdf?=', 'Müller 2.pdf'],
    ['an encoded word that cannot be read', '=?UTF-8?Q?M=FCller?=.pdf', '=?UTF-8?Q?M=FCller?=.pdf'],
    ['an encoded word in an unknown alphabet', '=?x-none?B?TQ==?=.pdf', '=?x-none?B?TQ==?=.pdf'],
    ['an encoded path', '=?UTF-8?Q?a=00b?=.pdf', 'ab.pdf'],
    ['markup', '<script>alert(1)</script>.pdf', 'script>.pdf'],
  ])('a name with %s, made harmless', async (_case, fileName, tidied) => {
    const answer = await server.sendParts(filePart('x', { fileName }));
    expect(answer).toMatchObject({ status: 200, body: { fileName: tidied } });
  });

  test.each([
    ['no name for the file', `${FILE}\r\nContent-Type: application/octet-stream`, ''],
    ['a name in another alphabet', `${FILE}; filename*=UTF-8''%E2%82%AC.pdf`, '€.pdf'],
    ['a name in Latin-1 that says so', `${FILE}; filename*=iso-8859-1''M%FCller.pdf`, 'Müller.pdf'],
    ['a folded header', 'Content-Disposition: form-data;\r\n name="file"; filename="a.pdf"', 'a.pdf'],
    ['headers that nobody asked for', `${'X-A: b\r\n'.repeat(30)}${FILE}; filename=a`, 'a'],
  ])('%s', async (_case, header, fileName) => {
    expect(await server.sendParts({ header, body: 'x' })).toMatchObject({ status: 200, body: { bytes: 1, fileName } });
  });
});

const WRONG_TYPE = refusedFile('Field required: the header Content-Type should be multipart/form-data', 'missing');

describe('what is refused', () => {
  test.each<[string, Part[], Answer]>([
    ['no part at all', [], MISSING],
    ['no part of that name', [filePart('x', { name: 'upload' })], MISSING],
    [
      'a text in place of a file',
      [fieldPart('file', 'x')],
      refusedFile('Value error, Expected UploadFile', 'value_error'),
    ],
    [
      'two files',
      [filePart('one'), filePart('two')],
      refusedFile('Value error, the field was sent more than once: there must be one file only', 'value_error'),
    ],
    ...['a\xff\xfe.pdf', 'Befund M\xfcller.pdf'].map((fileName): [string, Part[], Answer] => [
      'a name that is no UTF-8',
      [filePart('x', { fileName })],
      refusedFile("Value error, the file's name should be UTF-8", 'value_error'),
    ]),
    [
      'a name that is not of the alphabet it says',
      [{ header: `${FILE}; filename*=UTF-8''M%FCller.pdf`, body: 'x' }],
      refusedFile("Value error, the file's name should be UTF-8", 'value_error'),
    ],
    ['the name in another case', [filePart('x', { name: 'File' })], MISSING],
    ['no disposition', [{ header: 'Content-Type: application/pdf', body: 'x' }], MISSING],
    ['another disposition', [{ header: `${FILE.replace('form-data', 'attachment')}; filename=a`, body: 'x' }], MISSING],
    ['a line break within a name', [filePart('x', { fileName: 'a\nb.pdf' })], MISSING],
    ['a header larger than any', [{ header: `X: ${'a'.repeat(20_000)}\r\n${FILE}; filename=a`, body: 'x' }], MISSING],
    ['more parts than anybody sends', Array.from({ length: 31 }, () => filePart('x', { name: 'other' })), BAD_REQUEST],
    ['more fields than anybody sends', Array.from({ length: 21 }, () => fieldPart('a', 'x')), BAD_REQUEST],
  ])('%s', async (_case, parts, answer) => {
    expect(await server.sendParts(...parts)).toEqual(answer);
    await expectNothingLeft();
  });

  test.each<[string, string, Answer]>([
    ['no boundary', 'multipart/form-data', BAD_REQUEST],
    ['a boundary longer than any', `multipart/form-data; boundary=${'b'.repeat(300)}`, BAD_REQUEST],
    ['another boundary', 'multipart/form-data; boundary=other', BAD_REQUEST],
    ['JSON', 'application/json', WRONG_TYPE],
    ['a bare file', 'application/pdf', WRONG_TYPE],
    ['another multipart', `multipart/mixed; boundary=${BOUNDARY}`, WRONG_TYPE],
    ['a form of the other kind', 'application/x-www-form-urlencoded', WRONG_TYPE],
    ['a type that only begins alike', `multipart/form-data-not; boundary=${BOUNDARY}`, WRONG_TYPE],
  ])('%s for a content type', async (_case, type, answer) => {
    expect(await server.send(joinParts([filePart('x')]), type)).toEqual(answer);
    await expectNothingLeft();
  });

  test('no body and no content type', async () => {
    const response = await fetch(`${server.address}/take`, { method: 'POST' });
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
    expect(await server.send(bytes)).toEqual(BAD_REQUEST);
    await expectNothingLeft();
  });
});

test('whatever comes is answered, and only what was taken is kept', async () => {
  const words = ['form-data', 'name="file"', 'filename="a"', 'charset=utf-16le', 'text/plain', '__proto__'];
  const signs = [';', '=', '*', '"', '\\', "''", '%00', '\0', '\r', '\n', 'é', '--', '\r\n', '\r\n\r\n'];
  const lines = [`\r\n--${BOUNDARY}\r\n`, `\r\n--${BOUNDARY}--`, 'Content-Disposition: ', 'Content-Type: '];
  const all = [...words, ...signs, ...lines];
  const draw = createNoise(7);
  const pick = (): string => all[Math.floor(((draw() + 1) / 2) * all.length)] ?? '';
  const bodies = Array.from({ length: 300 }, () => `--${BOUNDARY}\r\n${Array.from({ length: 25 }, pick).join('')}`);
  const answers = await Promise.all(bodies.map((body) => server.send(Buffer.from(body, 'latin1'))));
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((status) => ![200, 400, 422].includes(status))).toEqual([]);
  expect(await server.place.listRows()).toHaveLength(statuses.filter((status) => status === 200).length);
});

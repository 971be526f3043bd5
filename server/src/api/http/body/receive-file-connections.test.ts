import { randomBytes } from 'node:crypto';
import type { Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { type FileServer, startFileServer, TOO_LARGE } from '../../../testing/file-server.ts';
import { fieldPart, filePart, FORM_TYPE, joinParts, openPart } from '../../../testing/multipart.ts';
import { openSocket, readToEnd, readUntil } from '../../../testing/raw-exchange.ts';
import { PATIENTLY } from '../../../testing/patience.ts';

const LIMIT_BYTES = 300_000;
/** What may come beside the file. */
const FRAME_BYTES = 64 * 1024;

let server: FileServer;
beforeAll(async () => {
  server = await startFileServer(LIMIT_BYTES);
});
afterEach(() => server.place.clear());
afterAll(() => server.close());

const expectNothingLeft = async () => expect(await server.place.listAll()).toEqual([]);

const waitForRows = (count: number): Promise<void> =>
  vi.waitFor(async () => expect(await server.place.listRows()).toHaveLength(count), PATIENTLY);

function head(...lines: string[]): string {
  return ['POST /take HTTP/1.1', 'Host: test', `Content-Type: ${FORM_TYPE}`, ...lines, '', ''].join('\r\n');
}

function chunk(bytes: Uint8Array): Buffer {
  return Buffer.concat([Buffer.from(`${bytes.length.toString(16)}\r\n`), bytes, Buffer.from('\r\n')]);
}

describe('a file that is too large', () => {
  test('is refused by its announced length before any of it was sent', async () => {
    const socket = await openSocket(server.app);
    socket.write(head(`Content-Length: ${LIMIT_BYTES + FRAME_BYTES + 1}`));
    expect(await readUntil(socket, '}')).toMatch(/^HTTP\/1\.1 413 .*\{"detail":"File too large"\}$/s);
    socket.destroy();
    await expectNothingLeft();
  });

  test('is refused in the middle of a body of unknown length, and its sender, who still sends, is told', async () => {
    const socket = await openSocket(server.app);
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
    expect(await server.send(endless)).toEqual(TOO_LARGE);
    await expectNothingLeft();
  });
});

describe('a sender that disappears', () => {
  test.each([
    ['with a reset', (socket: Socket) => socket.resetAndDestroy()],
    ['with a clean end', (socket: Socket) => socket.end()],
  ])('in the middle of the file %s leaves nothing', async (_case, leave) => {
    const socket = await openSocket(server.app);
    socket.on('error', () => {});
    socket.write(head('Content-Length: 250000'));
    socket.write(openPart(filePart(randomBytes(100_000))));
    await waitForRows(1);
    leave(socket);
    await waitForRows(0);
    expect(await server.place.listFiles()).toEqual([]);
  });

  test.each([
    ['with half of the form', (form: Buffer) => form.subarray(0, 1000)],
    ['with all of the form sent', (form: Buffer) => form],
  ])('before anybody looked at the file, %s, is done with', async (_case, cut) => {
    const form = joinParts([filePart(randomBytes(2000))]);
    const before = server.countSettled();
    const socket = await openSocket(server.app);
    socket.on('error', () => {});
    server.onceBefore(async (request) => {
      socket.resetAndDestroy();
      await vi.waitFor(() => expect(request.destroyed).toBe(true), PATIENTLY);
    });
    socket.write(Buffer.concat([Buffer.from(head(`Content-Length: ${form.length}`)), cut(form)]));
    await vi.waitFor(() => expect(server.countSettled()).toBe(before + 1), PATIENTLY);
    await expectNothingLeft();
  });

  test('behind the file, but before the end of the form, leaves nothing', async () => {
    const socket = await openSocket(server.app);
    socket.on('error', () => {});
    socket.write(head('Content-Length: 250000'));
    socket.write(Buffer.concat([openPart(filePart(randomBytes(100_000))), openPart(fieldPart('a', 'b'))]));
    await vi.waitFor(
      async () => expect((await server.place.listFiles()).join()).toMatch(/^blob_[0-9a-z]+$/),
      PATIENTLY,
    );
    socket.destroy();
    await waitForRows(0);
    expect(await server.place.listFiles()).toEqual([]);
  });
});

describe('the connection', () => {
  test('a form in single bytes, with text before and behind it', async () => {
    const form = Buffer.concat([Buffer.from('preamble\r\n'), joinParts([filePart('small')]), Buffer.from('epilogue')]);
    const socket = await openSocket(server.app);
    socket.setNoDelay(true);
    socket.write(head(`Content-Length: ${form.length}`, 'Connection: close'));
    for (const byte of form) {
      socket.write(Buffer.from([byte]));
      await new Promise((resolve) => setImmediate(resolve));
    }
    expect(await readToEnd(socket)).toMatch(/^HTTP\/1\.1 200 .*"bytes":5/s);
  });

  const good = joinParts([filePart('good')]);
  const request = (body: Buffer): Buffer => Buffer.concat([Buffer.from(head(`Content-Length: ${body.length}`)), body]);

  test.each([
    ['taken', good, 200],
    ['refused by its form', Buffer.from('noise'), 400],
    ['refused by its parts', joinParts([]), 422],
    ['refused by its size', joinParts([filePart(randomBytes(LIMIT_BYTES + 1))]), 413],
  ])('serves the next request after one that was %s', async (_case, body, status) => {
    const socket = await openSocket(server.app);
    for (const [bytes, expected] of [
      [body, status],
      [good, 200],
    ] as const) {
      socket.write(request(bytes));
      expect(await readUntil(socket, '}')).toMatch(new RegExp(`^HTTP/1\\.1 ${expected} `));
    }
    socket.destroy();
  });

  test('asks a sender who waits for leave for the body where it is wanted, and only there', async () => {
    for (const [length, expected] of [
      [good.length, /^HTTP\/1\.1 100 Continue\r\n\r\nHTTP\/1\.1 200 /],
      [LIMIT_BYTES + FRAME_BYTES + 1, /^HTTP\/1\.1 413 /],
    ] as const) {
      const socket = await openSocket(server.app);
      const answered = readUntil(socket, '}');
      socket.once('data', () => socket.write(good));
      socket.write(head(`Content-Length: ${length}`, 'Expect: 100-continue'));
      expect(await answered).toMatch(expected);
      socket.destroy();
    }
  });

  test('serves twenty senders at once, each of whom gets an answer of their own', async () => {
    const sizes = Array.from({ length: 20 }, (_, index) => 10_000 + index);
    const answers = await Promise.all(sizes.map((size) => server.sendParts(filePart(randomBytes(size)))));
    expect(answers.map(({ body }) => (body as { bytes: number }).bytes)).toEqual(sizes);
  });
});

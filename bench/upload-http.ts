import { type ChildProcess, fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { openDatabase } from '../server/src/db/database.ts';
import { systemClock } from '../server/src/lib/clock.ts';
import { createIdMaker } from '../server/src/lib/ids.ts';
import { filePart, FORM_TYPE, joinParts } from '../server/src/testing/multipart.ts';
import { createTestPractice } from '../server/src/testing/practice.ts';
import { createTestClients } from '../server/src/testing/records.ts';
import { MEBIBYTE, reportMemory, reportSpeed, UPLOAD_ROUNDS, type UploadRound } from './upload-figures.ts';
import type { MemoryAnswer, UploadAddresses } from './upload-server.ts';

const ROUND_BYTES = 256 * MEBIBYTE;
const LARGE_BYTES = 1024 * MEBIBYTE;

/** A form with a recording in it, in three parts: what stands before the noise, how much noise, what stands behind. */
const RECORDING_HEAD = Buffer.concat([Buffer.from('RIFF\xff\xff\xff\xffWAVEfmt ', 'latin1'), randomBytes(4096)]);
const FORM = joinParts([filePart(RECORDING_HEAD)]);
const TAIL_BYTES = FORM.length - FORM.indexOf(RECORDING_HEAD) - RECORDING_HEAD.length;
const NOISE = randomBytes(64 * 1024);

/** Bytes a second through the endpoint, beside a server that pipes the same request into a file and flushes it. */
export async function benchUploadHttp(databaseUrl: string): Promise<void> {
  const { target, apiKey } = await prepareRecords(databaseUrl);
  const folder = await mkdtemp(path.join(tmpdir(), 'casewright-bench-upload-'));
  const server = fork(path.join(import.meta.dirname, 'upload-server.ts'), [databaseUrl, folder]);
  try {
    const [addresses] = (await once(server, 'message')) as [UploadAddresses];
    const send = async (address: string, bytes: number): Promise<number> => {
      const startMs = performance.now();
      await sendForm(address, apiKey, bytes);
      const seconds = (performance.now() - startMs) / 1000;
      await rm(path.join(folder, 'blobs'), { recursive: true, force: true });
      return bytes / MEBIBYTE / seconds;
    };
    // First of all: what earlier uploads left in memory would count as idle.
    const { nowBytes } = await askMemory(server);
    await send(addresses.service + target, LARGE_BYTES);
    const { peakBytes } = await askMemory(server);
    const rounds: UploadRound[] = [];
    for (let round = 0; round <= UPLOAD_ROUNDS; round += 1) {
      const ours = await send(addresses.service + target, ROUND_BYTES);
      rounds.push({ ours, plain: await send(addresses.plain, ROUND_BYTES) });
    }
    reportSpeed('upload over HTTP', rounds.slice(1));
    reportMemory(nowBytes, peakBytes, LARGE_BYTES);
  } finally {
    server.disconnect();
    await rm(folder, { recursive: true });
  }
}

async function prepareRecords(databaseUrl: string): Promise<{ target: string; apiKey: string }> {
  const db = openDatabase({ url: databaseUrl, maxConnections: 2 });
  const context = { db, clock: systemClock, makeId: createIdMaker(systemClock) };
  const practice = await createTestPractice(context);
  const { organisation } = await createTestClients(context, practice);
  await db.destroy();
  return {
    target: `/v1/public/clients/${organisation}/transcriptions/upload-large`,
    apiKey: practice.keys.organisation,
  };
}

async function sendForm(address: string, apiKey: string, bytes: number): Promise<void> {
  function* body(): Generator<Buffer> {
    yield FORM.subarray(0, -TAIL_BYTES);
    for (let sent = 0; sent < bytes; sent += NOISE.length) yield NOISE;
    yield FORM.subarray(-TAIL_BYTES);
  }
  const sending = request(address, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${apiKey}`,
      'content-type': FORM_TYPE,
      'content-length': FORM.length + bytes,
    },
  });
  const answering = once(sending, 'response') as Promise<[IncomingMessage]>;
  await pipeline(Readable.from(body(), { objectMode: false }), sending);
  const [answer] = await answering;
  answer.resume();
  if (answer.statusCode !== 200) throw new Error(`the upload was answered with ${answer.statusCode}`);
}

async function askMemory(server: ChildProcess): Promise<MemoryAnswer> {
  server.send('memory');
  const [answer] = (await once(server, 'message')) as [MemoryAnswer];
  return answer;
}

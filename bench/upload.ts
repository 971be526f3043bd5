import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openDatabase } from '../server/src/db/database.ts';
import { systemClock } from '../server/src/lib/clock.ts';
import { createIdMaker } from '../server/src/lib/ids.ts';
import { createTestPractice } from '../server/src/testing/practice.ts';
import { MEBIBYTE, reportMemory, reportSpeed, UPLOAD_ROUNDS, type UploadRound } from './upload-figures.ts';
import type { UploadAnswer, UploadOrder } from './upload-process.ts';

const ROUND_BYTES = 512 * MEBIBYTE;
const LARGE_BYTES = 2048 * MEBIBYTE;

/** Bytes a second into the sealed store on disk, beside a plain pipe into a file that is flushed as well. */
export async function benchUpload(databaseUrl: string): Promise<void> {
  const db = openDatabase({ url: databaseUrl, maxConnections: 2 });
  const practice = await createTestPractice({ db, clock: systemClock, makeId: createIdMaker(systemClock) });
  await db.destroy();
  const folder = await mkdtemp(path.join(tmpdir(), 'casewright-bench-upload-'));
  const child = fork(path.join(import.meta.dirname, 'upload-process.ts'), [databaseUrl, folder, practice.id]);
  try {
    const rounds: UploadRound[] = [];
    for (let round = 0; round <= UPLOAD_ROUNDS; round += 1) {
      const ours = await order(child, { way: 'sealed', bytes: ROUND_BYTES });
      const plain = await order(child, { way: 'plain', bytes: ROUND_BYTES });
      rounds.push({ ours: speedOf(ours, ROUND_BYTES), plain: speedOf(plain, ROUND_BYTES) });
    }
    reportSpeed('upload', rounds.slice(1));
  } finally {
    child.disconnect();
  }
  const fresh = fork(path.join(import.meta.dirname, 'upload-process.ts'), [databaseUrl, folder, practice.id]);
  const { idleBytes, peakBytes } = await order(fresh, { way: 'sealed', bytes: LARGE_BYTES });
  fresh.disconnect();
  reportMemory(idleBytes, peakBytes, LARGE_BYTES);
  await rm(folder, { recursive: true });
}

async function order(child: ChildProcess, work: UploadOrder): Promise<UploadAnswer> {
  child.send(work);
  const [answer] = (await once(child, 'message')) as [UploadAnswer];
  return answer;
}

function speedOf({ ms }: UploadAnswer, bytes: number): number {
  return bytes / MEBIBYTE / (ms / 1000);
}

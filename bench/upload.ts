import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openDatabase } from '../server/src/db/database.ts';
import { systemClock } from '../server/src/lib/clock.ts';
import { createIdMaker } from '../server/src/lib/ids.ts';
import { createTestPractice } from '../server/src/testing/practice.ts';
import { median } from './measure.ts';
import type { UploadAnswer, UploadOrder } from './upload-process.ts';

const ROUNDS = 5;
const MEBIBYTE = 1024 * 1024;
const ROUND_BYTES = 512 * MEBIBYTE;
const LARGE_BYTES = 2048 * MEBIBYTE;
const AIM = 0.6;
const MEMORY_AIM_MEBIBYTES = 200;

/** Bytes a second into the sealed store on disk, beside a plain pipe into a file that is flushed as well. */
export async function benchUpload(databaseUrl: string): Promise<void> {
  const db = openDatabase({ url: databaseUrl, maxConnections: 2 });
  const practice = await createTestPractice({ db, clock: systemClock, makeId: createIdMaker(systemClock) });
  await db.destroy();
  const folder = await mkdtemp(path.join(tmpdir(), 'casewright-bench-upload-'));
  const child = fork(path.join(import.meta.dirname, 'upload-process.ts'), [databaseUrl, folder, practice.id]);
  try {
    const rounds: { ours: number; plain: number }[] = [];
    for (let round = 0; round <= ROUNDS; round += 1) {
      const ours = await order(child, { way: 'sealed', bytes: ROUND_BYTES });
      const plain = await order(child, { way: 'plain', bytes: ROUND_BYTES });
      rounds.push({ ours: speedOf(ours, ROUND_BYTES), plain: speedOf(plain, ROUND_BYTES) });
    }
    const timed = rounds.slice(1);
    const ours = Math.round(median(timed.map((round) => round.ours)));
    const plain = Math.round(median(timed.map((round) => round.plain)));
    const ratio = median(timed.map((round) => round.ours / round.plain)).toFixed(2);
    process.stdout.write(`upload: ${ours} MiB/s, plain pipe ${plain} MiB/s, ratio ${ratio} (aim ${AIM})\n`);
  } finally {
    child.disconnect();
  }
  const fresh = fork(path.join(import.meta.dirname, 'upload-process.ts'), [databaseUrl, folder, practice.id]);
  const { idleBytes, peakBytes } = await order(fresh, { way: 'sealed', bytes: LARGE_BYTES });
  fresh.disconnect();
  const above = Math.round((peakBytes - idleBytes) / MEBIBYTE);
  const size = LARGE_BYTES / MEBIBYTE;
  process.stdout.write(`memory: ${above} MiB above idle while ${size} MiB come in (aim ${MEMORY_AIM_MEBIBYTES})\n`);
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

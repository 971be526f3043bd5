import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { openEmbeddedServer } from '../embedded-server.ts';
import { layOut } from '../layout.ts';
import { listPostmasters, listProcessesIn } from './processes.ts';
import { query } from './query.ts';
import { TEST_SETTINGS } from './scratch.ts';

export interface Reopening {
  answer: unknown;
  postmasters: number;
  processesLeft: number[];
  filesLeft: string[];
}

export const SOUND: Reopening = {
  answer: 1,
  postmasters: 1,
  processesLeft: [],
  filesLeft: ['postgres', 'postgres.lock'],
};

/** Opens the server, uses it, stops it, and says what was seen. */
export async function reopen(directory: string): Promise<Reopening> {
  const server = await openEmbeddedServer({ directory, settings: TEST_SETTINGS });
  const answer = await query(server.url, 'select 1');
  const postmasters = (await listPostmasters(layOut(directory).cluster)).length;
  await server.stop();
  const parent = path.dirname(directory);
  return {
    answer,
    postmasters,
    processesLeft: await listProcessesIn(parent),
    filesLeft: (await readdir(parent)).toSorted(),
  };
}

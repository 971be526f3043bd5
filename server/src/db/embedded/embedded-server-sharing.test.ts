import path from 'node:path';
import { describe, test } from 'vitest';
import { openEmbeddedServer } from './embedded-server.ts';
import { layOut } from './layout.ts';
import { startHolder } from './testing/holder.ts';
import { listPostmasters, listProcessesIn } from './testing/processes.ts';
import { query } from './testing/query.ts';
import { makeScratch, TEST_SETTINGS as settings } from './testing/scratch.ts';

describe.concurrent('processes that open one directory at once', () => {
  test('create one cluster, start one server and share it until the last stops it', async (context) => {
    const { expect, onTestFinished } = context;
    const directory = path.join(await makeScratch({ onTestFinished }), 'postgres');
    const start = () => startHolder({ onTestFinished }, { directory, settings });
    for (let round = 1; round <= 2; round += 1) {
      const holders = [start(), start(), start()];
      const answers = await Promise.all(holders.map((holder) => holder.opened));
      expect(new Set(answers.map(({ url }) => url)).size).toBe(1);
      expect(await query(answers[0]?.url ?? '', 'select 1')).toBe(1);
      expect(await listPostmasters(layOut(directory).cluster)).toHaveLength(1);
      await Promise.all(holders.map((holder) => holder.stop()));
      expect(await listProcessesIn(directory)).toEqual([]);
    }
  });

  test('get a server that works although others come and go', async (context) => {
    const { expect, onTestFinished } = context;
    const directory = path.join(await makeScratch({ onTestFinished }), 'postgres');
    async function comeAndGo(): Promise<void> {
      for (let visit = 1; visit <= 3; visit += 1) {
        const server = await openEmbeddedServer({ directory, settings });
        expect(await query(server.url, 'select 1')).toBe(1);
        expect(await listPostmasters(layOut(directory).cluster)).toHaveLength(1);
        await server.stop();
      }
    }
    await Promise.all([comeAndGo(), comeAndGo(), comeAndGo()]);
    expect(await listProcessesIn(directory)).toEqual([]);
  });
});

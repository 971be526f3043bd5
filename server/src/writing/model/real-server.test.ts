import { toMarkdown } from '@casewright/document';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { installLlamaServer } from '../../testing/llama/install-llama-server.ts';
import { type LlamaOptions, prepareLlamaServer, type RunningLlama } from '../../testing/llama/start-llama-server.ts';
import { type ModelWriting, NOTE, startModelWriting } from '../../testing/model-writing.ts';

// A server that nobody here wrote, with a model that says noise unless a grammar makes it say something.

const llama = await installLlamaServer();
const reason = typeof llama === 'string' ? ` (left out: ${llama})` : '';
/** In the grammar of llama.cpp: one sentence, with the number of the passage it rests on. */
const GRAMMAR = 'root ::= "She sleeps 4 hours a night. [#2]"';

describe.skipIf(typeof llama === 'string')(`with llama.cpp's own server${reason}`, () => {
  let writing: ModelWriting;
  let running: RunningLlama | undefined;
  beforeAll(async () => {
    writing = await startModelWriting();
  });
  afterEach(async () => {
    await running?.stop();
    running = undefined;
  });
  afterAll(() => writing.close());

  async function prepare(options: LlamaOptions): Promise<{ baseUrl: string; model: string; hasSecondReader: boolean }> {
    if (typeof llama === 'string') throw new Error(llama);
    running = await prepareLlamaServer(llama, options);
    return { baseUrl: running.baseUrl, model: 'a name it does not know', hasSecondReader: false };
  }

  test('a section is written, whatever the model is called', async () => {
    const provider = await prepare({ contextSize: 4_096, grammar: GRAMMAR });
    await running?.ready();
    const { record } = await writing.write({ provider });
    expect(record.sections).toMatchObject([{ attempts: 1 }]);
    expect(writing.delays).toEqual([]);
  });

  test('while it loads its model it is asked again', async () => {
    const provider = await prepare({ contextSize: 4_096, grammar: GRAMMAR });
    const { record } = await writing.write({
      provider: { ...provider, maxAttempts: 1_000 },
      // Its first attempt meets nobody, the next ones a server that has begun and is not ready.
      sleep: async () => {
        running?.begin();
        await wait(50);
      },
    });
    expect(record.sections[0]?.attempts).toBeGreaterThan(1);
  });

  test('notes longer than its context are cut, and the record says so', async () => {
    const provider = await prepare({ contextSize: 4_096, grammar: GRAMMAR });
    await running?.ready();
    const days = Array.from(
      { length: 200 },
      (_, day) => `On day ${day} she sleeps ${day % 9} hours and walks the dog.`,
    );
    const markdown = `Sleeps 4 h.\n\n${days.join(' ')}`;
    const places = [{ startOffset: 0, endOffset: markdown.length, page: 1 }];
    const { document, record } = await writing.write({ provider, notes: [{ ...NOTE, markdown, places }] });
    const [section] = record.sections;
    expect(section?.shortened?.used).toBeGreaterThan(0);
    expect(section?.shortened?.used).toBeLessThan(section?.shortened?.all ?? 0);
    expect(toMarkdown(document)).toContain(`Written from the ${section?.shortened?.used} of `);
  });

  test('an answer that the context cuts off is no section', async () => {
    const provider = await prepare({ contextSize: 4_096 });
    await running?.ready();
    const error = await writing.fail({ provider: { ...provider, maxOutputTokens: 16, maxAttempts: 2 } });
    expect(error.code).toBe('provider_invalid_answer');
  });
});

import { toMarkdown } from '@casewright/document';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { installLlamaServer } from '../../testing/llama/install-llama-server.ts';
import { type LlamaOptions, prepareLlamaServer, type RunningLlama } from '../../testing/llama/start-llama-server.ts';
import { type ModelWriting, NOTE, startModelWriting } from '../../testing/model-writing.ts';

// A server that nobody here wrote, with a model that would say noise. A grammar makes it say something.

const llama = await installLlamaServer();
const reason = typeof llama === 'string' ? ` (left out: ${llama})` : '';
/** In the grammar of llama.cpp: one sentence, with the number of the passage it rests on. */
const GRAMMAR = 'root ::= "She sleeps 4 hours a night. [#2]"';
/** Noise may come to its end by chance, this never does. */
const ENDLESS = 'root ::= "so " root';

interface Piece {
  choices?: { delta?: { content?: string | null }; finish_reason?: string | null }[];
  usage?: { completion_tokens: number };
  error?: { code: unknown; type: string };
}

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

  /** As the provider asks: the pieces of a streamed answer, or what a refusal says. */
  async function ask(baseUrl: string, content: string): Promise<{ status: number; pieces: Piece[] }> {
    const response = await fetch(`${baseUrl}/chat/completions`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        model: 'a name it does not know',
        messages: [{ role: 'user', content }],
        stream: true,
        stream_options: { include_usage: true },
        max_tokens: 64,
      }),
    });
    const text = await response.text();
    const isStream = response.headers.get('content-type')?.startsWith('text/event-stream') === true;
    const bodies = isStream ? Array.from(text.matchAll(/^data: (\{.*)$/gm), ([, body = '']) => body) : [text];
    return { status: response.status, pieces: bodies.map((body) => JSON.parse(body) as Piece) };
  }

  test('its stream begins with no content and ends with the usage and no choice, and both are taken', async () => {
    const provider = await prepare({ contextSize: 4_096, grammar: GRAMMAR });
    await running?.ready();
    const { status, pieces } = await ask(provider.baseUrl, 'How does she sleep?');
    expect(status).toBe(200);
    expect(pieces[0]?.choices?.[0]?.delta?.content).toBeNull();
    expect(pieces.at(-1)).toMatchObject({ choices: [], usage: { completion_tokens: expect.any(Number) } });
    const { document, record } = await writing.write({ provider: { ...provider, hasSecondReader: true } });
    expect(toMarkdown(document)).toContain('She sleeps 4 hours a night.');
    expect(toMarkdown(document)).not.toContain('null');
    expect(record.sections[0]?.secondReader?.inputTokens).toBeGreaterThan(0);
    expect(record.sections[0]?.secondReader?.outputTokens).toBeGreaterThan(0);
  });

  test('what is too long is refused as JSON with a number for its code, although a stream was asked for', async () => {
    const { baseUrl } = await prepare({ contextSize: 512, grammar: GRAMMAR });
    await running?.ready();
    const { status, pieces } = await ask(baseUrl, 'She sleeps well. '.repeat(200));
    expect(status).toBe(400);
    expect(pieces[0]?.error).toMatchObject({ code: 400, type: 'exceed_context_size_error' });
  });

  test('what its limit cuts off comes as a success that says so', async () => {
    const { baseUrl } = await prepare({ contextSize: 4_096, grammar: ENDLESS });
    await running?.ready();
    const { status, pieces } = await ask(baseUrl, 'How does she sleep?');
    expect(status).toBe(200);
    const reasons = pieces.flatMap(({ choices = [] }) => choices.map((choice) => choice.finish_reason ?? null));
    expect(reasons.filter((each) => each !== null)).toEqual(['length']);
  });

  test('while it loads its model it answers 503, and is asked again', async () => {
    const provider = await prepare({ contextSize: 4_096, grammar: GRAMMAR });
    await running?.hold();
    const { status, pieces } = await ask(provider.baseUrl, 'How does she sleep?');
    expect(status).toBe(503);
    expect(pieces[0]?.error).toMatchObject({ code: 503, type: 'unavailable_error' });
    const { record } = await writing.write({ provider, sleep: async () => running?.ready() });
    expect(writing.delays).toEqual([1_000]);
    expect(record.sections[0]?.attempts).toBe(2);
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
    const provider = await prepare({ contextSize: 4_096, grammar: ENDLESS });
    await running?.ready();
    const error = await writing.fail({ provider: { ...provider, maxOutputTokens: 16, maxAttempts: 2 } });
    expect(error.code).toBe('provider_invalid_answer');
  });
});

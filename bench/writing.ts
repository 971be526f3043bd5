import { parseMarkdown } from '@casewright/document';
import { type DemoClient, type DemoContent, readDemoContent } from '../server/src/demo/read-content.ts';
import { systemClock } from '../server/src/lib/clock.ts';
import { startModelServer, streamAnswer } from '../server/src/testing/model-server.ts';
import { createWritingProvider } from '../server/src/writing/create-provider.ts';
import { readMaterial } from '../server/src/writing/evidence/material.ts';
import { findSupport } from '../server/src/writing/evidence/support.ts';
import { createLanguage, type Language } from '../server/src/writing/language/language.ts';
import type { SourceNote } from '../server/src/writing/source-note.ts';
import { writeReport } from '../server/src/writing/write-report.ts';
import type { WritingProvider } from '../server/src/writing/writing-provider.ts';
import { median } from './measure.ts';
import { measureAcross } from './writing-across.ts';
import { measureDrafts } from './writing-drafts.ts';
import { measureHarm } from './writing-harm.ts';
import { measureHeaders } from './writing-headers.ts';
import { measureOrders } from './writing-orders.ts';
import { measureScores } from './writing-scores.ts';

const ROUNDS = 5;
const CLIENT = '25-petrov-dimitri';
const TEMPLATE = 'psychological-assessment';

/** How well passages are placed and inventions found, and what the service adds to a provider's own time. */
export async function benchWriting(_databaseUrl: string, corpora?: string): Promise<void> {
  const content = await readDemoContent();
  const language = createLanguage();
  try {
    await measureDrafts(language);
    await measureOrders(language);
    await measureHarm(language);
    measureScores();
    await measureAcross(language);
    if (corpora !== undefined) await measureHeaders(language, corpora);
    await measureSupport(content, language);
    await measureOverhead(content, language);
  } finally {
    await language.close();
  }
}

/** Sentences of the demo reports, compared with their own client's notes and with those of the next client. */
async function measureSupport(content: DemoContent, language: Language): Promise<void> {
  const clients = content.clients.filter(({ reports }) => reports.length > 0);
  const counts = { own: { all: 0, supported: 0 }, foreign: { all: 0, supported: 0 } };
  for (const [index, client] of clients.entries()) {
    const material = await readMaterial(language, toNotes(client));
    for (const [whose, other] of [
      ['own', client],
      ['foreign', clients[(index + 1) % clients.length]],
    ] as const) {
      const [sentences = []] = await language.readNotes([other?.reports[0]?.markdown ?? '']);
      const claims = sentences.filter(({ kind, text }) => kind !== 'heading' && text.split(' ').length > 4);
      const supports = await findSupport(
        language,
        material,
        claims.map(({ text }) => ({ text, cited: [] })),
      );
      counts[whose].all += supports.length;
      counts[whose].supported += supports.filter(({ reason }) => reason === null).length;
    }
  }
  for (const [whose, { all, supported }] of Object.entries(counts)) {
    const percent = ((100 * supported) / all).toFixed(1);
    print(`support, ${all} report sentences on ${whose} notes: ${percent} % taken as borne out`);
  }
}

/** A report through a model server that answers at once, and the same offline: the provider's time, and the rest. */
async function measureOverhead(content: DemoContent, language: Language): Promise<void> {
  const server = await startModelServer();
  server.behave((response) => streamAnswer(response, 'He was seen for assessment. [#1] Fatigue by 2 pm. [#7]'));
  const model = createWritingProvider(
    { provider: 'openai-compatible', baseUrl: `${server.url}/v1`, model: 'none' },
    { language },
  );
  for (const provider of [model, createWritingProvider({ provider: 'offline' }, { language })]) {
    const rounds: { total: number; own: number }[] = [];
    for (let round = 0; round <= ROUNDS; round += 1) rounds.push(await timeReport(content, language, provider));
    const kept = rounds.slice(1);
    const own = median(kept.map((round) => round.own));
    const overhead = median(kept.map((round) => round.total - round.own));
    print(`${provider.name}: provider ${own.toFixed(0)} ms, around it ${overhead.toFixed(0)} ms a report`);
  }
  await server.close();
}

/** With one section at a time, so that the provider's own time can be told from the rest. */
async function timeReport(
  content: DemoContent,
  language: Language,
  provider: WritingProvider,
): Promise<{ total: number; own: number }> {
  const template = content.templates.find(({ file }) => file.includes(TEMPLATE));
  let own = 0;
  const start = performance.now();
  await writeReport({
    template: parseMarkdown(template?.markdown ?? '', { template: true }),
    notes: toNotes(findClient(content, CLIENT)),
    values: {},
    provider: {
      ...provider,
      concurrency: 1,
      writeSection: async (request) => {
        const asked = performance.now();
        const draft = await provider.writeSection(request);
        own += performance.now() - asked;
        return draft;
      },
    },
    language,
    clock: systemClock,
    signal: new AbortController().signal,
  });
  return { total: performance.now() - start, own };
}

function findClient(content: DemoContent, name: string): DemoClient {
  const client = content.clients.find(({ folder }) => folder.endsWith(name));
  if (client === undefined) throw new Error(`the demo has no client ${name}`);
  return client;
}

function toNotes(client: DemoClient): SourceNote[] {
  return client.notes.map(({ title, markdown, writtenOn }, index) => ({
    id: `note_${index + 1}`,
    title,
    markdown,
    writtenAt: new Date(writtenOn),
  }));
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

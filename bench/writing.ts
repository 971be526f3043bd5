import { parseMarkdown } from '@casewright/document';
import { type DemoClient, type DemoContent, readDemoContent } from '../server/src/demo/read-content.ts';
import { systemClock } from '../server/src/lib/clock.ts';
import { startModelServer, streamAnswer } from '../server/src/testing/model-server.ts';
import { createWritingProvider } from '../server/src/writing/create-provider.ts';
import { readMaterial } from '../server/src/writing/evidence/material.ts';
import { findSupport } from '../server/src/writing/evidence/support.ts';
import { createLanguage, type Language } from '../server/src/writing/language/language.ts';
import { rankSentences } from '../server/src/writing/offline/rank-sentences.ts';
import { SECTION_KINDS } from '../server/src/writing/offline/section-kinds.ts';
import { SELECTION_THRESHOLD } from '../server/src/writing/offline/select-sentences.ts';
import type { SourceNote } from '../server/src/writing/source-note.ts';
import { writeReport } from '../server/src/writing/write-report.ts';
import type { WritingProvider } from '../server/src/writing/writing-provider.ts';
import { median } from './measure.ts';
import { LABELLED_NOTES } from './writing-labels.ts';

const ROUNDS = 5;
const CLIENT = '25-petrov-dimitri';
const TEMPLATE = 'psychological-assessment';

/** How well sentences are chosen and inventions found, and what the service adds to a provider's own time. */
export async function benchWriting(): Promise<void> {
  const content = await readDemoContent();
  const language = createLanguage();
  try {
    await measureSelection(content, language);
    await measureSupport(content, language);
    await measureOverhead(content, language);
  } finally {
    await language.close();
  }
}

/** Mean average precision over the kinds of section of each labelled note, and what the threshold makes of it. */
async function measureSelection(content: DemoContent, language: Language): Promise<void> {
  let [selected, right, relevant] = [0, 0, 0];
  for (const { client, note, isSeen, answers } of LABELLED_NOTES) {
    const markdown = findClient(content, client).notes[note - 1]?.markdown ?? '';
    const [sentences = []] = await language.readNotes([markdown]);
    const precisions: number[] = [];
    for (const [name, places] of Object.entries(answers)) {
      const prompt = { id: name, label: name, instruction: '', form: 'paragraphs' as const };
      const kinds = SECTION_KINDS.filter((kind) => kind.name === name);
      const ranked = await rankSentences(language, kinds, prompt, sentences);
      const hits = ranked.map(({ sentence }) => places.includes(sentences.indexOf(sentence)));
      precisions.push(averagePrecision(hits, places.length));
      if (isSeen) continue;
      const chosen = ranked.filter(({ score }) => score >= SELECTION_THRESHOLD).length;
      selected += chosen;
      right += hits.slice(0, chosen).filter(Boolean).length;
      relevant += places.length;
    }
    print(`selection, ${client} note ${note} (${isSeen ? 'seen' : 'unseen'}): MAP ${mean(precisions).toFixed(2)}`);
  }
  print(`selection, unseen notes: precision ${(right / selected).toFixed(2)}, recall ${(right / relevant).toFixed(2)}`);
}

/** Sentences of the demo reports, held against their own client's notes and against those of the next client. */
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

function averagePrecision(hits: readonly boolean[], relevant: number): number {
  let found = 0;
  const precisions = hits.flatMap((isHit, index) => (isHit ? [++found / (index + 1)] : []));
  return precisions.reduce((sum, precision) => sum + precision, 0) / relevant;
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

import { type DocumentJson, parseMarkdown } from '@casewright/document';
import { createWritingProvider, type WritingProviderOptions } from '../writing/create-provider.ts';
import type { Language } from '../writing/language/language.ts';
import type { SourceNote } from '../writing/source-note.ts';
import { writeReport } from '../writing/write-report.ts';
import type { WrittenReport } from '../writing/written-report.ts';
import { WritingError } from '../writing/writing-error.ts';
import { createMovableClock } from './clock.ts';
import { testLanguage } from './language.ts';
import { type ModelServer, startModelServer } from './model-server.ts';

export const NOTE: SourceNote = {
  id: 'note_1',
  title: 'First session with Anna',
  markdown:
    'Anna Smith, 34, nurse. Sleeps 4 h. PHQ-9 14 (moderate). Denied suicidal thoughts when asked.\n\n' +
    'Mum Carol rang from 07700 900123. Next session 4 June.',
  writtenAt: new Date('2026-05-21T10:00:00Z'),
  places: [
    { startOffset: 0, endOffset: 60, page: 1 },
    { startOffset: 60, endOffset: 400, page: 2 },
  ],
};

const PROMPT = 'id: mood\nlabel: Mood\nform: paragraphs\n\nDescribe the mood of the client and the sleep.';
export const TEMPLATE = `# Report on {{client.full_name}}\n\n\`\`\`prompt\n${PROMPT}\n\`\`\`\n\nThe end.`;

const VALUES = { 'client.full_name': 'Anna Smith', 'clinician.name': 'Dr Eve Stone', 'practice.name': 'Elm Clinic' };

export interface ModelWriteOptions {
  template?: string;
  notes?: SourceNote[];
  provider?: Partial<WritingProviderOptions>;
  signal?: AbortSignal;
  /** What of the language process is to behave in another way. */
  language?: Partial<Language>;
  /** Instead of not waiting at all. */
  sleep?: () => Promise<void>;
}

export interface ModelWriting {
  server: ModelServer;
  /** The pauses between attempts that were asked for. Nobody waits for them. */
  delays: number[];
  write(options?: ModelWriteOptions): Promise<WrittenReport>;
  /** The error of a report that cannot be written. */
  fail(options?: ModelWriteOptions): Promise<WritingError>;
  close(): Promise<void>;
}

/** Reports written with a model server that belongs to the test. Call `close` in `afterAll`. */
export async function startModelWriting(): Promise<ModelWriting> {
  const server = await startModelServer();
  const delays: number[] = [];
  const write = ({
    template,
    notes,
    provider,
    signal,
    sleep,
    language,
  }: ModelWriteOptions = {}): Promise<WrittenReport> => {
    delays.length = 0;
    const options = {
      provider: 'openai-compatible',
      baseUrl: `${server.url}/v1`,
      model: 'local',
      apiKey: 'k',
      ...provider,
    };
    return writeReport({
      template: parseMarkdown(template ?? TEMPLATE, { template: true }),
      notes: notes ?? [NOTE],
      values: VALUES,
      provider: createWritingProvider(options as WritingProviderOptions, {
        language: { ...testLanguage, ...language },
        sleep: (milliseconds) => {
          delays.push(milliseconds);
          return sleep?.() ?? Promise.resolve();
        },
      }),
      language: testLanguage,
      clock: createMovableClock(),
      signal: signal ?? new AbortController().signal,
    });
  };
  return {
    server,
    delays,
    write,
    fail: async (options) => {
      const error: unknown = await write(options).then(
        () => null,
        (reason: unknown) => reason,
      );
      if (error instanceof WritingError) return error;
      throw new Error('the report was written', { cause: error });
    },
    close: () => server.close(),
  };
}

/** Every text of a document that has marks, once for each. */
export function listMarks(document: DocumentJson): { text: string; mark: string }[] {
  const found: { text: string; mark: string }[] = [];
  JSON.stringify(document, (_, value: { text?: string; marks?: { type: string; attrs?: object }[] } | null) => {
    for (const { type, attrs } of value?.marks ?? []) {
      found.push({ text: value?.text ?? '', mark: [type, ...Object.values(attrs ?? {})].join(' ') });
    }
    return value;
  });
  return found;
}

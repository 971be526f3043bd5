import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { createBlobKeys } from '../blobs/blob-keys.ts';
import type { BlobStore } from '../blobs/blob-store.ts';
import { createDiskStore } from '../blobs/disk-store.ts';
import { openLocalCopies } from '../blobs/local-copy.ts';
import { createSealedStore } from '../blobs/sealed-store.ts';
import { storeUpload } from '../blobs/store-upload.ts';
import { readConfig } from '../config.ts';
import type { JobHandlers } from '../jobs/job.ts';
import { createDocuments } from '../documents/documents.ts';
import { createLogger } from '../lib/logger.ts';
import { createNote, type NewNote } from '../records/notes/create-note.ts';
import { createTaskHandlers } from '../tasks/create-handlers.ts';
import { type NoteRequest, requestNote } from '../tasks/request-note.ts';
import { type ReportRequest, requestReport } from '../tasks/request-report.ts';
import { openSpeech } from '../tasks/speech.ts';
import { createWritingProvider } from '../writing/create-provider.ts';
import { createWriter } from '../writing/writer/writer.ts';
import { TEST_SECRET_BOX } from './app.ts';
import { createTestContext, TEST_ORIGIN, type TestContext } from './context.ts';
import { createWorkplace, startTestWorker, stopTestWorkers, type Workplace } from './jobs.ts';
import { testLanguage } from './language.ts';
import { createTestTemplate } from './records.ts';
import { openTaskResults, type TaskResults } from './task-results.ts';

export const formatPrompt = (id: string, label: string, instruction: string): string =>
  `\`\`\`prompt\nid: ${id}\nlabel: ${label}\n\n${instruction}\n\`\`\`\n`;

/** A template with two sections to be written. */
export const TWO_SECTIONS = [
  '# Report on {{client.full_name}}\n\n## Mood\n',
  formatPrompt('mood', 'Mood', 'Describe the mood and the sleep of the client.'),
  '## Plan\n',
  formatPrompt('plan', 'Plan', 'What are the next steps?'),
  'Written by {{clinician.name}}.\n',
].join('\n');

/** Its jobs take seconds. To look oftener would take the processor from them. */
const SLOW_MS = 100;

export interface TaskPlace extends Workplace, TaskResults {
  context: TestContext;
  folder: string;
  blobs: BlobStore;
  /** These answer with the id of the job. */
  upload(taskType: NoteRequest['taskType'], bytes: Uint8Array, fileName?: string): Promise<string>;
  askReport(request: Omit<ReportRequest, 'clientId' | 'title'> & { title?: string }): Promise<string>;
  addNote(markdown: string, more?: Partial<NewNote>): Promise<string>;
  addTemplate(markdown: string, title?: string): Promise<string>;
  /** Starts a worker with the real handlers, under these settings. */
  work(settings?: Record<string, string>): void;
  /** Everything that the workers logged. */
  logged(): string;
  /** Ends the workers. Call in `afterEach`. */
  stop(): Promise<void>;
  /** Call in `afterAll`. */
  drop(): Promise<void>;
}

/** A practice with its uploads, and workers that do real work for it. */
export async function createTaskPlace(): Promise<TaskPlace> {
  const context = await createTestContext();
  const workplace = await createWorkplace(context);
  const { practice, clients } = workplace;
  const folder = await mkdtemp(path.join(tmpdir(), 'casewright-tasks-'));
  const blobs = createSealedStore(createDiskStore(path.join(folder, 'blobs')), createBlobKeys(Buffer.alloc(32)));
  const copies = await openLocalCopies(path.join(folder, 'in-work'));
  const documents = createDocuments();
  const lines: string[] = [];
  const logger = createLogger(context.clock, 'trace', { write: (line) => void lines.push(line) });
  const requester = { practiceId: practice.id, memberId: practice.clinicianId, createdBy: practice.clinicianId };
  const clientId = clients.organisation;

  const findHandlers = keepHandlers({ context, secretBox: TEST_SECRET_BOX, documents, blobs, copies });

  return {
    ...workplace,
    ...openTaskResults(context),
    context,
    folder,
    blobs,
    upload: async (taskType, bytes, fileName = 'upload') => {
      const stream = Readable.from([bytes], { objectMode: false });
      const options = { practiceId: practice.id, stream, limitBytes: bytes.length };
      const upload = await storeUpload(context, blobs, options);
      return requestNote(context, TEST_ORIGIN, requester, { taskType, clientId, upload, fileName });
    },
    askReport: (request) => requestReport(context, TEST_ORIGIN, requester, { clientId, title: null, ...request }),
    addNote: (markdown, more) =>
      createNote(context, TEST_ORIGIN, requester, {
        clientId,
        title: 'A note',
        markdown,
        createdBy: practice.clinicianId,
        createdAt: context.clock.now(),
        ...more,
      }),
    addTemplate: (markdown, title = 'Review') => createTestTemplate(context, practice, null, { title, markdown }),
    work: (settings = {}) => {
      const handlers = findHandlers(settings);
      startTestWorker(context, handlers.pdf_processing, { handlers, logger, heartbeatMs: SLOW_MS, pollMs: SLOW_MS });
    },
    logged: () => lines.join(''),
    stop: stopTestWorkers,
    drop: async () => {
      await stopTestWorkers();
      await documents.close();
      await context.drop();
      await rm(folder, { recursive: true });
    },
  };
}

type Parts = Omit<Parameters<typeof createTaskHandlers>[0], 'speech' | 'writer'>;

/** As in a service, the workers of one place and the same settings share what their handlers keep ready. */
function keepHandlers(parts: Parts): (settings: Record<string, string>) => JobHandlers {
  const made = new Map<string, JobHandlers>();
  return (settings) => {
    const key = JSON.stringify(settings);
    const handlers = made.get(key) ?? createHandlers(settings, parts);
    made.set(key, handlers);
    return handlers;
  };
}

function createHandlers(settings: Record<string, string>, parts: Parts): JobHandlers {
  const { clock } = parts.context;
  const config = readConfig(settings);
  const provider = createWritingProvider(config.writing, { language: testLanguage, sleep: () => Promise.resolve() });
  return createTaskHandlers({
    ...parts,
    speech: openSpeech(config, clock),
    writer: createWriter({ provider, language: testLanguage, clock }),
  });
}

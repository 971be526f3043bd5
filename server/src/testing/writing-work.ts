import { createDocuments } from '../documents/documents.ts';
import type { JobHandler } from '../jobs/job.ts';
import { createWritingHandler } from '../tasks/create-handlers.ts';
import type { Language } from '../writing/language/language.ts';
import { createWriter } from '../writing/writer/writer.ts';
import type { WritingProvider } from '../writing/writing-provider.ts';
import { TEST_SECRET_BOX } from './app.ts';
import type { TestContext } from './context.ts';
import { startTestWorker } from './jobs.ts';

const refuse: JobHandler = () => Promise.reject(new Error('not its work'));

/** A worker that only writes reports. `around` can come between the queue and the handler. */
export function startWritingWorker(
  context: TestContext,
  tools: { language: Language; provider: WritingProvider },
  around: (handler: JobHandler) => JobHandler = (handler) => handler,
): void {
  const fixed = { context, secretBox: TEST_SECRET_BOX, documents: createDocuments() };
  const report_generation = around(
    createWritingHandler({ ...fixed, writer: createWriter({ ...tools, clock: context.clock }) }),
  );
  startTestWorker(context, refuse, {
    handlers: { pdf_processing: refuse, audio_transcription: refuse, report_generation },
  });
}

export interface GatedProvider {
  provider: WritingProvider;
  /** The ids of the prompts that it was asked to write. */
  asked: string[];
  instructions: string[];
  /** Lets a section through, once and for all. */
  open(promptId: string): void;
}

/** A provider that waits before each section until it is let through. */
export function createGatedProvider(inner: WritingProvider): GatedProvider {
  const asked: string[] = [];
  const instructions: string[] = [];
  const gates = new Map<string, PromiseWithResolvers<void>>();
  const gateOf = (id: string): PromiseWithResolvers<void> => {
    const gate = gates.get(id) ?? Promise.withResolvers<void>();
    gates.set(id, gate);
    return gate;
  };
  const provider: WritingProvider = {
    ...inner,
    writeSection: async (request) => {
      asked.push(request.prompt.id);
      instructions.push(request.prompt.instruction);
      await gateOf(request.prompt.id).promise;
      return inner.writeSection(request);
    },
  };
  return { provider, asked, instructions, open: (id) => gateOf(id).resolve() };
}

import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The files that take longest, the longest first. One of them alone at the end would leave the other cores idle. */
export const LONGEST = [
  'server/src/service/event-loop-documents.test.ts',
  'server/src/intake/audio/transcribe.test.ts',
  'server/src/service/event-loop-documents.test.ts',
  'server/src/service/event-loop.test.ts',
  'scripts/patterns.test.ts',
  'server/src/tasks/processes.test.ts',
  'server/src/intake/pdf/hostile.test.ts',
  'server/src/service/process.test.ts',
  'server/src/intake/pdf/read-pdf.test.ts',
  'scripts/speech-model.test.ts',
  'server/src/webhooks/hanging.test.ts',
  'server/src/db/embedded/embedded-server-crash.test.ts',
  'server/src/intake/pdf/run-child.test.ts',
  'server/src/sandbox/attacks.test.ts',
];

/** Vitest knows how long a file takes only where it has run before; a fresh clone has nothing to go by. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- this is Vitest's own method.
    const sorted = await super.sort(files);
    const named = LONGEST.map((name) => sorted.find(({ moduleId }) => moduleId.endsWith(`/${name}`)));
    const first = named.filter((file) => file !== undefined);
    return [...first, ...sorted.filter((file) => !first.includes(file))];
  }
}

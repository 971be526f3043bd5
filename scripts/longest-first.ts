import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The files that take longest, the longest first. One of them alone at the end would leave the other cores idle. */
export const LONGEST = [
  'server/src/service/event-loop-documents.test.ts',
  'server/src/intake/audio/transcribe.test.ts',
  'server/src/service/event-loop.test.ts',
  'server/src/tasks/processes.test.ts',
  'server/src/service/process.test.ts',
  'server/src/service/what-leaves.test.ts',
  'server/src/writing/evidence/support-load.test.ts',
  'scripts/patterns.test.ts',
  'server/src/tasks/process-pdf.test.ts',
  'server/src/intake/pdf/hostile.test.ts',
  'server/src/intake/pdf/read-pdf.test.ts',
  'server/src/writing/writer/thread-writer.test.ts',
  'server/src/sandbox/attacks.test.ts',
  'server/src/db/embedded/embedded-server-crash.test.ts',
  'server/src/webhooks/processes.test.ts',
  'server/src/writing/identities/identity-guard.test.ts',
  'server/src/intake/pdf/run-child.test.ts',
  'scripts/speech-model.test.ts',
  'server/src/db/embedded/embedded-server.test.ts',
  'server/src/records/clients/search-clients.property.test.ts',
  'server/src/writing/offline/offline-provider.test.ts',
  'server/src/tasks/generate-report-model.test.ts',
  'server/src/intake/audio/decoding/decode-audio.test.ts',
  'server/src/signing/killed.test.ts',
  'server/src/api/console/attempts.test.ts',
  'server/src/writing/identities/find-identifiers.test.ts',
  'server/src/api/console/links.test.ts',
  'server/src/db/embedded/embedded-server-users.test.ts',
  'server/src/writing/model/hostile-notes.test.ts',
  'server/src/exports/hostile.test.ts',
  'server/src/writing/model/forms.test.ts',
  'server/src/api/console/letterhead.test.ts',
  'document/src/markdown/hostile.test.ts',
  'server/src/pictures/clean-picture.test.ts',
  'server/src/jobs/claim-jobs.test.ts',
  'server/src/writing/claims/quote-passages.test.ts',
  'server/src/exports/export-pdf.test.ts',
  'server/src/documents/documents.test.ts',
  'server/src/api/console/note-originals.test.ts',
  'server/src/writing/model/real-server.test.ts',
  'server/src/exports/paper.test.ts',
];

/** The named files first, in the order of their names; then the others, in the order they had. Each stands once. */
export function putFirst<File extends { moduleId: string }>(files: readonly File[], names: readonly string[]): File[] {
  const rankOf = ({ moduleId }: File): number => {
    const index = names.findIndex((name) => moduleId.endsWith(`/${name}`));
    return index < 0 ? names.length : index;
  };
  return files.toSorted((a, b) => rankOf(a) - rankOf(b));
}

/** Vitest knows how long a file takes only where it has run before; a fresh clone has nothing to go by. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- this is Vitest's own method.
    return putFirst(await super.sort(files), LONGEST);
  }
}

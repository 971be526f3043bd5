import type { Statement } from './read-statements.ts';

/** Tables whose rows not everybody may see. */
const GUARDED: ReadonlySet<string> = new Set([
  'clients',
  'templates',
  'snippets',
  'notes',
  'note_revisions',
  'reports',
  'report_versions',
  'report_writings',
  'jobs',
  'job_steps',
  'try_outs',
]);

/** The fragments of `db/visibility.ts`. */
const FRAGMENT =
  /\b(?:isVisible|isVisibleTo|visibleText|isOfVisibleClient|isVisibleNote|isVisibleRemovedNote|isOfVisibleReport)\(/;

const WORKER = 'the queue works for everybody; in whose name a job writes is checked when it does';
const WITH_REPORT = 'in the transaction, and after the guarded statement, that makes or saves the report';

/** Statements that need no condition, by file or by file and function, and why. */
export const EXCEPTIONS: Readonly<Record<string, string>> = {
  'jobs/claim-jobs.ts': WORKER,
  'jobs/end-job.ts': WORKER,
  'jobs/find-template.ts': WORKER,
  'jobs/lease.ts': WORKER,
  'jobs/reap-jobs.ts': WORKER,
  'jobs/share-places.ts': WORKER,
  'jobs/steps.ts': `${WORKER}; people read steps through find-steps.ts`,
  'jobs/repeat-job.ts repeatJob': 'for a member only after findListedJob found it; the operator repeats any job',
  'records/clients/insert-clients.ts': 'new rows',
  'records/clients/update-client.ts updateClient': 'the second statement writes what the first, guarded one has locked',
  'records/clients/name-search/find-page.ts': 'chosen by its holders, which visibleHolders gives',
  'records/notes/delete-removed-notes.ts': 'what was taken away goes when its time is over, whoever could see it',
  'records/templates/create-template.ts': 'a new row',
  'records/templates/try-outs.ts sweepTryOuts': 'goes by time alone, for everybody',
  'records/snippets/snippets.ts createSnippet': 'a new row',
  'records/reports/versions.ts addVersion': WITH_REPORT,
  'records/reports/versions.ts extendVersion': WITH_REPORT,
  'records/reports/writings.ts insertWriting': WITH_REPORT,
  'records/reports/writings.ts saveWritingRecord': WITH_REPORT,
  'records/reports/writings.ts forgetPassages': 'goes with notes that are deleted, whoever could see them',
};

const namesOf = ({ file, inside }: Statement): string[] => [file, `${file} ${inside}`];

/** Statements on these tables that neither check who may see the row nor are listed as exceptions. */
export function findVisibilityFaults(statements: readonly Statement[]): string[] {
  return statements
    .filter(({ reads, writes }) => [...reads, ...writes].some((table) => GUARDED.has(table)))
    .filter((statement) => !FRAGMENT.test(statement.text) && !namesOf(statement).some((name) => name in EXCEPTIONS))
    .map(
      ({ file, inside, reads, writes }) =>
        `${file} (${inside}) uses ${[...reads, ...writes].join(', ')} without a fragment of db/visibility.ts`,
    );
}

export function findUnusedExceptions(statements: readonly Statement[]): string[] {
  const named = new Set(statements.flatMap(namesOf));
  return Object.keys(EXCEPTIONS)
    .filter((name) => !named.has(name))
    .map((name) => `${name} is excused from db/visibility.ts, but has no such statement`);
}

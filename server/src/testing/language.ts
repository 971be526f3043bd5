import { createLanguage, type Language } from '../writing/language/language.ts';

/** Longer than a run of the tests: files that do not need it may take minutes. */
const IDLE_MS = 3_600_000;

/**
 * One for all the test files of a worker: loading its models takes seconds. So closing it does nothing. Its process ends
 * with the worker.
 */
export const testLanguage: Language = { ...createLanguage({ idleMs: IDLE_MS }), close: async () => undefined };

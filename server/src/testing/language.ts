import { createLanguage, type Language } from '../writing/language/language.ts';

/**
 * One for all the test files of a worker: loading its models takes seconds. So closing it does nothing. Its process ends
 * when it has had nothing to do for a while, and with the worker.
 */
export const testLanguage: Language = { ...createLanguage(), close: async () => undefined };

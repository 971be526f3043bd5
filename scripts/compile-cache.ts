import path from 'node:path';

/**
 * Where Node keeps what it made of the sources, for the processes that tests start. Reading and compiling all of them
 * takes a third of the time in which the service starts, and tests start it many times.
 */
export const COMPILE_CACHE = path.resolve(import.meta.dirname, '../node_modules/.cache/casewright-compiled');

import type { TestProject } from 'vitest/node';
import { startTestServer } from './server.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The address of the template database on the PostgreSQL server of this run. */
    templateUrl: string;
  }
}

/** One PostgreSQL server for the whole run, with one migrated database that every test file clones. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startTestServer();
  project.provide('templateUrl', server.templateUrl);
  return server.stop;
}

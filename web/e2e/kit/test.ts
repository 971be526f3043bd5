import { test as base, expect, type Page } from '@playwright/test';
import { type ModelServer, startModelServer, streamAnswer } from '../../../server/src/testing/model-server.ts';
import { type Service, startService } from './service.ts';

/** Each is started when the first test of a worker asks for it. */
interface WorkerFixtures {
  service: Service;
  /** The language model of `modelService`: it records what it was sent. */
  model: ModelServer;
  /** A service that writes through a language model. */
  modelService: Service;
}

interface TestFixtures {
  /** Text of console errors that a test brings about on purpose, such as a refused sign-in. */
  expectedErrors: RegExp[];
  /** Fails the test on anything that a page was not allowed to do, threw, or wrote to the console as an error. */
  faultWatch: void;
}

/** A machine that is busy with other tests takes its time. */
const START_MS = 320_000;

/** The browser itself writes these for answers that a page handles. */
const ANSWERED = /Failed to load resource: the server responded with a status of 4\d\d/;

export const test = base.extend<TestFixtures, WorkerFixtures>({
  service: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from the pattern.
    async ({}, use) => {
      const service = await startService();
      await use(service);
      await service.stop();
    },
    { scope: 'worker', timeout: START_MS },
  ],
  model: [
    // oxlint-disable-next-line no-empty-pattern -- as above
    async ({}, use) => {
      const server = await startModelServer();
      server.behave((response) => streamAnswer(response, 'The client sleeps 4 hours. [#1]'));
      await use(server);
      await server.close();
    },
    { scope: 'worker' },
  ],
  modelService: [
    async ({ model }, use) => {
      const service = await startService({
        WRITING_PROVIDER: 'openai-compatible',
        WRITING_URL: `${model.url}/v1`,
        WRITING_MODEL: 'local',
      });
      await use(service);
      await service.stop();
    },
    { scope: 'worker', timeout: START_MS },
  ],
  baseURL: async ({ service }, use) => use(service.baseUrl),
  expectedErrors: [[ANSWERED], { option: true }],
  faultWatch: [
    async ({ context, expectedErrors }, use) => {
      const faults: string[] = [];
      await context.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', (event) => {
          // oxlint-disable-next-line no-console -- in the page; the listener below reads it.
          console.error(`policy: ${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}`);
        });
      });
      context.on('page', (page: Page) => {
        page.on('pageerror', (error) => faults.push(`thrown: ${error.message}`));
        page.on('console', (message) => {
          if (message.type() !== 'error') return;
          if (!expectedErrors.some((pattern) => pattern.test(message.text()))) faults.push(message.text());
        });
      });
      await use();
      // A page goes on asking until it is closed; an answer that a test was just changing then is no fault.
      for (const page of context.pages()) {
        // A test may have let the page crash.
        await page.unrouteAll({ behavior: 'ignoreErrors' }).catch(() => {});
      }
      expect(faults).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

import { type ModelServer, startModelServer, streamAnswer } from '../../../server/src/testing/model-server.ts';
import { startService } from './service.ts';
import { test as base } from './test.ts';

interface ModelFixtures {
  /** The language model of the service: it records what it was sent. */
  model: ModelServer;
}

/** Tests with a service that writes through a language model. */
export const test = base.extend<object, ModelFixtures>({
  model: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from the pattern.
    async ({}, use) => {
      const server = await startModelServer();
      server.behave((response) => streamAnswer(response, 'The client sleeps 4 hours. [#1]'));
      await use(server);
      await server.close();
    },
    { scope: 'worker' },
  ],
  service: [
    async ({ model }, use) => {
      const service = await startService({
        WRITING_PROVIDER: 'openai-compatible',
        WRITING_URL: `${model.url}/v1`,
        WRITING_MODEL: 'local',
      });
      await use(service);
      await service.stop();
    },
    { scope: 'worker', timeout: 200_000 },
  ],
});

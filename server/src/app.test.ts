import { expect, test } from 'vitest';
import { createTestApp } from './testing/app.ts';

test('every schema of the service can be compiled', async () => {
  const app = await createTestApp();
  await expect(app.http.compileSchemas()).resolves.toBeUndefined();
  await app.close();
});

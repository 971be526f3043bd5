// The service itself as it runs in production, but for its rate limit; its log goes where the parent sends it.
import { createApp } from '../server/src/app.ts';
import { createDiskStore } from '../server/src/blobs/disk-store.ts';
import { openDatabase } from '../server/src/db/database.ts';
import { readConfig } from '../server/src/config.ts';
import { systemClock } from '../server/src/lib/clock.ts';
import { createIdMaker } from '../server/src/lib/ids.ts';
import { createLogger, openStandardOutput } from '../server/src/lib/logger.ts';
import { createSecretBox } from '../server/src/lib/secret-box.ts';

const config = readConfig({ ...process.env, RATE_LIMIT_PER_MINUTE: 'off' });
const db = openDatabase({ url: config.databaseUrl ?? '', maxConnections: 10 });
const app = await createApp({
  config,
  baseUrl: () => '',
  context: { db, clock: systemClock, makeId: createIdMaker(systemClock) },
  blobs: createDiskStore('/nowhere'),
  copies: { withFile: () => Promise.reject(new Error('nothing is uploaded here')), sweep: async () => undefined },
  secretBox: createSecretBox(Buffer.alloc(32)),
  operatorToken: 'unused',
  logger: createLogger(systemClock, config.logLevel, openStandardOutput()),
});
process.send?.(await app.http.listen({ host: '127.0.0.1', port: 0 }));
process.on('disconnect', () => process.exit());

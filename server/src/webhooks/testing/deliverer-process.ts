import { createSecureContext } from 'node:tls';
import { openDatabase } from '../../db/database.ts';
import { createAddressGuard } from '../../lib/address-guard.ts';
import { systemClock } from '../../lib/clock.ts';
import { createGuardedAgent } from '../../lib/guarded-agent.ts';
import { createIdMaker } from '../../lib/ids.ts';
import { createLogger } from '../../lib/logger.ts';
import { createSecretBox } from '../../lib/secret-box.ts';
import { startDeliverer } from '../deliverer.ts';

/** A deliverer in a process of its own, told all it needs by its arguments. */
const [url = '', secretKey = '', cert = '', leaseMs = '', timeoutMs = ''] = process.argv.slice(2);

const deliverer = startDeliverer({
  context: {
    db: openDatabase({ url, maxConnections: 4 }),
    clock: systemClock,
    makeId: createIdMaker(systemClock),
  },
  logger: createLogger(systemClock, 'silent', { write: () => undefined }),
  databaseUrl: url,
  secretBox: createSecretBox(Buffer.from(secretKey, 'base64')),
  dispatcher: createGuardedAgent({
    isAllowed: createAddressGuard(['127.0.0.0/8']),
    trust: createSecureContext({ ca: cert }),
    resolve: async () => [{ address: '127.0.0.1', family: 4 }],
    connectTimeoutMs: 10_000,
  }),
  concurrency: 16,
  concurrencyPerEndpoint: 4,
  leaseMs: Number(leaseMs),
  timeoutMs: Number(timeoutMs),
  pollMs: 50,
  graceMs: 10_000,
});
process.send?.('started');
process.on('disconnect', () => void deliverer.stop().then(() => process.exit()));

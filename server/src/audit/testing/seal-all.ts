import { openDatabase } from '../../db/database.ts';
import { systemClock } from '../../lib/clock.ts';
import { sealAuditEvents } from '../seal.ts';

/** A process of its own that seals everything in small batches, so that it can be killed between and within them. */
const [url = '', batch = '1'] = process.argv.slice(2);
const db = openDatabase({ url, maxConnections: 2 });
await sealAuditEvents({ db, clock: systemClock, batch: Number(batch) });
await db.destroy();

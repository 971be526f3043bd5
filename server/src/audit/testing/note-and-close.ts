import { openDatabase } from '../../db/database.ts';
import { systemClock } from '../../lib/clock.ts';
import { createAuditTrail } from '../trail.ts';
import { makeEntries } from './entries.ts';

/** A process of its own: it notes as many entries as it is told, closes the trail, and ends. */
const [url = '', practiceId = '', count = '0'] = process.argv.slice(2);
const db = openDatabase({ url, maxConnections: 2 });
const trail = createAuditTrail({ db, clock: systemClock });
for (const entry of makeEntries(practiceId, Number(count))) void trail.note(entry);
await trail.close();
await db.destroy();

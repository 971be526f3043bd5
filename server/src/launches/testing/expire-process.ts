import { openDatabase } from '../../db/database.ts';
import { createIdMaker } from '../../lib/ids.ts';
import { expireDueSessions } from '../expire-due-sessions.ts';

/**
 * A process of its own, with the time it is given: it expires one batch and says so, and on a message expires the rest.
 */
const [url = '', time = '', limit = '0'] = process.argv.slice(2);
const db = openDatabase({ url, maxConnections: 2 });
const clock = { now: () => new Date(time) };
const context = { db, clock, makeId: createIdMaker(clock) };

await expireDueSessions(context, { limit: Number(limit), signal: AbortSignal.abort() });
process.once('message', () => void expireDueSessions(context, { limit: Number(limit) }));
process.send?.('one batch');

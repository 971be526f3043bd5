import { Readable } from 'node:stream';
import { Type } from '../../lib/schema.ts';
import {
  type Activity,
  type ActivityFilter,
  type ActivityPlace,
  type ActivityReader,
  listActivity,
} from '../../audit/list-activity.ts';
import { recordAudit } from '../../audit/record.ts';
import type { Database } from '../../db/database.ts';
import type { HttpServer } from '../http/create-http-server.ts';
import { ActivityQuery, describeFilter, readFilter } from './activity.ts';
import { checkAdmin, memberOf, originOf, requesterOf } from './authenticate.ts';
import type { ConsoleApi } from './deps.ts';

const COLUMNS: [name: string, valueOf: (activity: Activity) => string | number | null][] = [
  ['at', ({ at }) => at.toISOString()],
  ['action', ({ action }) => action],
  ['actor_type', ({ actorType }) => actorType],
  ['actor_id', ({ actorId }) => actorId],
  ['actor_name', ({ actorName }) => actorName],
  ['subject_type', ({ subjectType }) => subjectType],
  ['subject_id', ({ subjectId }) => subjectId],
  ['client_id', ({ clientId }) => clientId],
  ['client_name', ({ clientName }) => clientName],
  ['ip', ({ ip }) => ip],
  ['details', ({ details }) => (details === null ? null : JSON.stringify(details))],
];

/** How many rows are read and sent at a time. */
const BATCH = 500;

/** Tells spreadsheets that the text is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * The whole log, or the rows that match the filters, as a file. Its own audit row is stored before the first byte goes.
 */
export function registerActivityCsv(app: HttpServer, { context }: ConsoleApi): void {
  app.get(
    '/activity.csv',
    // Without this, the answer to HEAD would read the whole log.
    { exposeHeadRoute: false, onRequest: checkAdmin, schema: { querystring: Type.Object(ActivityQuery) } },
    async (request, reply) => {
      const filter = readFilter(request.query);
      await recordAudit(context.db, context.clock, {
        practiceId: memberOf(request).practiceId,
        action: 'activity.exported',
        origin: originOf(request),
        details: { format: 'csv', ...describeFilter(filter) },
      });
      return reply
        .header('content-type', 'text/csv; charset=utf-8; header=present')
        .header('content-disposition', 'attachment; filename="activity.csv"')
        .send(Readable.from(writeCsv(context.db, requesterOf(request), filter), { objectMode: false }));
    },
  );
}

async function* writeCsv(db: Database, reader: ActivityReader, filter: ActivityFilter): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + toCsvLine(COLUMNS.map(([name]) => name));
  let before: ActivityPlace | undefined;
  for (;;) {
    const activities = await listActivity(db, reader, filter, { before, limit: BATCH });
    if (activities.length > 0) yield activities.map(toLine).join('');
    before = activities.at(-1);
    if (activities.length < BATCH) return;
  }
}

function toLine(activity: Activity): string {
  return toCsvLine(COLUMNS.map(([, valueOf]) => valueOf(activity)));
}

/** RFC 4180: every cell quoted, the line ended by CR LF. */
export function toCsvLine(cells: readonly (string | number | null)[]): string {
  return `${cells.map(toCell).join(',')}\r\n`;
}

function toCell(value: string | number | null): string {
  return `"${guardFormula(String(value ?? '')).replaceAll('"', '""')}"`;
}

/**
 * A spreadsheet takes a text that begins like this for a formula, and a name may. After an apostrophe it is read as
 * text.
 */
function guardFormula(text: string): string {
  return /^[=+\-@\t\r\n]/.test(text) ? `'${text}` : text;
}

import { type Static, Type } from '../../lib/schema.ts';
import {
  type Activity as FoundActivity,
  type ActivityFilter,
  type ActivityPlace,
  listActions,
  listActivity,
} from '../../audit/list-activity.ts';
import type { Context } from '../../db/context.ts';
import { findMemberNames } from '../../practice/members.ts';
import { findPartnerNames, listConnections } from '../../partners/list-connections.ts';
import { findRecordNames } from '../../records/find-names.ts';
import { listSnippets } from '../../records/snippets/snippets.ts';
import type { HttpServer } from '../http/create-http-server.ts';
import { DateTime, orNull } from '../schemas.ts';
import { checkAdmin, type ConsoleMember, memberOf, requesterOf } from './authenticate.ts';
import type { ConsoleApi } from './deps.ts';
import { BeforeQuery, ListBefore, readBefore } from './list-before.ts';
import { noteView } from './note-view.ts';

const Time = Type.String({ format: 'date-time' });

export const ActivityQuery = {
  // Only these forms, because the filter is repeated in an audit row.
  member_id: Type.Optional(Type.String({ pattern: '^[a-z0-9_]{1,64}$' })),
  client_id: Type.Optional(Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER })),
  action: Type.Optional(Type.String({ pattern: '^[a-z_]{1,64}\\.[a-z_]{1,64}$' })),
  without_views: Type.Optional(Type.Boolean()),
  from: Type.Optional(Time),
  to: Type.Optional(Time),
};

const Given = Type.Object(ActivityQuery);

export function readFilter(query: Static<typeof Given>): ActivityFilter {
  return {
    memberId: query.member_id,
    clientId: query.client_id,
    action: query.action,
    isWithoutViews: query.without_views,
    from: query.from === undefined ? undefined : new Date(query.from),
    to: query.to === undefined ? undefined : new Date(query.to),
  };
}

/** The filter as it stands in the audit row. */
export function describeFilter({ memberId, clientId, action, isWithoutViews, from, to }: ActivityFilter) {
  return {
    ...(memberId !== undefined && { member_id: memberId }),
    ...(clientId !== undefined && { client_id: clientId }),
    ...(action !== undefined && { action }),
    ...(isWithoutViews === true && { without_views: true }),
    ...(from !== undefined && { from: from.toISOString() }),
    ...(to !== undefined && { to: to.toISOString() }),
  };
}

/** A row's time in milliseconds and its number: the next page begins before it. */
const Before = Type.String({ pattern: '^\\d{1,13}-\\d{1,15}$' });

function formatPlace({ at, id }: ActivityPlace): string {
  return `${at.getTime()}-${id}`;
}

function readPlace(text: string): ActivityPlace {
  const [time, id] = text.split('-');
  return { at: new Date(Number(time)), id: Number(id) };
}

const TextOrNull = orNull(Type.String());

const Activity = Type.Object({
  id: Type.String(),
  at: DateTime,
  action: Type.String(),
  actor: Type.Object({ type: Type.String(), id: TextOrNull, name: TextOrNull }),
  subject: orNull(Type.Object({ type: Type.String(), id: Type.String() })),
  client: orNull(Type.Object({ id: Type.Integer(), name: Type.String() })),
  ip: TextOrNull,
  details: Type.Unsafe<Record<string, string | number | boolean>>(Type.Object({}, { additionalProperties: true })),
});

/** The names that stand for the ids in the rows. What is gone, or private to another member, has none. */
const Names = Type.Unsafe<Record<string, string>>(Type.Object({}, { additionalProperties: Type.String() }));

/** An id as this service makes them. */
const ID = /^(?:rep|note|tmpl|user|papp|conn|snip)_[a-z0-9]{1,64}$/;

async function findNames(
  context: Pick<Context, 'db'>,
  reader: ConsoleMember,
  activities: readonly FoundActivity[],
): Promise<Record<string, string>> {
  const values = activities.flatMap(({ subjectId, details }) => [subjectId, ...Object.values(details ?? {})]);
  const ids = [...new Set(values.filter((value) => typeof value === 'string' && ID.test(value)))].map(String);
  const startingWith = (prefix: string): string[] => ids.filter((id) => id.startsWith(prefix));
  const named = await Promise.all([
    findRecordNames(context, reader, ids),
    findMemberNames(context, reader.practiceId, startingWith('user_')),
    startingWith('snip_').length === 0 ? [] : listSnippets(context, reader),
    findNamesOfPartners(context, reader, startingWith('papp_'), startingWith('conn_')),
  ]);
  return Object.fromEntries(named.flat().map(({ id, name }) => [id, name]));
}

/** A connection has the name of the partner at its other end. */
async function findNamesOfPartners(
  context: Pick<Context, 'db'>,
  { practiceId }: ConsoleMember,
  appIds: readonly string[],
  connectionIds: readonly string[],
): Promise<{ id: string; name: string }[]> {
  const [apps, connections] = await Promise.all([
    findPartnerNames(context, appIds),
    connectionIds.length === 0 ? [] : listConnections(context, practiceId),
  ]);
  return [
    ...[...apps].map(([id, name]) => ({ id, name })),
    ...connections.map(({ id, partnerName }) => ({ id, name: partnerName })),
  ];
}

/** Shown instead of a client's name if the client is private to another member. */
const OUT_OF_SIGHT = 'Private client';

export function registerActivity(app: HttpServer, { context, audit }: ConsoleApi): void {
  app.get(
    '/activity',
    {
      onRequest: checkAdmin,
      schema: {
        querystring: Type.Object({ ...ActivityQuery, ...BeforeQuery, before: Type.Optional(Before) }),
        response: { 200: Type.Object({ ...ListBefore(Activity).properties, names: Names }) },
      },
    },
    async (request) => {
      const { before, limit, ...query } = request.query;
      const filter = readFilter(query);
      const { rows: activities, nextBefore } = await readBefore(
        { before: before === undefined ? undefined : readPlace(before), limit },
        (page) => listActivity(context.db, requesterOf(request), filter, page),
        formatPlace,
      );
      await noteView(audit, request, { action: 'activity.viewed', details: describeFilter(filter) });
      return {
        results: activities.map(presentActivity),
        names: await findNames(context, requesterOf(request), activities),
        next_before: nextBefore,
      };
    },
  );

  app.get(
    '/activity/actions',
    { onRequest: checkAdmin, schema: { response: { 200: Type.Array(Type.String()) } } },
    async (request) => listActions(context.db, memberOf(request).practiceId),
  );
}

function presentActivity(activity: FoundActivity) {
  const { id, at, action, subjectType, subjectId, clientId, ip, details } = activity;
  return {
    id: String(id),
    at,
    action,
    actor: { type: activity.actorType, id: activity.actorId, name: activity.actorName },
    subject: subjectType === null || subjectId === null ? null : { type: subjectType, id: subjectId },
    client: clientId === null ? null : { id: clientId, name: activity.clientName ?? OUT_OF_SIGHT },
    ip,
    details: details ?? {},
  };
}

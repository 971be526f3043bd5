import { Type } from 'typebox';
import { type Activity as FoundActivity, listActions, listActivity } from '../../../audit/list-activity.ts';
import type { HttpServer } from '../../http/create-http-server.ts';
import { PagingQuery } from '../../http/paging.ts';
import { orNull } from '../../http/schema-shorthand.ts';
import { memberOf } from '../authenticate.ts';
import { checkAdmin } from '../check-admin.ts';
import type { ConsoleApi } from '../deps.ts';
import { noteView } from '../note-view.ts';
import { requesterOf } from '../requester.ts';
import { DateTime } from '../schemas.ts';
import { ActivityQuery, Before, describeFilter, formatPlace, readFilter, readPlace } from './activity-filter.ts';

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

/** Instead of the name of a client who is another member's alone. */
const OUT_OF_SIGHT = 'Private client';

export function registerActivity(app: HttpServer, { context, audit }: ConsoleApi): void {
  app.get(
    '/activity',
    {
      onRequest: checkAdmin,
      schema: {
        querystring: Type.Object({ ...ActivityQuery, before: Type.Optional(Before), limit: PagingQuery.limit }),
        response: { 200: Type.Object({ results: Type.Array(Activity), next_before: TextOrNull }) },
      },
    },
    async (request) => {
      const { before, limit, ...query } = request.query;
      const filter = readFilter(query);
      const place = before === undefined ? undefined : readPlace(before);
      // One more than asked for tells whether there is a next page.
      const found = await listActivity(context.db, requesterOf(request), filter, { before: place, limit: limit + 1 });
      const activities = found.slice(0, limit);
      const last = found.length > limit ? activities.at(-1) : undefined;
      await noteView(audit, request, { action: 'activity.viewed', details: describeFilter(filter) });
      return {
        results: activities.map(presentActivity),
        next_before: last === undefined ? null : formatPlace(last),
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

import { type Static, Type } from 'typebox';
import type { Activity, ActivityFilter, ActivityPlace } from '../../../audit/list-activity.ts';

const Time = Type.String({ format: 'date-time' });

export const ActivityQuery = {
  // Of these forms only, because the trace of a look repeats what was looked for.
  member_id: Type.Optional(Type.String({ pattern: '^[a-z0-9_]{1,64}$' })),
  client_id: Type.Optional(Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER })),
  action: Type.Optional(Type.String({ pattern: '^[a-z_]{1,64}\\.[a-z_]{1,64}$' })),
  from: Type.Optional(Time),
  to: Type.Optional(Time),
};

const Given = Type.Object(ActivityQuery);

export function readFilter(query: Static<typeof Given>): ActivityFilter {
  return {
    memberId: query.member_id,
    clientId: query.client_id,
    action: query.action,
    from: query.from === undefined ? undefined : new Date(query.from),
    to: query.to === undefined ? undefined : new Date(query.to),
  };
}

/** For the trace. */
export function describeFilter({ memberId, clientId, action, from, to }: ActivityFilter) {
  return {
    ...(memberId !== undefined && { member_id: memberId }),
    ...(clientId !== undefined && { client_id: clientId }),
    ...(action !== undefined && { action }),
    ...(from !== undefined && { from: from.toISOString() }),
    ...(to !== undefined && { to: to.toISOString() }),
  };
}

/** Times of the trail are whole milliseconds. */
export const Before = Type.String({ pattern: '^\\d{1,13}-\\d{1,15}$' });

export function formatPlace({ at, id }: Pick<Activity, 'at' | 'id'>): string {
  return `${at.getTime()}-${id}`;
}

export function readPlace(text: string): ActivityPlace {
  const [time, id] = text.split('-');
  return { at: new Date(Number(time)), id: Number(id) };
}

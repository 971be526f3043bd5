import type { ActivityFilter } from '../../api/activity.ts';
import type { ActivitySearch } from './activity-search.ts';

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Days are taken in the time zone of the browser, from the start of the first to the end of the last. */
export function toFilter(search: ActivitySearch): ActivityFilter {
  const { member_id, client_id, action, views, from, to } = search;
  const first = readMoment(from, 'T00:00:00.000');
  const last = readMoment(to, 'T23:59:59.999');
  return {
    ...(member_id !== undefined && { member_id }),
    ...(client_id !== undefined && /^\d{1,15}$/.test(client_id) && { client_id: Number(client_id) }),
    // A kind that was chosen is shown, also if it is a view.
    ...(action === undefined ? views !== 'shown' && { without_views: true } : { action }),
    ...(first !== undefined && { from: first }),
    ...(last !== undefined && { to: last }),
  };
}

function readMoment(day: string | undefined, time: string): string | undefined {
  if (day === undefined || !DAY.test(day)) return undefined;
  const moment = new Date(day + time);
  return Number.isNaN(moment.getTime()) ? undefined : moment.toISOString();
}

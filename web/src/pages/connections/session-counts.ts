import type { Connection } from '../../api/connections.ts';
import type { LaunchStatus } from '../../api/launches.ts';

type Counted = Pick<Connection, 'sessions' | 'sessions_counted_to'>;

/** The service counts up to a bound. A number above it is shown as such: "1000+". */
export function showCount({ sessions, sessions_counted_to: bound }: Counted, status: LaunchStatus): string {
  const count = sessions[status];
  return count > bound ? `${bound}+` : String(count);
}

/** The sum over these states, or undefined where one of them has more than was counted. */
export function sumSessions(
  { sessions, sessions_counted_to: bound }: Counted,
  statuses: readonly LaunchStatus[],
): number | undefined {
  if (statuses.some((status) => sessions[status] > bound)) return undefined;
  return statuses.reduce((sum, status) => sum + sessions[status], 0);
}

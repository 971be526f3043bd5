import type { Score } from './score.ts';

export type ColumnRole = keyof Score | 'start' | 'end' | 'range' | 'other';

const ROLES: readonly [ColumnRole, RegExp][] = [
  ['range', /^(?=.{0,60}percentile).{0,60}(?:range|band)/i],
  ['measure', /\b(?:measure|test|scale|questionnaire|instrument|subtest|index|area)/i],
  ['start', /\b(?:start|before|intake|baseline|first|initial|pre)\b/i],
  ['end', /\b(?:end|after|discharge|last|final|latest|post)\b/i],
  ['percentile', /\bpercentile|centile/i],
  ['interval', /confidence|interval|\bci\b/i],
  ['informant', /informant|rater|respondent|completed by/i],
  ['score', /\b(?:score|result|value|figure)/i],
  ['band', /\b(?:band|description|range|severity|meaning|classification|comment)/i],
  ['when', /\b(?:date|when)\b/i],
];

/** What the columns of a report's table hold, by their names. */
export function readColumnRoles(columns: readonly string[]): ColumnRole[] {
  const roles = columns.map((column) => ROLES.find(([, pattern]) => pattern.test(column))?.[0] ?? 'other');
  if (!roles.includes('measure')) roles[0] = 'measure';
  return roles;
}

import type { ActivityEntry } from '../../api/activity.ts';

const ACTORS: Record<string, string> = {
  anonymous: 'Somebody not signed in',
  api_key: 'An API key',
  member: 'A member',
  operator: 'The operator',
  partner: 'A partner',
  system: 'The service',
};

export function nameActor({ type, name }: ActivityEntry['actor']): string {
  if (name === null) return ACTORS[type] ?? type;
  return type === 'api_key' ? `API key “${name}”` : name;
}

/** Which page of a list was looked at says little to people. */
const UNSAID = new Set(['page', 'limit', 'total']);

/** The facts of an audit row, such as the format of an export, in the order in which they were recorded. */
export function describeDetails(details: ActivityEntry['details']): string {
  return Object.entries(details ?? {})
    .filter(([name, value]) => !UNSAID.has(name) && value !== null && value !== '')
    .map(([name, value]) => `${name.replaceAll('_', ' ')}: ${describeValue(value)}`)
    .join(', ');
}

function describeValue(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
  return /^[a-z_]+$/.test(text) ? text.replaceAll('_', ' ') : text;
}

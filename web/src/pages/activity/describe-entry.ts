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

/** By id, as far as the reader may see them. */
export type Names = ReadonlyMap<string, string>;

/** What begins an id, and what it stands for. */
const KINDS: Record<string, string> = {
  conn: 'connection',
  evt: 'event',
  job: 'job',
  key: 'API key',
  note: 'note',
  papp: 'partner',
  pers: 'person',
  pict: 'picture',
  prac: 'practice',
  psess: 'launch session',
  pwevt: 'event',
  rep: 'report',
  sent: 'text',
  snip: 'snippet',
  tmpl: 'template',
  user: 'member',
};
const ID = /^([a-z]+)_[a-z0-9]{20,64}$/;

/** A thing by its name, or by its kind where it is gone or private to a colleague. */
export function nameThing(id: string, names: Names): string {
  const name = names.get(id);
  const kind = KINDS[ID.exec(id)?.[1] ?? ''];
  if (name === undefined) return kind ?? id;
  return kind === 'member' || kind === undefined ? name : `${kind} “${name}”`;
}

/** Which page of a list was looked at says little to people, nor do the key of a sentence in a review and a digest. */
const UNSAID = new Set(['page', 'limit', 'total', 'key', 'key_id', 'digest']);
/** Nor do ids of what people never see: tokens, stored files, sessions of browsers. */
const UNSEEN = /^(?:blob|grant|ptok|req|sess)_[a-z0-9]{20,64}$/;

export function isSeen(id: string): boolean {
  return !UNSEEN.test(id);
}

/** The facts of an audit row, such as the format of an export, in the order in which they were recorded. */
export function describeDetails(details: ActivityEntry['details'], names: Names): string {
  return Object.entries(details ?? {})
    .filter(([name, value]) => !UNSAID.has(name) && value !== null && value !== '' && isSeen(String(value)))
    .map(([name, value]) => describeFact(name, value, names))
    .join(', ');
}

function describeFact(name: string, value: unknown, names: Names): string {
  const label = name.replaceAll('_', ' ');
  if (typeof value !== 'string' || !ID.test(value)) return `${label}: ${describeValue(value)}`;
  const thing = nameThing(value, names);
  const bare = label.replace(/ id$/, '');
  return thing.startsWith(bare) ? thing : `${bare}: ${thing}`;
}

function describeValue(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
  return /^[a-z_]+$/.test(text) ? text.replaceAll('_', ' ') : text;
}

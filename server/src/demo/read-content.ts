import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';

export type DemoMember = { email: string; name: string; title: string };
export type DemoPractice = { name: string; admin: DemoMember; clinicians: DemoMember[] };

/** A note or a report. `writtenOn` is a calendar date (YYYY-MM-DD); `by` is a clinician's e-mail. */
export type DemoText = { file: string; title: string; writtenOn: string; by: string; markdown: string };

/** `owner` is the e-mail address of the clinician whose private template it is, or null for the organisation's. */
export type DemoTemplate = DemoText & { owner: string | null };
export type DemoClient = {
  folder: string;
  firstName: string;
  lastName: string;
  dateOfBirth: string;
  owner: string | null;
  notes: DemoText[];
  reports: DemoText[];
};

export type DemoContent = { practice: DemoPractice; templates: DemoTemplate[]; clients: DemoClient[] };

type Fields<Key extends string> = Record<Key, string>;

const CONTENT_FOLDER = fileURLToPath(new URL('./content/', import.meta.url));
const TEXT_KEYS = ['title', 'written', 'by'] as const;
const TEMPLATE_KEYS = ['title', 'owner', 'written', 'by'] as const;
const ORGANISATION = 'organisation';

/** Everything the demo practice is made of, in the order of the files' names. */
export async function readDemoContent(folder: string = CONTENT_FOLDER): Promise<DemoContent> {
  const practice = await readPractice(folder);
  const templates = await readEach(folder, 'templates', (file) => readTemplate(folder, file, practice));
  const clients = await readEach(folder, 'clients', (file) => readClient(folder, file, practice));
  return { practice, templates, clients };
}

export function isCalendarDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

async function readEach<T>(folder: string, name: string, read: (file: string) => Promise<T>): Promise<T[]> {
  const names = (await readdir(join(folder, name))).toSorted();
  return Promise.all(names.map((entry) => read(`${name}/${entry}`)));
}

async function readPractice(folder: string): Promise<DemoPractice> {
  const file = 'practice.json';
  const { name, admin, clinicians } = await readJson(folder, file, ['name', 'admin', 'clinicians']);
  if (!Array.isArray(clinicians)) throw new Error(`${file}: clinicians is not a list`);
  return {
    name: checkText(file, 'name', name),
    admin: checkMember(file, admin),
    clinicians: clinicians.map((clinician: unknown) => checkMember(file, clinician)),
  };
}

async function readTemplate(folder: string, file: string, practice: DemoPractice): Promise<DemoTemplate> {
  const { fields, markdown } = await readHeaded(folder, file, TEMPLATE_KEYS);
  const owner = fields.owner === ORGANISATION ? null : checkClinician(file, practice, fields.owner);
  return { ...toText(file, fields, markdown, practice), owner };
}

async function readClient(folder: string, path: string, practice: DemoPractice): Promise<DemoClient> {
  const file = `${path}/client.json`;
  const json = await readJson(folder, file, ['first_name', 'last_name', 'date_of_birth', 'owner']);
  const names = (await readdir(join(folder, path))).toSorted();
  const stray = names.find((name) => name !== 'client.json' && !/^(note|report)-\d\.md$/.test(name));
  if (stray !== undefined) throw new Error(`${path}/${stray}: neither a note nor a report`);
  const readTexts = (kind: string): Promise<DemoText[]> =>
    Promise.all(
      names
        .filter((name) => name.startsWith(`${kind}-`))
        .map(async (name) => {
          const { fields, markdown } = await readHeaded(folder, `${path}/${name}`, TEXT_KEYS);
          return toText(`${path}/${name}`, fields, markdown, practice);
        }),
    );
  return {
    folder: path,
    firstName: checkText(file, 'first_name', json.first_name),
    lastName: checkText(file, 'last_name', json.last_name),
    dateOfBirth: checkDate(file, 'date_of_birth', json.date_of_birth),
    owner: json.owner === null ? null : checkClinician(file, practice, checkText(file, 'owner', json.owner)),
    notes: await readTexts('note'),
    reports: await readTexts('report'),
  };
}

function toText(file: string, fields: Fields<'title' | 'written' | 'by'>, markdown: string, practice: DemoPractice) {
  const domain = practice.admin.email.slice(practice.admin.email.indexOf('@'));
  const by = checkClinician(file, practice, fields.by + domain);
  return { file, title: fields.title, writtenOn: checkDate(file, 'written', fields.written), by, markdown };
}

async function readHeaded<Key extends string>(
  folder: string,
  file: string,
  keys: readonly Key[],
): Promise<{ fields: Fields<Key>; markdown: string }> {
  const source = await readFile(join(folder, file), 'utf8');
  const end = source.indexOf('\n---\n');
  if (end === -1) throw new Error(`${file}: no header ended by a line ---`);
  const lines = source.slice(0, end).split('\n');
  const entries = lines.map((line, index): [string, string] => {
    const [, key, value] = /^([a-z_]+): (\S.*)$/.exec(line) ?? [];
    if (key === undefined || value === undefined || key !== keys[index]) {
      throw new Error(`${file}: header line ${index + 1} is not "${keys[index] ?? '---'}"`);
    }
    return [key, value.trimEnd()];
  });
  if (entries.length !== keys.length) throw new Error(`${file}: the header lacks ${keys.slice(entries.length).join()}`);
  const markdown = source.slice(end + '\n---\n'.length).trim();
  if (markdown === '') throw new Error(`${file}: no text after the header`);
  return { fields: Object.fromEntries(entries) as Fields<Key>, markdown: `${markdown}\n` };
}

async function readJson(folder: string, file: string, keys: string[]): Promise<Record<string, unknown>> {
  const source = await readFile(join(folder, file), 'utf8');
  try {
    return checkKeys(file, JSON.parse(source), keys);
  } catch (error) {
    if (error instanceof SyntaxError) throw new Error(`${file}: not JSON`, { cause: error });
    throw error;
  }
}

function checkMember(file: string, value: unknown): DemoMember {
  const { email, name, title } = checkKeys(file, value, ['email', 'name', 'title']);
  return {
    email: checkText(file, 'email', email),
    name: checkText(file, 'name', name),
    title: checkText(file, 'title', title),
  };
}

function checkKeys(file: string, value: unknown, keys: string[]): Record<string, unknown> {
  const found = typeof value === 'object' && value !== null ? Object.keys(value) : [];
  if (found.toSorted().join() !== keys.toSorted().join()) {
    throw new Error(`${file}: expected the fields ${keys.join(', ')}, found ${found.join(', ') || 'none'}`);
  }
  return value as Record<string, unknown>;
}

function checkText(file: string, key: string, value: unknown): string {
  if (typeof value !== 'string' || value.trim() === '') throw new Error(`${file}: ${key} is not a text`);
  return value;
}

function checkDate(file: string, key: string, value: unknown): string {
  const text = checkText(file, key, value);
  if (!isCalendarDate(text)) throw new Error(`${file}: ${key} is not a date: ${text}`);
  return text;
}

function checkClinician(file: string, practice: DemoPractice, email: string): string {
  if (!practice.clinicians.some((clinician) => clinician.email === email)) {
    throw new Error(`${file}: ${email} is no clinician of the practice`);
  }
  return email;
}

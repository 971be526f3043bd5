import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { DemoClient, DemoContent, DemoText } from './read-content.ts';
import { isCalendarDate, readDemoContent } from './read-content.ts';

const FIRST_DAY_NOT_SEEN = '2026-11-01';
const VARIABLES = new Set([
  'client.first_name',
  'client.last_name',
  'client.full_name',
  'client.date_of_birth',
  'clinician.name',
  'practice.name',
  'date.today',
]);
const PROMPT = /^```prompt\nid: ([a-z-]+)\nlabel: .+\nform: (?:paragraphs|list|table|sentence)\n\n(.{80,})\n```$/;

let content: DemoContent;
let texts: DemoText[];
beforeAll(async () => {
  content = await readDemoContent();
  texts = content.clients.flatMap(textsOf);
});

function textsOf(client: DemoClient): DemoText[] {
  return [...client.notes, ...client.reports];
}

function findPrompts(markdown: string): string[] {
  return markdown.match(/^```prompt\n[\s\S]*?^```$/gm) ?? [];
}

function filesWhere(list: DemoText[], isFaulty: (markdown: string) => boolean): string[] {
  return list.filter((text) => isFaulty(text.markdown)).map((text) => text.file);
}

function foldersWhere(isFaulty: (client: DemoClient) => boolean): string[] {
  return content.clients.filter(isFaulty).map((client) => client.folder);
}

function isWithin(markdown: string, fewest: number, most: number): boolean {
  const words = markdown.split(/\s+/).length;
  return words >= fewest && words <= most;
}

function isAscending(dates: string[]): boolean {
  return dates.every((date, index) => index === 0 || (dates[index - 1] ?? '') < date);
}

function countWidths(table: string): number {
  return new Set(
    table
      .trim()
      .split('\n')
      .map((row) => row.split('|').length),
  ).size;
}

describe('the practice', () => {
  test('has an admin and four clinicians at a reserved domain', () => {
    const emails = [content.practice.admin, ...content.practice.clinicians].map((member) => member.email);
    expect(new Set(emails).size).toBe(5);
    expect(emails.filter((email) => !/^[a-z.]+@[a-z-]+\.example$/.test(email))).toEqual([]);
  });

  test('no text holds an address or a telephone number', () => {
    const reachable = /\S@\S|https?:|www\.|\b0\d{3,4} ?\d{3} ?\d{3,4}\b/;
    expect(filesWhere([...texts, ...content.templates], (markdown) => reachable.test(markdown))).toEqual([]);
  });
});

describe('the templates', () => {
  test('are six, with and without prompts, shared and private', () => {
    const shared = content.templates.filter((template) => template.owner === null);
    const owned = content.templates.filter((template) => template.owner !== null);
    expect(content.templates).toHaveLength(6);
    expect(owned.length).toBeGreaterThanOrEqual(1);
    expect(owned.filter((template) => template.by !== template.owner)).toEqual([]);
    expect(filesWhere(shared, (markdown) => findPrompts(markdown).length === 0).length).toBeGreaterThanOrEqual(2);
    expect(filesWhere(shared, (markdown) => findPrompts(markdown).length > 0).length).toBeGreaterThanOrEqual(2);
  });

  test('have well-formed prompts, each with an id of its own, and no other fence', () => {
    for (const { markdown } of content.templates) {
      const prompts = findPrompts(markdown);
      const ids = prompts.map((prompt) => PROMPT.exec(prompt)?.[1]);
      expect(prompts.filter((prompt) => !PROMPT.test(prompt))).toEqual([]);
      expect(new Set(ids).size).toBe(ids.length);
      expect(markdown.match(/^```/gm)?.length ?? 0).toBe(prompts.length * 2);
    }
  });

  test('use known variables, and none inside a prompt, whose instruction is plain text', () => {
    for (const { markdown } of content.templates) {
      const used = [...markdown.matchAll(/\{\{(.*?)\}\}/g)].map((match) => match[1] ?? '');
      expect(used).not.toHaveLength(0);
      expect(used.filter((name) => !VARIABLES.has(name))).toEqual([]);
      expect(findPrompts(markdown).filter((prompt) => prompt.includes('{{'))).toEqual([]);
    }
  });
});

describe('the clients', () => {
  test("are some forty, most of them the organisation's, the others private to two clinicians or more", () => {
    const owned = content.clients.filter((client) => client.owner !== null);
    const names = content.clients.map((client) => `${client.firstName} ${client.lastName}`);
    expect(content.clients.length).toBeGreaterThanOrEqual(36);
    expect(content.clients.length - owned.length).toBeGreaterThanOrEqual(24);
    expect(owned.length).toBeGreaterThanOrEqual(10);
    expect(new Set(owned.map((client) => client.owner)).size).toBeGreaterThanOrEqual(2);
    expect(new Set(names).size).toBe(names.length);
  });

  test('who are private are written about by their clinician alone', () => {
    const owned = content.clients.filter((client) => client.owner !== null);
    expect(owned.filter((client) => textsOf(client).some((text) => text.by !== client.owner))).toEqual([]);
  });

  test('are never shared by two clinicians who have private clients', () => {
    const owners = new Set(content.clients.map((client) => client.owner));
    const countOwners = (client: DemoClient): number =>
      new Set(
        textsOf(client)
          .map((text) => text.by)
          .filter((email) => owners.has(email)),
      ).size;
    expect(foldersWhere((client) => countOwners(client) > 1)).toEqual([]);
  });

  test('have one to four notes and up to two reports; two dozen or more have a report', () => {
    expect(foldersWhere(({ notes }) => notes.length === 0 || notes.length > 4)).toEqual([]);
    expect(foldersWhere(({ reports }) => reports.length > 2)).toEqual([]);
    expect(foldersWhere(({ reports }) => reports.length > 0).length).toBeGreaterThanOrEqual(24);
  });

  test('were born, then seen, then reported on, all in the past', () => {
    for (const { dateOfBirth, notes, reports } of content.clients) {
      const noteDates = notes.map((note) => note.writtenOn);
      const reportDates = reports.map((report) => report.writtenOn);
      expect(isAscending([dateOfBirth, ...noteDates, FIRST_DAY_NOT_SEEN])).toBe(true);
      expect(isAscending([...noteDates.slice(0, 1), ...reportDates, FIRST_DAY_NOT_SEEN])).toBe(true);
      expect(isAscending([...noteDates, ...reportDates.slice(-1)])).toBe(true);
    }
  });
});

describe('the texts', () => {
  test('are as long as real ones, and reports have headings', () => {
    const notes = content.clients.flatMap((client) => client.notes);
    const reports = content.clients.flatMap((client) => client.reports);
    expect(filesWhere(notes, (markdown) => !isWithin(markdown, 120, 400))).toEqual([]);
    expect(filesWhere(reports, (markdown) => !isWithin(markdown, 350, 900))).toEqual([]);
    expect(filesWhere(reports, (markdown) => !/^## /m.test(markdown))).toEqual([]);
  });

  test('hold no raw HTML, no image, and nothing but composed characters', () => {
    const all = [...texts, ...content.templates];
    expect(filesWhere(all, (markdown) => /<|!\[/.test(markdown))).toEqual([]);
    expect(filesWhere(all, (markdown) => markdown.normalize('NFC') !== markdown)).toEqual([]);
  });

  test('begin no list by accident: "44. Seen with his wife" would be item 44', () => {
    expect(filesWhere(texts, (markdown) => /^\d{2,}[.)] /m.test(markdown))).toEqual([]);
  });

  test('share no paragraph', () => {
    const paragraphs = texts.flatMap(({ markdown }) => markdown.split(/\n{2,}/).filter((part) => part.length > 120));
    expect(paragraphs.filter((paragraph, index) => paragraphs.indexOf(paragraph) !== index)).toEqual([]);
  });

  test('have tables whose rows are all as wide as the head', () => {
    const tables = [...texts, ...content.templates].flatMap(({ markdown }) => markdown.match(/(?:^\|.*\|\n)+/gm) ?? []);
    expect(tables.length).toBeGreaterThan(20);
    expect(tables.filter((table) => countWidths(table) > 1)).toEqual([]);
  });
});

describe('content that is wrong', () => {
  const original = fileURLToPath(new URL('./content/', import.meta.url));
  const NOTE = 'clients/01-obrien-maeve/note-1.md';
  const CLIENT = 'clients/01-obrien-maeve/client.json';
  const TEMPLATE = 'templates/school-letter.md';
  const HEADER = 'title: T\nwritten: 2026-01-15\nby: niamh.gallagher\n';

  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'demo-content-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  test.each([
    ['no header', NOTE, 'Only text'],
    ['a header that never ends', NOTE, `${HEADER}Body`],
    ['a field missing', NOTE, 'title: T\nwritten: 2026-01-15\n---\nBody'],
    ['an empty field', NOTE, `${HEADER.replace('title: T', 'title: ')}---\nBody`],
    ['a field twice', NOTE, `title: T\n${HEADER}---\nBody`],
    ['an unknown field', NOTE, `${HEADER}colour: red\n---\nBody`],
    ['no body', NOTE, `${HEADER}---\n  \n`],
    ['a day that does not exist', NOTE, `${HEADER.replace('01-15', '02-30')}---\nBody`],
    ['an author who is no clinician', NOTE, `${HEADER.replace('niamh.gallagher', 'margaret.osei')}---\nBody`],
    ['a template of a stranger', TEMPLATE, `title: T\nowner: x@y.example\n${HEADER.slice(9)}---\nBody`],
    ['a client without an owner', CLIENT, '{"first_name":"A","last_name":"B","date_of_birth":"2017-05-11"}'],
    ['a client of a stranger', CLIENT, '{"first_name":"A","last_name":"B","date_of_birth":"2017-05-11","owner":"x"}'],
    ['a client who is a list', CLIENT, '[]'],
    ['JSON cut short', CLIENT, '{"first_name":'],
    ['a practice of nobody', 'practice.json', '{"name":"P","admin":null,"clinicians":[]}'],
    ['a file of another kind', 'clients/01-obrien-maeve/draft.md', `${HEADER}---\nBody`],
  ])('%s is refused, and the file is named', async (_case, file, source) => {
    const copy = await mkdtemp(join(folder, 'case-'));
    for (const part of ['practice.json', 'clients/01-obrien-maeve', TEMPLATE]) {
      await cp(join(original, part), join(copy, part), { recursive: true });
    }
    await expect(readDemoContent(copy)).resolves.toMatchObject({ clients: [{ firstName: 'Maeve' }] });
    await writeFile(join(copy, file), source);
    await expect(readDemoContent(copy)).rejects.toThrow(`${file}: `);
  });

  test.each(['2026-02-29', '2026-13-01', '2026-1-1', ' 2026-01-01', '2026-01-01T00:00', ''])(
    '%j is no calendar date',
    (text) => {
      expect(isCalendarDate(text)).toBe(false);
    },
  );
});

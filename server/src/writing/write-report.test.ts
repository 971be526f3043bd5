import { parseMarkdown, toMarkdown } from '@casewright/document';
import { describe, expect, test } from 'vitest';
import { readDemoWriting } from '../testing/demo-writing.ts';
import type { Language } from './language/language.ts';
import { makeTitle } from './make-title.ts';
import { findIntactSection, placeSections, replaceSection } from './replace-section.ts';
import { hashBlocks } from './sections.ts';
import { type ReportInput, writeReport, writeSectionAgain } from './write-report.ts';
import type { WrittenReport, WrittenSection } from './written-report.ts';
import type { WritingProvider } from './writing-provider.ts';

const { templateOf, notesOf, inputFor } = await readDemoWriting();
const { provider: offline } = inputFor(templateOf('soap'), []);

describe('writing', () => {
  test('a template without prompts needs no provider', async () => {
    const broken: WritingProvider = { ...offline, writeSection: () => Promise.reject(new Error('asked')) };
    const { document, record } = await writeReport({ ...inputFor(templateOf('attendance'), []), provider: broken });
    expect(toMarkdown(document)).toContain('Jo Bloggs attended an appointment');
    expect(record.sections).toEqual([]);
  });

  test('the I of a letter that was uploaded is not whoever signs the report', async () => {
    const plan = 'I have arranged an occupational therapy assessment. We shall review him in four months.';
    const letter = `Dear Dr Mehta,\n\n${plan}\n\nYours sincerely,\n\nDr Imogen Fenn`;
    const note = { id: 'note_1', title: 'Letter', markdown: letter, writtenAt: new Date(0) };
    const write = async (more: object) => {
      const input = inputFor(templateOf('soap'), [{ ...note, ...more }]);
      return toMarkdown((await writeReport(input)).document);
    };
    expect(await write({ isUploaded: true })).toContain('Dr Imogen Fenn wrote: “I have arranged');
    expect(await write({})).not.toContain('wrote: ');
  });

  test('sections of an earlier attempt are not written again, and the outcome is the same', async () => {
    const input = inputFor(templateOf('soap'), notesOf('doyle'));
    const kept: WrittenSection[] = [];
    const whole = await writeReport({ ...input, onSection: (section) => void kept.push(section) });
    const asked: string[] = [];
    const counting: WritingProvider = {
      ...offline,
      writeSection: (request) => (asked.push(request.prompt.id), offline.writeSection(request)),
    };
    const finished = structuredClone(kept.filter(({ promptId }) => promptId !== 'plan'));
    const again = await writeReport({ ...input, provider: counting, finished });
    expect(asked).toEqual(['plan']);
    expect(again).toEqual(whole);
  });

  test('no more sections at once than the provider allows', async () => {
    let running = 0;
    let most = 0;
    const slow: WritingProvider = {
      ...offline,
      concurrency: 3,
      writeSection: async (request) => {
        most = Math.max(most, ++running);
        const draft = await offline.writeSection(request);
        running -= 1;
        return draft;
      },
    };
    await writeReport({ ...inputFor(templateOf('discharge'), notesOf('doyle')), provider: slow });
    expect(most).toBe(3);
  });

  async function rewrite(input: ReportInput, report: WrittenReport, instruction?: string): Promise<WrittenReport> {
    const { json } = await writeSectionAgain({ ...input, promptId: 'plan', instruction });
    return replaceSection(report.document, report.record, JSON.parse(json) as WrittenSection);
  }

  test('one section is written again, wherever it went, and the others stay as they are', async () => {
    const input = inputFor(templateOf('soap'), notesOf('doyle'));
    const { document, record } = await writeReport(input);
    const moved = { ...document, content: [{ type: 'horizontalRule' as const }, ...document.content] };
    const notes = [
      ...input.notes,
      { id: 'new', title: 'Call', markdown: 'Plan: book a review in May.', writtenAt: new Date('2026-04-01') },
    ];
    const rewritten = await rewrite({ ...input, notes }, { document: moved, record }, 'What is planned?');
    const [before, after] = [toMarkdown(moved), toMarkdown(rewritten.document)];
    expect(after).toContain('- Book a review in May.');
    expect(after.slice(0, after.indexOf('## Plan'))).toBe(before.slice(0, before.indexOf('## Plan')));
    const others = ({ sections }: WrittenReport['record']) => sections.filter(({ promptId }) => promptId !== 'plan');
    expect(others(rewritten.record)).toEqual(others(record));
    expect(findIntactSection(rewritten.document, rewritten.record, 'plan').instruction).toBe('What is planned?');
    const twice = await rewrite(input, rewritten);
    expect(toMarkdown(twice.document)).toBe(before);
    expect(findIntactSection(twice.document, twice.record, 'plan')).not.toHaveProperty('instruction');
  });

  test('of two sections that are written alike, the one that is meant is written again', async () => {
    const template = parseMarkdown(
      ['subjective', 'plan']
        .map((id) => `## ${id}\n\n\`\`\`prompt\nid: ${id}\nlabel: ${id}\nform: paragraphs\n\n${id}\n\`\`\``)
        .join('\n\n'),
      { template: true },
    );
    const input = inputFor(template, []);
    const { document, record } = await writeReport(input);
    const [first, second] = toMarkdown(document).split('## plan');
    expect(first?.split('\n').slice(2).join('\n').trim()).toBe(second?.trim());
    const notes = [
      { id: 'new', title: 'Call', markdown: 'Plan: book a review in May.', writtenAt: new Date('2026-04-01') },
    ];
    const rewritten = await rewrite({ ...input, notes }, { document, record });
    const [before, after] = toMarkdown(rewritten.document).split('## plan');
    expect(before).toBe(first);
    expect(after).toContain('Book a review in May.');
    expect(placeSections(rewritten.document, rewritten.record).every(({ isIntact }) => isIntact)).toBe(true);
  });

  test('a section that somebody edited is not taken for another one that is written as it was', async () => {
    const template = parseMarkdown(
      ['subjective', 'plan', 'risk']
        .map((id) => `## The ${id}\n\n\`\`\`prompt\nid: ${id}\nlabel: ${id}\nform: paragraphs\n\n${id}\n\`\`\``)
        .join('\n\n'),
      { template: true },
    );
    const input = inputFor(template, []);
    const { document, record } = await writeReport(input);
    const content = document.content.map((block, index) =>
      index === 1 ? { type: 'paragraph' as const, content: [{ type: 'text' as const, text: 'By hand.' }] } : block,
    );
    const placed = placeSections({ ...document, content }, record);
    expect(placed.map(({ isIntact }) => isIntact)).toEqual([false, true, true]);
    const rewritten = await rewrite(input, { document: { ...document, content }, record });
    expect(placeSections(rewritten.document, rewritten.record)).toMatchObject(
      placed.map(({ isIntact }) => ({ isIntact })),
    );
  });

  test('a section that somebody edited is not overwritten', async () => {
    const input = inputFor(templateOf('soap'), notesOf('doyle'));
    const { document, record } = await writeReport(input);
    const edited = parseMarkdown(
      toMarkdown(document).replace('## Plan', '## Plan\n\nBy hand.').replaceAll('.', ' indeed.'),
    );
    await expect(rewrite(input, { document: edited, record })).rejects.toMatchObject({ code: 'section_not_found' });
    expect(() => findIntactSection(document, record, 'nothing')).toThrow('no longer in the report');
    await expect(writeSectionAgain({ ...input, promptId: 'nothing' })).rejects.toMatchObject({
      code: 'section_not_found',
    });
  });

  test('a section is as it was written when only the marks of its sentences have changed', async () => {
    const { document, record } = await writeReport(inputFor(templateOf('soap'), notesOf('doyle')));
    const unmarked = parseMarkdown(toMarkdown(document));
    expect(unmarked).not.toEqual(document);
    const [before, after] = [document, unmarked].map((each) => placeSections(each, record));
    expect(after).toEqual(before);
    expect(after?.every(({ isIntact }) => isIntact)).toBe(true);
    // Older records have hashes with the marks in them, and still find what has not changed.
    const older = record.sections.map((section) => {
      const { place } = findIntactSection(document, record, section.promptId);
      const { isOfWords: _isOfWords, ...known } = section;
      return { ...known, blockHashes: place.blocks.map((block) => hashBlocks([block])) };
    });
    expect(placeSections(document, { sections: older }).map(({ hash, isIntact }) => [hash, isIntact])).toEqual(
      before?.map(({ hash }) => [hash, true]),
    );
    expect(placeSections(unmarked, { sections: older }).some(({ isIntact }) => !isIntact)).toBe(true);
  });

  test('sections are found whatever the order of keys, and as they were before when an older version comes back', async () => {
    const input = inputFor(templateOf('soap'), notesOf('doyle'));
    const first = await writeReport(input);
    const isIntact = (report: WrittenReport) =>
      placeSections(report.document, report.record).map((each) => each.isIntact);
    const reverse = (value: unknown): unknown => {
      if (Array.isArray(value)) return value.map(reverse);
      if (typeof value !== 'object' || value === null) return value;
      return Object.fromEntries(
        Object.entries(value)
          .map(([key, part]) => [key, reverse(part)])
          .toReversed(),
      );
    };
    expect(isIntact({ ...first, document: reverse(first.document) as typeof first.document })).not.toContain(false);
    const second = await rewrite({ ...input, notes: input.notes.slice(0, 1) }, first);
    expect(second.document).not.toEqual(first.document);
    const restored = { document: first.document, record: second.record };
    expect(isIntact(restored)).not.toContain(false);
    const third = await rewrite(input, restored);
    expect(third.document).toEqual(first.document);
    const plan = third.record.sections.find(({ promptId }) => promptId === 'plan');
    expect(plan?.former?.map(({ hash }) => hash)).toHaveLength(2);
    expect(plan?.former?.some(({ former }) => former !== undefined)).toBe(false);
  });

  test('prompts in lists and quotes are written where they stand', async () => {
    const template = parseMarkdown(
      '> # Risk\n>\n> ```prompt\n> id: a\n> label: Risk\n> ```\n\n' +
        '- item\n\n  ```prompt\n  id: b\n  label: Risk\n  form: list\n  ```',
      { template: true },
    );
    const notes = [{ id: 'n', title: 'T', markdown: 'Denied suicidal thoughts.', writtenAt: new Date(0) }];
    const { document } = await writeReport(inputFor(template, notes));
    expect(toMarkdown(document)).toBe(
      '> # Risk\n>\n> Denied suicidal thoughts.\n\n- item\n  - Denied suicidal thoughts.',
    );
  });

  test('an aborted one ends', async () => {
    await expect(
      writeReport({ ...inputFor(templateOf('soap'), notesOf('doyle')), signal: AbortSignal.abort(new Error('stop')) }),
    ).rejects.toThrow('stop');
  });

  test('one that is aborted while the notes are sorted reads no further', async () => {
    const input = inputFor(templateOf('soap'), notesOf('doyle'));
    const aborting = new AbortController();
    const language: Language = {
      ...input.language,
      sortNotes: async () => {
        aborting.abort(new Error('stop'));
        return [];
      },
      readVectors: () => Promise.reject(new Error('read further')),
    };
    await expect(writeReport({ ...input, language, signal: aborting.signal })).rejects.toThrow('stop');
  });

  test('notes beyond all measure are refused', async () => {
    const notes = [1, 2, 3].map((n) => ({
      id: `n${n}`,
      title: 'T',
      markdown: 'x'.repeat(900_000),
      writtenAt: new Date(0),
    }));
    await expect(writeReport(inputFor(templateOf('soap'), notes))).rejects.toMatchObject({ code: 'notes_too_long' });
  });
});

describe('makeTitle', () => {
  test('template, client and date', () => {
    expect(makeTitle('Discharge summary', 'Anna Smith', new Date('2026-05-03T23:30:00Z'))).toBe(
      'Discharge summary – Anna Smith, 3 May 2026',
    );
  });

  test('is never longer than a title may be', () => {
    expect(makeTitle('T'.repeat(300), 'N'.repeat(30), new Date(0))).toHaveLength(255);
    expect(makeTitle('T', 'N'.repeat(600), new Date(0)).length).toBeLessThanOrEqual(255);
  });

  test('is cut between two characters, and keeps its date whatever the length of the name', () => {
    for (const length of [120, 121]) {
      const title = makeTitle(`${'T'.repeat(length % 2)}${'𠮷'.repeat(200)}`, 'Anna', new Date(0));
      expect([title.isWellFormed(), title.endsWith(' – Anna, 1 January 1970')]).toEqual([true, true]);
    }
    for (const name of ['N'.repeat(600), '𠮷'.repeat(300), `x${'𠮷'.repeat(300)}`]) {
      const title = makeTitle('Letter', name, new Date(0));
      expect([title.isWellFormed(), title.endsWith(', 1 January 1970')]).toEqual([true, true]);
    }
  });
});

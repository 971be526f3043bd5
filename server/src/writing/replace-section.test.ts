import { type BlockNode, checkDocument, type DocumentJson, parseMarkdown, toMarkdown } from '@casewright/document';
import { describe, expect, test } from 'vitest';
import { listUnplaced } from './placing/list-unplaced.ts';
import type { PassageRecord } from './placing/passage-record.ts';
import { placeSections, replaceSection } from './replace-section.ts';
import { hashBlocks, listSections } from './sections.ts';
import type { SectionRecord, WritingRecord } from './written-report.ts';

const NOTHING = 'The notes say nothing of this.';

function sectionOf(promptId: string, text: string, heading?: string): SectionRecord {
  const nodes = blocksOf(text);
  return {
    promptId,
    label: promptId,
    ...(heading !== undefined && { heading }),
    provider: 'p',
    model: 'm',
    promptVersion: '1',
    attempts: 1,
    sentences: 1,
    unsupported: 0,
    hash: hashBlocks(nodes),
    blocks: nodes.length,
    blockHashes: nodes.map((node) => hashBlocks([node])),
    writtenAt: '2026-01-01T00:00:00.000Z',
  };
}

function blocksOf(text: string): BlockNode[] {
  return checkDocument(parseMarkdown(text)).content;
}

function recordOf(...sections: SectionRecord[]): WritingRecord {
  return { provider: 'p', model: 'm', promptVersion: '1', templateHash: '', sections };
}

const intactOf = (document: DocumentJson, record: WritingRecord): string[] =>
  placeSections(document, record).flatMap(({ promptId, isIntact }) => (isIntact ? [promptId] : []));

function rewrite(document: DocumentJson, record: WritingRecord, promptId: string): string {
  const written = { promptId, nodes: blocksOf('Anew.'), record: sectionOf(promptId, 'Anew.') };
  return toMarkdown(replaceSection(document, record, written).document);
}

describe('of sections that are written alike', () => {
  const record = recordOf(sectionOf('sleep', NOTHING, 'Sleep'), sectionOf('risk', NOTHING, 'Risk'));

  test('the one that somebody edited does not take the place of the other', () => {
    const edited = parseMarkdown(`# Sleep\n\nSleeps well.\n\n# Risk\n\n${NOTHING}`);
    expect(intactOf(edited, record)).toEqual(['risk']);
    expect(() => rewrite(edited, record, 'sleep')).toThrow('no longer in the report');
    expect(rewrite(edited, record, 'risk')).toBe('# Sleep\n\nSleeps well.\n\n# Risk\n\nAnew.');
  });

  test('none is overwritten where nothing tells which of them was edited', () => {
    const edited = parseMarkdown(`# Rest\n\nSleeps well.\n\n# Danger\n\n${NOTHING}`);
    expect(intactOf(edited, record)).toEqual([]);
    const older = recordOf(sectionOf('sleep', NOTHING), sectionOf('risk', NOTHING));
    expect(intactOf(edited, older)).toEqual([]);
  });

  test('all are found where all are there, also under other headings and without any', () => {
    const renamed = parseMarkdown(`# Rest\n\n${NOTHING}\n\n# Danger\n\n${NOTHING}`);
    expect(rewrite(renamed, record, 'risk')).toBe(`# Rest\n\n${NOTHING}\n\n# Danger\n\nAnew.`);
    const bare = parseMarkdown(`${NOTHING}\n\n${NOTHING}`);
    expect(rewrite(bare, record, 'sleep')).toBe(`Anew.\n\n${NOTHING}`);
  });
});

test('a section that is written like a part of another is not looked for within that', () => {
  const record = recordOf(
    sectionOf('scores', 'Scores follow.\n\nEPDS 19.', 'Scores'),
    sectionOf('risk', 'EPDS 19.', 'Risk'),
  );
  const edited = parseMarkdown('# Scores\n\nScores follow.\n\nEPDS 19.\n\n# Risk\n\nEPDS 20.');
  expect(intactOf(edited, record)).toEqual(['scores']);
  const other = parseMarkdown('# Scores\n\nScores:\n\nEPDS 19.\n\n# Risk\n\nEPDS 19.');
  expect(rewrite(other, record, 'risk')).toBe('# Scores\n\nScores:\n\nEPDS 19.\n\n# Risk\n\nAnew.');
});

test('a heading with a name out of the record is known again in the report', () => {
  const name = { type: 'field' as const, attrs: { name: 'client.first_name' as const, value: 'Anna' } };
  const headed = (text: object) => ({
    type: 'heading',
    attrs: { level: 1 },
    content: [text, { type: 'text', text: ' now' }],
  });
  const template = checkDocument({
    type: 'doc',
    content: [
      headed({ type: 'variable', attrs: { name: 'client.first_name' } }),
      { type: 'prompt', attrs: { id: 'now', label: 'Now', instruction: '', form: 'paragraphs' } },
    ],
  });
  const heading = listSections(template)[0]?.heading ?? '';
  const record = recordOf(sectionOf('before', NOTHING, 'Before'), sectionOf('now', NOTHING, heading));
  const report = checkDocument({
    type: 'doc',
    content: [headed({ type: 'text', text: 'Anna', marks: [name] }), ...blocksOf(NOTHING)],
  });
  expect(intactOf(report, record)).toEqual(['now']);
});

test('the sections of a template stand in the order of reading, each under the heading before it', () => {
  const prompt = (id: string) => `\`\`\`prompt\nid: ${id}\nlabel: ${id}\n\`\`\``;
  const within = (sign: string, text: string) => text.replaceAll(/^/gm, sign);
  const template = parseMarkdown(
    [
      '# One',
      `- item\n\n${within('  ', prompt('a'))}`,
      '# Two',
      prompt('b'),
      within('> ', `# Quoted\n\n${prompt('c')}`),
      prompt('d'),
    ].join('\n\n'),
    { template: true },
  );
  expect(listSections(template).map(({ prompt: { id }, heading }) => [id, heading])).toEqual([
    ['a', 'One'],
    ['b', 'Two'],
    ['c', 'Quoted'],
    ['d', 'Two'],
  ]);
});

test('what a correction added to a note is in no section because something else stood in its place', () => {
  const passage = (text: string, start: number, revision: number): PassageRecord => ({
    noteId: 'n',
    ...(revision > 1 && { revision }),
    start,
    end: start + text.length,
    text,
    kind: 'history',
    marks: [],
  });
  const record = {
    ...recordOf(
      { ...sectionOf('sleep', 'Has been sleeping well.', 'Sleep'), placed: ['n@0', 'n@13'] },
      { ...sectionOf('plan', 'Plan.', 'Plan'), placed: ['n@26'] },
    ),
    passages: [passage('Sleeps well.', 0, 1), passage('No naps now.', 13, 1), passage('See in May.', 26, 1)],
  };
  const document = parseMarkdown('# Sleep\n\nHas been sleeping well.\n\n# Plan\n\nPlan.');
  const passages = [passage('Fell twice.', 0, 2), passage('Sleeps well.', 13, 2), passage('See in May.', 26, 2)];
  const section = { ...sectionOf('plan', 'Anew.', 'Plan'), placed: ['n@26'] };
  const written = { promptId: 'plan', nodes: blocksOf('Anew.'), record: section, passages };
  const rewritten = replaceSection(document, record, written);
  expect(rewritten.record.sections[0]?.placed).toEqual(['n@13']);
  const unplaced = listUnplaced(rewritten.document, rewritten.record, parseMarkdown('', { template: true }));
  expect(unplaced.map(({ text }) => text)).toEqual(['Fell twice.']);
});

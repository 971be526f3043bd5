import { describe, expect, test } from 'vitest';
import { checkDocument } from './check.ts';
import { toHtml } from './html.ts';
import { parseMarkdown } from './markdown/parse.ts';
import { toMarkdown } from './markdown/serialise.ts';
import { pronounValues } from './pronouns.ts';
import type { DocumentJson, InlineNode, Mark } from './types.ts';
import { fillVariables, followRecord } from './variables.ts';
import type { VariableValues } from './vocabulary.ts';

const template = (markdown: string): DocumentJson => parseMarkdown(markdown, { template: true });
const valuesOf = (pronouns: string | null, name = 'Maeve'): VariableValues => ({
  'client.first_name': name,
  'client.full_name': `${name} Byrne`,
  ...pronounValues(pronouns, name),
});
const follow = (document: DocumentJson, values: VariableValues): DocumentJson => {
  const followed = followRecord(document, values);
  if (followed === null) throw new Error('nothing was followed');
  return followed;
};
const inlineOf = ({ content: [block] }: DocumentJson): InlineNode[] =>
  block?.type === 'paragraph' ? (block.content ?? []) : [];

const SENTENCES =
  '{{client.they}} {{client.were}} seen, e.g. {{client.they}} came. {{client.their}} mood is {{client.theirs}}.\n\n' +
  '- I saw {{client.them}}. {{client.have}} {{client.they}} slept?';

describe('variables become text', () => {
  test.each([
    ['she/her', 'She was seen, e.g. she came. Her mood is hers.\n\n- I saw her. Has she slept?'],
    ['they/them', 'They were seen, e.g. they came. Their mood is theirs.\n\n- I saw them. Have they slept?'],
    [null, "Maeve was seen, e.g. Maeve came. Maeve's mood is Maeve's.\n\n- I saw Maeve. Has Maeve slept?"],
  ])('that agrees and has its capitals: %s', (pronouns, text) => {
    const report = fillVariables(template(SENTENCES), valuesOf(pronouns));
    expect(toMarkdown(report).trim()).toBe(text);
    expect(toHtml(report)).not.toMatch(/field|data-|\{\{/);
    expect(checkDocument(structuredClone(report))).toEqual(report);
  });

  test('a name keeps its letters at the beginning of a sentence', () => {
    const report = fillVariables(template('{{client.first_name}} spoke.'), { 'client.first_name': 'bell' });
    expect(toMarkdown(report).trim()).toBe('bell spoke.');
  });

  test('and only what is of the record is a field', () => {
    const [name, , practice] = inlineOf(
      fillVariables(template('{{client.first_name}} at {{practice.name}}'), {
        'client.first_name': 'Maeve',
        'practice.name': 'Oak',
      }),
    );
    expect(name?.marks).toEqual([{ type: 'field', attrs: { name: 'client.first_name', value: 'Maeve' } }]);
    expect(practice).toBeUndefined();
  });
});

describe('fields follow the record', () => {
  test.each(['she/her', 'they/them', 'ze/hir/hir/hirs/hirself', null])('to %s and back', (pronouns) => {
    const before = fillVariables(template(SENTENCES), valuesOf('he/him'));
    const after = follow(before, valuesOf(pronouns, 'Maya'));
    expect(after).toEqual(fillVariables(template(SENTENCES), valuesOf(pronouns, 'Maya')));
    expect(follow(after, valuesOf('he/him'))).toEqual(before);
  });

  test('and nothing is made where the record says the same', () => {
    const report = fillVariables(template(SENTENCES), valuesOf('he/him'));
    expect(followRecord(report, valuesOf('he/him', 'Maya'))).toBeNull();
    expect(followRecord(parseMarkdown('He was seen.'), valuesOf('she/her'))).toBeNull();
  });

  const field = (text: string, value = 'he', more: Mark[] = []): InlineNode => ({
    type: 'text',
    text,
    marks: [...more, { type: 'field', attrs: { name: 'client.they', value } }],
  });
  const report = (...content: InlineNode[]): DocumentJson =>
    checkDocument({ type: 'doc', content: [{ type: 'paragraph', content }] });

  test('marks of evidence and of format stay around them', () => {
    const evidence: Mark = { type: 'evidence', attrs: { sources: 'note_1@0-9' } };
    const given = report(field('He', 'he', [evidence, { type: 'bold' }]), {
      type: 'text',
      text: ' slept.',
      marks: [evidence],
    });
    expect(inlineOf(follow(given, valuesOf('she/her')))).toEqual([
      field('She', 'she', [evidence, { type: 'bold' }]),
      { type: 'text', text: ' slept.', marks: [evidence] },
    ]);
  });

  test('a capital that somebody set stays', () => {
    const given = report({ type: 'text', text: 'About ' }, field('He'), { type: 'text', text: '. ' }, field('he'));
    expect(toMarkdown(follow(given, valuesOf('she/her'))).trim()).toBe('About She. she');
  });

  test('one with a bold half is one field', () => {
    const given = report(field('h', 'he', [{ type: 'bold' }]), field('e'));
    expect(inlineOf(follow(given, valuesOf('she/her')))).toEqual([field('she', 'she', [{ type: 'bold' }])]);
  });

  test.each([
    ['edited', [field('hex')]],
    ['cut', [field('h')]],
    ['written twice in a row', [field('he'), field('he')]],
    ['parted by a break', [field('he'), { type: 'hardBreak' }, field('he')]],
    ['code', [field('he', 'he', [{ type: 'code' }])]],
  ] as [string, InlineNode[]][])('what was %s is text from then on', (_, content) => {
    const given = report(...content);
    expect(JSON.stringify(given)).not.toContain('"field"');
    expect(followRecord(given, valuesOf('she/her'))).toBeNull();
  });

  test('where the record no longer says anything, the text stays', () => {
    const given = fillVariables(template('{{client.first_name}}'), { 'client.first_name': 'Maeve' });
    expect(followRecord(given, { 'client.first_name': '' })).toBeNull();
    expect(followRecord(given, {})).toBeNull();
  });

  test.each([
    { name: 'client.shoe_size', value: 'x' },
    { name: 'practice.name', value: 'x' },
    { name: 'client.they', value: ' ' },
    { name: 'client.they', value: 'x'.repeat(601) },
    { name: 'client.they' },
  ])('a mark that is none is refused: %j', (attrs) => {
    const content = [{ type: 'text', text: 'x', marks: [{ type: 'field', attrs }] }];
    expect(() => checkDocument({ type: 'doc', content: [{ type: 'paragraph', content }] })).toThrow(/attrs/);
  });
});

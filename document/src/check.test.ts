import { describe, expect, test } from 'vitest';
import { checkDocument } from './check.ts';
import { DocumentError } from './error.ts';
import { LIMITS } from './limits.ts';
import { cell, doc, item, list, paragraph, prompt, quote, row, table, text } from './testing/build.ts';

function nest(levels: number, wrap: (inner: unknown) => unknown): object {
  let block: unknown = paragraph(text('deep'));
  for (let level = 0; level < levels; level++) block = wrap(block);
  return doc(block);
}

function problem(json: unknown): { path: string; reason: string } {
  try {
    checkDocument(json);
  } catch (error) {
    if (error instanceof DocumentError) return { path: error.path, reason: error.reason };
    throw error;
  }
  throw new Error('the document was accepted');
}

const plain = cell('tableCell');
const rule = { type: 'horizontalRule' };
const heading = (attrs?: object): object => ({ type: 'heading', attrs });
const variable = (name: string): object => ({ type: 'variable', attrs: { name } });
const link = (href: unknown): Record<string, unknown> => ({ type: 'link', attrs: { href } });
const nestedList = (inner: unknown): object => list(item(paragraph(), inner));
const IN_TEXT = 'content[0].content[0]';

describe('what is refused, and where', () => {
  test.each<[string, RegExp, unknown]>([
    ['', /must be an object/, null],
    ['', /must be an object/, 'doc'],
    ['', /must be an object/, []],
    ['type', /must be "doc"/, paragraph()],
    ['content', /needs more content/, doc()],
    ['content', /must be an array/, { type: 'doc', content: 'x' }],
    ['attrs.version', /not a version/, { ...doc(paragraph()), attrs: { version: 2 } }],
    ['version', /not a known field/, { ...doc(paragraph()), version: 1 }],
    ['content[1]', /must be an object/, doc(paragraph(), 5)],
    ['content[0].type', /not a known kind/, doc({ type: 'image' })],
    ['content[0].type', /not a known kind/, doc({ type: '__proto__' })],
    ['content[0].type', /not a known kind/, doc({ type: 'constructor' })],
    ['content[0]', /text cannot stand here in doc/, doc(text('x'))],
    [IN_TEXT, /doc cannot stand here in paragraph/, doc(paragraph(doc(paragraph())))],
    [`${IN_TEXT}.text`, /must be a string/, doc(paragraph({ type: 'text' }))],
    ['content[0].text', /only text nodes/, doc({ ...paragraph(), text: 'x' })],
    ['content[0].marks', /only text/, doc({ ...paragraph(), marks: [{ type: 'bold' }] })],
    ['content[0].content', /must not be there/, doc({ ...rule, content: [paragraph()] })],
    ['content[2].attrs.level', /from 1 to 6/, doc(paragraph(), paragraph(), heading({ level: 7 }))],
    ['content[0].attrs.level', /whole number/, doc(heading({ level: '1' }))],
    ['content[0].attrs.level', /whole number/, doc(heading({ level: 1.5 }))],
    ['content[0].attrs.level', /is required/, doc(heading())],
    ['content[0].attrs.onclick', /not an attribute of heading/, doc(heading({ level: 1, onclick: 'x' }))],
    ['content[0].attrs.style', /not an attribute/, doc({ ...paragraph(), attrs: { style: 'x' } })],
    ['content[0].attrs', /must be an object/, doc({ ...paragraph(), attrs: [] })],
    ['content[0].attrs.start', /whole number/, doc({ type: 'orderedList', attrs: { start: -1 } })],
    ['content[0].attrs.language', /language/, doc({ type: 'codeBlock', attrs: { language: '" onload="x' } })],
    ['content[0].content[0].content[0]', /cannot stand here/, doc(list(item(rule)))],
    ['content[0].content[0]', /paragraph cannot stand here in bulletList/, doc(list(paragraph()))],
    [`${IN_TEXT}.marks`, /no marks/, doc({ type: 'codeBlock', content: [text('x', 'bold')] })],
    [`${IN_TEXT}.marks[0].type`, /not a known mark/, doc(paragraph(text('x', 'blink')))],
    [`${IN_TEXT}.marks[1]`, /twice/, doc(paragraph(text('x', 'bold', 'bold')))],
    [`${IN_TEXT}.marks[0].attrs.x`, /bold/, doc(paragraph(text('x', { type: 'bold', attrs: { x: 1 } })))],
    [`${IN_TEXT}.marks[0].attrs.href`, /is required/, doc(paragraph(text('x', 'link')))],
    [`${IN_TEXT}.marks[0].attrs.href`, /mailto or tel/, doc(paragraph(text('x', link('java\nscript:alert(1)'))))],
    [`${IN_TEXT}.marks[0].attrs.href`, /mailto or tel/, doc(paragraph(text('x', link(['https://x.org']))))],
    [`${IN_TEXT}.attrs.name`, /variable/, doc(paragraph(variable('client.ssn')))],
    [`${IN_TEXT}.attrs.name`, /variable/, doc(paragraph(variable('toString')))],
    ['content[0].attrs.id', /letters/, doc(prompt('a b'))],
    ['content[1].content[0].attrs.id', /earlier prompt/, doc(prompt('a'), quote(prompt('a')))],
    ['content[0].attrs.label', /1 to 200 characters/, doc(prompt('a', { label: ' \n ' }))],
    ['content[0].attrs.form', /one of paragraphs/, doc(prompt('a', { form: 'poem' }))],
    ['content[0].content[1]', /as many cells/, doc(table(row(plain), row(plain, plain)))],
    [`${IN_TEXT}.content[0].attrs.colspan`, /not supported/, doc(table(row(cell('tableCell', '', { colspan: 2 }))))],
    ['content[0].content', /at most 100 columns/, doc(table(row(...Array(101).fill(plain))))],
  ])('%j %s', (path, reason, json) => {
    const found = problem(json);
    expect(found.path).toBe(path);
    expect(found.reason).toMatch(reason);
  });

  test('the message never repeats what was put in', () => {
    const secret = 'patient-says-x';
    for (const json of [
      doc({ type: secret }),
      doc(paragraph(text('x', secret))),
      doc(heading({ level: secret })),
      doc({ ...paragraph(), [secret]: 1 }),
      doc({ ...paragraph(), attrs: { [secret]: 1 } }),
      doc(paragraph(variable(secret))),
    ]) {
      expect(() => checkDocument(json)).toThrow(DocumentError);
      expect(() => checkDocument(json)).not.toThrow(secret);
    }
  });
});

describe('what is too much', () => {
  test('nesting, up to the limit and one beyond', () => {
    expect(() => checkDocument(nest(LIMITS.nesting, quote))).not.toThrow();
    expect(problem(nest(LIMITS.nesting + 1, quote)).reason).toMatch(/nested more than 20 levels/);
    expect(() => checkDocument(nest(LIMITS.nesting / 2, nestedList))).not.toThrow();
    expect(problem(nest(LIMITS.nesting / 2 + 1, nestedList)).reason).toMatch(/nested more than 20 levels/);
  });

  test.each([
    ['quotes', quote],
    ['lists', nestedList],
    ['documents', doc],
  ])('%s nested a hundred thousand times do not overflow the stack', (_, wrap) => {
    expect(problem(nest(100_000, wrap)).path).toMatch(/^content\[0\]/);
  });

  test('depth in places where nobody should look', () => {
    let deep: Record<string, unknown> = {};
    for (let level = 0; level < 100_000; level++) deep = { deep };
    for (const json of [deep, doc(deep), doc({ ...paragraph(), attrs: deep }), doc(paragraph(text('x', deep)))]) {
      expect(() => checkDocument(json)).toThrow(DocumentError);
    }
    expect(() => checkDocument(doc(table(row(cell('tableCell', '', { colwidth: deep })))))).not.toThrow();
  });

  test('nodes and characters', () => {
    const rules = Array.from({ length: LIMITS.nodes }, () => rule);
    expect(problem(doc(...rules)).reason).toMatch(/more than 100000 parts/);
    expect(() => checkDocument(doc(...rules.slice(1)))).not.toThrow();
    const long = 'x'.repeat(LIMITS.characters);
    expect(() => checkDocument(doc(paragraph(text(long))))).not.toThrow();
    expect(problem(doc(paragraph(text(long)), paragraph(text('x')))).reason).toMatch(/characters/);
    expect(problem(doc(prompt('a', { instruction: long }))).reason).toMatch(/10000/);
  });
});

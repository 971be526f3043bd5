import { checkDocument, schema } from '@casewright/document';
import { expect, test } from 'vitest';
import { locateSections } from './locate-sections.ts';
import { recordSection } from './testing/record-section.ts';

const paragraph = (text: string): object => ({ type: 'paragraph', content: [{ type: 'text', text }] });
const heading = (text: string): object => ({
  type: 'heading',
  attrs: { level: 2 },
  content: [{ type: 'text', text }],
});

test('sections that are written alike, or like the end of another, are each found in their own place', async () => {
  const [scores, last] = [paragraph('Scores follow.'), paragraph('EPDS 19, Q10 = 1.')];
  const document = checkDocument({
    type: 'doc',
    content: [heading('Measures'), scores, last, heading('Risk'), last, heading('Plan'), paragraph('None.')],
  });
  const doc = schema.nodeFromJSON(document);
  const found = await locateSections(doc, [
    await recordSection('measures', scores, last),
    await recordSection('risk', last),
    await recordSection('plan', paragraph('None.')),
  ]);
  const before = found.map(({ from }) => doc.resolve(from).nodeBefore?.textContent);
  expect(before).toEqual(['Measures', 'Risk', 'Plan']);
});

test('sections that somebody moved are found where they are now', async () => {
  const [one, two] = [paragraph('One.'), paragraph('Two.')];
  const doc = schema.nodeFromJSON(checkDocument({ type: 'doc', content: [two, one] }));
  const found = await locateSections(doc, [await recordSection('one', one), await recordSection('two', two)]);
  expect(found.map(({ promptId, from }) => [promptId, from])).toEqual([
    ['one', 6],
    ['two', 0],
  ]);
});

test('an edited section is not taken for another one that is written as it was', async () => {
  const empty = paragraph('Nothing is known of this.');
  const document = checkDocument({
    type: 'doc',
    content: [heading('Work'), paragraph('A baker.'), heading('Risk'), empty, heading('Plan'), empty],
  });
  const doc = schema.nodeFromJSON(document);
  const records = await Promise.all(['work', 'risk', 'plan'].map((id) => recordSection(id, empty)));
  const found = await locateSections(doc, records);
  const before = found.map(({ promptId, from }) => [promptId, doc.resolve(from).nodeBefore?.textContent]);
  expect(before).toEqual([
    ['risk', 'Risk'],
    ['plan', 'Plan'],
  ]);
});

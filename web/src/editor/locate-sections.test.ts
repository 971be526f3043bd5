import { checkDocument, schema } from '@casewright/document';
import { expect, test } from 'vitest';
import { locateSections } from './locate-sections.ts';

const paragraph = (text: string): object => ({ type: 'paragraph', content: [{ type: 'text', text }] });
const heading = (text: string): object => ({
  type: 'heading',
  attrs: { level: 2 },
  content: [{ type: 'text', text }],
});

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, field]) => [key, sorted(field)]),
  );
}

type SectionRecord = Parameters<typeof locateSections>[1][number];

/** As the service hashes it. */
async function section(promptId: string, ...blocks: object[]): Promise<SectionRecord> {
  const { content } = checkDocument({ type: 'doc', content: blocks });
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(JSON.stringify(sorted(content))));
  const hash = Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
  return { prompt_id: promptId, label: promptId, heading: promptId, hash, blocks: blocks.length } as SectionRecord;
}

test('sections that are written alike, or like the end of another, are each found in their own place', async () => {
  const [scores, last] = [paragraph('Scores follow.'), paragraph('EPDS 19, Q10 = 1.')];
  const document = checkDocument({
    type: 'doc',
    content: [heading('Measures'), scores, last, heading('Risk'), last, heading('Plan'), paragraph('None.')],
  });
  const doc = schema.nodeFromJSON(document);
  const found = await locateSections(doc, [
    await section('measures', scores, last),
    await section('risk', last),
    await section('plan', paragraph('None.')),
  ]);
  const before = found.map(({ from }) => doc.resolve(from).nodeBefore?.textContent);
  expect(before).toEqual(['Measures', 'Risk', 'Plan']);
});

test('sections that somebody moved are found where they are now', async () => {
  const [one, two] = [paragraph('One.'), paragraph('Two.')];
  const doc = schema.nodeFromJSON(checkDocument({ type: 'doc', content: [two, one] }));
  const found = await locateSections(doc, [await section('one', one), await section('two', two)]);
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
  const records = await Promise.all(['work', 'risk', 'plan'].map((id) => section(id, empty)));
  const found = await locateSections(doc, records);
  const before = found.map(({ promptId, from }) => [promptId, doc.resolve(from).nodeBefore?.textContent]);
  expect(before).toEqual([
    ['risk', 'Risk'],
    ['plan', 'Plan'],
  ]);
});

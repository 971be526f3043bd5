import { expect, test } from 'vitest';
import { documentOf, paragraphOf } from '../testing/sample-report.ts';
import { isBlock, prepareReport } from './prepare-report.ts';
import { readText } from './read-text.ts';

const PICTURE = { png: '', width: 1, height: 1 };

function listShown(signers: readonly string[], lines: readonly string[]): string[] {
  const signatures = signers.map((above, index) => ({ ...PICTURE, above, alt: `picture ${index}` }));
  const { content } = prepareReport(documentOf(...lines.map(paragraphOf)), 'Report', signatures);
  return content.map((block) => (isBlock(block) ? readText(block as Parameters<typeof readText>[0]) : block.alt));
}

test('each picture stands above its own signer, also of two addenda that are signed in the same words', () => {
  const lines = ['Text', 'Signed by Ann', 'Digest', 'Signed at ten', 'First', 'Signed at ten', 'Second'];
  expect(listShown(['Signed by Ann', 'Signed at ten', 'Signed at ten'], lines)).toEqual([
    'Text',
    'picture 0',
    'Signed by Ann',
    'Digest',
    'picture 1',
    'Signed at ten',
    'First',
    'picture 2',
    'Signed at ten',
    'Second',
  ]);
});

test('a picture whose signer is not found stands at the end, and a report may have the words of its signer', () => {
  const lines = ['Signed by Ann', 'Text', 'Signed by Ann'];
  expect(listShown(['Signed by Ann', 'Nobody'], lines)).toEqual([
    'Signed by Ann',
    'Text',
    'picture 0',
    'Signed by Ann',
    'picture 1',
  ]);
});

import { parseMarkdown } from '@casewright/document';
import { expect, test } from 'vitest';
import { compareLines } from './compare-lines.ts';
import { listLines } from './list-lines.ts';

/** `[-…-]` is in the text before alone, `{+…+}` in the one after alone. */
function compare(after: string, before: string): string[] {
  const lines = compareLines(listLines(parseMarkdown(after).content), listLines(parseMarkdown(before).content));
  return lines.map(({ change, cells }) => {
    const texts = cells.map((pieces) =>
      pieces
        .map(({ text, side }) => (side === 'after' ? `{+${text}+}` : side === 'before' ? `[-${text}-]` : text))
        .join(''),
    );
    return `${change}: ${texts.join(' | ')}`;
  });
}

test('a changed word is shown in its paragraph, what is the same stays as it is', () => {
  expect(compare('One.\n\nShe sleeps well now.', 'One.\n\nShe sleeps badly now.')).toEqual([
    'none: One.',
    'words: She sleeps [-badly-]{+well+} now.',
  ]);
});

test('a paragraph of one side alone is whole, and does not shift the others', () => {
  expect(compare('A.\n\nMine.\n\nB.', 'A.\n\nB.\n\nTheirs.')).toEqual([
    'none: A.',
    'after: {+Mine.+}',
    'none: B.',
    'before: [-Theirs.-]',
  ]);
});

test('tables are compared by cells, lists by items', () => {
  const table = (score: string): string => `| Test | Score |\n|---|---|\n| Verbal | ${score} |\n\n- a\n  - ${score}`;
  expect(compare(table('111'), table('92'))).toEqual([
    'none: Test | Score',
    'words: Verbal | [-92-]{+111+}',
    'none: a',
    'words: [-92-]{+111+}',
  ]);
});

test('what differs in its formatting alone says so', () => {
  expect(compare('**Bold**', 'Bold')).toEqual(['formatting: Bold']);
});

test('other evidence for the same words is no difference', () => {
  const said = (sources: string, text: string) => ({
    type: 'text' as const,
    text,
    marks: [{ type: 'evidence' as const, attrs: { sources } }],
  });
  const before = listLines([{ type: 'paragraph', content: [said('note_1@0-4', 'One. '), said('note_1@5-9', 'Two.')] }]);
  const after = listLines([{ type: 'paragraph', content: [said('note_1~2@0-9', 'One. Two.')] }]);
  expect(compareLines(after, before).map(({ change }) => change)).toEqual(['none']);
});

test('two long texts without a common word end soon', () => {
  const text = (word: string): string => Array.from({ length: 20_000 }, (_, index) => `${word}${index}`).join(' ');
  const begun = performance.now();
  expect(compare(text('a'), text('b'))).toHaveLength(1);
  expect(performance.now() - begun).toBeLessThan(5_000);
});

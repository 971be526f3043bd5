import { expect, test } from 'vitest';
import type { ListItem } from './block.ts';
import { escapeMarkdown } from './escape-markdown.ts';
import { formatBlocks } from './format-markdown.ts';

test.each([
  ['# not a heading', '\\# not a heading'],
  ['> not a quote', '\\> not a quote'],
  ['- not a list', '\\- not a list'],
  ['+ not a list', '\\+ not a list'],
  ['12. not a list', '12\\. not a list'],
  ['1) not a list', '1\\) not a list'],
  ['---', '\\---'],
  ['===', '\\==='],
  ['*stars* and `ticks`', '\\*stars\\* and \\`ticks\\`'],
  ['_lines_ but snake_case', '\\_lines\\_ but snake_case'],
  ['[a link](javascript:x)', '\\[a link\\](javascript:x)'],
  ['![a picture](x)', '\\!\\[a picture\\](x)'],
  ['<script>alert(1)</script>', '\\<script>alert(1)\\</script>'],
  ['&lt; but R&D', '\\&lt; but R&D'],
  ['{{a variable}}', '\\{{a variable}}'],
  ['a | b', 'a \\| b'],
  ['C:\\new', 'C:\\\\new'],
  ['PHQ-9 fell from 19 to 11 (-8)', 'PHQ-9 fell from 19 to 11 (-8)'],
])('%s', (text, expected) => {
  expect(escapeMarkdown(text)).toBe(expected);
});

function list(...items: [marker: string, depth: number, text: string][]): string {
  return formatBlocks([
    { kind: 'list', items: items.map(([marker, depth, text]): ListItem => ({ marker, depth, text })) },
  ]);
}

test('lists nest under the text of their parent', () => {
  expect(list(['9.', 0, 'nine'], ['10.', 0, 'ten'], ['•', 1, 'dot'], ['◦', 2, 'ring'], ['11.', 0, 'eleven'])).toBe(
    '9. nine\n10. ten\n    - dot\n      - ring\n11. eleven',
  );
});

test('a number that does not count on, and letters, stay as text', () => {
  expect(list(['1.', 0, 'one'], ['3.', 0, 'three'])).toBe('1. one\n- 3\\. three');
  expect(list(['a)', 0, 'first'], ['iv.', 0, 'fourth'])).toBe('- a) first\n- iv. fourth');
});

test('an item deeper than its list can be is brought up', () => {
  expect(list(['•', 3, 'deep'], ['•', 0, 'flat'])).toBe('- deep\n- flat');
});

test('signs that say what was chosen stay, bullets go', () => {
  expect(list(['☒', 0, 'Sleep'], ['☐', 0, 'Self-harm'], ['✓', 0, 'Appetite'])).toBe(
    '- ☒ Sleep\n- ☐ Self-harm\n- ✓ Appetite',
  );
  expect(list(['●', 0, 'Yes'], ['○', 0, 'No'])).toBe('- ● Yes\n- ○ No');
  expect(list(['●', 0, 'Yes'], ['○', 1, 'since May'], ['❖', 0, 'No'])).toBe('- Yes\n  - since May\n- No');
});

test('tables are rectangular and cells are one line', () => {
  expect(formatBlocks([{ kind: 'table', rows: [['a', 'b|c'], ['two\nlines'], ['x', 'y', 'z']] }])).toBe(
    '| a | b\\|c |  |\n| --- | --- | --- |\n| two lines |  |  |\n| x | y | z |',
  );
});

test('lines of a paragraph stay lines, leaders become an ellipsis', () => {
  expect(formatBlocks([{ kind: 'paragraph', text: '1. High Street\n# 4' }])).toBe('1\\. High Street\\\n\\# 4');
  expect(formatBlocks([{ kind: 'heading', level: 2, text: 'Scope . . . . . . 7 #' }])).toBe('## Scope … 7 \\#');
});

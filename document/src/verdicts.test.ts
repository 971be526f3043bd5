import { expect, test } from 'vitest';
import { checkDocument } from './check.ts';
import { parseMarkdown } from './markdown/parse.ts';
import { leaveOutVerdicts } from './verdicts.ts';

test('blocks are the same whatever the service says of their sentences', () => {
  const { content } = parseMarkdown(
    'She **sleeps. She** eats.\n\n- One.\n- Two.\n\n| a |\n| --- |\n| b |\n\n```\ncode\n```',
  );
  const evidence = { type: 'evidence', attrs: { sources: 'note_1@0-4' } };
  const mark = (node: Record<string, unknown>): object[] => {
    if (node['type'] === 'codeBlock') return [node];
    if (typeof node['text'] !== 'string') {
      return [{ ...node, ...(Array.isArray(node['content']) && { content: node['content'].flatMap(mark) }) }];
    }
    const marks = (node['marks'] ?? []) as object[];
    return [
      { ...node, text: node['text'].slice(0, 1), marks: [evidence, ...marks] },
      ...(node['text'].length > 1 ? [{ ...node, text: node['text'].slice(1) }] : []),
    ];
  };
  const marked = checkDocument({ type: 'doc', content: content.flatMap((block) => mark({ ...block })) });
  expect(JSON.stringify(marked)).toContain('evidence');
  expect(leaveOutVerdicts(marked.content)).toEqual(content);
});

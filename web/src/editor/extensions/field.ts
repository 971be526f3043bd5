import { Mark } from '@tiptap/core';

/**
 * Text out of the client's record, which follows it until somebody edits it. It is not read from what is pasted: text
 * about another client must not become this one's.
 */
export const Field = Mark.create({
  name: 'field',
  inclusive: false,
  // Innermost: a sentence is around it.
  priority: 10,
  addAttributes: () => ({
    name: { default: 'client.full_name', renderHTML: ({ name }) => ({ 'data-field': String(name) }) },
    value: { default: '', rendered: false },
  }),
  parseHTML: () => [],
  renderHTML: ({ HTMLAttributes }) => ['span', { ...HTMLAttributes, title: 'Follows the client’s record' }, 0],
});

import { wrappingInputRule } from '@tiptap/core';
import { BulletList, ListItem, OrderedList } from '@tiptap/extension-list';
import { LIMITS } from '@casewright/document';
import { BY_FIRST_LETTER } from './direction.ts';

function readStart(element: HTMLElement): number {
  const start = Number(element.getAttribute('start') ?? 1);
  return Number.isInteger(start) && start >= 0 && start <= LIMITS.listStart ? start : 1;
}

/** Keeps the number that the list begins at, and drops kinds of numbering that Markdown does not have. */
const NumberedList = OrderedList.extend({
  addAttributes: () => ({ start: { default: 1, parseHTML: readStart } }),
  addInputRules() {
    return [
      wrappingInputRule({
        find: /^(\d{1,9})[.)]\s$/,
        type: this.type,
        getAttributes: (match) => ({ start: Number(match[1]) }),
        joinPredicate: (match, node) => node.childCount + Number(node.attrs['start']) === Number(match[1]),
      }),
    ];
  },
});

export const listExtensions = [
  BulletList.configure({ HTMLAttributes: BY_FIRST_LETTER }),
  NumberedList.configure({ HTMLAttributes: BY_FIRST_LETTER }),
  ListItem,
];

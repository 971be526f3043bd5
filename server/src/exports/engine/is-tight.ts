import type { ListNode } from '@casewright/document';

/** Items of one paragraph, or of one and a list, stand close together, as in our HTML. */
export function isTight(list: ListNode): boolean {
  return list.content.every(({ content: [, second, third] }) => {
    return third === undefined && (second === undefined || second.type.endsWith('List'));
  });
}

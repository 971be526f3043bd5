import type { ListNode } from '@casewright/document';

/** Items of one paragraph, or of one and a list, stand close together, as in our HTML. */
export function isTight(list: ListNode): boolean {
  return list.content.every(({ content: [, ...rest] }) => rest.every((block, index) => index === 0 && block.type.endsWith('List')));
}

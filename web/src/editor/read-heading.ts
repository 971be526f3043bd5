import type { Node as ProseMirrorNode } from '@tiptap/pm/model';

/** Its words as the service knows a section by them: what comes out of the client's record is a blank. */
export function readHeading(heading: ProseMirrorNode): string {
  return heading.children
    .map((node) => (node.marks.some(({ type }) => type.name === 'field') ? ' ' : (node.text ?? ' ')))
    .join('');
}

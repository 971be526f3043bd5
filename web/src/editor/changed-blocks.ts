import type { Node as ProseMirrorNode } from '@tiptap/pm/model';

/** The blocks that are no longer there, those that are new, and where the latter begin. */
export interface ChangedBlocks {
  gone: readonly ProseMirrorNode[];
  come: readonly ProseMirrorNode[];
  from: number;
}

/**
 * What differs between two states of a document. An edit makes another block and leaves the others as they are, so it
 * is enough to look where the same blocks end, from either side.
 */
export function findChangedBlocks(before: ProseMirrorNode, after: ProseMirrorNode): ChangedBlocks {
  const [former, latter] = [before.children, after.children];
  const shorter = Math.min(former.length, latter.length);
  let start = 0;
  let from = 0;
  while (start < shorter && former[start] === latter[start]) {
    from += latter[start]?.nodeSize ?? 0;
    start += 1;
  }
  let same = 0;
  while (same < shorter - start && former[former.length - 1 - same] === latter[latter.length - 1 - same]) same += 1;
  return { gone: former.slice(start, former.length - same), come: latter.slice(start, latter.length - same), from };
}

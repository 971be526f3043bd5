import { sameMarks, withMarks } from './marks.ts';
import type { BlockNode, InlineNode, Mark } from './types.ts';

/** Whether a mark of this name says what a sentence rests on. */
export function isVerdict(name: string): boolean {
  return name === 'evidence' || name === 'unsupported';
}

/** Blocks without what the service says of their sentences: the same words are the same then, whatever is found out. */
export function leaveOutVerdicts<Node extends { type: string; content?: unknown[] }>(blocks: readonly Node[]): Node[] {
  // The walk is over what can be nested in a checked document; a cast puts the same kind of node back.
  return blocks.map((block) => {
    if (block.content === undefined || block.type === 'codeBlock') return block;
    const content = isInline(block.content) ? joinTexts(block.content) : leaveOutVerdicts(block.content as BlockNode[]);
    return { ...block, content };
  });
}

function isInline(nodes: readonly unknown[]): nodes is InlineNode[] {
  return (nodes as readonly { type: string }[]).some(({ type }) => ['text', 'hardBreak', 'variable'].includes(type));
}

/** What was several texts only for the sake of a verdict becomes one. */
function joinTexts(nodes: readonly InlineNode[]): InlineNode[] {
  const joined: InlineNode[] = [];
  for (const node of nodes) {
    const marks: Mark[] = (node.marks ?? []).filter((mark) => !isVerdict(mark.type));
    const last = joined.at(-1);
    if (last?.type === 'text' && node.type === 'text' && sameMarks(last.marks ?? [], marks)) {
      joined[joined.length - 1] = { ...last, text: last.text + node.text };
    } else {
      joined.push(withMarks(node, marks));
    }
  }
  return joined;
}

import type { InlineNode, Mark } from './types.ts';
import { MARK_NAMES, type MarkName } from './vocabulary.ts';

export function sameMark(a: Mark, b: Mark): boolean {
  if (a.type === 'link') return b.type === 'link' && a.attrs.href === b.attrs.href && a.attrs.title === b.attrs.title;
  if (a.type === 'evidence') return b.type === 'evidence' && a.attrs.sources === b.attrs.sources;
  if (a.type === 'unsupported') {
    return b.type === 'unsupported' && a.attrs.reason === b.attrs.reason && a.attrs.sources === b.attrs.sources;
  }
  if (a.type === 'field') return b.type === 'field' && a.attrs.name === b.attrs.name && a.attrs.value === b.attrs.value;
  return a.type === b.type;
}

export function includesMark(marks: readonly Mark[], mark: Mark): boolean {
  return marks.some((each) => sameMark(each, mark));
}

export function sameMarks(a: readonly Mark[], b: readonly Mark[]): boolean {
  return a.length === b.length && a.every((mark) => includesMark(b, mark));
}

export function hasMark(node: InlineNode, name: MarkName): boolean {
  return node.marks?.some((mark) => mark.type === name) ?? false;
}

export function orderMarks(marks: readonly Mark[]): Mark[] {
  return marks.toSorted((a, b) => MARK_NAMES.indexOf(a.type) - MARK_NAMES.indexOf(b.type));
}

/** The node with these marks in place of its own; a node without marks has no such field. */
export function withMarks<Node extends InlineNode>(node: Node, marks: Mark[]): Node {
  const { marks: _, ...bare } = node;
  return (marks.length === 0 ? bare : { ...bare, marks }) as Node;
}

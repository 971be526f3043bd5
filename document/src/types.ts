import type {
  CellAlignment,
  MarkName,
  PromptForm,
  TextAlignment,
  UnsupportedReason,
  VariableName,
} from './vocabulary.ts';

export interface LinkMark {
  type: 'link';
  attrs: { href: string; title: string | null };
}

/** What a sentence rests on, in the form of sources.ts. */
export interface EvidenceMark {
  type: 'evidence';
  attrs: { sources: string };
}

export interface UnsupportedMark {
  type: 'unsupported';
  /** Of a contradiction also the places that say otherwise, in the form of sources.ts. */
  attrs: { reason: UnsupportedReason; sources?: string };
}

/** Text out of the client's record, which follows it: see fields.ts. */
export interface FieldMark {
  type: 'field';
  /** The value is what the record said when the text was put there. */
  attrs: { name: VariableName; value: string };
}

export type Mark =
  | LinkMark
  | EvidenceMark
  | UnsupportedMark
  | FieldMark
  | { type: Exclude<MarkName, MarkWithAttributes> };

type MarkWithAttributes = 'link' | 'evidence' | 'unsupported' | 'field';

export interface TextNode {
  type: 'text';
  text: string;
  marks?: Mark[];
}

export interface HardBreakNode {
  type: 'hardBreak';
  marks?: Mark[];
}

export interface VariableNode {
  type: 'variable';
  attrs: { name: VariableName };
  marks?: Mark[];
}

export type InlineNode = TextNode | HardBreakNode | VariableNode;

export interface ParagraphNode {
  type: 'paragraph';
  attrs?: { align?: TextAlignment };
  content?: InlineNode[];
}

export interface HeadingNode {
  type: 'heading';
  attrs: { level: number; align?: TextAlignment };
  content?: InlineNode[];
}

export interface ListItemNode {
  type: 'listItem';
  content: [ParagraphNode, ...BlockNode[]];
}

export interface BulletListNode {
  type: 'bulletList';
  content: ListItemNode[];
}

export interface OrderedListNode {
  type: 'orderedList';
  attrs: { start: number };
  content: ListItemNode[];
}

export interface TableCellNode {
  type: 'tableHeader' | 'tableCell';
  attrs: { align: CellAlignment | null };
  content: [ParagraphNode];
}

export interface TableRowNode {
  type: 'tableRow';
  content: TableCellNode[];
}

export interface TableNode {
  type: 'table';
  content: TableRowNode[];
}

export interface BlockquoteNode {
  type: 'blockquote';
  content: BlockNode[];
}

export interface CodeBlockNode {
  type: 'codeBlock';
  attrs: { language: string | null };
  content?: { type: 'text'; text: string }[];
}

export interface HorizontalRuleNode {
  type: 'horizontalRule';
}

/** What follows begins on a new page, where there are pages. Stands between the blocks of the document alone. */
export interface PageBreakNode {
  type: 'pageBreak';
}

export interface PromptNode {
  type: 'prompt';
  attrs: { id: string; label: string; instruction: string; form: PromptForm };
}

export type ListNode = BulletListNode | OrderedListNode;

export type BlockNode =
  | ParagraphNode
  | HeadingNode
  | ListNode
  | TableNode
  | BlockquoteNode
  | CodeBlockNode
  | HorizontalRuleNode
  | PageBreakNode
  | PromptNode;

/** What `checkDocument` and `parseMarkdown` return: checked, and in the canonical form that canonical.ts defines. */
export interface DocumentJson {
  type: 'doc';
  attrs: { version: number };
  content: BlockNode[];
}

import {
  type BlockNode,
  type HeadingNode,
  type InlineNode,
  type ListItemNode,
  type Mark,
  type ParagraphNode,
  type TableNode,
  type TextAlignment,
  type TextNode,
  VARIABLES,
} from '@casewright/document';
import { createElement, Fragment, type ReactNode } from 'react';
import classes from './document.module.css';
import type { Highlights } from './passage.ts';

export interface DocumentViewProps {
  content: readonly BlockNode[];
  highlights?: Highlights;
  /** In place of a paragraph, where it returns something. */
  renderParagraph?: (text: string) => ReactNode;
  /** In place of a text, where it returns something. */
  renderText?: (node: TextNode) => ReactNode;
}

/** A document to be read. Nothing in it becomes markup by itself: every element is made here. */
export function DocumentView({ content, ...options }: DocumentViewProps) {
  return <div className={classes.document}>{renderBlocks(content, options)}</div>;
}

type Options = Omit<DocumentViewProps, 'content'>;

/** Joins parts without React keys: they are never reordered and have no state. */
function join(parts: readonly ReactNode[]): ReactNode {
  return createElement(Fragment, null, ...parts);
}

function renderBlocks(blocks: readonly BlockNode[], options: Options): ReactNode {
  return join(blocks.map((block) => renderBlock(block, options)));
}

function renderBlock(block: BlockNode, options: Options): ReactNode {
  switch (block.type) {
    case 'paragraph': {
      const text = (block.content ?? []).map((node) => (node.type === 'text' ? node.text : ' ')).join('');
      return (
        options.renderParagraph?.(text) ?? createElement('p', alignmentOf(block), renderInline(block.content, options))
      );
    }
    case 'heading': {
      // The page has its own h1, so headings of the document begin at h2.
      const Tag = (['h2', 'h3', 'h4', 'h5', 'h6', 'h6'] as const)[block.attrs.level - 1] ?? 'h6';
      const attributes = { 'data-level': block.attrs.level, ...alignmentOf(block) };
      return createElement(Tag, attributes, renderInline(block.content, options));
    }
    case 'bulletList':
      return <ul dir="auto">{renderItems(block.content, options)}</ul>;
    case 'orderedList':
      return (
        <ol dir="auto" start={block.attrs.start}>
          {renderItems(block.content, options)}
        </ol>
      );
    case 'table':
      return renderTable(block, options);
    case 'blockquote':
      return <blockquote dir="auto">{renderBlocks(block.content, options)}</blockquote>;
    case 'codeBlock':
      return (
        <pre>
          <code>{(block.content ?? []).map(({ text }) => text).join('')}</code>
        </pre>
      );
    case 'horizontalRule':
      return <hr />;
    case 'pageBreak':
      return <div data-page-break="">Page break</div>;
    case 'prompt':
      return (
        <aside className={classes.prompt}>
          <strong>{block.attrs.label}</strong>
          <p>{block.attrs.instruction === '' ? 'To be written' : block.attrs.instruction}</p>
        </aside>
      );
    default:
      return null;
  }
}

function alignmentOf({ attrs }: ParagraphNode | HeadingNode): { align?: TextAlignment } {
  return attrs?.align === undefined ? {} : { align: attrs.align };
}

function renderItems(items: readonly ListItemNode[], options: Options): ReactNode {
  return join(items.map((item) => createElement('li', null, renderBlocks(item.content, options))));
}

function renderTable(table: TableNode, options: Options): ReactNode {
  const rows = table.content.map((row) => {
    const cells = row.content.map(({ type, attrs, content: [paragraph] }) => {
      const align = { align: attrs.align ?? undefined };
      return createElement(type === 'tableHeader' ? 'th' : 'td', align, renderInline(paragraph.content, options));
    });
    return createElement('tr', null, join(cells));
  });
  return (
    <table dir="auto">
      <tbody>{join(rows)}</tbody>
    </table>
  );
}

function renderInline(nodes: readonly InlineNode[] = [], options: Options): ReactNode {
  return join(nodes.map((node) => (node.marks ?? []).toReversed().reduce(wrapMark, renderLeaf(node, options))));
}

function renderLeaf(node: InlineNode, options: Options): ReactNode {
  if (node.type === 'hardBreak') return <br />;
  if (node.type === 'variable') return <span data-variable={node.attrs.name}>{VARIABLES[node.attrs.name]}</span>;
  return options.renderText?.(node) ?? renderText(node, options);
}

function renderText(node: TextNode, { highlights }: Options): ReactNode {
  const range = highlights?.get(node);
  if (range === undefined) return node.text;
  return (
    <>
      {node.text.slice(0, range.from)}
      <mark className={classes.passage} data-passage>
        {node.text.slice(range.from, range.to)}
      </mark>
      {node.text.slice(range.to)}
    </>
  );
}

function wrapMark(inner: ReactNode, mark: Mark): ReactNode {
  switch (mark.type) {
    case 'bold':
      return <strong>{inner}</strong>;
    case 'italic':
      return <em>{inner}</em>;
    case 'underline':
      return <u>{inner}</u>;
    case 'strike':
      return <s>{inner}</s>;
    case 'code':
      return <code>{inner}</code>;
    case 'link':
      return (
        <a href={mark.attrs.href} target="_blank" rel="noopener noreferrer nofollow">
          {inner}
        </a>
      );
    case 'unsupported':
      return <span data-unsupported={mark.attrs.reason}>{inner}</span>;
    default:
      return inner;
  }
}

import { canonicaliseHref } from './href.ts';
import { sameMark } from './marks.ts';
import { showEvidence } from './show-evidence.ts';
import type {
  BlockNode,
  DocumentJson,
  HeadingNode,
  InlineNode,
  ListItemNode,
  Mark,
  ParagraphNode,
  TableNode,
} from './types.ts';
import { isCellAlignment, isTextAlignment, type MarkName, VARIABLES } from './vocabulary.ts';

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const HEADING_TAGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];
const MARK_TAGS: Partial<Record<MarkName, string>> = {
  link: 'a',
  bold: 'strong',
  italic: 'em',
  underline: 'u',
  strike: 's',
  code: 'code',
};

/**
 * Tags and attribute names come from this file alone, and every value goes through `escape` (addresses through
 * `canonicaliseHref` too), so that the output is safe even for a document nobody has checked.
 */
export function toHtml(document: DocumentJson): string {
  return renderBlocks(showEvidence(document).content);
}

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? '');
}

function renderBlocks(blocks: readonly BlockNode[]): string {
  // There are no pages in HTML.
  return blocks
    .filter(({ type }) => type !== 'pageBreak')
    .map(renderBlock)
    .join('\n');
}

function renderBlock(block: BlockNode): string {
  switch (block.type) {
    case 'paragraph':
      return `<p${renderAlignment(block)}>${renderInline(block.content)}</p>`;
    case 'heading': {
      const tag = HEADING_TAGS[block.attrs.level - 1] ?? 'p';
      return `<${tag}${renderAlignment(block)}>${renderInline(block.content)}</${tag}>`;
    }
    case 'bulletList':
      return `<ul>\n${renderItems(block.content)}\n</ul>`;
    case 'orderedList': {
      const start = Number(block.attrs.start);
      return `<ol${start === 1 ? '' : ` start="${start}"`}>\n${renderItems(block.content)}\n</ol>`;
    }
    case 'table':
      return renderTable(block);
    case 'blockquote':
      return `<blockquote>\n${renderBlocks(block.content)}\n</blockquote>`;
    case 'codeBlock': {
      const language = block.attrs.language === null ? '' : ` class="language-${escape(block.attrs.language)}"`;
      return `<pre><code${language}>${escape((block.content ?? []).map((node) => node.text).join(''))}</code></pre>`;
    }
    case 'horizontalRule':
      return '<hr>';
    case 'prompt': {
      const { id, label, instruction } = block.attrs;
      const text = escape(instruction).replaceAll('\n', '<br>');
      return `<aside data-prompt="${escape(id)}"><strong>${escape(label)}</strong><p>${text}</p></aside>`;
    }
    default:
      throw new TypeError('Unknown kind of node');
  }
}

function renderAlignment({ attrs }: ParagraphNode | HeadingNode): string {
  return isTextAlignment(attrs?.align) ? ` align="${attrs.align}"` : '';
}

/** An item that is one paragraph, or one and a list, is written without `<p>`, as for a tight list of Markdown. */
function renderItems(items: readonly ListItemNode[]): string {
  return items
    .map(({ content: [first, ...rest] }) => {
      const isTight =
        first.attrs?.align === undefined && rest.every((block, index) => index === 0 && block.type.endsWith('List'));
      const start = isTight ? renderInline(first.content) : renderBlock(first);
      const end = rest.length > 0 ? `\n${renderBlocks(rest)}\n` : '';
      return `<li>${start}${end}</li>`;
    })
    .join('\n');
}

function renderTable(table: TableNode): string {
  const rows = table.content.map(({ content: cells }) => {
    const rendered = cells.map((cell) => {
      const tag = cell.type === 'tableHeader' ? 'th' : 'td';
      const align = isCellAlignment(cell.attrs.align) ? ` align="${cell.attrs.align}"` : '';
      return `<${tag}${align}>${renderInline(cell.content[0].content)}</${tag}>`;
    });
    return `<tr>${rendered.join('')}</tr>`;
  });
  const isHeaded = table.content[0]?.content[0]?.type === 'tableHeader';
  const head = isHeaded ? `<thead>\n${rows[0]}\n</thead>\n` : '';
  const body = isHeaded ? rows.slice(1) : rows;
  return `<table>\n${head}${body.length > 0 ? `<tbody>\n${body.join('\n')}\n</tbody>\n` : ''}</table>`;
}

function renderInline(nodes: readonly InlineNode[] = []): string {
  const parts: string[] = [];
  const open: Mark[] = [];
  const closeDownTo = (depth: number): void => {
    for (const mark of open.splice(depth).toReversed()) parts.push(`</${MARK_TAGS[mark.type]}>`);
  };
  for (const node of nodes) {
    const marks = (node.marks ?? []).filter(isRenderable);
    let shared = 0;
    while (isSameAt(open, marks, shared)) shared++;
    closeDownTo(shared);
    for (const mark of marks.slice(shared)) {
      parts.push(renderOpening(mark));
      open.push(mark);
    }
    parts.push(renderLeaf(node));
  }
  closeDownTo(0);
  return parts.join('');
}

function isSameAt(open: readonly Mark[], marks: readonly Mark[], index: number): boolean {
  const [a, b] = [open[index], marks[index]];
  return a !== undefined && b !== undefined && sameMark(a, b);
}

function isRenderable(mark: Mark): boolean {
  return mark.type === 'link' ? canonicaliseHref(mark.attrs.href) !== null : Object.hasOwn(MARK_TAGS, mark.type);
}

function renderOpening(mark: Mark): string {
  if (mark.type !== 'link') return `<${MARK_TAGS[mark.type]}>`;
  const title = mark.attrs.title === null ? '' : ` title="${escape(mark.attrs.title)}"`;
  return `<a href="${escape(canonicaliseHref(mark.attrs.href) ?? '')}"${title} rel="noopener noreferrer nofollow">`;
}

function renderLeaf(node: InlineNode): string {
  switch (node.type) {
    case 'text':
      return escape(node.text);
    case 'hardBreak':
      return '<br>';
    case 'variable':
      return `<span data-variable="${escape(node.attrs.name)}">${escape(VARIABLES[node.attrs.name])}</span>`;
    default:
      throw new TypeError('Unknown kind of node');
  }
}

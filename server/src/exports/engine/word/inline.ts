import type { InlineNode, Mark } from '@casewright/document';
import { ExternalHyperlink, type IRunOptions, type ParagraphChild, TextRun } from 'docx';
import { isRightToLeft, textOf } from '../read-text.ts';
import { PLACEHOLDER_FILL } from './styles.ts';

export interface TextBlock {
  content?: InlineNode[];
}

const MARK_OPTIONS: Partial<Record<Mark['type'], IRunOptions>> = {
  bold: { bold: true },
  italic: { italics: true },
  underline: { underline: {} },
  strike: { strike: true },
  code: { style: 'CodeWords' },
};

export function writeInline(block: TextBlock): ParagraphChild[] {
  const direction = isRightToLeft(block) ? { rightToLeft: true } : {};
  return (block.content ?? []).map((node) => writeLeaf(node, direction));
}

function writeLeaf(node: InlineNode, direction: IRunOptions): ParagraphChild {
  const marks = node.marks ?? [];
  const link = marks.find((mark) => mark.type === 'link');
  const run = new TextRun({
    ...(link === undefined ? {} : { style: 'Hyperlink' }),
    ...Object.assign({}, ...marks.map(({ type }) => MARK_OPTIONS[type] ?? {})),
    ...direction,
    ...(node.type === 'variable' ? { shading: { fill: PLACEHOLDER_FILL } } : {}),
    ...(node.type === 'hardBreak' ? { break: 1 } : { text: textOf(node) }),
  });
  return link === undefined ? run : new ExternalHyperlink({ link: link.attrs.href, children: [run] });
}

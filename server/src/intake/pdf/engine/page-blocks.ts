import { blockText, type Block } from './blocks/block.ts';
import { buildFlowBlocks, type FlowInput } from './blocks/flow-blocks.ts';
import type { Fragment, PageContent } from './lines/fragment.ts';
import { joinTwo, type Spelling } from './lines/join-lines.ts';
import { buildRows, type Row } from './lines/line.ts';
import { losesText } from './lost-words.ts';
import { orderRegions } from './reading-order.ts';
import { tableRow, takeRuledTables } from './tables/ruled-tables.ts';
import { buildTaggedBlocks } from './tagged/tagged-blocks.ts';
import type { TextStyle } from './lines/text-style.ts';

export interface DocumentStyle {
  text: TextStyle;
  spelling: Spelling;
  hasHeadingRoles: boolean;
  /** Headers, footers and page numbers. */
  running: Set<Fragment>;
}

const MIN_TAGGED_SHARE = 0.5;

/** The blocks of a page in reading order; if any word got lost on the way, its text as it was written. */
export function buildPageBlocks(content: PageContent, style: DocumentStyle): Block[] {
  const fragments = content.fragments.filter((fragment) => !style.running.has(fragment));
  const strays = content.strays.map((text): Block => ({ kind: 'paragraph', text }));
  const blocks = [...(buildTagged(content, fragments, style) ?? buildByGeometry(content, fragments, style)), ...strays];
  const dropped = content.fragments.filter((fragment) => style.running.has(fragment)).map(({ text }) => text);
  const rendered = [...blocks.map(blockText), ...dropped].join('\n');
  return losesText(content.rawPieces.join('\n'), rendered) ? buildPlain(content.rawLines, style.spelling) : blocks;
}

function buildTagged(content: PageContent, fragments: Fragment[], style: DocumentStyle): Block[] | null {
  if (content.structure === null || fragments.length === 0) return null;
  const { blocks, rest } = buildTaggedBlocks(content.structure, {
    fragments,
    style: style.text,
    spelling: style.spelling,
    hasHeadingRoles: style.hasHeadingRoles,
  });
  if (blocks.length === 0 || countCharacters(rest) > countCharacters(fragments) * (1 - MIN_TAGGED_SHARE)) return null;
  const left = new Set(rest);
  const firstTagged = Math.min(...fragments.filter((fragment) => !left.has(fragment)).map(({ baseline }) => baseline));
  const above = rest.filter(({ baseline }) => baseline < firstTagged);
  const below = rest.filter(({ baseline }) => baseline >= firstTagged);
  return [...flow(above, style), ...blocks, ...flow(below, style)];
}

function toFlowInput({ text, spelling }: DocumentStyle): FlowInput {
  return { style: text, spelling };
}

function countCharacters(fragments: Fragment[]): number {
  return fragments.reduce((sum, { text }) => sum + text.length, 0);
}

function flow(fragments: Fragment[], style: DocumentStyle): Block[] {
  return fragments.length === 0 ? [] : buildFlowBlocks(buildRows(fragments), toFlowInput(style));
}

function buildByGeometry(content: PageContent, fragments: Fragment[], style: DocumentStyle): Block[] {
  const { tables, rest } = takeRuledTables(fragments, content.rules);
  const rows = [...buildRows(rest), ...tables.map((table) => tableRow(table, style.text.bodySize))];
  return buildRegions(
    rows.toSorted((a, b) => a.baseline - b.baseline),
    style,
  );
}

function buildRegions(rows: Row[], style: DocumentStyle): Block[] {
  const blocks: Block[] = [];
  for (const region of orderRegions(rows)) {
    const own: Block[] =
      region.kind === 'table'
        ? [{ kind: 'table', rows: region.rows }]
        : buildFlowBlocks(region.rows, toFlowInput(style));
    const [above, below] = [blocks.at(-1), own[0]];
    if (above?.kind === 'paragraph' && below?.kind === 'paragraph' && goesOn(above.text, below.text)) {
      above.text = joinTwo(above.text, below.text, style.spelling);
      own.shift();
    }
    blocks.push(...own);
  }
  return blocks;
}

/** A sentence that one column breaks off and the next takes up. */
function goesOn(above: string, below: string): boolean {
  return /[\p{L}\p{N},;-]$/u.test(above) && /^\p{Ll}/u.test(below);
}

function buildPlain(lines: string[], spelling: Spelling): Block[] {
  const [first, ...others] = lines;
  if (first === undefined) return [];
  return [{ kind: 'paragraph', text: others.reduce((above, below) => joinTwo(above, below, spelling), first) }];
}

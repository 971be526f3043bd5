import {
  type BlockNode,
  formatSources,
  type InlineNode,
  type ParagraphNode,
  type TableCellNode,
  type TableRowNode,
} from '@casewright/document';
import { type MaterialSentence, sourceOf } from '../evidence/material.ts';
import type { MaterialPassage } from '../placing/material-passage.ts';
import { leadIn } from './lead-in.ts';
import { placeInList, withoutPlace, withoutPlanLabel } from '../prose/place-in-list.ts';
import { withoutHeading } from '../prose/without-heading.ts';
import { writePassage } from '../prose/write-passage.ts';

/** A piece of the notes with the places it was taken from. */
export function quote(text: string, sources: readonly MaterialSentence[]): InlineNode {
  return {
    type: 'text',
    text,
    marks: [{ type: 'evidence', attrs: { sources: formatSources(sources.map(sourceOf)) } }],
  };
}

/**
 * A passage, and the others that say the same, as one sentence below the heading of its section; `before` is what stands
 * before it in the paragraph.
 */
export function quotePassages(
  heading: string,
  passages: readonly MaterialPassage[],
  before?: MaterialPassage,
): InlineNode[] {
  const [first] = passages;
  if (first === undefined) return [];
  const day = first.setting?.day;
  const lead = leadIn(heading, first, before);
  const sources = passages.flatMap(({ sentences }) => sentences);
  const withDay = day === undefined || !lead.startsWith(day.text) ? sources : [day.sentence, ...sources];
  return [quote(`${lead}${withoutHeading(writePassage(first, goesOn(first, before)), heading)}`, withDay)];
}

/** The groups as entries of a list. Where they were numbered one after the other, the numbers are left out. */
export function listPassages(heading: string, groups: readonly MaterialPassage[][]): BlockNode {
  const isListed = findListed(groups);
  const numbered = (text: string, index: number): string => (isListed(index) ? withoutPlace(text) : text);
  return bulletList(
    groups.map((group, index) =>
      quotePassages(heading, group).map((node) =>
        node.type === 'text' ? { ...node, text: withoutPlanLabel(numbered(node.text, index)) } : node,
      ),
    ),
  );
}

/** Whether a group was numbered, and one beside it has the number before or after. */
export function findListed(groups: readonly MaterialPassage[][]): (index: number) => boolean {
  const places = groups.map(([first]) => (first === undefined ? null : placeInList(first.text)));
  return (index) => {
    const place = places[index] ?? null;
    return place !== null && (places[index - 1] === place - 1 || places[index + 1] === place + 1);
  };
}

/** Whether a passage is of the same turn of a conversation as the one before it, or of the same letter. */
function goesOn({ speaker, author, note, block }: MaterialPassage, before: MaterialPassage | undefined): boolean {
  if (before === undefined || before.note !== note || before.speaker !== speaker || before.author !== author)
    return false;
  return author !== undefined || before.block === block;
}

/** The text of a section without passages, or of the named part of one. It makes no claim about the notes. */
export function emptySection(unplacedCount: number, isJudgement: boolean, part: string | null): BlockNode {
  const count = unplacedCount === 1 ? '1 is not placed' : `${unplacedCount} are not placed`;
  const text = `${isJudgement ? 'Left open for the clinician. ' : ''}No passage was chosen for ${part === null ? 'this section' : `“${part}”`}; ${count}.`;
  return paragraph([{ type: 'text', text, marks: [{ type: 'unsupported', attrs: { reason: 'silence' } }] }]);
}

/** Words of the draft itself, about the notes and not from them. */
export function remark(text: string): BlockNode {
  return paragraph([{ type: 'text', text, marks: [{ type: 'unsupported', attrs: { reason: 'silence' } }] }]);
}

export function paragraph(content: InlineNode[]): ParagraphNode {
  return { type: 'paragraph', content };
}

export function bulletList(items: readonly InlineNode[][]): BlockNode {
  return { type: 'bulletList', content: items.map((item) => ({ type: 'listItem', content: [paragraph(item)] })) };
}

export function table(head: readonly string[], rows: readonly InlineNode[][][]): BlockNode {
  const headers = head.map((text): InlineNode[] => [{ type: 'text', text }]);
  return {
    type: 'table',
    content: [tableRow('tableHeader', headers), ...rows.map((row) => tableRow('tableCell', row))],
  };
}

function tableRow(type: TableCellNode['type'], cells: readonly InlineNode[][]): TableRowNode {
  return {
    type: 'tableRow',
    content: cells.map((cell) => ({ type, attrs: { align: null }, content: [paragraph(cell)] })),
  };
}

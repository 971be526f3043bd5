import type { BlockNode, DocumentJson, InlineNode, Mark } from '@casewright/document';
import { mapTexts, plainText } from '../evidence/texts.ts';
import type { NoteTexts } from './note-texts.ts';
import { type ReviewedSentence, type ReviewGroup, sentenceKey } from './review-item.ts';

type EvidenceMark = Extract<Mark, { type: 'evidence' | 'unsupported' }>;
type Reason = ReviewedSentence['reason'];

/** Words that make one sentence, because they bear the same mark or stand in one row. */
interface Stretch {
  section: string | null;
  text: string;
  mark: EvidenceMark | null;
  cells: ReviewedSentence['cells'];
}

const LABEL_WORDS = 6;
const SENTENCES = new Intl.Segmenter('en', { granularity: 'sentence' });

/** Every sentence of the report in its order. What stands in it several times in the same words is one item. */
export function listSentences(document: DocumentJson, notes: NoteTexts): ReviewedSentence[] {
  const items = new Map<string, ReviewedSentence>();
  for (const stretch of listStretches(document)) {
    const item = makeItem(stretch, notes);
    const known = items.get(item.key);
    if (known === undefined) items.set(item.key, item);
    else known.times += 1;
  }
  return [...items.values()];
}

function makeItem({ section, text, mark, cells }: Stretch, notes: NoteTexts): ReviewedSentence {
  const reason: Reason = mark === null ? 'unmarked' : mark.type === 'evidence' ? null : mark.attrs.reason;
  const sources = mark?.attrs.sources ?? null;
  return {
    kind: 'sentence',
    key: sentenceKey(text, reason, notes.evidence(sources)),
    group: groupOf(reason),
    text,
    becomes: reason === null || reason === 'unmarked' ? [] : listUnmarkedKeys(text, cells !== null),
    section,
    reason,
    sources,
    cells,
    times: 1,
  };
}

function groupOf(reason: Reason): ReviewGroup {
  if (reason === 'contradiction') return 'contradiction';
  return reason === null || reason === 'unmarked' ? 'section' : 'unsupported';
}

/** A sentence that somebody has checked loses its mark: its words then count as sentences without one. */
function listUnmarkedKeys(text: string, isRow: boolean): string[] {
  const parts = isRow ? [text] : splitSentences(text);
  return parts.map((part) => sentenceKey(part, 'unmarked', []));
}

function listStretches({ content }: DocumentJson): Stretch[] {
  let section: string | null = null;
  return content.flatMap((block): Stretch[] => {
    if (block.type !== 'heading') return readBlock(block, section);
    section = plainText(block.content ?? []).trim() || null;
    return [];
  });
}

function readBlock(block: BlockNode, section: string | null): Stretch[] {
  const stretches: Stretch[] = [];
  const rows = new Map<number, (readonly InlineNode[])[]>();
  let columns: string[] = [];
  let headerRow: number | null = null;
  mapTexts([block], (nodes, { row, isHeader }) => {
    if (row === null) stretches.push(...cutAtMarks(nodes, section));
    else if (isHeader) {
      if (row !== headerRow) [columns, headerRow] = [[], row];
      columns.push(plainText(nodes).trim());
    } else if (rows.has(row)) {
      rows.get(row)?.push(nodes);
    } else {
      rows.set(row, [nodes]);
    }
    return [...nodes];
  });
  return [...stretches, ...[...rows.values()].flatMap((cells) => readRow(cells, columns, section))];
}

function readRow(
  rowCells: readonly (readonly InlineNode[])[],
  columns: readonly string[],
  section: string | null,
): Stretch[] {
  const cells = rowCells.map((nodes, index) => ({ column: columns[index] ?? '', text: plainText(nodes).trim() }));
  const marks = rowCells.flat().flatMap((node) => markOf(node) ?? []);
  // One mark that says no outweighs the others.
  const mark = marks.find(({ type }) => type === 'unsupported') ?? marks[0] ?? null;
  const text = cells.map((cell) => cell.text).join(' | ');
  return saysSomething(text) ? [{ section, text, mark, cells }] : [];
}

/** A marked stretch is a sentence as it was checked. What bears no mark is cut into sentences here. */
function cutAtMarks(nodes: readonly InlineNode[], section: string | null): Stretch[] {
  if (isLabel(nodes)) return [];
  const stretches: { text: string; mark: EvidenceMark | null; key: string }[] = [];
  for (const node of nodes) {
    const mark = markOf(node);
    const key = JSON.stringify(mark);
    const last = stretches.at(-1);
    if (last?.key === key) last.text += plainText([node]);
    else stretches.push({ text: plainText([node]), mark, key });
  }
  return stretches
    .flatMap(({ text, mark }) =>
      (mark === null ? splitSentences(text) : [text.trim()]).map((part) => ({
        section,
        text: part,
        mark,
        cells: null,
      })),
    )
    .filter(({ text }) => saysSomething(text));
}

function splitSentences(text: string): string[] {
  return [...SENTENCES.segment(text)].map(({ segment }) => segment.trim()).filter(saysSomething);
}

function saysSomething(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text);
}

/** `Home:` or a few words in bold: what follows is named, and nothing is said. */
function isLabel(nodes: readonly InlineNode[]): boolean {
  const text = plainText(nodes).trim();
  if (nodes.some((node) => markOf(node) !== null) || text.split(/\s+/).length > LABEL_WORDS) return false;
  return text.endsWith(':') || nodes.every((node) => node.marks?.some(({ type }) => type === 'bold') === true);
}

function markOf(node: InlineNode): EvidenceMark | null {
  return (
    node.marks?.find((mark): mark is EvidenceMark => mark.type === 'evidence' || mark.type === 'unsupported') ?? null
  );
}

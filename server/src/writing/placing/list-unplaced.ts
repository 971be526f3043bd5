import type { BlockNode, DocumentJson } from '@casewright/document';
import { mapTexts, plainText } from '../evidence/texts.ts';
import type { Demand } from '../headings/heading-kinds.ts';
import type { Kind } from '../headings/kinds.ts';
import { writeOut } from '../prose/write-out.ts';
import { placeSections } from '../replace-section.ts';
import { listSections } from '../sections.ts';
import type { WritingRecord } from '../written-report.ts';
import { type PassageRecord, placeKey } from './passage-record.ts';
import { isAboutRisk, readDemand } from './section-demand.ts';

export interface UnplacedPassage extends PassageRecord {
  /** The sections that it stands in. Only risk has any: it is also shown beside the report unless it stands in a section about risk. */
  promptIds: string[];
  /** The section that asks most for its kind; null if none asks for it. */
  likelyPromptId: string | null;
  /** True for risk that stands in the report, but in no section about risk. */
  isInReport: boolean;
}

/**
 * What is shown beside a report: the passages of its notes that stand nowhere in it, and risk that stands in no section
 * about risk. Risk comes first, and after it what may be risk without a word of harm; then orders to the writer, what may
 * faintly be risk, all else, and small talk. What may faintly be risk and stands in the report is read there, and comes last.
 * What somebody has since put into the report, in its own words or written out, counts as placed.
 */
export function listUnplaced(document: DocumentJson, record: WritingRecord, template: DocumentJson): UnplacedPassage[] {
  const { passages = [] } = record;
  const text = textOf(document.content);
  const places = new Map<string, string[]>();
  for (const { promptId, placed = [], isIntact } of placeSections(document, record)) {
    if (isIntact) for (const key of placed) places.set(key, [...(places.get(key) ?? []), promptId]);
  }
  const sections = listSections(template);
  const demands = sections.map((section) => ({ id: section.prompt.id, demand: readDemand(section) }));
  const aboutRisk = sections.filter(isAboutRisk);
  return passages
    .flatMap((passage): UnplacedPassage[] => {
      const promptIds = places.get(placeKey(passage.noteId, passage.start)) ?? [];
      const isPlaced = promptIds.length > 0 || isIn(text, passage.text);
      const isLostRisk =
        passage.marks.includes('risk') && !aboutRisk.some(({ prompt }) => promptIds.includes(prompt.id));
      const likelyPromptId = findLikely(demands, passage);
      return isPlaced && !isLostRisk ? [] : [{ ...passage, promptIds, likelyPromptId, isInReport: isPlaced }];
    })
    .toSorted((a, b) => rankUnplaced(a) - rankUnplaced(b));
}

function findLikely(demands: readonly { id: string; demand: Demand }[], { kind, marks }: PassageRecord): string | null {
  const kinds = [...(marks.includes('risk') ? ['risk'] : []), kind] as Kind[];
  for (const wanted of kinds) {
    const [best] = demands
      .map(({ id, demand }) => ({ id, weight: demand.get(wanted) ?? 0 }))
      .toSorted((a, b) => b.weight - a.weight);
    if (best !== undefined && best.weight > 0) return best.id;
  }
  return null;
}

export function rankUnplaced({ marks, isInReport }: Pick<UnplacedPassage, 'marks' | 'isInReport'>): number {
  if (marks.includes('faint')) return isInReport ? 6 : 3;
  if (marks.includes('risk')) return marks.includes('unworded') ? 1 : 0;
  if (marks.includes('order')) return 2;
  return marks.includes('small-talk') ? 5 : 4;
}

function isIn(text: string, passage: string): boolean {
  return isSaidIn(text, squeeze(passage)) || isSaidIn(text, squeeze(writeOut(passage).text));
}

/** Before the words of a passage: the beginning of a longer word, or a word that denies them. */
const ANOTHER_WORD = /[\p{L}\p{N}]$/u;
const DENIED = /\b(?:no|not|nor|never|nil|without|den(?:y|ies|ied|ying)|n[’']t|cannot)\b[^.!?;:\n]{0,30}$/u;
const LOOKED_BACK = 60;

/** The same words after a "not" say something else: the passage is not in the report by them. */
function isSaidIn(text: string, words: string): boolean {
  for (let at = text.indexOf(words); at !== -1; at = text.indexOf(words, at + 1)) {
    const before = text.slice(Math.max(0, at - LOOKED_BACK), at);
    if (words === '' || !(ANOTHER_WORD.test(before) || DENIED.test(before))) return true;
  }
  return false;
}

/** One line for each text, and one for all cells of a row. */
function textOf(blocks: readonly BlockNode[]): string {
  const lines: { row: number | null; text: string }[] = [];
  mapTexts(blocks, (nodes, { row }) => {
    const last = lines.at(-1);
    if (last !== undefined && row !== null && last.row === row) last.text += ` ${plainText(nodes)}`;
    else lines.push({ row, text: plainText(nodes) });
    return [...nodes];
  });
  return lines.map(({ text }) => squeeze(text)).join('\n');
}

/** A sentence of the report may begin with a capital that the notes do not have. */
function squeeze(text: string): string {
  return text
    .replaceAll(/[\s|]+/g, ' ')
    .trim()
    .toLowerCase();
}

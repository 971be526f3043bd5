import { type BlockNode, parseSources } from '@casewright/document';
import { mapTexts } from '../evidence/texts.ts';
import type { SortedPassage } from '../sorting/sorted-passage.ts';
import type { MaterialPassage } from './material-passage.ts';

/**
 * Why a passage is shown with particular care. For risk, `unworded` means that no word speaks of harm, and `faint` that
 * few other signs do.
 */
export type PassageMark = 'risk' | 'unworded' | 'faint' | 'order' | 'language' | 'small-talk';

/** What a report's record keeps of each passage of the notes. */
export interface PassageRecord {
  noteId: string;
  /** The revision of the note that it was read from. Absent for the first one. */
  revision?: number;
  /** Where it begins and ends in the note's Markdown. */
  start: number;
  end: number;
  text: string;
  kind: string;
  marks: PassageMark[];
}

export function recordPassages(passages: readonly MaterialPassage[]): PassageRecord[] {
  return passages.map((passage) => ({
    noteId: passage.note.id,
    ...(passage.note.revision !== undefined && passage.note.revision > 1 && { revision: passage.note.revision }),
    start: passage.start,
    end: passage.end,
    text: passage.text,
    kind: passage.kinds[0]?.[0] ?? 'chatter',
    marks: marksOf(passage),
  }));
}

/** The key by which the record of a section names a passage. */
export function placeKey(noteId: string, start: number): string {
  return `${noteId}@${start}`;
}

export function keyOf({ note, start }: Pick<MaterialPassage, 'note' | 'start'>): string {
  return placeKey(note.id, start);
}

/** The keys of the passages that the evidence of these blocks points to. */
export function keysCited(passages: readonly MaterialPassage[], blocks: readonly BlockNode[]): string[] {
  const cited = new Map<string, { start: number; end: number }[]>();
  mapTexts(blocks, (nodes) => {
    for (const mark of nodes.flatMap((node) => node.marks ?? [])) {
      if (mark.type !== 'evidence') continue;
      for (const { note, ...span } of parseSources(mark.attrs.sources)) {
        cited.set(note, [...(cited.get(note) ?? []), span]);
      }
    }
    return [...nodes];
  });
  return passages
    .filter(({ note, start, end }) => cited.get(note.id)?.some((span) => span.start < end && span.end > start))
    .map(keyOf);
}

function marksOf({ isRisk, mayBeRisk, riskSigns, isOrder, language, kinds }: SortedPassage): PassageMark[] {
  const marks: PassageMark[] = [];
  if (isOrder) marks.push('order');
  if (isRisk || mayBeRisk) marks.push('risk');
  if (riskSigns !== null) marks.push('unworded');
  if (riskSigns === 'few') marks.push('faint');
  if (language !== null) marks.push('language');
  if (kinds[0]?.[0] === 'chatter' && !marks.includes('risk')) marks.push('small-talk');
  return marks;
}

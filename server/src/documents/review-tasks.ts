import type { DocumentJson } from '@casewright/document';
import { parseSources } from '@casewright/document';
import { mapTexts } from '../writing/evidence/texts.ts';
import { listReview as listItems } from '../writing/reviewing/list-review.ts';
import type { NoteText } from '../writing/reviewing/note-texts.ts';
import type { ReviewItem } from '../writing/reviewing/review-item.ts';
import { readWritingRecord } from '../writing/writing-record.ts';

/** A report as it is reviewed. All texts are JSON. */
export interface ReviewTexts {
  content: string;
  /** Both empty where the report was not written from notes. */
  record: string;
  template: string;
  /** A list of the notes' texts. */
  notes: string;
}

/** The revisions of notes that a report cites or was written from, as `note_1~2`. */
export function listCitedRevisions({ content, record }: Pick<ReviewTexts, 'content' | 'record'>): string[] {
  const cited = new Set<string>();
  const { content: blocks } = JSON.parse(content) as DocumentJson;
  mapTexts(blocks, (nodes) => {
    for (const mark of nodes.flatMap((node) => node.marks ?? [])) {
      const sources = mark.type === 'evidence' || mark.type === 'unsupported' ? mark.attrs.sources : undefined;
      for (const { note, revision = 1 } of parseSources(sources ?? '')) cited.add(`${note}~${revision}`);
    }
    return [...nodes];
  });
  const { passages = [] } = record === '' ? {} : readWritingRecord(JSON.parse(record));
  for (const { noteId, revision = 1 } of passages) cited.add(`${noteId}~${revision}`);
  return [...cited];
}

/** What was decided about a key. */
export interface KnownDecision {
  key: string;
  decision: 'confirmed' | 'placed' | 'set_aside';
}

/** The items as JSON, and how many of them are settled. */
export function listReview({ decisions, ...texts }: ReviewTexts & { decisions: readonly KnownDecision[] }): {
  items: string;
  total: number;
  settled: number;
} {
  const items = readItems(texts);
  const known = new Map(decisions.map(({ key, decision }) => [key, decision]));
  const settled = items.filter((item) => isSettled(item, known.get(item.key))).length;
  return { items: JSON.stringify(items.map(presentItem)), total: items.length, settled };
}

/** All keys that a decision on an item settles; null where the report has no such item any more. */
export function findReviewKeys({ key, ...texts }: ReviewTexts & { key: string }): {
  kind: ReviewItem['kind'];
  keys: string[];
  /** What decisions can be about: every item, and whether it counts as settled when it is `placed`. */
  items: { key: string; canBePlaced: boolean }[];
} | null {
  const items = readItems(texts);
  const item = items.find((each) => each.key === key);
  if (item === undefined) return null;
  return {
    kind: item.kind,
    keys: [item.key, ...item.becomes],
    items: items.map((each) => ({ key: each.key, canBePlaced: isSettled(each, 'placed') })),
  };
}

/** What was placed counts while it stands in the report: it may have been taken out again. */
function isSettled(item: ReviewItem, decision: KnownDecision['decision'] | undefined): boolean {
  if (decision === undefined) return false;
  return decision !== 'placed' || item.kind === 'sentence' || item.isInReport;
}

function readItems({ content, record, template, notes }: ReviewTexts): ReviewItem[] {
  const writing =
    record === ''
      ? null
      : { record: readWritingRecord(JSON.parse(record)), template: JSON.parse(template) as DocumentJson };
  return listItems({
    document: JSON.parse(content) as DocumentJson,
    writing,
    notes: JSON.parse(notes) as NoteText[],
  });
}

/** As an answer of the console names it. */
function presentItem(item: ReviewItem) {
  const { key, kind, group, text } = item;
  if (item.kind === 'sentence') {
    const { section, reason, sources, cells, times } = item;
    return { key, kind, group, text, section, reason, sources, cells, times };
  }
  return {
    key,
    kind,
    group,
    text,
    note_id: item.noteId,
    revision: item.revision,
    start: item.start,
    end: item.end,
    marks: item.marks,
    prompt_ids: item.promptIds,
    likely_prompt_id: item.likelyPromptId,
    is_in_report: item.isInReport,
  };
}

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type DocumentJson, parseMarkdown, toMarkdown } from '@casewright/document';
import { systemClock } from '../server/src/lib/clock.ts';
import type { Language } from '../server/src/writing/language/language.ts';
import { createOfflineProvider } from '../server/src/writing/offline/offline-provider.ts';
import type { PassageRecord } from '../server/src/writing/placing/passage-record.ts';
import { readDemand } from '../server/src/writing/placing/section-demand.ts';
import { locate } from '../server/src/writing/reading/locate.ts';
import { listSections } from '../server/src/writing/sections.ts';
import { writeReport } from '../server/src/writing/write-report.ts';
import type { WritingRecord } from '../server/src/writing/written-report.ts';

const FOLDER = path.join(import.meta.dirname, 'labels/writing');
const SAYS_NOT_RECORDED = /notes do(?:es)? not (?:record|say|mention|contain)/i;
const MIN_RISK_DEMAND = 0.15;

interface LabelledDraft {
  style: string;
  template: { sections: { id: string; label: string; form: string; instruction: string }[] };
  notes: { title: string; markdown: string }[];
  passages: LabelledPassage[];
}

interface LabelledPassage {
  text: string;
  /** The sections where it is right, the best first. */
  sections: string[];
  risk?: boolean;
  order?: boolean;
  none?: boolean;
  note: number;
}

const COUNTS = [
  'asked',
  'found',
  'placed',
  'right',
  'risky',
  'riskSeen',
  'vanished',
  'ordersQuoted',
  'falseSilences',
] as const;
type Counts = Record<(typeof COUNTS)[number], number>;

/** Drafts of notes that had no part in the training, each passage of which somebody has labelled with its sections. */
export async function measureDrafts(language: Language): Promise<void> {
  const totals = new Map<string, Counts>();
  for (const file of readdirSync(FOLDER).toSorted()) {
    const labelled = JSON.parse(readFileSync(path.join(FOLDER, file), 'utf8')) as LabelledDraft;
    const counts = await measureDraft(language, labelled);
    for (const style of [file.replace(/-\d+\.json$/, ''), 'all']) totals.set(style, add(totals.get(style), counts));
  }
  for (const [style, counts] of totals) {
    process.stdout.write(
      `drafts, ${style}: ${counts.asked} passages, recall ${share(counts.found, counts.asked)}, ` +
        `precision ${share(counts.right, counts.placed)}, risk ${counts.riskSeen} of ${counts.risky}, ` +
        `vanished ${counts.vanished}, orders quoted ${counts.ordersQuoted}, false silences ${counts.falseSilences}\n`,
    );
  }
}

async function measureDraft(language: Language, labelled: LabelledDraft): Promise<Counts> {
  const template = makeTemplate(labelled.template.sections);
  const { document, record } = await writeReport({
    template,
    notes: labelled.notes.map((note, index) => ({
      ...note,
      id: String(index),
      writtenAt: new Date(index * 86_400_000 + 1.7e12),
    })),
    values: {},
    provider: createOfflineProvider(),
    language,
    clock: systemClock,
    signal: new AbortController().signal,
  });
  const riskSections = listSections(template)
    .filter((section) => (readDemand(section).get('risk') ?? 0) >= MIN_RISK_DEMAND)
    .map(({ prompt }) => prompt.id);
  const counts = add(undefined, {});
  counts.falseSilences = toMarkdown(document).match(new RegExp(SAYS_NOT_RECORDED, 'gi'))?.length ?? 0;
  count(counts, labelled, record, riskSections);
  return counts;
}

function count(counts: Counts, labelled: LabelledDraft, record: WritingRecord, riskSections: readonly string[]): void {
  for (const [passage, own] of matchPassages(labelled, record.passages ?? [])) {
    const isRight = (id: string): boolean =>
      passage.sections.includes(id) || (passage.risk === true && riskSections.includes(id));
    const places = own.map((each) => placesOf(record, each));
    if (own.length === 0) counts.vanished += 1;
    counts.placed += places.flat().length;
    counts.right += places.flat().filter(isRight).length;
    if (passage.order === true) counts.ordersQuoted += places.flat().length;
    // A passage that was read as several counts by how many of them stand where they should.
    if (passage.sections.length > 0) {
      counts.asked += 1;
      counts.found += places.filter((ids) => ids.some(isRight)).length / Math.max(1, own.length);
    }
    if (passage.risk !== true) continue;
    counts.risky += 1;
    const isSeen =
      own.some((each) => each.marks.includes('risk')) || places.flat().some((id) => riskSections.includes(id));
    if (isSeen) counts.riskSeen += 1;
  }
}

/** For each labelled passage those of the record that lie in it for the most part. */
function matchPassages(
  { notes, passages }: LabelledDraft,
  read: readonly PassageRecord[],
): Map<LabelledPassage, PassageRecord[]> {
  const spans = passages.map((passage) => ({
    passage,
    ...locate(notes[passage.note]?.markdown ?? '', passage.text.replaceAll(' | ', ' '), 0),
  }));
  const matched = new Map(passages.map((passage): [LabelledPassage, PassageRecord[]] => [passage, []]));
  for (const each of read) {
    const overlap = ({ passage, start, end }: (typeof spans)[number]): number =>
      String(passage.note) === each.noteId ? Math.min(end, each.end) - Math.max(start, each.start) : 0;
    const [best] = spans.toSorted((a, b) => overlap(b) - overlap(a));
    if (best !== undefined && overlap(best) > 0) matched.get(best.passage)?.push(each);
  }
  // Labels may be finer than passages: what shares a passage with another label stands where that passage does.
  for (const { passage, start, end } of spans) {
    if (matched.get(passage)?.length !== 0) continue;
    const around = read.filter(
      (each) => each.noteId === String(passage.note) && Math.min(end, each.end) > Math.max(start, each.start),
    );
    matched.set(passage, around);
  }
  return matched;
}

function placesOf({ sections }: WritingRecord, { noteId, start }: PassageRecord): string[] {
  return sections.filter(({ placed }) => placed?.includes(`${noteId}@${start}`)).map(({ promptId }) => promptId);
}

function makeTemplate(sections: LabelledDraft['template']['sections']): DocumentJson {
  const markdown = sections.map(
    ({ id, label, form, instruction }) =>
      `## ${label}\n\n\`\`\`prompt\nid: ${id}\nlabel: ${label}\nform: ${form}\n\n${instruction}\n\`\`\``,
  );
  return parseMarkdown(markdown.join('\n\n'), { template: true });
}

function share(part: number, whole: number): string {
  return whole === 0 ? '–' : (part / whole).toFixed(2);
}

function add(a: Partial<Counts> | undefined, b: Partial<Counts>): Counts {
  return Object.fromEntries(COUNTS.map((name) => [name, (a?.[name] ?? 0) + (b[name] ?? 0)])) as Counts;
}

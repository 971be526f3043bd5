import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { toMarkdown } from '@casewright/document';
import { systemClock } from '../server/src/lib/clock.ts';
import type { Language } from '../server/src/writing/language/language.ts';
import { createOfflineProvider } from '../server/src/writing/offline/offline-provider.ts';
import { type LabelledDraft, makeTemplate } from '../server/src/writing/labelled-drafts/labelled-draft.ts';
import { listUnplaced } from '../server/src/writing/placing/list-unplaced.ts';
import { isAboutRisk } from '../server/src/writing/placing/section-demand.ts';
import { listSections } from '../server/src/writing/sections.ts';
import { writeReport } from '../server/src/writing/write-report.ts';
import { countDraft, COUNTS, type Counts } from './writing-count.ts';

const FOLDER = path.join(import.meta.dirname, 'labels/writing');
const SAYS_NOT_RECORDED = /notes do(?:es)? not (?:record|say|mention|contain)/gi;
const NAMES = [...COUNTS, 'silences'] as const;
type Totals = Record<(typeof NAMES)[number], number>;

/** Drafts of notes that had no part in the training, each passage of which somebody has labelled with its sections. */
export async function measureDrafts(language: Language): Promise<void> {
  const totals = new Map<string, Totals>();
  for (const file of readdirSync(FOLDER).toSorted()) {
    const labelled = JSON.parse(readFileSync(path.join(FOLDER, file), 'utf8')) as LabelledDraft;
    const counts = await measureDraft(language, labelled);
    for (const style of [file.replace(/-\d+\.json$/, ''), 'all']) totals.set(style, add(totals.get(style), counts));
  }
  for (const [style, counts] of totals) {
    process.stdout.write(
      `drafts, ${style}: of ${counts.asked} labelled passages ${share(counts.found, counts.asked)} stand where they should (recall), ` +
        `of ${counts.placements} placements ${share(counts.right, counts.placements)} are right (precision), ` +
        `risk ${counts.riskSeen} of ${counts.risky}, vanished ${counts.vanished}, orders quoted ${counts.ordersQuoted}, ` +
        `false silences ${counts.silences}\n`,
    );
  }
}

async function measureDraft(language: Language, { template: form, notes, passages }: LabelledDraft): Promise<Totals> {
  const template = makeTemplate(form.sections);
  const { document, record } = await writeReport({
    template,
    notes: notes.map((note, index) => ({
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
  const shown = new Set(
    listUnplaced(document, record, template)
      .filter(({ marks }) => marks.includes('risk'))
      .map(({ noteId, start }) => `${noteId}@${start}`),
  );
  const counts: Counts = countDraft(notes, passages, {
    passages: record.passages ?? [],
    sectionsOf: ({ noteId, start }) =>
      record.sections.filter(({ placed }) => placed?.includes(`${noteId}@${start}`)).map(({ promptId }) => promptId),
    riskSections: listSections(template)
      .filter(isAboutRisk)
      .map(({ prompt }) => prompt.id),
    isShownAsRisk: ({ noteId, start }) => shown.has(`${noteId}@${start}`),
  });
  return { ...counts, silences: toMarkdown(document).match(SAYS_NOT_RECORDED)?.length ?? 0 };
}

function share(part: number, whole: number): string {
  return whole === 0 ? '–' : (part / whole).toFixed(3);
}

function add(a: Partial<Totals> | undefined, b: Partial<Totals>): Totals {
  return Object.fromEntries(NAMES.map((name) => [name, (a?.[name] ?? 0) + (b[name] ?? 0)])) as Totals;
}

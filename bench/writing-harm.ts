import { readFileSync } from 'node:fs';
import path from 'node:path';
import { systemClock } from '../server/src/lib/clock.ts';
import { makeTemplate } from '../server/src/writing/labelled-drafts/labelled-draft.ts';
import type { Language } from '../server/src/writing/language/language.ts';
import { createOfflineProvider } from '../server/src/writing/offline/offline-provider.ts';
import { listUnplaced } from '../server/src/writing/placing/list-unplaced.ts';
import { writeReport } from '../server/src/writing/write-report.ts';

/** One half was looked at while the wording was mended, of the other only totals were seen. */
const HALVES = ['read', 'apart'] as const;
const BEFORE = 'She has been tired since the move and sleeps badly.\n\n';
const AFTER = '\n\nHer sister visits on Sundays.';
const SECTIONS = ['Background', 'Presentation', 'Family and home', 'Risk', 'Plan'];
const RISK = 'Risk';

interface Half {
  /** Passages that touch harm without the usual words, by what they touch. */
  harm: Record<string, string[]>;
  /** Passages with words or a shape of harm, and none. */
  lookalikes: string[];
}

type Place = 'under risk' | 'shown' | 'not seen';

/** How much harm that is told without its usual words is seen in a draft, and how much is taken for it that is none. */
export async function measureHarm(language: Language): Promise<void> {
  for (const half of HALVES) {
    const file = path.join(import.meta.dirname, 'labels/harm', `${half}.json`);
    const { harm, lookalikes } = JSON.parse(readFileSync(file, 'utf8')) as Half;
    for (const [name, texts] of [...Object.entries(harm), ['none, and sounds like it', lookalikes] as const]) {
      const places = await findPlaces(language, texts);
      const count = (place: Place): number => places.filter((each) => each === place).length;
      process.stdout.write(
        `harm, ${half}, ${name}: of ${texts.length} passages ${count('under risk')} stand under risk, ` +
          `${count('shown')} are shown for a look, ${count('not seen')} neither\n`,
      );
    }
  }
}

/** Where each text stands in the draft of a note of its own. */
export async function findPlaces(language: Language, texts: readonly string[]): Promise<Place[]> {
  const places: Place[] = [];
  for (const text of texts) places.push(await findPlace(language, text));
  return places;
}

async function findPlace(language: Language, text: string): Promise<Place> {
  const template = makeTemplate(
    SECTIONS.map((label) => ({ id: label, label, instruction: '', form: 'paragraphs' as const })),
  );
  const { document, record } = await writeReport({
    template,
    notes: [{ id: '0', title: 'Session', markdown: `${BEFORE}${text}${AFTER}`, writtenAt: new Date(1.7e12) }],
    values: {},
    provider: createOfflineProvider(),
    language,
    clock: systemClock,
    signal: new AbortController().signal,
  });
  const isInside = (start: number): boolean => start >= BEFORE.length && start < BEFORE.length + text.length;
  const placed = record.sections.find(({ promptId }) => promptId === RISK)?.placed ?? [];
  if (placed.some((key) => isInside(Number(key.split('@')[1])))) return 'under risk';
  const isShown = listUnplaced(document, record, template).some(
    ({ marks, start }) => marks.includes('risk') && isInside(start),
  );
  return isShown ? 'shown' : 'not seen';
}

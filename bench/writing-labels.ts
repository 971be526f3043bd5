// How well the present weights place labelled notes that they have not seen: node bench/writing-labels.ts FILE...
// For files in the form of labels/training, before they are trained on. Their passages are placed into the sections of
// made-up templates. On notes that were trained on, the figures are too good.
import { readFileSync } from 'node:fs';
import type { Kind } from '../server/src/writing/headings/kinds.ts';
import { placePassages } from '../server/src/writing/placing/place-passages.ts';
import { scorePassage } from '../server/src/writing/sorting/score-passage.ts';
import { judgePassages } from '../server/src/writing/sorting/sort-note.ts';
import type { ExampleNote, LabelledNote, PreparedExample } from '../server/src/writing/sorting/training/example.ts';
import { prepareNotes, splitLoose } from '../server/src/writing/sorting/training/read-examples.ts';
import { readLabelledNote } from '../server/src/writing/sorting/training/read-labelled-note.ts';
import { loadWeights } from '../server/src/writing/sorting/weights.ts';
import { readTemplates, type ReadTemplate } from './writing-templates.ts';

interface Counts {
  asked: number;
  found: number;
  placements: number;
  right: number;
  risky: number;
  riskSeen: number;
  passages: number;
  /** Shown to the clinician as possible risk, although they have nothing to do with it. */
  looks: number;
}

const weights = loadWeights();
const totals = new Map<string, Counts>();
for (const note of await prepareNotes(process.argv.slice(2).flatMap(readFile))) {
  const scores = note.examples.map(({ features, vector }) => scorePassage(weights, features, vector));
  const passages = note.examples.map(({ passage }) => passage);
  countNote(note, judgePassages(weights, passages, scores));
}
for (const [style, { asked, found, placements, right, risky, riskSeen, passages, looks }] of totals) {
  const figures = `recall ${(found / asked).toFixed(3)}, precision ${(right / placements).toFixed(3)}`;
  const risk = `risk placed or shown ${riskSeen} of ${risky}, shown needlessly ${looks} of ${passages}`;
  process.stdout.write(`${style}: ${figures}, ${risk}\n`);
}

function readFile(file: string): ExampleNote[] {
  const labelled = JSON.parse(readFileSync(file, 'utf8')) as LabelledNote[];
  return labelled.flatMap(splitLoose).map((note) => readLabelledNote(note, note.style, 1));
}

function countNote(note: ExampleNote<PreparedExample>, sorted: ReturnType<typeof judgePassages>): void {
  const source = { id: 'note', title: note.title, markdown: '', writtenAt: new Date(0) };
  const passages = sorted.map((passage, index) => ({ ...passage, index, note: source, dateText: '', sentences: [] }));
  for (const template of readTemplates()) {
    const placement = placePassages(template.sections, passages);
    for (const [index, passage] of passages.entries()) {
      const { kind, also = [], risk } = note.examples[index] ?? { kind: 'chatter' as const, risk: false };
      const kinds: Kind[] = [kind, ...also, ...(risk === true ? (['risk'] as const) : [])];
      add(note.source, countPassage(template, kinds, placement.promptsOf(passage)));
    }
  }
  for (const [index, passage] of passages.entries()) {
    const { kind, risk } = note.examples[index] ?? { kind: 'chatter' as const, risk: false };
    if (kind === 'order') continue;
    const isSeen = passage.isRisk || passage.mayBeRisk;
    add(note.source, {
      passages: 1,
      risky: Number(risk === true),
      riskSeen: Number(risk === true && isSeen),
      looks: Number(risk !== true && passage.mayBeRisk),
    });
  }
}

/** Where a template asks for none of a passage's kinds, a kindred section is neither right nor wrong. */
function countPassage(template: ReadTemplate, kinds: readonly Kind[], placed: readonly string[]): Partial<Counts> {
  const right = new Set(kinds.flatMap((kind) => template.wanted.get(kind) ?? []));
  const kindred = new Set(kinds.flatMap((kind) => template.kindred.get(kind) ?? []));
  const judged = placed.filter((id) => right.has(id) || !kindred.has(id));
  const good = judged.filter((id) => right.has(id)).length;
  return {
    asked: Number(right.size > 0),
    found: Number(good > 0),
    placements: judged.length,
    right: good,
  };
}

function add(style: string, counts: Partial<Counts>): void {
  for (const name of ['all', style]) {
    const sum = totals.get(name) ?? {
      asked: 0,
      found: 0,
      placements: 0,
      right: 0,
      risky: 0,
      riskSeen: 0,
      passages: 0,
      looks: 0,
    };
    for (const key of Object.keys(sum) as (keyof Counts)[]) sum[key] += counts[key] ?? 0;
    totals.set(name, sum);
  }
}

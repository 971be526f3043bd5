// How well passages are placed that the weights have not seen: node bench/writing-folds.ts [author|style]
// Whole files of labelled notes are left out of the training in turn (author), or whole styles (style), then placed into
// the sections of made-up templates. It takes some minutes; the public corpora, which count little, are left out.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Kind } from '../server/src/writing/headings/kinds.ts';
import { placePassages } from '../server/src/writing/placing/place-passages.ts';
import { judgePassages } from '../server/src/writing/sorting/sort-note.ts';
import { scorePassage } from '../server/src/writing/sorting/score-passage.ts';
import type { ExampleNote, LabelledNote, PreparedExample } from '../server/src/writing/sorting/training/example.ts';
import { fitWeights, quantise } from '../server/src/writing/sorting/training/fit.ts';
import { prepareNotes, splitLoose } from '../server/src/writing/sorting/training/read-examples.ts';
import { LOOSE, readLabelledNote } from '../server/src/writing/sorting/training/read-labelled-note.ts';
import { readTemplates, type ReadTemplate } from './writing-templates.ts';

const FOLDERS = ['labels/training', '../server/src/writing/sorting/training/notes'];
const FILE_FOLDS = 4;
/** Files by the beginning of their names; what is not named here is in the last group. */
const STYLES = [
  'ward nursing perinatal',
  'child school visits',
  'prose letters report forensic',
  'medical headings problem-list us-clinic',
  'transcript interview therapy process',
  'mixed-language tongues',
  'neuro memory shorthand habits',
  'community substance entries demo',
].map((names) => new Set(names.split(' ')));

interface FoldedNote extends ExampleNote {
  /** Null for passages that stand alone: they are always trained on, and never measured. */
  fold: number | null;
}

interface Counts {
  asked: number;
  found: number;
  placements: number;
  right: number;
  risky: number;
  riskSeen: number;
}

const isByStyle = process.argv[2] === 'style';
const notes = readNotes();
const prepared = (await prepareNotes(notes)).map((note, index) => ({ ...note, fold: notes[index]?.fold ?? null }));
const totals = new Map<string, Counts>();
const folds = new Set(prepared.map(({ fold }) => fold).filter((fold) => fold !== null));
for (const fold of [...folds].toSorted()) {
  const train = prepared.filter((note) => note.fold !== fold);
  const weights = quantise(fitWeights(train), train);
  for (const note of prepared.filter((each) => each.fold === fold)) {
    const scores = note.examples.map(({ features, vector }) => scorePassage(weights, features, vector));
    const passages = note.examples.map(({ passage }) => passage);
    countNote(note, judgePassages(weights, passages, scores));
  }
  process.stderr.write(`fold ${fold + 1} of ${folds.size}\n`);
}
for (const [style, { asked, found, placements, right, risky, riskSeen }] of totals) {
  const figures = `recall ${(found / asked).toFixed(3)}, precision ${(right / placements).toFixed(3)}`;
  process.stdout.write(`${style}: ${figures}, risk placed or shown ${riskSeen} of ${risky}\n`);
}

function readNotes(): FoldedNote[] {
  return FOLDERS.map((folder) => path.join(import.meta.dirname, folder)).flatMap((folder) => {
    const files = readdirSync(folder).toSorted();
    return files.flatMap((file, place) => {
      const labelled = JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as LabelledNote[];
      return labelled.flatMap((note) => {
        const style = STYLES.findIndex((names) => names.has(file.replace(/-?\d*\.json$/, '')) || names.has(note.style));
        const fold = isByStyle ? (style + STYLES.length) % STYLES.length : place % FILE_FOLDS;
        const parts = splitLoose(note).map((part) => readLabelledNote(part, note.style, 1));
        return parts.map((part) => ({ ...part, fold: note.style === LOOSE ? null : fold }));
      });
    });
  });
}

function countNote(note: ExampleNote<PreparedExample>, sorted: ReturnType<typeof judgePassages>): void {
  const source = { id: 'note', title: note.title, markdown: '', writtenAt: new Date(0) };
  const passages = sorted.map((passage, index) => ({ ...passage, index, note: source, dateText: '', sentences: [] }));
  for (const template of readTemplates()) {
    const placement = placePassages(template.sections, passages);
    for (const [index, passage] of passages.entries()) {
      const { kind, also = [], risk } = note.examples[index] ?? { kind: 'chatter' as const, risk: false };
      const kinds: Kind[] = [kind, ...also, ...(risk === true ? (['risk'] as const) : [])];
      const counts = countPassage(template, kinds, placement.promptsOf(passage));
      const isRisky = risk === true && kind !== 'order';
      add(note.source, { ...counts, risky: Number(isRisky), riskSeen: Number(isRisky && isShown(passage)) });
    }
  }
}

function isShown({ isRisk, mayBeRisk }: { isRisk: boolean; mayBeRisk: boolean }): boolean {
  return isRisk || mayBeRisk;
}

/** Where a template asks for none of a passage's kinds, a kindred section is neither right nor wrong. */
function countPassage(
  template: ReadTemplate,
  kinds: readonly Kind[],
  placed: readonly string[],
): Omit<Counts, 'risky' | 'riskSeen'> {
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

function add(style: string, counts: Counts): void {
  for (const name of ['all', style]) {
    const sum = totals.get(name) ?? { asked: 0, found: 0, placements: 0, right: 0, risky: 0, riskSeen: 0 };
    for (const key of Object.keys(sum) as (keyof Counts)[]) sum[key] += counts[key];
    totals.set(name, sum);
  }
}

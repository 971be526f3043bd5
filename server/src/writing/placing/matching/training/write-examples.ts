// Writes what train.py learns from: node write-examples.ts <file> <file of fits> <folder of labelled drafts>...
// The drafts have the form of bench/labels/writing-training. The fits are those that ../../../beside/training/train.py wrote: of each
// draft by a network that had not learnt from its author, since it is surer of what it has learnt from than of new notes.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { finish } from '../../../../lib/turns.ts';
import { readVector } from '../../../network/text-vectors.ts';
import { listSections } from '../../../sections.ts';
import { sortNote } from '../../../sorting/sort-note.ts';
import type { Fits } from '../../../beside/fits.ts';
import type { MaterialPassage } from '../../material-passage.ts';
import { placePassages } from '../../place-passages.ts';
import { readTemplate } from '../../read-template.ts';
import { describePairs } from '../describe-pairs.ts';
import { isAboutRisk } from '../../section-demand.ts';
import { type LabelledDraft, makeTemplate } from '../../../labelled-drafts/labelled-draft.ts';
import { matchLabels } from '../../../labelled-drafts/match-labels.ts';

interface DraftFits {
  file: string;
  /** Of each note. */
  fits: Fits[][];
}

const [target, fitsFile, ...folders] = process.argv.slice(2);
if (target === undefined || fitsFile === undefined || folders.length === 0)
  throw new Error('give the file to write, the file of fits and the folders to read');
const fitsOf = new Map(
  readFileSync(fitsFile, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as DraftFits)
    .map(({ file, fits }) => [file, fits]),
);

const lines: string[] = [];
for (const folder of folders) {
  for (const file of readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .toSorted()) {
    const draft = JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as LabelledDraft;
    lines.push(JSON.stringify({ file, ...(await describe(draft, fitsOf.get(file) ?? [])) }));
  }
}
writeFileSync(target, lines.join('\n'));

async function describe({ template, notes, passages: labels }: LabelledDraft, fits: readonly Fits[][]) {
  const sections = listSections(makeTemplate(template.sections));
  const passages = notes.flatMap(readPassagesOf).map((passage, index) => ({ ...passage, index }));
  const left = fits.filter((ofNote) => ofNote.length > 0);
  const language = {
    readVectors: async (texts: readonly string[]) => texts.map(readVector),
    // Asked note by note.
    readBeside: async () => left.shift() ?? [],
  };
  const { learnt, meanings } = await readTemplate(language, sections, passages);
  if (meanings === null) throw new Error('a draft has too many passages');
  const { demands, promptsOf } = placePassages(sections, passages, { learnt, meanings: null });
  const placed = (passage: MaterialPassage): ReadonlySet<string> => new Set(promptsOf(passage));
  const placedPassages = passages.map((passage) => ({ ...passage, noteId: passage.note.id }));
  const matches = Map.groupBy(matchLabels(notes, labels, placedPassages), ({ passage }) => passage.index);
  return {
    ...describePairs({ sections, passages, demands, learnt, placed, meanings }),
    ids: sections.map(({ prompt }) => prompt.id),
    risk: sections.map(isAboutRisk),
    labels,
    passages: passages.map((passage) => ({
      isRisk: passage.isRisk,
      isOrder: passage.isOrder,
      placed: [...placed(passage)],
      matches: (matches.get(passage.index) ?? []).map(({ label, shared }) => ({
        label: labels.indexOf(label),
        shared,
      })),
    })),
  };
}

function readPassagesOf({ title, markdown }: LabelledDraft['notes'][number], at: number): MaterialPassage[] {
  const note = { id: String(at), title, markdown, writtenAt: new Date(at * 86_400_000 + 1.7e12) };
  return finish(sortNote(`${title}\n${markdown}`)).map((passage) => ({
    ...passage,
    index: 0,
    note,
    dateText: '',
    sentences: [],
  }));
}

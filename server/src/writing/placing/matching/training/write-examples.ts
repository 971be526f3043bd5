// Writes what train.py learns from: node write-examples.ts <file> <folder of labelled drafts>...
// The drafts have the form of bench/labels/writing-training.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readVectors } from '../../../network/text-vectors.ts';
import { listSections } from '../../../sections.ts';
import { sortNote } from '../../../sorting/sort-note.ts';
import type { MaterialPassage } from '../../material-passage.ts';
import { placePassages } from '../../place-passages.ts';
import { readTemplate } from '../../read-template.ts';
import { describePairs } from '../describe-pairs.ts';
import { isAboutRisk } from '../../section-demand.ts';
import { type LabelledDraft, makeTemplate } from './labelled-draft.ts';
import { matchLabels } from './match-labels.ts';

const language = { readVectors: async (texts: readonly string[]) => readVectors(texts) };
const [target, ...folders] = process.argv.slice(2);
if (target === undefined || folders.length === 0) throw new Error('give the file to write and the folders to read');

const lines: string[] = [];
for (const folder of folders) {
  for (const file of readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .toSorted()) {
    const draft = JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as LabelledDraft;
    lines.push(JSON.stringify({ file, ...(await describe(draft)) }));
  }
}
writeFileSync(target, lines.join('\n'));

async function describe({ template, notes, passages: labels }: LabelledDraft) {
  const sections = listSections(makeTemplate(template.sections));
  const passages = notes.flatMap(readPassagesOf).map((passage, index) => ({ ...passage, index }));
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
  return sortNote(`${title}\n${markdown}`).map((passage) => ({
    ...passage,
    index: 0,
    note,
    dateText: '',
    sentences: [],
  }));
}

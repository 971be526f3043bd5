// Writes what train.py learns from: node write-examples.ts <file> <folder of labelled drafts>...
// The drafts have the form of bench/labels/writing-training.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { finish } from '../../../lib/turns.ts';
import { KINDS } from '../../headings/kinds.ts';
import { readBaseModel } from '../../network/base-model.ts';
import { createWordPieces } from '../../network/word-pieces.ts';
import { readPassages } from '../../passages/read-passages.ts';
import { readNote } from '../../reading/read-note.ts';
import { listSections } from '../../sections.ts';
import { layOutPassage } from '../../sorting/context/lay-out.ts';
import { sortNote } from '../../sorting/sort-note.ts';
import { type LabelledDraft, makeTemplate } from '../../labelled-drafts/labelled-draft.ts';
import { matchLabels } from '../../labelled-drafts/match-labels.ts';
import { cutSection } from '../lay-out.ts';

interface KnownSection {
  kinds: (typeof KINDS)[number][];
  label: string;
  instruction: string;
}

const SECTIONS = path.resolve(import.meta.dirname, '../../sorting/section-training/sections');
const [target, ...folders] = process.argv.slice(2);
if (target === undefined || folders.length === 0) throw new Error('give the file to write and the folders to read');

const cut = createWordPieces(readBaseModel().vocabulary);

/** What the network makes of it is written beside its weights, for the test of ../read-beside.ts. */
const PROBE = {
  sections: [
    { label: 'Tablets and allergies', instruction: 'Name, dose, what was stopped and why.' },
    { label: 'What Mum says', instruction: 'Her account, in her words where possible.' },
    { label: 'Next steps', instruction: '' },
  ],
  title: 'Home visit, CPN',
  markdown:
    '## Meds\n\nZuclo 300 mg R glute. Penicillin – rash.\n\nMum: "He is up all night."\n\nBloods Tues. Parked badly.',
};

/** Sections whose kinds are known: of them the training makes templates for the notes whose passages have kinds. */
const pool = readJson<KnownSection[]>(SECTIONS).flatMap(([, sections]) =>
  sections.map((section) => ({
    kinds: section.kinds.map((kind) => KINDS.indexOf(kind)),
    pieces: cutSection(cut, section),
  })),
);
const drafts = folders.flatMap((folder) =>
  readJson<LabelledDraft>(folder).map(([file, draft]) => ({ file, ...describe(draft) })),
);
const probe = {
  ...PROBE,
  cut: PROBE.sections.map((section) => cutSection(cut, section)),
  titlePieces: cut(PROBE.title),
  passages: readPassages(readNote(PROBE.markdown)).map((passage) => layOutPassage(cut, passage)),
};
writeFileSync(target, [{ pool, kinds: KINDS, probe }, ...drafts].map((line) => JSON.stringify(line)).join('\n'));

function readJson<Value>(folder: string): [file: string, value: Value][] {
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
  return files.toSorted().map((file) => [file, JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as Value]);
}

function describe({ template, notes, passages: labels }: LabelledDraft) {
  const sections = listSections(makeTemplate(template.sections));
  const ids = sections.map(({ prompt }) => prompt.id);
  return {
    sections: sections.map(({ prompt }) => cutSection(cut, prompt)),
    notes: notes.map(({ title, markdown }, at) => {
      const passages = finish(sortNote(`${title}\n${markdown}`)).map((passage) => ({ ...passage, noteId: String(at) }));
      const matches = Map.groupBy(matchLabels(notes, labels, passages), ({ passage }) => passage);
      return {
        title: cut(title),
        passages: passages.map((passage) => {
          const own = matches.get(passage) ?? [];
          return {
            ...layOutPassage(cut, passage),
            isKnown: own.length > 0 && !passage.isOrder,
            // The best first.
            right: [...new Set(own.flatMap(({ label }) => label.sections.map((id) => ids.indexOf(id))))],
          };
        }),
      };
    }),
  };
}

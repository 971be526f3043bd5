// Writes what train.py learns from: node write-examples.ts <folder of the corpora> <file>
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { KINDS } from '../../../headings/kinds.ts';
import { readBaseModel } from '../../../network/base-model.ts';
import { createWordPieces } from '../../../network/word-pieces.ts';
import { readPassages } from '../../../passages/read-passages.ts';
import { readNote } from '../../../reading/read-note.ts';
import { readCorpora } from '../../training/read-corpora.ts';
import { readLabelFolder } from '../../training/read-examples.ts';
import { rarityOf } from '../../training/errors.ts';
import { LOOSE } from '../../training/read-labelled-note.ts';
import { layOutPassage } from '../lay-out.ts';

const TRAINING = path.resolve(import.meta.dirname, '../../training');
const LABELS = path.resolve(import.meta.dirname, '../../../../../../bench/labels/training');
const HELD_OUT = new Set(JSON.parse(readFileSync(path.join(TRAINING, 'validation-notes.json'), 'utf8')) as string[]);

const [corpora, target] = process.argv.slice(2);
if (corpora === undefined || target === undefined) throw new Error('give the folder of the corpora and a file');

const cut = createWordPieces(readBaseModel().vocabulary);
const own = [...readLabelFolder(path.join(TRAINING, 'notes')), ...readLabelFolder(LABELS)];
const rarities = rarityOf(own.filter(({ title }) => !HELD_OUT.has(title)));
/** Read by the tests of ../read-in-note.ts as well. */
const PROBE = {
  name: 'Home visit, CPN',
  markdown:
    '## Medication\n\nZuclo 300 mg R glute. Bit of lump from last time.\n\nPlan: bloods Tues. Rhian rings Sat.\n\n' +
    '| Test | Score |\n|---|---|\n| PHQ-9 | 14 |',
};

const lines = [...own, ...readCorpora(corpora)].map(({ source, title, examples }) => {
  const passages = examples.map(({ passage, kind, also, risk, weight }) => ({
    ...layOutPassage(cut, passage),
    kind: KINDS.indexOf(kind),
    also: also.map((each) => KINDS.indexOf(each)),
    risk,
    weight: weight * (rarities.get(kind) ?? 1),
  }));
  const isAlone = source === LOOSE;
  return JSON.stringify({
    source,
    title: isAlone ? [] : cut(title),
    isHeldOut: HELD_OUT.has(title),
    isAlone,
    passages,
  });
});
const probe = {
  ...PROBE,
  source: 'probe',
  title: cut(PROBE.name),
  isHeldOut: false,
  isAlone: false,
  passages: readPassages(readNote(PROBE.markdown)).map((passage) => layOutPassage(cut, passage)),
};
writeFileSync(target, [...lines, JSON.stringify(probe)].join('\n'));

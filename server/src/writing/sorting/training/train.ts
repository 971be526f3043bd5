// Makes weights.bin and weights.json anew: npm run train-sorting -- <folder of the corpora>
// Where the corpora are published, read-corpora.ts says. Nothing but this script needs them.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { isRisk } from '../sort-note.ts';
import { CONTEXT_STRENGTH } from '../sort-note.ts';
import { ABOUT_FILE, TABLE_FILE } from '../weights.ts';
import type { ExampleNote, PreparedExample } from './example.ts';
import { fitWeights, quantise } from './fit.ts';
import { type Accuracy, measure } from './measure.ts';
import { readCorpora } from './read-corpora.ts';
import { prepareNotes, readLabelFolder } from './read-examples.ts';

const OWN_NOTES = path.join(import.meta.dirname, 'notes');
const LABELS = path.resolve(import.meta.dirname, '../../../../../bench/labels/training');
/** One note in so many is held back to measure, then all are used. */
const HELD_BACK = 8;

const [corpora] = process.argv.slice(2);
if (corpora === undefined) throw new Error('give the folder of the corpora');

const own = await prepareNotes([...readLabelFolder(OWN_NOTES), ...readLabelFolder(LABELS)]);
const foreign = await prepareNotes(readCorpora(corpora));
const train = own.filter((_, index) => index % HELD_BACK !== 0);
const held = own.filter((_, index) => index % HELD_BACK === 0);
const accuracy = measureOn(train, held);
const { table, ...about } = quantise(fitWeights([...own, ...foreign]), own);
writeFileSync(TABLE_FILE, table);
const sources = {
  own: 'invented notes in training/notes and bench/labels/training, and the notes of the demo practice',
  'MTS-Dialog': 'Ben Abacha et al., EACL 2023, CC BY 4.0',
  'ACI-BENCH': 'Yim et al., Scientific Data 2023, CC BY 4.0',
  PriMock57: 'Papadopoulos Korfiatis et al., ACL 2022, CC BY 4.0',
};
writeFileSync(ABOUT_FILE, JSON.stringify({ sources, accuracy, ...about }));
process.stdout.write(`${JSON.stringify(accuracy, null, 2)}\n`);

/** On notes that had no part in the training, by their style. */
function measureOn(
  seen: readonly ExampleNote<PreparedExample>[],
  unseen: readonly ExampleNote<PreparedExample>[],
): Record<string, Accuracy> {
  const weights = quantise(fitWeights([...seen, ...foreign]), seen);
  const measured = (notes: readonly ExampleNote<PreparedExample>[]): Accuracy => {
    const { wrong: _, ...rest } = measure(weights, notes, CONTEXT_STRENGTH, ({ passage }, score) =>
      isRisk(passage, score),
    );
    return rest;
  };
  const styles = [...new Set(unseen.map(({ source }) => source))];
  return {
    all: measured(unseen),
    ...Object.fromEntries(styles.map((style) => [style, measured(unseen.filter(({ source }) => source === style))])),
  };
}

// Makes weights.bin, weights.json, linear.bin and linear.json anew: npm run train-sorting -- <folder of the corpora>
// Where the corpora are published, read-corpora.ts says. Nothing but this script needs them.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ABOUT_FILE, LINEAR_ABOUT_FILE, LINEAR_TABLE_FILE, TABLE_FILE, TABLES, type Weights } from '../weights.ts';
import type { ExampleNote, PreparedExample } from './example.ts';
import { fitLinear } from './fit-linear.ts';
import { fitNetwork } from './fit-network.ts';
import { type Accuracy, measure } from './measure.ts';
import { quantise } from './quantise.ts';
import { readCorpora } from './read-corpora.ts';
import { prepareNotes, readLabelFolder } from './read-examples.ts';

const OWN_NOTES = path.join(import.meta.dirname, 'notes');
const LABELS = path.resolve(import.meta.dirname, '../../../../../bench/labels/training');
/** The titles of two notes or more of each style, which are never trained on: thresholds are chosen on them. */
const VALIDATION = readNames('validation-notes.json');
/** The first labelled notes: the linear classifier learns from them alone, see the README. */
const FIRST_LABELS = readNames('first-labels.json');

const [corpora] = process.argv.slice(2);
if (corpora === undefined) throw new Error('give the folder of the corpora');

const own = await prepareNotes([...readLabelFolder(OWN_NOTES), ...readLabelFolder(LABELS)]);
const foreign = await prepareNotes(readCorpora(corpora));
const first = await prepareNotes([...readLabelFolder(OWN_NOTES), ...readLabelFolder(LABELS, FIRST_LABELS)]);
const isTrained = ({ title }: ExampleNote): boolean => !VALIDATION.has(title);
const train = own.filter(isTrained);
const linear = fitLinear([...first.filter(isTrained), ...foreign]);
const weights = quantise(fitNetwork([...train, ...foreign]), train, linear);
const accuracy = measureByStyle(
  weights,
  own.filter(({ title }) => VALIDATION.has(title)),
);
const { bias, hiddenBias, within, between } = weights;
writeFileSync(TABLE_FILE, Buffer.concat(TABLES.map((name) => Buffer.from(weights[name].values.buffer))));
const scales = Object.fromEntries(TABLES.map((name) => [name, weights[name].scales.map(shorten)]));
const sources = {
  own: 'invented notes in training/notes and bench/labels/training, and the notes of the demo practice',
  'MTS-Dialog': 'Ben Abacha et al., EACL 2023, CC BY 4.0',
  'ACI-BENCH': 'Yim et al., Scientific Data 2023, CC BY 4.0',
  PriMock57: 'Papadopoulos Korfiatis et al., ACL 2022, CC BY 4.0',
};
const measured = 'on the notes of training/validation-notes.json, which are not trained on';
const about = { sources, measured, accuracy, scales, bias: bias.map(shorten), hiddenBias: hiddenBias.map(shorten) };
writeFileSync(ABOUT_FILE, `${JSON.stringify({ ...about, within, between }, null, 1)}\n`);
writeFileSync(LINEAR_TABLE_FILE, linear.table.values);
const aboutLinear = { scales: linear.table.scales.map(shorten), bias: linear.bias.map(shorten) };
writeFileSync(LINEAR_ABOUT_FILE, `${JSON.stringify(aboutLinear, null, 1)}\n`);
process.stdout.write(`${JSON.stringify(accuracy, null, 2)}\n`);

function readNames(file: string): ReadonlySet<string> {
  return new Set(JSON.parse(readFileSync(path.join(import.meta.dirname, file), 'utf8')) as string[]);
}

/** As many figures as a number of eight bits can use. */
function shorten(value: number): number {
  return Number(value.toPrecision(6));
}

function measureByStyle(learnt: Weights, unseen: readonly ExampleNote<PreparedExample>[]): Record<string, Accuracy> {
  const byStyle = [...Map.groupBy(unseen, ({ source }) => source)];
  const styles = byStyle.map(([style, notes]) => [style, measure(learnt, notes)] as const);
  return { all: measure(learnt, unseen), ...Object.fromEntries(styles) };
}

// Makes ../../headings/section-weights.json anew: npm run train-sections
import { writeFileSync } from 'node:fs';
import { embedKept } from '../training/embed-kept.ts';
import { roundTable } from '../training/quantise.ts';
import { KINDS } from '../../headings/kinds.ts';
import { WEIGHTS_FILE } from '../../headings/section-weights.ts';
import { fitSections } from './fit.ts';
import { readSectionExamples } from './read-examples.ts';

const examples = readSectionExamples();
const { table, bias } = fitSections(examples, embedKept(examples.map(({ text }) => text)));
const { values, scales } = roundTable(table, KINDS.length);
const weights = {
  sources:
    'heading-phrases.ts, the headings in bench/labels/training, and section-training/sections.json; all written for this project',
  scales: scales.map(shorten),
  bias: [...bias].map(shorten),
  table: Buffer.from(values.buffer).toString('base64'),
};
writeFileSync(WEIGHTS_FILE, `${JSON.stringify(weights, null, 2)}\n`);

/** As many figures as a number of eight bits can use. */
function shorten(value: number): number {
  return Number(value.toPrecision(6));
}

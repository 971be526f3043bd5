// Makes weights.bin anew: npm run train-identities. The same sentences give the same weights.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createRandom, shuffled } from '../../../../lib/seeded-random.ts';
import { readKnownNames } from '../../known-names.ts';
import { listLineKinds } from '../../lines.ts';
import { matchKnownNames } from '../../match-known-names.ts';
import { normalise } from '../../normalise.ts';
import { languageOf, languageOfAll, type TextLanguage } from '../../text-language.ts';
import { tokenise } from '../../tokens.ts';
import { BUCKETS, listFeatures } from '../features.ts';
import { BIAS, STEP, TABLE_FILE } from '../likelihood.ts';
import { type MarkedSentence, readMarked } from './read-marked.ts';

const BENCH = path.resolve(import.meta.dirname, '../../../../../../bench');
const FOLDERS = ['identity-development', 'labels/identity-training'];
const EPOCHS = 5;
const RATE = 0.1;
/** So much every weight is taken to have moved already, or the first sentences would count most. */
const MOVED = 0.01;
/** What is surer than this teaches nothing more. */
const SURE = 0.001;

const LEAST_SMALL = 4;

interface Example {
  features: Uint16Array;
  /** Of the word. */
  length: number;
  isName: boolean;
}

const sentences = FOLDERS.flatMap((folder) =>
  readdirSync(path.join(BENCH, folder))
    .filter((file) => file.endsWith('.txt'))
    .toSorted()
    .flatMap((file) => readMarked(readFileSync(path.join(BENCH, folder, file), 'utf8'))),
);
// Many type without any capital: each English sentence is read once more as they would have typed it.
const examples = sentences.flatMap((sentence) => [
  ...listExamples(sentence).examples,
  ...listSmallExamples({ ...sentence, text: sentence.text.toLowerCase() }),
]);
writeFileSync(TABLE_FILE, quantise(fit(examples)));
const names = examples.filter(({ isName }) => isName).length;
process.stdout.write(`${sentences.length} sentences, ${examples.length} words, ${names} of names\n`);

function listSmallExamples(sentence: MarkedSentence): Example[] {
  const { examples: small, language } = listExamples(sentence);
  // In small letters initials look like any shorthand, and would make names of it.
  return language === 'english' ? small.filter(({ length }) => length >= LEAST_SMALL) : [];
}

/** The words of a sentence that may be names, but for those that the record knows. */
function listExamples({ client, text: written, identifiers, starts = [] }: MarkedSentence): {
  examples: Example[];
  language?: TextLanguage;
} {
  const { text } = normalise(written);
  // Where signs were left out, the marks are in other places.
  if (text.length !== written.length) return { examples: [] };
  const spans = identifiers.map((identifier, place) => {
    const start = starts[place] ?? text.length;
    return { start, end: start + identifier.length };
  });
  const tokens = tokenise(text);
  const name = `${client.first_name} ${client.last_name}`.trim();
  const known = name === '' ? [] : matchKnownNames(text, tokens, readKnownNames([{ kind: 'client', text: name }]));
  const language = languageOf(tokens, languageOfAll([tokens]));
  const features = listFeatures(tokens, listLineKinds(tokens), language);
  const listed = tokens.flatMap(({ start, end }, index) => {
    const own = features[index];
    const isIn = (place: { start: number; end: number }): boolean => place.start < end && place.end > start;
    return own === undefined || known.some(isIn)
      ? []
      : [{ features: own, length: end - start, isName: spans.some(isIn) }];
  });
  return { examples: listed, language };
}

/** Logistic regression with a step for each weight that shrinks as it moves (AdaGrad). */
function fit(all: readonly Example[]): Float32Array {
  const weights = new Float32Array(BUCKETS);
  const moved = new Float32Array(BUCKETS).fill(MOVED);
  const random = createRandom(1);
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    for (const { features, isName } of shuffled(all, random)) {
      let score = BIAS;
      for (const bucket of features) score += weights[bucket] ?? 0;
      const slope = 1 / (1 + Math.exp(-score)) - Number(isName);
      if (Math.abs(slope) < SURE) continue;
      for (const bucket of features) {
        moved[bucket] = (moved[bucket] ?? 0) + slope * slope;
        weights[bucket] = (weights[bucket] ?? 0) - (RATE * slope) / Math.sqrt(moved[bucket] ?? 1);
      }
    }
  }
  return weights;
}

function quantise(weights: Float32Array): Int8Array {
  return Int8Array.from(weights, (weight) => Math.max(-127, Math.min(127, Math.round(weight / STEP))));
}

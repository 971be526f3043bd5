import { describe, expect, test } from 'vitest';
import { readPassages } from '../../passages/read-passages.ts';
import { readNote } from '../../reading/read-note.ts';
import { readFeatures, settingOf } from '../features.ts';
import { askLinear, askNetwork, scorePassage } from '../score-passage.ts';
import { type Kind, KINDS } from '../../headings/kinds.ts';
import { DIMENSIONS, ORDER_COLUMN, RISK_COLUMN, type TableName } from '../weights.ts';
import { createNetwork, learnFrom, lookAt, type Network, step } from './network.ts';
import type { ExampleNote, PreparedExample } from './example.ts';
import { fitLinear } from './fit-linear.ts';
import { quantise } from './quantise.ts';
import { createRandom } from '../../../lib/seeded-random.ts';

const passages = readPassages(readNote('Sleeps badly since May.\n\nMum wants a reply by Friday.'));
const [passage] = passages;
if (passage === undefined) throw new Error('the note has no passage');
const features = readFeatures(passage, settingOf(passages, 0, 'First visit'));
const random = createRandom(7);
const vector = Float32Array.from({ length: DIMENSIONS }, () => (random() - 0.5) / 10);
const ALL = { setting: false, vector: false };
/** A draw that drops nothing. */
const keepAll = (): number => 0.99;

/** Half the square of all scores. Its errors are the scores themselves. */
function lossOf(network: Network, withheld = ALL): number {
  const look = lookAt(network, { features, vector }, withheld, keepAll);
  learnFrom(network, look, look.scores);
  return look.scores.reduce((sum, score) => sum + (score * score) / 2, 0);
}

function filled(): Network {
  const network = createNetwork(random);
  for (const table of Object.values(network)) {
    for (const at of table.values.keys()) table.values[at] = (random() - 0.5) / 2;
  }
  return network;
}

describe('what one passage teaches', () => {
  const network = filled();
  const bucket = features.buckets[0] ?? 0;
  const rows: [TableName, number][] = [
    ['direct', bucket],
    ['meaning', bucket],
    ['vector', 3],
    ['hidden', 3],
    ['hidden', DIMENSIONS + 1],
    ['output', 5],
  ];

  test.each(rows)('is for %s, row %i, how the loss changes with each weight', (name, row) => {
    const table = network[name];
    step(network, 0);
    lossOf(network);
    const learnt = [...table.gradientsOf(row)].slice(0, 3);
    const measured = learnt.map((_, column) => {
      const cell = row * table.columns + column;
      const value = table.values[cell] ?? 0;
      const [higher, lower] = [1, -1].map((sign) => {
        table.values[cell] = value + sign * 0.01;
        return lossOf(network);
      });
      table.values[cell] = value;
      return ((higher ?? 0) - (lower ?? 0)) / 0.02;
    });
    for (const [column, slope] of measured.entries()) expect(learnt[column]).toBeCloseTo(slope, 1);
  });

  test('leaves what was withheld alone', () => {
    step(network, 0);
    lossOf(network, { setting: true, vector: true });
    const around = features.buckets[features.own] ?? 0;
    expect(network.direct.gradientsOf(around).every((gradient) => gradient === 0)).toBe(true);
    expect(network.vector.gradientsOf(3).every((gradient) => gradient === 0)).toBe(true);
    expect(network.direct.gradientsOf(bucket).some((gradient) => gradient !== 0)).toBe(true);
  });

  test('lowers the loss step by step', () => {
    const learning = filled();
    const before = lossOf(learning);
    for (let round = 0; round < 20; round += 1) {
      step(learning, 1);
      lossOf(learning);
    }
    expect(lossOf(learning)).toBeLessThan(before / 2);
  });
});

const untaught = fitLinear([]);

test('weights in eight bits score a passage as the network does', () => {
  const network = filled();
  const own = lookAt(network, { features, vector }, ALL, keepAll).scores;
  // The network drops nothing here, but still makes up for what it would have dropped.
  const kept = 1 / 0.7;
  for (const at of network.hidden.values.keys()) network.hidden.values[at] = (network.hidden.values[at] ?? 0) * kept;
  for (const at of network.output.values.keys()) network.output.values[at] = (network.output.values[at] ?? 0) * kept;
  const scores = askNetwork(quantise(network, [], untaught), features, vector);
  for (const [column, score] of scores.entries()) expect(Math.abs(score - (own[column] ?? 0))).toBeLessThan(0.5);
  expect(scores[RISK_COLUMN]).toBeCloseTo(own[RISK_COLUMN] ?? 0, 1);
  expect(scores[ORDER_COLUMN]).toBeCloseTo(own[ORDER_COLUMN] ?? 0, 1);
});

describe('the linear classifier', () => {
  const teach = (index: number, kind: Kind, risk: boolean): ExampleNote<PreparedExample> => {
    const taught = passages[index] ?? passage;
    const setting = settingOf(passages, index, 'First visit');
    const own = { passage: taught, setting, kind, also: [], risk, weight: 1 };
    return { source: '', title: '', examples: [{ ...own, features: readFeatures(taught, setting), vector }] };
  };
  const linear = fitLinear([teach(0, 'presenting', false), teach(1, 'referral', true)]);
  const likeliest = (scores: Float32Array) => KINDS[scores.indexOf(Math.max(...scores.subarray(0, KINDS.length)))];

  test('learns kinds, risk and what is no order', () => {
    const [sleep, reply] = passages.map((each, index) =>
      askLinear(linear, readFeatures(each, settingOf(passages, index, 'First visit')), vector),
    );
    expect([sleep, reply].map((scores) => likeliest(scores ?? new Float32Array()))).toEqual(['presenting', 'referral']);
    expect(sleep?.[RISK_COLUMN]).toBeLessThan(0);
    expect(reply?.[RISK_COLUMN]).toBeGreaterThan(0);
    expect(reply?.[ORDER_COLUMN]).toBeLessThan(0);
  });

  test('counts beside the network for the kinds alone', () => {
    const weights = quantise(createNetwork(createRandom(7)), [], linear);
    const [alone, both] = [askNetwork(weights, features, vector), scorePassage(weights, features, vector)];
    expect(likeliest(both)).toBe('presenting');
    expect(both.subarray(KINDS.length)).toEqual(alone.subarray(KINDS.length));
  });
});

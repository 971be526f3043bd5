import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { listLineKinds } from '../../lines.ts';
import { languageOf } from '../../text-language.ts';
import { tokenise } from '../../tokens.ts';
import { ABOUT_FILE, createJudge } from './judge-words.ts';
import { listSigns, TRAITS } from './list-signs.ts';
import { rateInContext } from './rate-in-context.ts';
import { createReader } from './read-meanings.ts';

interface Probe {
  text: string;
  rates: number[];
}

const { probes } = JSON.parse(readFileSync(ABOUT_FILE, 'utf8')) as { probes: Probe[] };

const { piecesOf, read } = createReader();
const judge = createJudge();

function rate(text: string): (number | undefined)[] {
  const tokens = tokenise(text);
  return rateInContext(text, tokens, listLineKinds(tokens));
}

test.each(probes)('$text is rated as it was in training', ({ text, rates }) => {
  const tokens = tokenise(text);
  const signs = listSigns(text, tokens, listLineKinds(tokens), languageOf(tokens));
  const words = signs.map(({ start, end }) => piecesOf(text.slice(start, end)));
  const rated = judge(
    read(words),
    signs.map(({ traits }) => traits),
  );
  expect(rated).toHaveLength(rates.length);
  for (const [at, value] of rates.entries()) expect(rated[at]).toBeCloseTo(value, 1);
});

test('the network was tried on something', () => {
  expect(probes.length).toBeGreaterThan(2);
});

describe('a word is rated by what stands around it', () => {
  test('so the same word is a name in one sentence and none in another', () => {
    const [inName, inWord] = [rate('Seen with her sister grace today'), rate('there was little grace in his gait')];
    expect(inName[4] ?? 0).toBeGreaterThan(inWord[3] ?? 0);
  });

  test('each word has a rating, also those of a text longer than the network reads at once', () => {
    const long = 'Slept badly and woke early. '.repeat(150);
    const rates = rate(long);
    expect(rates).toHaveLength(tokenise(long).length);
    expect(rates.every((one) => one !== undefined && Number.isFinite(one))).toBe(true);
  });

  test('but of a text without end only the beginning', () => {
    const rates = rate('old '.repeat(3000));
    expect(rates).toHaveLength(3000);
    expect(rates[1000]).toBeDefined();
    expect(rates.at(-1)).toBeUndefined();
  });

  test('a text is rated the second time as the first', () => {
    const text = 'Left a message for Zephrine.';
    expect(rate(text)).toEqual(rate(text));
  });

  test('nothing to read is rated as nothing', () => {
    expect(rate('')).toEqual([]);
    expect(rate('10.30, 5/10')).toEqual([]);
  });
});

describe('what is known of a word besides its meaning', () => {
  const describeAll = (text: string): { part: string; traits: number[] }[] => {
    const tokens = tokenise(text);
    const signs = listSigns(text, tokens, listLineKinds(tokens), 'english');
    return signs.map(({ start, end, traits }) => ({ part: text.slice(start, end), traits }));
  };

  test('words, figures and signs stand apart, and a word of two names is parted', () => {
    const parts = describeAll("MaeveOBrien's bus: 24B").map(({ part }) => part);
    expect(parts).toEqual(['Maeve', 'O', 'Brien', "'", 's', 'bus', ':', '24', 'B']);
  });

  test('every trait has a place', () => {
    const all = describeAll('SEEN: Dr Ng, 1234567 €, O\u2019Brien\n\nMaeve said "ok" – CBT.');
    for (const { traits } of all) {
      expect(new Set(traits).size).toBe(traits.length);
      expect(Math.max(...traits)).toBeLessThan(TRAITS);
    }
  });
});

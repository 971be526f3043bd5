import { beforeAll, expect, test } from 'vitest';
import type { DemoText } from './read-content.ts';
import { readDemoContent } from './read-content.ts';

type Band = { upTo: number; word: string };

const BANDS: Record<string, Band[]> = {
  'PHQ-9': [
    { upTo: 4, word: 'minimal' },
    { upTo: 9, word: 'mild' },
    { upTo: 14, word: 'moderate' },
    { upTo: 19, word: 'moderately severe' },
    { upTo: 27, word: 'severe' },
  ],
  'GAD-7': [
    { upTo: 4, word: 'minimal' },
    { upTo: 9, word: 'mild' },
    { upTo: 14, word: 'moderate' },
    { upTo: 21, word: 'severe' },
  ],
};

const SCALES: Record<string, { mean: number; deviation: number }> = {
  'Standard score': { mean: 100, deviation: 15 },
  'Scaled score': { mean: 10, deviation: 3 },
};

let texts: DemoText[];
beforeAll(async () => {
  const { clients } = await readDemoContent();
  texts = clients.flatMap((client) => [...client.notes, ...client.reports]);
});

/** Share of a normal population below z, in percent (Abramowitz and Stegun, 26.2.17). */
function percentBelow(z: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(z));
  const series = t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  const tail = (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * series;
  return 100 * (z < 0 ? tail : 1 - tail);
}

const splitRow = (row: string): string[] =>
  row
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

function readTables(markdown: string): { names: string[]; rows: string[][] }[] {
  return (markdown.match(/(?:^\|.*\|\n)+/gm) ?? []).map((table) => {
    const [head = '', , ...rows] = table.trim().split('\n');
    return { names: splitRow(head), rows: rows.map(splitRow) };
  });
}

test('percentiles in tables are those of their scores', () => {
  const scored = texts.flatMap(({ file, markdown }) =>
    readTables(markdown).flatMap(({ names, rows }) => {
      const scoreAt = names.findIndex((name) => name in SCALES);
      const percentileAt = names.indexOf('Percentile');
      const scale = SCALES[names[scoreAt] ?? ''];
      if (scale === undefined || percentileAt === -1) return [];
      return rows.map((row) => {
        const percentile = row[percentileAt] ?? '';
        const exact = percentBelow((Number(row[scoreAt]) - scale.mean) / scale.deviation);
        const rounding = percentile.includes('.') ? 0.06 : 0.51;
        return { file, row, exact, isRight: Math.abs(Number(percentile) - exact) < rounding };
      });
    }),
  );
  expect(scored.length).toBeGreaterThan(80);
  expect(scored.filter((score) => !score.isRight)).toEqual([]);
});

test.each(Object.entries(BANDS))('severity words of the %s are those of its scores', (measure, bands) => {
  const word = '(minimal|mild|moderately severe|moderate|severe)';
  const inText = new RegExp(`${measure}(?: was| score)? (\\d+)(?:, | \\()${word}`, 'g');
  const inRow = new RegExp(`^\\| ${measure}[^|]*\\|(.*)$`, 'gm');
  const rated = texts.flatMap(({ file, markdown }) => {
    const cells = [...markdown.matchAll(inRow)].flatMap((row) => [...(row[1] ?? '').matchAll(/(\d+) \(([a-z ]+)\)/g)]);
    return [...markdown.matchAll(inText), ...cells].map((match) => ({
      file,
      score: Number(match[1]),
      found: match[2],
      right: bands.find((band) => Number(match[1]) <= band.upTo)?.word,
    }));
  });
  expect(rated.length).toBeGreaterThan(60);
  expect(rated.filter(({ found, right }) => found !== right)).toEqual([]);
});

import { expect, test } from 'vitest';
import { formatTranscript } from '../format-transcript.ts';
import { estimateTimes } from './estimate-times.ts';
import { hearRuns } from './hear-runs.ts';

const RATE = 16_000;

/** Noise where somebody speaks, near silence where nobody does; the lengths are in milliseconds, speech first. */
function makeSpeech(...lengthsMs: number[]): Int16Array {
  let state = 1;
  return Int16Array.from(
    lengthsMs.flatMap((ms, index) =>
      Array.from({ length: (ms * RATE) / 1000 }, () => {
        state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0;
        return (state / 2 ** 31) * (index % 2 === 0 ? 8000 : 20);
      }),
    ),
  );
}

test('pauses part the runs of speech; the short silences within words do not', () => {
  expect(hearRuns(makeSpeech(500, 300, 400, 80, 320))).toEqual([
    { startMs: 0, endMs: 500 },
    { startMs: 800, endMs: 1600 },
  ]);
});

test('a sentence behind a pause begins where the pause ends', () => {
  const times = estimateTimes('He sleeps well. He eats badly.', makeSpeech(1000, 700, 1100));
  expect(times).toHaveLength(6);
  expect(times[0]).toBe(0);
  expect(times[3]).toBe(1700);
  expect(times).toEqual(times.toSorted((a, b) => a - b));
});

test('a long hesitation within a sentence moves only what comes after it', () => {
  const times = estimateTimes('He takes lisinopril every morning.', makeSpeech(700, 2000, 1400));
  expect(times[1]).toBeLessThan(700);
  expect(times[2]).toBe(2700);
});

test('silence, noise without end and far too many words still give a time for each word', () => {
  expect(estimateTimes('One two.', new Int16Array(RATE))).toHaveLength(2);
  const many = 'word, '.repeat(2000);
  expect(estimateTimes(many, makeSpeech(...Array.from({ length: 80 }, () => 200)))).toHaveLength(2000);
  expect(estimateTimes('', makeSpeech(500))).toEqual([]);
});

test('the words of a note point at themselves, and say which of them are in doubt', () => {
  const text = 'He takes lies in April 10 mg a_day.';
  const pieces = [
    { index: 0, startMs: 1000, endMs: 4000, text, wordStartsMs: [1000, 1200, 1500, 1800, 2000, 2500, 2700, 3000] },
    { index: 1, startMs: 4100, endMs: 5000, text: '' },
  ];
  const { markdown, words } = formatTranscript(pieces, { title: 'He takes' });
  expect(words?.map(([start, end, ms, doubt]) => [markdown.slice(start, end), ms, doubt])).toEqual([
    ['He', 1000, undefined],
    ['takes', 1200, undefined],
    ['lies', 1500, 1],
    ['in', 1800, 1],
    ['April', 2000, 1],
    ['10', 2500, undefined],
    ['mg', 2700, undefined],
    [String.raw`a\_day.`, 3000, undefined],
  ]);
});

test('a remark between a word and its comma, and two remarks in one piece, move no word', () => {
  const text = 'She had lamotrogine, then met for men 500 mg now.';
  const wordStartsMs = text.split(' ').map((_, index) => index * 100);
  const { markdown, words } = formatTranscript([{ index: 0, startMs: 0, endMs: 4000, text, wordStartsMs }]);
  expect(markdown).toContain(String.raw`lamotrogine \[? lamotrigine\], then met for men \[? metformin\] 500`);
  expect(words?.map(([start, end, ms]) => `${markdown.slice(start, end)} ${ms}`)).toEqual(
    text.split(' ').map((word, index) => `${word === 'lamotrogine,' ? 'lamotrogine' : word} ${index * 100}`),
  );
});

test('pieces of a job that began under an earlier version have no times', () => {
  expect(formatTranscript([{ index: 0, startMs: 0, endMs: 900, text: 'He sleeps.' }]).words).toBeNull();
});

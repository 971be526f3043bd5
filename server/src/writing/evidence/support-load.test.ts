import { afterAll, expect, test } from 'vitest';
import { createLanguage } from '../language/language.ts';
import { toCheckedNote } from './support.ts';

const language = createLanguage();
afterAll(() => language.close());

const MILLION = 1_000_000;
const MAX_DELAY_MS = 50;

/** Sentences that share most of their words, so that every one of them could carry every claim. */
function makeNote(id: string, word: string): Parameters<typeof toCheckedNote>[0] {
  const sentences: string[] = [];
  for (let length = 0, index = 0; length < MILLION; index += 1) {
    const sentence = `Sleep poor on day ${index} and mood low, took ${word} ${index % 90} mg.`;
    length += sentence.length + 2;
    sentences.push(sentence);
  }
  return { id, title: 'Long', markdown: sentences.join('\n\n').slice(0, MILLION), writtenAt: new Date(0) };
}

/** The longest turn of this thread while the claims are checked, in processor time: a busy machine is no busy loop. */
async function measureLongestTurn(drugs: readonly [string, string]): Promise<number> {
  const notes = drugs.map((drug, index) => toCheckedNote(makeNote(`n${index}`, drug)));
  const claims = Array.from({ length: 40 }, (_, index) => ({ text: `Her mood was low on day ${index}.`, cited: [] }));
  let longest = 0;
  let last = process.threadCpuUsage();
  const timer = setInterval(() => {
    const now = process.threadCpuUsage();
    longest = Math.max(longest, (now.user - last.user + now.system - last.system) / 1000);
    last = now;
  }, 1);
  const checked = await language.checkClaims(notes, claims);
  clearInterval(timer);
  expect(checked.map(({ verdict }) => verdict)).toEqual(claims.map(() => 'supported'));
  return longest;
}

test('two notes of a million characters do not hold up the service', async () => {
  // What the code does to the loop it does each time; clearing up what earlier tests left in memory happens once. So one
  // round without a long turn is enough.
  let longest = await measureLongestTurn(['sertraline', 'quetiapine']);
  if (longest >= MAX_DELAY_MS) longest = await measureLongestTurn(['fluoxetine', 'olanzapine']);
  expect(longest).toBeLessThan(MAX_DELAY_MS);
}, 120_000);

import { monitorEventLoopDelay } from 'node:perf_hooks';
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

test('two notes of a million characters do not hold up the service', async () => {
  const notes = [makeNote('n1', 'sertraline'), makeNote('n2', 'quetiapine')].map(toCheckedNote);
  const claims = Array.from({ length: 40 }, (_, index) => ({ text: `Her mood was low on day ${index}.`, cited: [] }));
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  const checked = await language.checkClaims(notes, claims);
  delay.disable();
  expect(checked).toHaveLength(claims.length);
  expect(checked.every(({ verdict }) => verdict === 'supported')).toBe(true);
  // What the machine itself holds up is not ours: the timer's own resolution is part of each value.
  expect(delay.percentile(99.9) / 1e6).toBeLessThan(MAX_DELAY_MS + 5);
}, 120_000);

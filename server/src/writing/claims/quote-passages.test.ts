import { expect, test } from 'vitest';
import { readDemoContent } from '../../demo/read-content.ts';
import { readPassages } from '../passages/read-passages.ts';
import { writePassage } from '../prose/write-passage.ts';
import { readNote } from '../reading/read-note.ts';
import { splitSentences } from '../reading/split-sentences.ts';
import { createClaimChecker } from './check-claims.ts';
import { quotePassages } from './quote-passages.ts';

const { clients } = await readDemoContent();
const notes = clients.flatMap((client) => client.notes);

test('nothing that a draft quotes from a note is doubted', () => {
  expect(notes.length).toBeGreaterThan(50);
  for (const { title, markdown } of notes) {
    const passages = readNote(markdown);
    const check = createClaimChecker([{ title, date: '1 May 2025', passages, quotes: quotePassages(passages) }]);
    const written = readPassages(passages).map((passage) => writePassage(passage));
    const sentences = written.flatMap((text) => splitSentences(text).map(({ start, end }) => text.slice(start, end)));
    const doubted = [...written, ...sentences].filter((text) => check({ text, cited: [] }).verdict !== 'supported');
    expect(doubted).toEqual([]);
  }
});

test('a row of scores may be quoted with its heads, and no other figure may', () => {
  const passages = readNote(
    '| Index | Standard score | Percentile |\n|---|---|---|\n| Attention | 97 | 42 |\n| Memory | 86 | 18 |',
  );
  const check = createClaimChecker([
    { title: 'Testing', date: '1 May 2025', passages, quotes: quotePassages(passages) },
  ]);
  const judge = (text: string): string => check({ text, cited: [] }).verdict;
  expect(judge('Attention: Standard score 97, Percentile 42.')).toBe('supported');
  expect(judge('Attention: Standard score 99, Percentile 42.')).not.toBe('supported');
});

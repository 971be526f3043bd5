import { expect, test } from 'vitest';
import type { UnplacedPassage } from '../../api/reports.ts';
import { countListed, listStillUnplaced, textOfDocument } from './still-unplaced.ts';

const passage = (text: string, prompts: string[] = []): UnplacedPassage => ({
  note_id: 'note_1',
  revision: 1,
  start: 0,
  end: text.length,
  text,
  marks: [],
  prompt_ids: prompts,
  likely_prompt_id: null,
});

test('a passage leaves the list when it is put into the report, and is back when it is taken out', () => {
  const listed = [passage('Likes\nfootball.'), passage('Sleeps badly.')];
  const [football, sleep] = listed;
  expect(listStillUnplaced(listed, countListed(listed, 'Before.'), 'Before. “Likes football.”')).toEqual([sleep]);
  expect(listStillUnplaced(listed, countListed(listed, 'Before.'), 'Before.')).toEqual([football, sleep]);
});

test('risk that stood in the report when it was listed leaves the list when it is put in once more', () => {
  const listed = [passage('Has a knife.', ['background'])];
  expect(listStillUnplaced(listed, countListed(listed, 'Has a knife.'), 'Has a knife.')).toEqual(listed);
  expect(listStillUnplaced(listed, countListed(listed, 'Has a knife.'), 'Has a knife.\n“Has a knife.”')).toEqual([]);
});

test('words of different blocks do not run together', () => {
  const text = (words: string) => ({ type: 'text', text: words });
  const document = {
    type: 'doc',
    content: [
      { type: 'paragraph', content: [text('He '), text('sleeps.')] },
      { type: 'paragraph', content: [text('Well.')] },
    ],
  };
  expect(textOfDocument(document)).toBe('He sleeps.\nWell.');
});

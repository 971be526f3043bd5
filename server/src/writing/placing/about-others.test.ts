import { expect, test } from 'vitest';
import { passagesOf } from '../../testing/material-passages.ts';
import { findAboutOthers } from './about-others.ts';
import { placePassages } from './place-passages.ts';

const about = (texts: string[], client = 'Shauna', title = 'Skills group, week 9'): string[] => {
  const note = { id: 'n1', title, markdown: '', writtenAt: new Date(0) };
  return [...findAboutOthers(passagesOf(texts, { note, block: 0 }), client)].map(({ text }) => text);
};

test('what a note about a group tells of its other members is not about the client', () => {
  const texts = [
    'Led by Nic. 4 here (Shauna, Bex, Tam, Mr G).',
    'Shauna was on time.',
    'Bex had not done any.',
    'She said that she had cut on Tuesday.',
    'Tam’s hands hurt.',
    'Mr G said Shauna likes him, and she went red.',
    'Nic to ring on Wednesday.',
  ];
  expect(about(texts)).toEqual(['Bex had not done any.', 'She said that she had cut on Tuesday.', 'Tam’s hands hurt.']);
  expect(about(texts, 'Ruth')).toEqual([]);
  expect(about(texts, '')).toEqual([]);
  expect(about(texts, 'Shauna', 'Family meeting')).toEqual([]);
});

test('what says that it is in the wrong file stands in no section, whatever it speaks of', () => {
  const texts = ['Mrs Doyle (wrong file, move!!) rang, suicidal.', 'He was given the wrong number.'];
  expect(about(texts, '', 'Visit')).toEqual([texts[0]]);
  const section = {
    heading: 'Risk',
    prompt: { id: 'risk', label: 'Risk', form: 'paragraphs' as const, instruction: '' },
  };
  const passages = passagesOf(texts.slice(0, 1), { kinds: [['risk', 0.9]], isRisk: true, isOfOther: true });
  const { promptsOf, unplaced } = placePassages([section], passages);
  expect(passages.map(promptsOf)).toEqual([[]]);
  expect(unplaced).toHaveLength(1);
});

import { expect, test } from 'vitest';
import { placeInList, withoutPlace, withoutPlanLabel } from './place-in-list.ts';

test.each([
  ['2. falls sensor.', 2, 'Falls sensor.'],
  ['Recs: 1. raised toilet seat.', 1, 'Recs: raised toilet seat.'],
  ['3. eGFR in a month.', 3, 'eGFR in a month.'],
  ['(12) Review in 4 weeks.', 12, 'Review in 4 weeks.'],
  ['Two children, 2. Lives with his wife.', null, 'Two children, 2. Lives with his wife.'],
  ['10 mg at night.', null, '10 mg at night.'],
])('%s', (text, place, without) => {
  expect(placeInList(text)).toBe(place);
  expect(withoutPlace(text)).toBe(without);
});

test.each([
  ['Plan: continue sertraline.', 'Continue sertraline.'],
  ['Plan - crisis team to see.', 'Crisis team to see.'],
  ['Plan B is to wait.', 'Plan B is to wait.'],
  ['Bloods: repeat.', 'Bloods: repeat.'],
])('the word for a list of what is to be done is left out: %s', (text, without) => {
  expect(withoutPlanLabel(text)).toBe(without);
});

import { expect, test } from 'vitest';
import { choosePlaces } from './choose-places.ts';

const at = (from: number, to = from + 1) => ({ from, to });
const sought = (heading: string, ...places: { from: number; to: number }[]) => ({ heading, forms: [places] });
const headings = [
  { text: 'Measures', at: 0 },
  { text: 'Risk', at: 3 },
];

test('a section that is written like the end of another is not found there, even when both were edited', () => {
  const [measures, risk] = [sought('Measures', at(1, 3)), sought('Risk', at(2), at(4))];
  expect(choosePlaces([measures, risk], headings)).toEqual([at(1, 3), at(4)]);
  expect(choosePlaces([sought('Measures'), risk], headings)).toEqual([null, at(4)]);
  expect(choosePlaces([measures, sought('Risk', at(2))], headings)).toEqual([at(1, 3), null]);
  expect(choosePlaces([sought('Measures'), sought('Risk', at(2))], headings)).toEqual([null, null]);
});

test('where sections are alike, and there are fewer places than sections, none is found', () => {
  const both = [at(1), at(2)];
  expect(choosePlaces([sought('Measures', ...both), sought('Measures', ...both)], headings)).toEqual(both);
  expect(choosePlaces([sought('Measures', at(2)), sought('Measures', at(2))], headings)).toEqual([null, null]);
});

test('a section is found under headings of others once its own is gone, and under one that was put into it', () => {
  expect(choosePlaces([sought('Measures', at(1)), sought('Renamed', at(2))], headings)).toEqual([at(1), at(2)]);
  const added = [...headings, { text: 'At school', at: 4 }];
  expect(choosePlaces([sought('measures ', at(1)), sought('Risk', at(5))], added)).toEqual([at(1), at(5)]);
});

test('a section whose heading is gone leaves the place to one that stands under its own', () => {
  expect(choosePlaces([sought('Renamed', at(4)), sought('Risk', at(4))], headings)).toEqual([null, at(4)]);
});

import { expect, test } from 'vitest';
import { readNote } from '../../reading/read-note.ts';
import { judgeClaim } from '../comparing/judge-claim.ts';
import { indexPassages } from '../comparing/passages.ts';
import { rateClaim } from './rate-claim.ts';

const NOTE =
  'Leonie was moved to 3c at Easter because 3a was dissolved. Since then she vomits in the morning, not at weekends. ' +
  'The paediatrician has found nothing and spoke of school anxiety. The new teacher is strict, but fair.';
const index = indexPassages([{ title: 'Note', date: '15 July 2025', passages: readNote(NOTE) }]);

test('what the words leave open is borne out where the network is sure enough', () => {
  const claim = 'The paediatrician found no physical cause for the vomiting.';
  expect(judgeClaim(index, claim, [], () => 0).verdict).toBe('not-found');
  expect(judgeClaim(index, claim, [], rateClaim).verdict).toBe('supported');
});

test('however sure it is, a contradiction stands, and so does a figure that no passage has', () => {
  const isSure = (): number => 6;
  expect(judgeClaim(index, 'Her new teacher treats her unfairly.', [], isSure).verdict).toBe('contradicts');
  expect(judgeClaim(index, 'She has been sick on 14 mornings.', [], isSure).verdict).toBe('not-found');
});

test('where nothing speaks for a claim, it is not asked', () => {
  const asked: string[] = [];
  const ask = (_index: unknown, _statement: unknown, text: string): number => asked.push(text);
  expect(judgeClaim(index, 'The boiler was serviced by a plumber from Leeds.', [], ask).verdict).toBe('not-found');
  expect(asked).toEqual([]);
});

import { expect, test } from 'vitest';
import { readDemoContent } from '../../../demo/read-content.ts';
import { readNote } from '../../reading/read-note.ts';
import { rateClaim } from '../network/rate-claim.ts';
import { judgeClaim } from './judge-claim.ts';
import { indexPassages } from './passages.ts';

const { clients } = await readDemoContent();

test.each([
  [
    'Mateo',
    'Oliver strikes his head against a wall about twice a month when overwhelmed, recently on soft surfaces and without injury.',
  ],
  [
    'Siân',
    'Łukasz has rejoined the choir, no longer leaves lessons to tic in private, and reports that mimicry by other pupils has largely stopped since his talk.',
  ],
])(
  'a long sentence of which the notes of %s have little is borne out by neither words nor the network',
  (firstName, claim) => {
    const notes = clients.find((client) => client.firstName === firstName)?.notes ?? [];
    expect(notes.length).toBeGreaterThan(0);
    const index = indexPassages(
      notes.map(({ title, markdown }) => ({ title, date: '15 July 2025', passages: readNote(markdown) })),
    );
    expect(judgeClaim(index, claim, [], () => 0).verdict).toBe('not-found');
    expect(judgeClaim(index, claim, [], rateClaim).verdict).toBe('not-found');
    expect(judgeClaim(index, claim, [], () => 6).verdict).toBe('supported');
  },
);

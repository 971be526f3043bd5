import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { type CanonicalEvent, FIRST_PREVIOUS_HASH, hashEvent, nameChain } from './chain.ts';

const event: CanonicalEvent = {
  id: '17',
  practice_id: 'prac_1',
  at: '1772442000.123000',
  action: 'note.created',
  actor_type: 'member',
  actor_id: 'user_1',
  subject_type: 'note',
  subject_id: 'note_1',
  client_id: '42',
  ip: '2001:db8::1',
  request_id: 'req_ä"1',
  details: '{"characters": 1200}',
};

test('the canonical form is the documented one, to the byte', () => {
  const canonical =
    '["casewright.audit.1","3","17","prac_1","1772442000.123000","note.created","member","user_1","note",' +
    '"note_1","42","2001:db8::1","req_ä\\"1","{\\"characters\\": 1200}"]';
  const previous = Buffer.alloc(32, 7);
  const expected = createHash('sha256').update(previous).update(canonical, 'utf8').digest();
  expect(hashEvent(previous, 3n, event)).toEqual(expected);
});

test.each(Object.keys(event))('%s is part of the hash, and null is not the empty text', (field) => {
  const events = [event, { ...event, [field]: null }, { ...event, [field]: '' }, { ...event, [field]: 'x' }];
  const hashes = events.map((each) => hashEvent(FIRST_PREVIOUS_HASH, 1n, each).toString('hex'));
  expect(new Set(hashes).size).toBe(4);
});

test('text cannot move from one field to the next unseen', () => {
  const one = hashEvent(FIRST_PREVIOUS_HASH, 1n, { ...event, subject_type: 'a","b', subject_id: 'c' });
  const other = hashEvent(FIRST_PREVIOUS_HASH, 1n, { ...event, subject_type: 'a', subject_id: 'b","c' });
  expect(one).not.toEqual(other);
});

test('no practice has the name of the installation', () => {
  expect(nameChain('installation')).not.toBe(nameChain(null));
});

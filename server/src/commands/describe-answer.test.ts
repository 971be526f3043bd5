import { expect, test } from 'vitest';
import { describeAnswer } from './describe-answer.ts';

test('each field has a line, and entries are parted by a blank one', () => {
  const entries = [
    { id: 'pwevt_1', ended_at: null },
    { id: 'pwevt_2', ended_at: '2026-03-02T09:00:00.000Z' },
  ];
  expect(describeAnswer(entries)).toBe(
    'id        pwevt_1\nended_at  -\n\nid        pwevt_2\nended_at  2026-03-02T09:00:00.000Z\n',
  );
  expect(describeAnswer([])).toBe('none\n');
});

test('what a server of a partner answered cannot steer the terminal or pretend to be another line', () => {
  const answer = 'ok\nstatus  200\u001b]0;owned\u0007\u009b2J';
  expect(describeAnswer([{ answer }])).toBe('answer  ok\\u000astatus  200\\u001b]0;owned\\u0007\\u009b2J\n');
});

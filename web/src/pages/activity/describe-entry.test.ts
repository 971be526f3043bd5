import { expect, test } from 'vitest';
import { describeDetails, nameThing } from './describe-entry.ts';

const REPORT = 'rep_01jng3v8x0k6ywq2m9d4c7t5ab';
const MEMBER = 'user_01jng3v8x0k6ywq2m9d4c7t5ab';
const names = new Map([
  [REPORT, 'Letter to the school'],
  [MEMBER, 'Ada Admin'],
]);

test('a thing has its name, or its kind where it is gone', () => {
  expect(nameThing(REPORT, names)).toBe('report “Letter to the school”');
  expect(nameThing(MEMBER, names)).toBe('Ada Admin');
  expect(nameThing('note_01jng3v8x0k6ywq2m9d4c7t5ab', names)).toBe('note');
  expect(nameThing('job_01jng3v8x0k6ywq2m9d4c7t5ab', names)).toBe('job');
  expect(nameThing('something else', names)).toBe('something else');
});

test('ids of what people never see are left out', () => {
  const id = '01jng3v8x0k6ywq2m9d4c7t5ab';
  const partner = new Map([[`papp_${id}`, 'Northern Platform']]);
  expect(describeDetails({ grant_id: `grant_${id}`, token_pair: `ptok_${id}`, scope: 'all' }, partner)).toBe(
    'scope: all',
  );
  expect(nameThing(`papp_${id}`, partner)).toBe('partner “Northern Platform”');
  expect(nameThing(`conn_${id}`, partner)).toBe('connection');
});

test('ids among the facts are told by their names', () => {
  const details = {
    report_id: REPORT,
    version: 3,
    key: 'abc',
    by: MEMBER,
    isOpen: true,
    job_id: REPORT.replace('rep', 'job'),
  };
  expect(describeDetails(details, names)).toBe(
    'report “Letter to the school”, version: 3, by: Ada Admin, isOpen: yes, job',
  );
  expect(describeDetails(null, names)).toBe('');
});

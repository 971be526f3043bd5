import { parseMarkdown } from '@casewright/document';
import { expect, test } from 'vitest';
import { describeLetterhead } from './describe-letterhead.ts';
import { leaveOutRepeated } from './leave-out-repeated.ts';

function listLabels(clientName: string, markdown: string): string[] {
  const letterhead = {
    practiceName: 'Harbour',
    clinicianName: 'Dr Ann Lee',
    date: new Date('2026-05-17'),
    clientName,
    clientDateOfBirth: '2017-05-11',
  };
  const { details } = describeLetterhead(letterhead, 'en-GB');
  return leaveOutRepeated(details, parseMarkdown(markdown).content).map(({ label }) => label);
}

test('what the head of the report says itself is not said above it', () => {
  expect(listLabels('Zoë Hart', 'Re: Miss Zoë Hart, born 11/05/2017')).toEqual(['Clinician', 'Date']);
  expect(listLabels('Zoë Hart', '| Name | Zoë Hart |\n|---|---|\n| Born | 11 May 2017 |')).toEqual([
    'Clinician',
    'Date',
  ]);
});

test('a line about another person or another day does not stand for a detail', () => {
  const all = ['Client', 'Date of birth', 'Clinician', 'Date'];
  expect(listLabels('Zoë Hart', 'Mother: Zoë Hart senior\n\nReferred by: Dr Ann Lee')).toEqual(all);
  expect(listLabels('Zoë Hart', 'Date of assessment: 17 May 2026\n\nTwin: Tom, born 11 May 2017')).toEqual(all);
  expect(listLabels('Zoë Hart', '| Mother | Zoë Hart |\n|---|---|\n| Referred | 17 May 2026 |')).toEqual(all);
});

test('a table may have what its cells are called above them, and several in a row', () => {
  const above = '| Name | DOB | Date of report |\n|---|---|---|\n| Zoë Hart | 11/05/2017 | 17 May 2026 |';
  expect(listLabels('Zoë Hart', above)).toEqual(['Clinician']);
  const beside =
    '| Client: | Zoë Hart | Written by: | Dr Ann Lee |\n|---|---|---|---|\n| Age | 9 | Date | 17/05/2026 |';
  expect(listLabels('Zoë Hart', beside)).toEqual(['Date of birth']);
});

test('a client of one name is left out only where that name is all that is said', () => {
  expect(listLabels('May', 'Seen: 11 May 2026')).toContain('Client');
  expect(listLabels('17', 'Date: 17 May 2026')).toContain('Client');
  expect(listLabels('May', '| Date | 3 May 2026 |\n|---|---|\n| School | May Road |')).toContain('Client');
  expect(listLabels('May', 'Name: May')).not.toContain('Client');
  expect(listLabels('May', '| Name | May |\n|---|---|\n| School | Hill Road |')).not.toContain('Client');
});

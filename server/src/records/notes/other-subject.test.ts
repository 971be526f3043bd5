import { expect, test } from 'vitest';
import { findOtherSubject } from './other-subject.ts';

const zofia = { firstName: 'Zofia', lastName: "Ó'Brien-Nguyễn", dateOfBirth: '1991-02-28' };

test.each([
  ['a letter', 'Harbour Clinic\\\nBristol\n\nDear Dr Mehta,\n\n# Re: Tobias Fenwick, born 2 August 2011\n\nThank you.'],
  ['a letter in capitals', 'RE: TOBIAS FENWICK, DOB 02/08/2011'],
  ['a letter with a title and no date', '**Re: Master Tobias Fenwick**'],
  ['a form', 'Report of assessment\n\nName: Tobias Fenwick\nDOB: 2.8.2011\n'],
  ['a form in a table', '| Patient | x |\n|---|---|\n\n| Client: | Tobias Fenwick |'],
  ['a form without a date', 'Patient: Tobias Fenwick\n\nSeen at home.'],
  ['the same name with another date of birth', 'Re: Zofia Nguyen (DOB 3 March 1989)'],
  ['another language', 'Betreff: Tobias Fenwick, geb. am 02.08.2011'],
])('%s about somebody else is told', (_name, markdown) => {
  expect(findOtherSubject(markdown, zofia)).toMatch(/tobias fenwick|3 March 1989/i);
});

test.each([
  ['the client', 'Re: Zofia O’Brien-Nguyen, born 28 February 1991'],
  ['the client, with month and day in the other order', 'Re: Zosia Brien, DOB 02/28/91'],
  ['the client by another surname', 'Name: Zofia Kowalska'],
  ['no person', 'Re: Occupational Therapy Referral\n\nPatient: alert and orientated. Name: not known.'],
  ['a relative with a date of birth', 'Mother: Jane Fenwick, born 3 March 1960\nSister: Ann Fenwick, DOB 1/2/1990'],
  ['a doctor or a school', 'Re: Dr Tobias Fenwick\nName: Harbour Street School'],
  ['a relative with a date of birth below the client', 'Re: Zofia Nguyen\nMother: Jane Fenwick, born 3 March 1960'],
  ['the client as the parent of somebody', 'Re: Zofia Nguyen, mother of Tobias (born 2 August 2011)'],
  [
    'what a form leaves open',
    'Patient: Not Known\nName: Not Given\nClient: Name Withheld\n\nName: Beck Depression Inventory',
  ],
  ['somebody far below the head', `${'She came alone.\n\n'.repeat(200)}Re: Tobias Fenwick, born 2 August 2011`],
])('%s is not', (_name, markdown) => {
  expect(findOtherSubject(markdown, zofia)).toBeNull();
});

test('of a client without a date of birth, the name decides', () => {
  const client = { ...zofia, dateOfBirth: null };
  expect(findOtherSubject('Re: Zofia Nguyen, born 2 August 2011', client)).toBeNull();
  expect(findOtherSubject('Re: Tobias Fenwick, born 2 August 2011', client)).toBe(
    'Re: Tobias Fenwick, born 2 August 2011',
  );
});

test('a letter that is written without the strokes of a name is about the same person', () => {
  const client = { firstName: 'Łukasz', lastName: 'Głąb', dateOfBirth: null };
  expect(findOtherSubject('Patient: Lukasz Glab', client)).toBeNull();
});

import { expect, test } from 'vitest';
import { passageOf, passagesOf } from '../../testing/material-passages.ts';
import {
  areApart,
  findTellers,
  tellerOfTitle,
  findUnderOthers,
  isAccountOf,
  isAskedOf,
  nameClient,
  nameTellers,
  readAccount,
  tellerOfPassage,
} from './whose-account.ts';

const said = (text: string) => ({ text, speaker: null, isClinician: false, answer: null });

test.each([
  ['The carer’s view', 'carer', false],
  ['What the parents worry about', 'parent', true],
  ['What Mum says', 'mother', false],
  ['Account of the mother and the father', 'parent', false],
  ['The child’s wishes and feelings', 'child', false],
])('%s asks for what somebody tells', (heading, teller, isOfWorries) => {
  expect(readAccount('a', heading)).toEqual([{ id: 'a', teller, isOfWorries }]);
});

test('a heading that names nobody, or asks for nothing they tell, is no account', () => {
  expect(readAccount('a', 'Family and history')).toEqual([]);
  expect(readAccount('a', 'What matters to me: my views')).toEqual([]);
});

test('who tells it is said by a role, by a name that goes with one, or before', () => {
  const named = nameTellers([said('Review with Mum (Tracey), dad Aaron and Jayden (7).')]);
  const tellers = [
    'Tracey says he is fine at home.',
    'She told us he sleeps badly.',
    'Aaron by letter: denies kicking the door.',
    'Jayden told the TA about it.',
    'Aaron: no contact except in the centre.',
    'Attendance was 64% in autumn.',
    'She wants to stay.',
  ];
  let before: ReturnType<typeof tellerOfPassage> = null;
  const found = tellers.map((text) => (before = tellerOfPassage(said(text), named, before)));
  expect(found).toEqual(['mother', 'mother', 'father', 'child', null, null, null]);
});

test('what somebody has is not what they tell, and where worries are asked for only those are', () => {
  expect(tellerOfPassage(said('Mother: asthma'), new Map(), null)).toBeNull();
  const account = { id: 'a', teller: 'parent' as const, isOfWorries: true };
  expect(isAskedOf(account, said('I’m worried he’ll get bullied.'))).toBe(true);
  expect(isAskedOf(account, said('He’s putting two words together now.'))).toBe(false);
});

test('what is quoted behind somebody in the same line is theirs, and a heading names the client', () => {
  const told = passagesOf(
    [
      'Idris in the library: "bells go in my teeth".',
      '"I like buses".',
      'Mum by tel 13.00: no worries at home, he is fine.',
      'Says it was the same at nursery.',
      'TA (Mrs Lamb) sat near.',
      'Mrs Lamb: "he knows every bus".',
    ],
    { block: 0 },
  );
  expect([...findTellers(told, nameClient(['What Idris told us', 'What Mum said'])).values()]).toEqual([
    'child',
    'child',
    'mother',
    'mother',
    null,
    'staff',
  ]);
  expect(readAccount('a', 'What Idris told us')).toEqual([{ id: 'a', teller: 'child', isOfWorries: false }]);
});

test.each([
  ['Nursery (keyworker Dawn, call 30/9):', 'staff'],
  ['Telephone call with mother', 'mother'],
  ['Grandmother', 'carer'],
  ['School', null],
  ['Family', null],
  ['Family (mother has asthma)', null],
])('what stands below the line %s is told by %s', (above, teller) => {
  const passages = passagesOf(['Bites when toys are taken.'], { above, label: 'x', kinds: [['presenting', 0.8]] });
  expect([...findTellers(passages).values()]).toEqual([teller]);
  const history = passagesOf(['Asthma.'], { above, label: 'x', kinds: [['family', 0.8]] });
  expect([...findTellers(history).values()]).toEqual([null]);
});

test.each([
  ['Seen alone for half an hour.', 'child'],
  ['Mum (Tessa) seen separately.', 'mother'],
  ['Not seen alone.', null],
  ['To be seen alone next time.', null],
  ['Mrs Hale seen separately.', null],
])('what follows %s in its paragraph is told by %s', (text, teller) => {
  const note = { id: 'n1', title: 'Visit', markdown: `${text}\nSleeps badly.`, writtenAt: new Date(0) };
  const passages = passagesOf([text, 'Sleeps badly.'], { note, start: text.length, end: text.length });
  expect([...findTellers(passages).values()].at(-1)).toBe(teller);
});

test('what a relative has stands below their name as well, and what they said of the client below a call with them', () => {
  const below = (above: string) => passagesOf(['Anxiety since 2019.'], { above, kinds: [['psychiatric', 0.8]] });
  expect([...findTellers(below('Mother')).values()]).toEqual([null]);
  expect([...findTellers(below('Phone call with mother')).values()]).toEqual(['mother']);
});

test('the account of the mother is not that of the father, and either is that of the parents and of an informant', () => {
  const accounts = ['Account of the mother', 'What the parents say', 'Informant account'].flatMap((heading) =>
    readAccount('a', heading),
  );
  expect(accounts.map((account) => isAccountOf(account, 'mother'))).toEqual([true, true, true]);
  expect(accounts.map((account) => isAccountOf(account, 'father'))).toEqual([false, true, true]);
  expect(areApart('mother', 'father')).toBe(true);
  expect(areApart('parent', 'father')).toBe(false);
});

test('a heading that is somebody’s name alone asks for what they tell, and that of a family does not', () => {
  expect(readAccount('a', 'Carer')).toEqual([{ id: 'a', teller: 'carer', isOfWorries: false }]);
  expect(readAccount('a', 'The mother’s situation')).toEqual([{ id: 'a', teller: 'mother', isOfWorries: false }]);
  expect(readAccount('a', 'Family')).toEqual([]);
});

test('what stands under a heading of its own is no account of somebody who has another', () => {
  const mothers = passageOf('Left in January.', { heading: 'Mother, 9/2' });
  const childs = passageOf('Drew a house.', { heading: 'Ella, 6', note: mothers.note });
  const passages = [mothers, childs];
  const others = findUnderOthers(passages, findTellers(passages));
  expect([...(others.get('mother') ?? [])]).toEqual([childs]);
});

test.each([
  ['Meeting with parents 6 Nov 2026', 'parent'],
  ['Call with class teacher, Ms Adeyemi', 'staff'],
  ['Email from SENCo', 'staff'],
  ['Call with mum and Ravi', null],
  ['Ravi, clinic 10 Nov', null],
])('whose account a note is by its title: %s', (title, teller) => {
  const [passage] = passagesOf(['He sleeps badly.']).map((each) => ({ ...each, note: { ...each.note, title } }));
  expect(passage === undefined ? undefined : tellerOfTitle(passage)).toBe(teller);
});

test('what is noted as somebody’s words and no more is the client’s, unless somebody else told the whole note', () => {
  const words = passagesOf(["'School is loud and they don't listen.'", "He says 'school is loud' a lot."]);
  expect([...findTellers(words).values()]).toEqual(['child', null]);
  const [told] = words.map((each) => ({ ...each, note: { ...each.note, title: 'Email from SENCo' } }));
  expect(told === undefined ? undefined : [...findTellers([told]).values()]).toEqual([null]);
});

import { describe, expect, test } from 'vitest';
import { findIdentifiers, findNames } from '../find-identifiers.ts';
import type { Identity } from '../identity.ts';

const hide = (texts: readonly string[], known: readonly Identity[] = []): string[][] =>
  findIdentifiers(texts, [...known, ...findNames(texts, known)]).map((found, index) =>
    found.map(({ start, end }) => texts[index]?.slice(start, end) ?? ''),
  );

describe('a name that no rule tells', () => {
  test.each([
    ['then dashiell shut the door', 'dashiell'],
    ['health visitor quillby informed', 'quillby'],
    ['it was peri not his brother who had the seizure', 'peri'],
  ])('is hidden: %s', (text, name) => {
    expect(hide([text])).toEqual([[name]]);
  });

  test('is hidden in the other texts too', () => {
    const [, other] = hide(['Sat with Zephrine on the coach.', 'zephrine was calm.']);
    expect(other).toEqual(['zephrine']);
  });

  test.each([
    ['boss big tam is hard on her', 'letter for tam by friday', 'tam'],
    ['his pal brannagh was there', 'brannagh left early', 'brannagh'],
  ])('in small letters as well: %s', (first, second, name) => {
    const [found, again] = hide([first, second]);
    expect(found).toContain(name);
    expect(again).toEqual([name]);
  });

  test.each([
    ['Best friend Story moved to another school.', 'scared of story', 'story'],
    ['Her solicitor, Ms Day, has written.', 'spoke to day again', 'day'],
  ])('in small letters, though it is a word: %s', (first, second, name) => {
    expect(hide([first, second])[1]).toEqual([name]);
    expect(hide([first, `A ${name} like any other.`])[1]).toEqual([]);
  });

  test.each([
    ['goes to little stars 2 mornings', 'little stars'],
    ["mr tam's wife and son met ms. brown", 'brown'],
    ['rv: tk to chase red book, jb to weigh', 'tk jb'],
    ['goes bright futures mon + wed', 'bright futures'],
    ['cons: HB; reg: LN', 'HB LN'],
  ])('is hidden although it is a word in small letters: %s', (text, name) => {
    expect(hide([text])[0]?.join(' ')).toContain(name);
  });

  test('is hidden beside another', () => {
    expect(hide(['with roz, ems, fi today'])[0]?.join(' ')).toContain('roz ems fi');
    expect(hide(['said kev n trace were out'])).toEqual([['kev', 'trace']]);
    expect(hide(['Rising Sun staff found him'])).toEqual([['Rising Sun']]);
    expect(hide(['Destiny and Angel pulled her hair at lunch.'])).toEqual([['Destiny', 'Angel']]);
    expect(hide(['Art and Drama are his best subjects.'])).toEqual([[]]);
  });

  test.each([
    ['bhabhi parminder cooks for her', 'parminder'],
    ["baby's da cathal is away", 'da cathal'],
    ['school nurse drop in, st brendans, weds', 'st brendans'],
    ['forms given to miss k and mum', 'k'],
    ['Foreman Terence "Tez" Bigley drove.', 'Tez'],
    ['Amber-Jade – late', 'Amber-Jade'],
  ])('is hidden whole: %s', (text, name) => {
    expect(hide([text])[0]).toContain(name);
  });

  test('is no term of medicine that no list has', () => {
    expect(hide(['she has kinesiophobia and geotropic nystagmus after fundoplication'])).toEqual([[]]);
  });

  test('is left where a member has said that it names nobody', () => {
    expect(hide(['then dashiell shut the door'], [{ kind: 'nobody', text: 'dashiell' }])).toEqual([[]]);
  });

  test('does not take a number or an address from those who found it', () => {
    const [found] = findIdentifiers(['NZ rego LGT552'], findNames(['NZ rego LGT552'], []));
    expect(found?.map(({ kind }) => kind)).toContain('NUMBER');
  });
});

test.each([
  'Builders came; the stairs are safe now.',
  'Mark the wound and dress it daily.',
  'Talked about Guilt and the Inner Critic.',
  'Needs Hepatitis B, Typhoid and Rabies jabs.',
  'last came 2 Nov. Works hard.',
  'mm-hmm, golfers elbow on the left',
  'dh: microgynon, lungs clear, no rhonchi',
  'alright good, alright see you',
  'pt c/o SOB on exertion, sats 96 RA',
  'The Mini-Cog was done.',
])('plain words are left with a capital too: %s', (text) => {
  expect(hide([text])).toEqual([[]]);
});

test.each([
  ['Near Walshford. The defendant, Mr Curtis Breakwell, was driving.', ['Walshford', 'Curtis Breakwell']],
  ['Haverhill, CB9 8HF\nT 01440 555 816 | M 07700-900-744', ['Haverhill, CB9 8HF', '01440 555 816', '07700-900-744']],
])('what stands in another sentence or line makes no name of a word: %j', (text, names) => {
  expect(hide([text])).toEqual([names]);
});

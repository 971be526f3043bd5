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
])('plain words are left with a capital too: %s', (text) => {
  expect(hide([text])).toEqual([[]]);
});

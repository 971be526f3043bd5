import { expect, test } from 'vitest';
import { toldKind } from './telling-wording.ts';

const kindOf = (text: string) => toldKind({ text, question: null, topic: null }, undefined)?.[0] ?? null;

test('what somebody is allergic to is told wherever it stands, and not of a relative', () => {
  expect(kindOf('NB: allergic to clarithro (QT).')).toBe('allergies');
  expect(kindOf('Pt allergic to latex')).toBe('allergies');
  expect(kindOf('Mother is allergic to penicillin.')).not.toBe('allergies');
});

import { describe, expect, test } from 'vitest';
import { fieldOfHeading, fieldOfTests, readDomains } from './test-domains.ts';

const parted = (...labels: string[]) => readDomains(labels.map((label) => ({ id: label, label })));

describe('a template that parts its results by what they are of', () => {
  const find = parted(
    'General ability',
    'Memory',
    'Attention, speed, executive',
    'Behaviour in testing and validity',
    'Mood and adjustment',
    'Advice',
  );

  test.each([
    ['TOPF pred FSIQ | 31 | 94', '', 'General ability'],
    ['WAIS-IV VCI | 89', '', 'General ability'],
    ['WAIS-IV WMI | 86', '', 'Attention, speed, executive'],
    ['WISC-V Digit Span 7', '', 'Attention, speed, executive'],
    ['CVLT-3 long delay free | 4', '', 'Memory'],
    ['Rey Figure delay | 38', '', 'Memory'],
    ['RBANS EI | 0', '', 'Behaviour in testing and validity'],
    ['HADS A 6 / D 9', '', 'Mood and adjustment'],
    ['trial 5 | 9', 'RAVLT', 'Memory'],
    // Of what no section is about, and of several things at once.
    ['WIAT Spelling 82', '', null],
    ['CVLT 9, HADS 12', '', null],
    ['Seen for 45 minutes', '', null],
  ])('%s (%s) → %s', (text, battery, section) => {
    expect(find?.(text, battery)).toBe(section);
  });
});

test('what one hears and what one says are told apart where a template does', () => {
  const find = parted('Understanding', 'Expressive language', 'Speech sounds');
  expect(find?.('CELF-P3 Sentence Comprehension | 9', '')).toBe('Understanding');
  expect(find?.('CELF-P3 Word Structure | 7', '')).toBe('Expressive language');
});

test('where one section takes all scores, or only one has a name for some, none is found', () => {
  expect(parted('Test results', 'Memory', 'Mood')).toBeNull();
  expect(parted('History', 'Mood', 'Plan')).toBeNull();
});

test('two sections of one kind are not told apart', () => {
  expect(parted('Mood at home', 'Mood at school', 'Memory')?.('RCADS 66', '')).toBeNull();
});

test.each([
  ['Cognitive test scores', 'ability'],
  ['Questionnaires', 'account'],
  ['Memory and mood', null],
  ['Plan', null],
])('%s is of the field %s', (heading, field) => {
  expect(fieldOfHeading(heading)).toBe(field);
});

test.each([
  ['WISC-V FSIQ 92', 'ability'],
  ['PHQ-9 14', 'account'],
  ['MoCA 24, GDS 3', null],
])('%s is of the field %s', (text, field) => {
  expect(fieldOfTests(text)).toBe(field);
});

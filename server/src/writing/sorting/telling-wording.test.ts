import { expect, test } from 'vitest';
import { kindsLeftOut, toldKind } from './telling-wording.ts';

const kindOf = (text: string) => toldKind({ text, question: null, topic: null }, undefined)?.[0] ?? null;

test('what somebody is allergic to is told wherever it stands, and not of a relative', () => {
  expect(kindOf('NB: allergic to clarithro (QT).')).toBe('allergies');
  expect(kindOf('Pt allergic to latex')).toBe('allergies');
  expect(kindOf('Mother is allergic to penicillin.')).not.toBe('allergies');
});

test('what somebody comes with and how much they drink is told by the words alone', () => {
  expect(kindOf('CC: "My lawyer said I should come."')).toBe('presenting');
  expect(kindOf('CC: GP, parents')).toBeNull();
  expect(kindOf('Reports two to three fifths of whiskey weekly since the divorce.')).toBe('substance');
  expect(kindOf('Half a bottle of wine most nights.')).toBe('substance');
  expect(kindOf('Dad has six cans of lager a night.')).toBeNull();
  expect(kindOf('Takes two bottles of formula a day.')).toBeNull();
});

test('the law that somebody is held under is told behind the day of an entry too', () => {
  expect(kindOf('07/10 MHA assessment, s2 from 11:40.')).toBe('capacity');
  expect(kindOf('20/10 WR: s2 to lapse 4/11, will stay informal.')).toBe('capacity');
  expect(kindOf('Rights given, took leaflet.')).toBe('capacity');
  expect(kindOf('Rights of way dispute with the neighbour.')).toBeNull();
});

test('how somebody looks is what was seen of them', () => {
  expect(kindOf('He was in his best blazer, unshaven, quite courtly.')).toBe('mental-state');
  expect(kindOf('Came to the door in her dressing gown.')).toBe('mental-state');
  expect(kindOf('Says "I was unshaven for weeks".')).toBeNull();
});

test('who sat in a meeting is no plan, and how somebody is at present is not who sat there', () => {
  expect(kindOf('Present: Sam, keyworker Dee, mum Pat, apologies SW.')).toBe('sources');
  expect(kindOf('Apologies: Dr Osei')).toBe('sources');
  expect(kindOf('Present: low mood, poor sleep.')).toBeNull();
});

test('what a teacher sees is no plan, unless it is for the teacher to do', () => {
  const leftOut = (text: string) => kindsLeftOut({ text, question: null, answer: null });
  expect(leftOut('Class teacher (Mr Abara): last to change for PE, laces undone.')).toContain('plan');
  expect(leftOut('Class teacher: to send work samples.')).not.toContain('plan');
});

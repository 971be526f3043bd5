import { expect, test } from 'vitest';
import { judgeAgainst } from '../testing/judge-against.ts';

const RISKS = 'Risk: self – low; others – moderate; neglect – nil; from others – low.';
const PROBLEMS = 'Active: T2DM, bipolar II.\n\nInactive: asthma (childhood), bulimia, alcohol dependence.';
const SOAP = 'A: mod depressive episode.\n\nP: start mirtazapine 15 mg nocte, bloods.';
const CONDITIONS = 'Respite to be offered only if wife unwell. Should falls recur, refer to falls clinic.';

test.each([
  ['each risk with its level', RISKS, 'His risk to himself is low and his risk to others moderate.'],
  ['a risk that there is not', RISKS, 'No risk of self-neglect was identified.'],
  ['risks in prose', 'Risk to self is low, to others moderate.', 'His risk to others is moderate.'],
  ['a risk to both', 'Low risk to self and others.', 'The risk to others is low.'],
  ['a risk to neither', 'No risk to himself or to others.', 'He is no risk to others.'],
  ['what is over', PROBLEMS, 'She had bulimia in the past.'],
  ['a plan', SOAP, 'The plan is to start mirtazapine 15 mg at night.'],
  ['a condition', CONDITIONS, 'Respite is to be offered only in the event that his wife becomes unwell.'],
])('is borne out: %s', (_, markdown, claim) => expect(judgeAgainst('Visit', markdown)(claim)).toBe('supported'));

test.each([
  ['each risk with its level', RISKS, 'His risk to himself is moderate and his risk to others low.'],
  ['a risk that there is not', RISKS, 'A moderate risk of self-neglect was identified.'],
  ['risks in prose', 'Risk to self is low, to others moderate.', 'His risk to others is low.'],
  ['what is over', PROBLEMS, 'She currently has bulimia.'],
  ['a plan', SOAP, 'He has been taking mirtazapine 15 mg at night.'],
  ['a condition', CONDITIONS, 'His falls have recurred.'],
])('is not borne out: %s', (_, markdown, claim) =>
  expect(judgeAgainst('Visit', markdown)(claim)).not.toBe('supported'),
);

const TURNED = 'Initially refused depot, now accepts. Tics better on clonidine, worse with stress and at school.';
const STOPPED = 'Meds: sertraline 100 mg od, quetiapine 50 mg nocte (stopped 4/5), propranolol 40 mg tds.';
const KEPT =
  'She has felt low since her husband died and has lost interest in the garden. Physio x6 no help; TENS some relief.';
const BEFORE =
  'Alcohol 20-25 u/wk (prev 60). Panic attacks 2-3/wk (were daily). R knee effusion, L normal. 2 half-sibs (4y, 6y).';
const STROKE =
  'L MCA infarct 12/8/24, thrombolysed. PGM had schizophrenia. Off work since 14 Feb, wife now working FT.';

test.each([
  ['what she does now', TURNED, 'She initially refused the depot but she now accepts it.'],
  [
    'what makes it worse',
    TURNED,
    'Stress and being at school make his tics worse, whereas clonidine makes them better.',
  ],
  ['which one was stopped', STOPPED, 'Quetiapine 50 mg at night was stopped on 4 May.'],
  ['what she has lost', KEPT, 'She has felt low since the death of her husband and no longer enjoys her garden.'],
  ['what was no help', KEPT, 'Six sessions of physiotherapy did not help.'],
  ['how much it was', BEFORE, 'He previously drank 60 units a week.'],
  ['how often it was', BEFORE, 'Panic attacks used to be daily.'],
  ['the other side', BEFORE, 'The left knee was normal.'],
  ['how old they are', BEFORE, 'He has two half-siblings aged four and six.'],
  ['a stroke by its artery', STROKE, 'He had a left middle cerebral artery infarct on 12 August 2024.'],
  ['which grandmother', STROKE, 'His paternal grandmother had schizophrenia.'],
])('is borne out: %s', (_, markdown, claim) => expect(judgeAgainst('Visit', markdown)(claim)).toBe('supported'));

test.each([
  ['what she does now', TURNED, 'She refuses her depot injection at present.'],
  ['what makes it better', TURNED, 'His tics are worse on clonidine.'],
  ['which one was stopped', STOPPED, 'Propranolol 40 mg was stopped on 4 May.'],
  ['what was not tried', 'No lithium so far. Mood low.', 'Lithium has already been tried.'],
  ['how much it is', BEFORE, 'He drinks 60 units a week.'],
  ['the other side', BEFORE, 'The right knee was normal.'],
  ['which grandmother', STROKE, 'His maternal grandmother had schizophrenia.'],
  ['who is off work', STROKE, 'His wife has been off work since 14 February.'],
])('is not borne out: %s', (_, markdown, claim) =>
  expect(judgeAgainst('Visit', markdown)(claim)).not.toBe('supported'),
);

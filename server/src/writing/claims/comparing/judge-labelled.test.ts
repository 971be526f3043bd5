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

import { expect, test } from 'vitest';
import { judgeAgainst } from '../testing/judge-against.ts';

const talk = [
  'Doctor: Tell me about your bowels. I see there was a rash once.',
  'Patient: They are fine. The rash on my arm has gone.',
  'Doctor: If you get chest pain, or a fever, call us. Do you take anything regularly?',
  'Patient: No. I am drinking less wine, and if someone moves my keys my son gets upset.',
].join('\n\n');
const judge = judgeAgainst('Call', talk);

test.each(['No bowel symptoms.', 'No chest pain.', 'No fever.', 'DH: nil regular.'])(
  'what a clinician only brings up does not stand against a denial: %s',
  (claim) => expect(judge(claim)).not.toBe('contradicts'),
);

test('more stands against less of the same', () => {
  expect(judge('He is drinking more wine.')).toBe('contradicts');
  expect(judge('He is drinking less wine.')).toBe('supported');
});

const session = [
  "T: How's the sleep?",
  "C: Not great. I'm up till two.",
  'T: Any thoughts of harming yourself?',
  'C: No. Not since the spring.',
  'T: When did you stop the zopiclone?',
  'C: About three weeks ago.',
].join('\n');
const judgeSession = judgeAgainst('Session', session);

test('whoever mostly asks is the clinician, under whatever letter, and "no" answers what was asked', () => {
  expect(judgeSession('She denied thoughts of harming herself.')).toBe('supported');
  expect(judgeSession('She has thoughts of harming herself.')).toBe('contradicts');
});

test('three months are not three weeks, however like the rest is', () => {
  expect(judgeSession('She stopped the zopiclone about three weeks ago.')).toBe('supported');
  expect(judgeSession('She stopped the zopiclone about three months ago.')).not.toBe('supported');
});

const report = [
  'ACE-III 71/100: attention 16, memory 11, fluency 7. Rest tremor and cogwheel rigidity on the right.',
  'Goes mad if someone shifts her ponies. The injections had not helped.',
].join('\n\n');
const judgeReport = judgeAgainst('Clinic', report);

test.each(['She scored 11 for memory and 7 for fluency.', 'There was cogwheel rigidity on the right side.'])(
  'a score for its own subtest, a sign on its own side: %s',
  (claim) => expect(judgeReport(claim)).toBe('supported'),
);

test.each([
  'She scored 11 for fluency and 7 for memory.',
  'There was cogwheel rigidity affecting the left side.',
  'The injections helped.',
])('those of another: %s', (claim) => expect(judgeReport(claim)).not.toBe('supported'));

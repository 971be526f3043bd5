import { expect, test } from 'vitest';
import { readPassages } from '../passages/read-passages.ts';
import { readNote } from '../reading/read-note.ts';
import { writePassage } from './write-passage.ts';

const write = (markdown: string): string[] => readPassages(readNote(markdown)).map((passage) => writePassage(passage));

test.each([
  ['no worries re appetite, eats well', 'No worries re appetite, eats well.'],
  ['review 1/52, then 2/52', 'Review 1 week, then 2 weeks.'],
  ['"he never sits," mum says', '"He never sits," mum says.'],
  ['pH 7.4, eGFR 60', 'pH 7.4, eGFR 60.'],
  ['s3 since 14/10', 's3 since 14/10.'],
  ['S: slept badly', 'Slept badly.'],
  ['B – lives alone', 'B – lives alone.'],
  ['R: "Me, I put the telly up."', 'R: "Me, I put the telly up."'],
  ['R – 6/9, L – 6/12', 'R – 6/9, L – 6/12.'],
  ['settled, ate well,', 'Settled, ate well.'],
  ["[His report](javascript:alert('x')) names two terms", 'His report names two terms.'],
])('%s', (shorthand, sentence) => {
  expect(write(shorthand)).toEqual([sentence]);
});

test('the letters of a form are left out where the note has its parts', () => {
  expect(write('S – not himself\nB – lives alone\nA – low\nR – 12-lead ECG')).toEqual([
    'Not himself.',
    'Lives alone.',
    'Low.',
    '12-lead ECG.',
  ]);
});

test('a letter beside others that are no parts of a form says what its line is about', () => {
  expect(write('A: well kempt\nS: normal\nM: low\nC: alert')).toEqual([
    'A: well kempt.',
    'S: normal.',
    'M: low.',
    'C: alert.',
  ]);
});

test('what a letter says that was pasted in is told as its writer’s words', () => {
  const letter = 'GP letter:\n\nDear Dr A,\n\nI started her on 50 mg. Sleep is poor.\n\nKind regards\n\nDr B. Hale';
  expect(write(letter).slice(1, 3)).toEqual(['Dr B. Hale wrote: “I started her on 50 mg.”', 'Sleep is poor.']);
});

test('whose speech goes on is not named again', () => {
  const turn = 'I have slept very badly since the funeral in October. I wake at four and lie there until six.';
  const passages = readPassages(
    readNote(`Psychologist: Hello, come in.\nAnna: Hi.\nPsychologist: How do you sleep?\nAnna: ${turn}`),
  );
  expect(passages.map((passage) => writePassage(passage, true)).at(-1)).toBe(
    '“I wake at four and lie there until six.”',
  );
});

test('a nod is not told as words, and what was noted between the lines is told by nobody who spoke', () => {
  const talk = [
    'EP: Do you like school? [he had missed three days, see register]',
    'Ezra: (shakes head)',
    'EP: Why is that?',
    'Ezra: They push me. [looked at the floor]',
    '[TA came in and sat at the back of the room]',
  ];
  expect(write(talk.join('\n'))).toEqual([
    'Asked whether they like school, Ezra: (shakes head).',
    'He had missed three days, see register.',
    'Asked why that is, Ezra said: “They push me.”',
    'Ezra: [looked at the floor].',
    'TA came in and sat at the back of the room.',
  ]);
});

test('sounds are left out of speech, and roles are written as words', () => {
  const talk =
    'T: How are you?\nCl: Um, so I am, uh, low. It hurts, er... a lot.\nT: Tell me about your sleep.\nCl: Erm no.';
  expect(write(talk)).toEqual([
    'Asked how they are, the client said: “So I am low.”',
    'The client said: “It hurts, a lot.”',
    'Asked about their sleep, the client said: “No.”',
  ]);
});

test('a row of a chronology is a sentence, with whoever says it in brackets', () => {
  const table =
    '| Date | Event | Source |\n|---|---|---|\n| 4 May | Came home late. | School |\n| 9 May | Ate well | |';
  expect(write(table)).toEqual(['4 May: Came home late (School).', '9 May: Ate well.']);
  expect(write('| Area | Finding | Percentile |\n|---|---|---|\n| Speed | slow | 4 |')).toEqual([
    'Speed: slow, Percentile 4.',
  ]);
});

test('the parts of a clerking that were typed in small letters have their names', () => {
  expect(write('pmh asthma. appendix 2019\ndh salbutamol prn\nfh mum low\nplan rpt bloods')).toEqual([
    'Past medical history: asthma.',
    'Appendix 2019.',
    'Drug history: salbutamol as needed.',
    'Family history: mum low.',
    'Plan: rpt bloods.',
  ]);
  expect(write('plan rpt bloods\nall well')).toEqual(['Plan rpt bloods.', 'All well.']);
});

test('where nobody is named, whoever asks is the interviewer also where they ask nothing', () => {
  const talk = [
    'How are you?',
    'Um. Tired, I was at work till nine.',
    'Do you sleep?',
    'I wake at three.',
    'Tell me about your dad.',
    'He died.',
    "I'm sorry.",
    "You're all right.",
    'Do you drink?',
    'A glass, and I stop.',
    'Are you safe?',
    'I am.',
  ];
  expect(write(talk.join('\n'))).toEqual([
    'Asked how they are, the answer was: “Tired, I was at work till nine.”',
    'Asked whether they sleep, the answer was: “I wake at three.”',
    'Asked about their dad, the answer was: “He died.”',
    "The interviewer said: “I'm sorry.”",
    "A: “You're all right.”",
    'Asked whether they drink, the answer was: “A glass, and I stop.”',
    'Asked whether they are safe, the answer was: “I am.”',
  ]);
});

test('questions and answers without names', () => {
  expect(write('Q: Do you smoke?\nA: Not now.\nQ: Allergies?\nA: Penicillin. I had a rash once from it.')).toEqual([
    'Asked whether they smoke, the answer was: “Not now.”',
    'Q: “Allergies?” A: “Penicillin. I had a rash once from it.”',
  ]);
});

test('a sound between a word and itself leaves their comma, between two others it leaves none', () => {
  expect(write('Q: Do you sleep?\nA: Not since, er, since the summer, um, ended.\nQ: Allergies?\nA: None.')).toEqual([
    'Asked whether they sleep, the answer was: “Not since, since the summer ended.”',
    'Q: “Allergies?” A: “None.”',
  ]);
});

test('who asked is told where it was not the one who leads', () => {
  const talk = 'Me: how much has he lost\nDad: A stone.\nMum: Since when?\nDad: Since May.\nMe: I will ring. Go home.';
  expect(write(talk)).toEqual([
    'Asked how much he has lost, Dad said: “A stone.”',
    'Mum asked: “Since when?” Dad said: “Since May.”',
    'The clinician said: “I will ring.”',
    'The clinician said: “Go home.”',
  ]);
});

test('the letter of an interviewer is no word of the writer', () => {
  expect(write('I: How old are you?\nR: Thirty.\nI: I see you are tired.\nR: Yes. Very.')).toEqual([
    'Asked how old they are, R said: “Thirty.”',
    'The interviewer said: “I see you are tired.”',
    'R said: “Yes.”',
    'R said: “Very.”',
  ]);
});

test('a letter that answers is written as its word', () => {
  expect(write('Nurse: Bowels ok?\nPt: N\nNurse: Has he hit you?\nPt: Y - twice')).toEqual([
    'Q: “Bowels ok?” The patient: “No.”',
    'Asked whether he has hit them, the patient said: “Yes - twice.”',
  ]);
});

test('a question that the clinician tells stays within its quotation marks', () => {
  expect(write('I asked "and what do you say?" "I say I would lose it."')).toEqual([
    'I asked "and what do you say?" "I say I would lose it."',
  ]);
});

test.each([
  ['Denied:\n- self-harm\n- alcohol', ['Denied: self-harm.', 'Denied: alcohol.']],
  ['No history of\n- seizures\n- no known allergies', ['No history of: seizures.', 'No known allergies.']],
  ['- Denies:\n  - SI\n  - plans\n- Sleep ok', ['Denies: SI.', 'Denies: plans.', 'Sleep ok.']],
  ['He denied:\n\nself-harm\nalcohol\nHe was calm.', ['He denied: self-harm.', 'He denied: alcohol.', 'He was calm.']],
  ['## Stopped\n- lithium', ['Stopped: lithium.']],
  ['Mother:\n- OD in 2015. Lives in Hull.', ['Mother: OD in 2015.', 'Lives in Hull.']],
  ['Mum reports:\n- he bites', ['Mum reports: he bites.']],
  ['Differential:\n- bipolar', ['Differential: bipolar.']],
  ['Denies SI\n- sleep ok', ['Denies suicidal ideation.', 'Sleep ok.']],
  ['Negative symptoms:\n- avolition', ['Avolition.']],
  ['Sleep\nPoor\nRisk\nNil.\nSmoking\n10 a day', ['Sleep: Poor.', 'Risk: Nil.', 'Smoking: 10 a day.']],
  ['## Sleep\n- Poor\n- wakes at 4', ['Sleep: Poor.', 'Wakes at 4.']],
  ['Thoughts of suicide?\nNo', ['Thoughts of suicide? No.']],
  ['Worries\nsleep\nmoney\nhousing\nMum is ill.', ['Worries.', 'Sleep.', 'Money.', 'Housing.', 'Mum is ill.']],
])('what a list says only with the words above it is told with them: %s', (note, sentences) => {
  expect(write(note)).toEqual(sentences);
});

test('what a colleague is asked to do is no question that a patient answers', () => {
  expect(write('Could you please check B12? He drinks 10 units a week.')).toEqual([
    'Could you please check B12?',
    'He drinks 10 units a week.',
  ]);
  expect(write('Could you sleep? Not well.')).toEqual(['Asked whether they could sleep, the answer was: “Not well.”']);
});

test('who speaks once at the end is not told as the one before', () => {
  const talk = [
    'SW: Is Dean here?',
    'Kelly: No',
    'SW: When did you see him?',
    'Kelly: July',
    'Tyler: He came Saturday.',
  ];
  expect(write(talk.join('\n')).slice(1)).toEqual([
    'Asked when they saw him, Kelly said: “July.”',
    'Tyler: He came Saturday.',
  ]);
});

test('what somebody without a name said stands as speech, and never as the word of the writer', () => {
  const talk =
    'What brings you along? I check the hob for an hour. I turn round at the station. Do you drink at all? Hardly any now. ' +
    'How was school? I was fine. Are you safe at home? I am. My husband helps me.';
  expect(write(talk).slice(0, 3)).toEqual([
    'Asked what brings them along, the answer was: “I check the hob for an hour.”',
    '“I turn round at the station.”',
    'Asked whether they drink at all, the answer was: “Hardly any now.”',
  ]);
});

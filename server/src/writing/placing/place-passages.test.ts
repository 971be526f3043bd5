import { parseMarkdown } from '@casewright/document';
import { expect, test } from 'vitest';
import { passagesOf } from '../../testing/material-passages.ts';
import { listSections } from '../sections.ts';
import { placePassages } from './place-passages.ts';

const prompt = (label: string, instruction: string): string =>
  `\`\`\`prompt\nid: ${label.toLowerCase().replaceAll(' ', '-')}\nlabel: ${label}\nform: paragraphs\n\n${instruction}\n\`\`\``;

test('a judgement of the case stands in the formulation, one of the results where they are explained', () => {
  const template = parseMarkdown(
    [
      prompt('What the results mean', 'Explain the results in plain language.'),
      prompt('Formulation and opinion', 'Bring the findings together.'),
    ].join('\n\n'),
    { template: true },
  );
  const passages = passagesOf(
    ['Being shamed sets off the old alarm.', 'Verbal memory is weak beside good visual scores.'],
    { kinds: [['formulation', 0.9]] },
  );
  const { promptsOf } = placePassages(listSections(template), passages);
  expect(passages.map(promptsOf)).toEqual([['formulation-and-opinion'], ['what-the-results-mean']]);
  const [named] = passagesOf(['Formulation: frontal, memory secondary.'], {
    kinds: [['formulation', 0.9]],
    label: 'Formulation',
    isOwnLabel: true,
  });
  if (named === undefined) throw new Error('there is no passage');
  expect(placePassages(listSections(template), [named]).promptsOf(named)).toContain('formulation-and-opinion');
});

test('a judgement of the case is not repeated where results are explained', () => {
  const template = parseMarkdown(
    [prompt('What the results mean', 'Explain them.'), prompt('Formulation and opinion', 'What keeps it going.')].join(
      '\n\n',
    ),
    { template: true },
  );
  const passages = passagesOf(['A hungry, tired and worried boy.'], { kinds: [['formulation', 0.9]] });
  const { promptsOf } = placePassages(listSections(template), passages);
  expect(passages.map(promptsOf)).toEqual([['formulation-and-opinion']]);
});

test('a section that asks for a judgement and got none has the one that explains results', () => {
  const template = parseMarkdown(
    [prompt('What the results mean', 'Explain them.'), prompt('Formulation and opinion', 'Your opinion.')].join('\n\n'),
    { template: true },
  );
  const passages = passagesOf(['Verbal memory is weak beside good visual scores.'], { kinds: [['formulation', 0.9]] });
  const { promptsOf } = placePassages(listSections(template), passages);
  expect(passages.map(promptsOf)).toEqual([['what-the-results-mean', 'formulation-and-opinion']]);
});

test('what somebody manages, their skin and their sleep stand under a heading that asks for that', () => {
  const template = parseMarkdown(
    ['Presenting complaint', 'Examination', 'Functional status', 'Skin and wounds', 'Sleep', 'Plan']
      .map((label) => prompt(label, label))
      .join('\n\n'),
    { template: true },
  );
  const seen = passagesOf(
    ['Baseline: mob w zimmer indoors.', 'Sacral erythema grade 1.', 'Slept 4 hrs.', 'Chest clear.'],
    { kinds: [['examination', 0.8]] },
  );
  const planned = passagesOf(['Order commode, TVN to see wound.'], { kinds: [['plan', 0.8]] });
  const { promptsOf } = placePassages(listSections(template), [...seen, ...planned]);
  expect([...seen, ...planned].map(promptsOf)).toEqual([
    ['functional-status'],
    ['skin-and-wounds'],
    ['sleep'],
    ['examination'],
    ['plan'],
  ]);
});

test('what somebody has now is told with what brings them, and not with what they had before', () => {
  const template = parseMarkdown(
    ['Presenting complaint', 'Past medical history'].map((label) => prompt(label, label)).join('\n\n'),
    { template: true },
  );
  const passages = passagesOf(['Imp: delirium ?HAP.'], { kinds: [['diagnosis', 0.9]] });
  expect(passages.map(placePassages(listSections(template), passages).promptsOf)).toEqual([['presenting-complaint']]);
});

test('a heading that asks for a topic leaves the rest of its kind to another', () => {
  const template = parseMarkdown(
    [prompt('Obstetric history', 'Pregnancies.'), prompt('Past medical history', 'Illnesses.')].join('\n\n'),
    { template: true },
  );
  const passages = passagesOf(['2019 SVD 38/40 girl 2.6 kg', 'appendix 2014'], { kinds: [['medical', 0.9]] });
  const { promptsOf } = placePassages(listSections(template), passages);
  expect(passages.map(promptsOf)).toEqual([['obstetric-history'], ['past-medical-history']]);
});

test('the name of a section may go on where the heading of the note ends', () => {
  const template = parseMarkdown(
    [prompt('Everyday function', 'Day to day.'), prompt('Mood and adjustment', 'How they cope.')].join('\n\n'),
    { template: true },
  );
  const [passage] = passagesOf(['Now I am minded.'], { kinds: [['presenting', 0.9]], heading: 'mood' });
  if (passage === undefined) throw new Error('there is no passage');
  expect(placePassages(listSections(template), [passage]).promptsOf(passage)).toEqual(['mood-and-adjustment']);
});

test('of headings that ask alike, the one takes a passage whose instruction names what it is about', () => {
  const template = parseMarkdown(
    [
      prompt('Background', 'Family, personal, work.'),
      prompt('Past history', 'Earlier episodes, previous treatment and physical health.'),
    ].join('\n\n'),
    { template: true },
  );
  const passages = [
    ...passagesOf(['Never seen anybody for nerves.'], { kinds: [['psychiatric', 0.9]] }),
    ...passagesOf(['Two brothers.'], { kinds: [['family', 0.9]] }),
    // As many words in common still decide first.
    ...passagesOf(['No illness at work.'], { kinds: [['medical', 0.9]] }),
  ];
  const { promptsOf } = placePassages(listSections(template), passages);
  expect(passages.map(promptsOf)).toEqual([['past-history'], ['background'], ['background']]);
});

test('an instruction that names a kind below a kindred heading comes before a heading that takes whatever is left', () => {
  const template = parseMarkdown(
    [
      prompt('Personal and family history', 'Childhood, school, work.'),
      prompt('Medication', 'Medicines with dose, side effects, allergies.'),
    ].join('\n\n'),
    { template: true },
  );
  const passages = passagesOf(['Comes out in a rash with penicillin.'], { kinds: [['allergies', 0.9]] });
  expect(passages.map(placePassages(listSections(template), passages).promptsOf)).toEqual([['medication']]);
});

test('what happened before an admission is told as its reason, and what staff saw after it as the course', () => {
  const template = parseMarkdown(
    [
      prompt('Reason for admission', 'How and why the patient came in.'),
      prompt('Social circumstances', 'Family, home, work, money.'),
      prompt('Progress on the ward', 'Course, behaviour, activities.'),
      prompt('Mental state', 'Mental state as observed.'),
      prompt('Risk and observations', 'Incidents, level of observation.'),
    ].join('\n\n'),
    { template: true },
  );
  const passages = [
    ...passagesOf(['Stopped washing, talked to the router.'], { kinds: [['presenting', 0.9]] }),
    ...passagesOf(['Ate half his lunch.'], { kinds: [['observation', 0.9]] }),
    ...passagesOf(['Perplexed.'], { kinds: [['mental-state', 0.9]] }),
  ];
  const { promptsOf } = placePassages(listSections(template), passages);
  expect(passages.map(promptsOf)).toEqual([['reason-for-admission'], ['progress-on-the-ward'], ['mental-state']]);
});

test('what was since the last session is told apart from what was talked about in this one', () => {
  const template = parseMarkdown(
    [
      prompt('Since last session', 'Events and symptoms since the last session, homework.'),
      prompt('Content of the session', 'Themes, thoughts and feelings.'),
      prompt('Interventions', 'What the therapist did.'),
    ].join('\n\n'),
    { template: true },
  );
  const passages = [
    ...passagesOf(['How has the week been? I went in on Wednesday.'], { kinds: [['presenting', 0.9]] }),
    ...passagesOf(['And I had one wobble.'], { kinds: [['presenting', 0.9]], topic: 'How has the week been?' }),
    ...passagesOf(['If I had left later she would be alive.'], { kinds: [['presenting', 0.9]] }),
    ...passagesOf(['We drew a pie of who had a part in it.'], { kinds: [['intervention', 0.9]] }),
    ...passagesOf(['The lorry. The weather.'], { kinds: [['intervention', 0.9]], speaker: 'Client' }),
  ];
  const { promptsOf } = placePassages(listSections(template), passages);
  expect(passages.map(promptsOf)).toEqual([
    ['since-last-session'],
    ['since-last-session'],
    ['content-of-the-session'],
    ['interventions'],
    ['content-of-the-session'],
  ]);
});

test('what a home is like stands under a heading that asks for that, and not with how somebody looks', () => {
  const template = parseMarkdown(
    [
      prompt('How they are', 'Symptoms, mood, sleep.'),
      prompt('Home and daily living', 'State of the home, cooking, shopping, money.'),
      prompt('Presentation', 'How they looked and behaved.'),
    ].join('\n\n'),
    { template: true },
  );
  const passages = [
    ...passagesOf(['Two tins in the fridge, half a loaf gone blue.', 'Kissed my hand.'], {
      kinds: [['observation', 0.9]],
    }),
    ...passagesOf(['Has not cooked since she died.', 'Cries in the evening.'], { kinds: [['presenting', 0.9]] }),
  ];
  const { promptsOf } = placePassages(listSections(template), passages);
  expect(passages.map(promptsOf)).toEqual([
    ['home-and-daily-living'],
    ['presentation'],
    ['home-and-daily-living'],
    ['how-they-are'],
  ]);
});

test('a heading that says little leaves it to the instruction below it', () => {
  const template = parseMarkdown(
    [
      prompt('How you have been', 'Mood and thinking.'),
      prompt('After you leave', 'Follow-up and who to call.'),
      prompt('Drugs', 'Regular medicines with their doses.'),
      prompt('Habits', 'Alcohol, smoking.'),
    ].join('\n\n'),
    { template: true },
  );
  const passages = [
    ...passagesOf(['CPN on Monday at 11.'], { kinds: [['plan', 0.9]] }),
    ...passagesOf(['Bisoprolol 1.25.'], { kinds: [['medication', 0.9]] }),
    ...passagesOf(['Ten a day.'], { kinds: [['substance', 0.9]] }),
  ];
  const { promptsOf } = placePassages(listSections(template), passages);
  expect(passages.map(promptsOf)).toEqual([['after-you-leave'], ['drugs'], ['habits']]);
});

test('of two tables of results, each takes the tests of its field', () => {
  const template = parseMarkdown(
    [
      prompt('Thinking and memory results', 'All cognitive scores exactly as noted.'),
      prompt('Mood measures', 'Emotional and behavioural questionnaires with score.'),
    ]
      .join('\n\n')
      .replaceAll('form: paragraphs', 'form: table'),
    { template: true },
  );
  const passages = passagesOf(['TOPF predicted FSIQ 101', 'BNT 54/60, within limits.', 'HADS A 9 D 4', 'PHQ-9 12'], {
    kinds: [['results', 0.85]],
  });
  const { promptsOf } = placePassages(listSections(template), passages);
  expect(passages.map(promptsOf)).toEqual([
    ['thinking-and-memory-results'],
    ['thinking-and-memory-results'],
    ['mood-measures'],
    ['mood-measures'],
  ]);
});

test('where no section asks for plans, the last one takes them, unless its name says what it is about', () => {
  const place = (last: string): string[][] => {
    const template = parseMarkdown(
      [prompt('Mental state', 'As seen.'), prompt(last, 'By school and home.')].join('\n\n'),
      {
        template: true,
      },
    );
    const passages = passagesOf(['Laptop for longer texts.'], { kinds: [['plan', 0.9]] });
    return passages.map((passage) => [...placePassages(listSections(template), passages).promptsOf(passage)]);
  };
  expect(place('Having a go')).toEqual([['having-a-go']]);
  expect(place('Medication')).toEqual([[]]);
});

const place = (labels: readonly string[], passages: ReturnType<typeof passagesOf>): string[][] => {
  const template = parseMarkdown(labels.map((label) => prompt(label, '')).join('\n\n'), { template: true });
  const { promptsOf } = placePassages(listSections(template), passages);
  return passages.map((passage) => [...promptsOf(passage)]);
};

test('what somebody tells stands where the template asks for it, and nothing else does', () => {
  const told = passagesOf(['Wife says he gets lost.', 'Lost on the way to bowls.'], { kinds: [['presenting', 0.9]] });
  const smoked = passagesOf(['Never smoked.'], { kinds: [['substance', 0.9]] });
  const labels = ['Presenting complaint', 'What the carer says', 'Plan'];
  expect(place(labels, [...told, ...smoked])).toEqual([['what-the-carer-says'], ['presenting-complaint'], []]);
});

test('where no section is about risk, a fall stands with how somebody gets about, and is shown for a look', () => {
  const [fall] = passagesOf(['Fell on Sunday reaching for the curtain.'], {
    kinds: [
      ['risk', 0.6],
      ['presenting', 0.3],
    ],
    isRisk: true,
  });
  if (fall === undefined) throw new Error('there is no passage');
  expect(place(['Living situation', 'Getting about', 'Plan'], [fall])).toEqual([['getting-about']]);
  const template = parseMarkdown(prompt('Getting about', ''), { template: true });
  expect(placePassages(listSections(template), [fall]).unplaced).toEqual([fall]);
});

test('the initials of a heading are its name', () => {
  const labels = ['Restricted and repetitive behaviours', 'Social communication', 'Plan'];
  const template = parseMarkdown(labels.map((label) => prompt(label, label)).join('\n\n'), { template: true });
  const [timetables, other] = [
    passagesOf(['Bus timetables.'], { kinds: [['social', 0.8]], label: 'RRBs' }),
    passagesOf(['Bus timetables.'], { kinds: [['plan', 0.8]], label: 'SCA' }),
  ];
  const { promptsOf } = placePassages(listSections(template), [...timetables, ...other]);
  expect([...timetables, ...other].map((passage) => promptsOf(passage).map((id) => id.slice(0, 10)))).toEqual([
    ['restricted'],
    ['plan'],
  ]);
});

test('what the client tells who was seen alone stands under no account of a parent, and what a parent tells of their own tablets is no medicine of the client', () => {
  const template = parseMarkdown(
    [
      prompt('Young person account', 'What she says herself.'),
      prompt('Parent account', 'What parents or carers report.'),
      prompt('Medication', 'What she takes.'),
    ].join('\n\n'),
    { template: true },
  );
  const markdown = [
    'F seen alone for 50 min.',
    'Says she just wanted it quiet.',
    '',
    'Mum (Tessa) seen separately.',
    'Up at night, snappy.',
    'Tablets at home: own sertraline, in the drawer.',
    '',
    'Argument about her phone.',
  ].join('\n');
  const note = { id: 'n1', title: 'Visit', markdown, writtenAt: new Date(0) };
  const passages = markdown
    .split('\n')
    .filter(Boolean)
    .map((text) => ({ text, start: markdown.indexOf(text), end: markdown.indexOf(text) + text.length }))
    .flatMap(({ text, ...span }) =>
      passagesOf([text], { note, ...span, kinds: [[text.startsWith('Tablets') ? 'medication' : 'presenting', 0.9]] }),
    );
  const { promptsOf } = placePassages(listSections(template), passages);
  const [own, parents] = ['young-person-account', 'parent-account'];
  expect(passages.map(promptsOf)).toEqual([[own], [own], [parents], [parents], [parents], [own]]);
});

test('a military record has a topic, and the head of a table says of which field its scores are', () => {
  const template = parseMarkdown(
    [
      prompt('Military service', 'Regiment, tours, discharge.'),
      prompt('Health', 'Illness.'),
      prompt('Cognitive results', 'Tests.').replace('form: paragraphs', 'form: table'),
      prompt('Emotional questionnaires', 'Tests.').replace('form: paragraphs', 'form: table'),
    ].join('\n\n'),
    { template: true },
  );
  const passages = [
    ...passagesOf(['Medically discharged with his knee.'], { kinds: [['medical', 0.9]] }),
    ...passagesOf(['Inattention 74 61'], { kinds: [['results', 0.9]], header: ['Conners 3', 'Mum', 'Dad'] }),
  ];
  const { promptsOf } = placePassages(listSections(template), passages);
  expect(passages.map(promptsOf)).toEqual([['military-service'], ['emotional-questionnaires']]);
});

test('scores stand in a table of investigations where no other section asks for them', () => {
  const template = parseMarkdown(
    `${prompt('Examination', 'Findings.')}\n\n${prompt('Investigations', 'Tests.').replace('form: paragraphs', 'form: table')}`,
    { template: true },
  );
  const passages = passagesOf(['Hb 121'], { kinds: [['results', 0.9]] });
  expect(passages.map(placePassages(listSections(template), passages).promptsOf)).toEqual([['investigations']]);
});

test('what brings the client, and a note abroad, stand under the heading that asks for it, not under one that asks for a part', () => {
  const template = parseMarkdown(
    ['Presenting problem', 'Sleep appetite energy'].map((label) => prompt(label, label)).join('\n\n'),
    { template: true },
  );
  const [referred, abroad] = [
    ...passagesOf(['It is the panic.'], { kinds: [['referral', 0.8]] }),
    ...passagesOf(['Es ist die Angst.'], { kinds: [['chatter', 0.4]], language: 'German' }),
  ];
  if (referred === undefined || abroad === undefined) throw new Error('there is no passage');
  const { promptsOf, foreignByPrompt } = placePassages(listSections(template), [referred, abroad], {
    learnt: new Map([['sleep-appetite-energy', new Map([['presenting', 1]])]]),
    meanings: null,
  });
  expect(promptsOf(referred)).toEqual(['presenting-problem']);
  expect(foreignByPrompt.get('presenting-problem')).toEqual([abroad]);
});

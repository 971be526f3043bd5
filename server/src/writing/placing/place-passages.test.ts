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

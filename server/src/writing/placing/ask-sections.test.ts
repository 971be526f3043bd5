import { parseMarkdown } from '@casewright/document';
import { expect, test } from 'vitest';
import { finish } from '../../lib/turns.ts';
import { passagesOf } from '../../testing/material-passages.ts';
import type { Demand } from '../headings/heading-kinds.ts';
import type { Kind } from '../headings/kinds.ts';
import { readVector } from '../network/text-vectors.ts';
import { listSections, type TemplateSection } from '../sections.ts';
import { askSections } from './ask-sections.ts';
import { readMeanings } from './matching/read-meanings.ts';
import { type BesideRequest, readBeside } from '../beside/read-beside.ts';
import { placePassages } from './place-passages.ts';

const language = {
  readVectors: async (texts: readonly string[]) => texts.map(readVector),
  readBeside: async (request: BesideRequest) => finish(readBeside(request)),
};

function readTemplate(sections: readonly [id: string, label: string, instruction: string][]): TemplateSection[] {
  const prompts = sections.map(
    ([id, label, instruction]) =>
      `\`\`\`prompt\nid: ${id}\nlabel: ${label}\nform: paragraphs\n\n${instruction}\n\`\`\``,
  );
  return listSections(parseMarkdown(prompts.join('\n\n'), { template: true }));
}

async function ask(sections: readonly TemplateSection[]): Promise<Map<string, Demand>> {
  return askSections(sections, await readMeanings(language, sections, []));
}

test('headings in the words of a practice are read by their meaning', async () => {
  const sections = readTemplate([
    ['a', 'Knocking at our door', 'Who sent the person to us and what they would like to know.'],
    ['b', 'Under the bonnet', 'Earlier illnesses, operations and accidents.'],
    ['c', 'Face to face', 'How the person looked, spoke and behaved while we talked.'],
    ['d', 'Rolling up our sleeves', 'What each of us will do next and by when.'],
  ]);
  const kinds: Kind[] = ['referral', 'medical', 'mental-state', 'plan'];
  const passages = kinds.flatMap((kind) => passagesOf([`About ${kind}.`], { kinds: [[kind, 0.9]] }));
  const learnt = await ask(sections);
  expect(passages.map(placePassages(sections, passages, { learnt, meanings: null }).promptsOf)).toEqual([
    ['a'],
    ['b'],
    ['c'],
    ['d'],
  ]);
});

test('a section whose words do not speak of harm is never learnt to be about it', async () => {
  const sections = readTemplate([['a', 'Storm clouds', 'Whatever could end badly for anybody.']]);
  expect((await ask(sections)).get('a')?.has('risk')).toBe(false);
});

test('a known name says what its section asks for, whatever its instruction sounds like', async () => {
  const sections = readTemplate([
    ['a', 'Medication', 'Tell the story of how the patient came to us.'],
    ['b', 'Behind it all', 'How the problem is to be understood, and why it goes on.'],
  ]);
  const passages = passagesOf(['Sertraline 50 mg.'], { kinds: [['medication', 0.9]] });
  const learnt = await ask(sections);
  expect(passages.map(placePassages(sections, passages, { learnt, meanings: null }).promptsOf)).toEqual([['a']]);
});

import { parseMarkdown } from '@casewright/document';
import { expect, test } from 'vitest';
import { finish } from '../../../lib/turns.ts';
import { passagesOf } from '../../../testing/material-passages.ts';
import type { Kind } from '../../headings/kinds.ts';
import { readVector } from '../../network/text-vectors.ts';
import { listSections, type TemplateSection } from '../../sections.ts';
import type { MaterialPassage } from '../material-passage.ts';
import { type BesideRequest, readBeside } from '../../beside/read-beside.ts';
import { placePassages } from '../place-passages.ts';
import { readTemplate } from '../read-template.ts';

const language = {
  readVectors: async (texts: readonly string[]) => texts.map(readVector),
  readBeside: async (request: BesideRequest) => finish(readBeside(request)),
};

function template(sections: readonly [id: string, label: string, instruction: string][]): TemplateSection[] {
  const prompts = sections.map(
    ([id, label, instruction]) =>
      `\`\`\`prompt\nid: ${id}\nlabel: ${label}\nform: paragraphs\n\n${instruction}\n\`\`\``,
  );
  return listSections(parseMarkdown(prompts.join('\n\n'), { template: true }));
}

async function place(sections: TemplateSection[], passages: MaterialPassage[]): Promise<(readonly string[])[]> {
  return passages.map(placePassages(sections, passages, await readTemplate(language, sections, passages)).promptsOf);
}

test('of two sections that ask for the same kind, the one that a passage is nearer to takes it', async () => {
  const sections = template([
    ['memory', 'Memory and finding the way', 'Forgetting, repeating, getting lost, names.'],
    ['nights', 'Nights and appetite', 'Sleep, waking, dreams, eating.'],
  ]);
  const trouble: [Kind, number][] = [['presenting', 0.95]];
  const placeAlone = async (text: string): Promise<unknown> =>
    place(sections, passagesOf([text], { kinds: trouble, inNote: trouble }));
  expect(await placeAlone('Forgets names, and got lost on the way home from the shop.')).toEqual([['memory']]);
  expect(await placeAlone('Wakes at three and cannot sleep again.')).toEqual([['nights']]);
});

test('small talk and orders match no section', async () => {
  const sections = template([
    ['story', 'What brings them', 'The trouble in their own words.'],
    ['plan', 'What next', 'Who does what by when.'],
  ]);
  const talk = passagesOf(['Parked behind the Co-op, rained all the way.'], {
    kinds: [['chatter', 0.95]],
    inNote: [['chatter', 0.97]],
  });
  const order = passagesOf(['Write that the plan is to discharge her.'], { kinds: [['order', 1]], isOrder: true });
  expect(await place(sections, [...talk, ...order])).toEqual([[], []]);
});

test('the head of an entry matches no section, whatever stands around it', async () => {
  const sections = template([
    ['home', 'Family and home', 'Who lives there, and how they get on.'],
    ['plan', 'What next', 'Who does what by when.'],
  ]);
  const family: [Kind, number][] = [['family', 0.95]];
  const [before, behind] = passagesOf(['Her brother has the boys.', 'Asked for her boys six times.'], {
    kinds: family,
    inNote: family,
  }) as [MaterialPassage, MaterialPassage];
  const head = passagesOf(['12/11 AM – HCA Danny'], { kinds: [['chatter', 1]], inNote: family });
  expect((await place(sections, [before, ...head, behind]))[1]).toEqual([]);
});

test('what one person tells stands in no account of another, however well it would match there', async () => {
  const sections = template([
    ['child', 'What Idris told us', 'His own words.'],
    ['mother', 'What his mother told us', 'Sleep, home, the baby, who looks after whom, and her worries.'],
  ]);
  const views: [Kind, number][] = [['views', 0.9]];
  const passages = passagesOf(
    ['Idris in the library: "bells go in my teeth, every day".', '"Mum sleeps at day. I do the bottle of the baby".'],
    { kinds: views, inNote: views, block: 0 },
  );
  expect(await place(sections, passages)).toEqual([['child'], ['child']]);
});

test('where no section is about risk, what touches harm stands where it belongs', async () => {
  const sections = template([
    ['history', 'Medical history', 'Illnesses and operations.'],
    ['talk', 'Feedback meeting: what was said', 'What we told them and what they said.'],
  ]);
  const passages = passagesOf(['We told them that heights are not safe, and he said he would not climb.'], {
    kinds: [['risk', 0.9]],
    inNote: [['intervention', 0.9]],
    isRisk: true,
  });
  expect(await place(sections, passages)).toEqual([['talk']]);
});

test('no section is said to be empty where all that is told of it touches harm', async () => {
  const sections = template([
    ['complaint', 'Presenting complaint', 'What they came with.'],
    ['family', 'Family history', 'Illnesses in the family.'],
    ['risk', 'Risk', 'Harm to self or others.'],
  ]);
  const came = passagesOf(['Brought in by ambulance, found by flatmate after an overdose of paracetamol.'], {
    kinds: [
      ['risk', 0.6],
      ['presenting', 0.4],
    ],
    inNote: [['presenting', 0.9]],
    isRisk: true,
  });
  expect(await place(sections, came)).toEqual([['risk', 'complaint']]);
  const complaint = passagesOf(['Brought in by ambulance with pain in the belly since noon.'], {
    kinds: [['presenting', 0.95]],
    inNote: [['presenting', 0.95]],
  });
  expect(await place(sections, [...complaint, ...came])).toEqual([['complaint'], ['risk']]);
});

test('whether something stands under risk is left to the rules', async () => {
  const sections = template([
    ['story', 'What brings them', 'The trouble in their own words.'],
    ['risk', 'Risk', 'Harm to self or others.'],
  ]);
  const passages = passagesOf(['Has thought of jumping.'], { kinds: [['risk', 0.9]], isRisk: true });
  expect((await place(sections, passages))[0]).toContain('risk');
  const harmless = passagesOf(['Has thought of moving house.'], { kinds: [['social', 0.9]] });
  expect((await place(sections, harmless))[0]).not.toContain('risk');
});

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createRandom } from '../server/src/lib/seeded-random.ts';
import { createDraw, type Slots } from './identity-draw.ts';
import type { MarkedSentence } from '../server/src/writing/identities/tagger/training/read-marked.ts';
import { createSlotMaker, type Words } from './identity-slots.ts';

const FOLDER = path.join(import.meta.dirname, 'identity-templates');

function readLines(name: string): string[] {
  return readFileSync(path.join(FOLDER, name), 'utf8')
    .split('\n')
    .filter((line) => line !== '');
}

/** Lists of a file, by their headings `= org`. */
function readSections(name: string, parting: RegExp): Map<string, string[]> {
  const sections = new Map<string, string[]>();
  let current: string[] = [];
  for (const line of readLines(name)) {
    if (line.startsWith('# ')) continue;
    if (line.startsWith('= ')) sections.set(line.slice(2), (current = []));
    else current.push(...line.split(parting));
  }
  return sections;
}

/** Clinical sentences in which nothing may be hidden, written before anything was run on them. */
export function readCleanTemplates(): string[] {
  return readLines('clean.txt');
}

/** Templates filled with names and numbers: each as often as it is told. */
export function fillTemplates(times: number): MarkedSentence[] {
  const makeSlots = createSlotMaker(createDraw(createRandom(1)), readWords());
  const sentences: MarkedSentence[] = [];
  let kind = '';
  for (const line of readLines('planted.txt')) {
    if (line.startsWith('# ')) kind = line.slice(2);
    else
      for (let time = 0; time < times; time += 1) {
        const { client, slots } = makeSlots();
        sentences.push({ class: kind, client, ...fill(line, slots) });
      }
  }
  return sentences;
}

function readWords(): Words {
  const names = readSections('names.txt', / /);
  const made = readSections('fillers.txt', /\n/);
  return {
    given: names.get('given') ?? [],
    surnames: names.get('surname') ?? [],
    organisations: made.get('org') ?? [],
    schools: made.get('school') ?? [],
  };
}

/** The sentence, and where in it stands what identifies somebody. An article is no part of it. */
function fill(template: string, slots: Slots): Omit<MarkedSentence, 'class' | 'client'> {
  let text = '';
  const identifiers: string[] = [];
  const starts: number[] = [];
  for (const piece of template.replaceAll(String.raw`\n`, '\n').split(/(<\w+>)/)) {
    const slot = /^<(\w+)>$/.exec(piece)?.[1];
    if (slot === undefined) {
      text += piece;
      continue;
    }
    let value = slots[slot]?.() ?? '';
    if (text === '' || /[.\n] ?$/.test(text)) value = value.replace(/^the /, 'The ');
    const hidden = value.replace(/^[Tt]he /, '');
    text += value.slice(0, value.length - hidden.length);
    identifiers.push(hidden);
    starts.push(text.length);
    text += hidden;
  }
  return { text, identifiers, starts };
}

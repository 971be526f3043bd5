// Writes what train.py learns from: node write-examples.ts <file>
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { HEADING_PHRASES } from '../../headings/heading-phrases.ts';
import { type Kind, KINDS } from '../../headings/kinds.ts';
import { readVector } from '../../network/text-vectors.ts';

/** A text that names or describes a section, and how much of what stands in it is of each kind. */
interface SectionExample {
  text: string;
  /** A share for each kind. */
  shares: Float32Array;
  weight: number;
}

interface OwnSection {
  kinds: Kind[];
  label: string;
  instruction: string;
}

interface LabelledNote {
  passages: { kind: Kind; risk?: boolean; heading?: string }[];
}

const SECTIONS = path.join(import.meta.dirname, 'sections');
const LABELS = path.resolve(import.meta.dirname, '../../../../../bench/labels/training');
/** A section of a template is what is to be read, and its name alone says least. */
const WHOLE_WEIGHT = 8;
const INSTRUCTION_WEIGHT = 4;
const NAME_WEIGHT = 2;
/** What a section asks for besides its first kind. */
const FURTHER = 0.7;
/** A heading of notes with many passages below it is surer. */
const MAX_NOTE_WEIGHT = 1.5;
/** What stands below a heading and touches harm tells of risk besides its kind. */
const RISK_SHARE = 0.5;

const [, , target] = process.argv;
if (target === undefined) throw new Error('give the file to write');

/** The names of `heading-phrases.ts`, the headings of the labelled notes, and sections of invented templates. */
const examples = [...readPhrases(), ...readHeadings(), ...readOwn()];
const vectors = examples.map(({ text }) => readVector(text));
const lines = examples.map(({ shares, weight }, index) =>
  JSON.stringify({ vector: [...(vectors[index] ?? [])], shares: [...shares], weight }),
);
writeFileSync(target, lines.join('\n'));

function readPhrases(): SectionExample[] {
  return HEADING_PHRASES.flatMap(([kinds, phrases]) => {
    const named = kinds.split(' ').filter((kind) => !kind.startsWith('('));
    return phrases.split('|').map((phrase) => example(phrase.trim(), new Map(named.map((kind) => [kind, 1])), 1));
  });
}

function readHeadings(): SectionExample[] {
  const counts = new Map<string, Map<string, number>>();
  for (const { kind, risk, heading = '' } of readdirSync(LABELS).toSorted().flatMap(readPassages)) {
    const name = heading.toLowerCase();
    if (!/[a-z]{3}/.test(name)) continue;
    const own = counts.get(name) ?? new Map<string, number>();
    own.set(kind, (own.get(kind) ?? 0) + 1);
    if (risk === true) own.set('risk', (own.get('risk') ?? 0) + RISK_SHARE);
    counts.set(name, own);
  }
  return Array.from(counts, ([name, own]) => {
    const total = [...own.values()].reduce((sum, count) => sum + count, 0);
    return example(name, own, Math.min(MAX_NOTE_WEIGHT, (1 + Math.log(total)) / 2));
  });
}

function readPassages(file: string): LabelledNote['passages'] {
  const notes = JSON.parse(readFileSync(path.join(LABELS, file), 'utf8')) as LabelledNote[];
  return notes.flatMap(({ passages }) => passages);
}

function readOwn(): SectionExample[] {
  const files = readdirSync(SECTIONS).toSorted();
  const sections = files.flatMap((file) => JSON.parse(readFileSync(path.join(SECTIONS, file), 'utf8')) as OwnSection[]);
  return sections.flatMap(({ kinds, label, instruction }) => {
    const asked = new Map(kinds.map((kind, place) => [kind, place === 0 ? 1 : FURTHER]));
    return [
      example(`${label}. ${instruction}`, asked, WHOLE_WEIGHT),
      example(instruction, asked, INSTRUCTION_WEIGHT),
      example(label, asked, NAME_WEIGHT),
    ];
  });
}

function example(text: string, counts: ReadonlyMap<string, number>, weight: number): SectionExample {
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  return { text, shares: Float32Array.from(KINDS, (kind) => (counts.get(kind) ?? 0) / total), weight };
}

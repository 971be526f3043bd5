import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { findIdentifiers, findNames } from '../server/src/writing/identities/find-identifiers.ts';
import type { Identity } from '../server/src/writing/identities/identity.ts';
import { CLEAN_SENTENCES } from './identity-clean.ts';
import { makePlantedSentences } from './identity-planted.ts';

export interface PlantedSentence {
  class: string;
  client: { first_name: string; last_name: string; date_of_birth?: string };
  text: string;
  identifiers: string[];
}

interface IdentitySet {
  planted: PlantedSentence[];
  clean: string[];
}

const HELD_OUT = path.join(import.meta.dirname, 'labels/identity');
const SHOWN = 12;

/** How many planted identifiers stay in a text, by class, and how many sentences with none lose a word. */
export async function benchIdentity(): Promise<void> {
  report('development set', { planted: makePlantedSentences(), clean: CLEAN_SENTENCES });
  for (const file of await listHeldOut()) {
    report(`held-out set ${file}`, JSON.parse(await readFile(path.join(HELD_OUT, file), 'utf8')) as IdentitySet);
  }
}

async function listHeldOut(): Promise<string[]> {
  const files = await readdir(HELD_OUT).catch(() => []);
  return files.filter((file) => file.endsWith('.json')).toSorted();
}

function report(name: string, { planted, clean }: IdentitySet): void {
  print(`${name}: ${planted.reduce((sum, { identifiers }) => sum + identifiers.length, 0)} planted identifiers`);
  const classes = new Map<string, { all: number; missed: string[] }>();
  for (const sentence of planted) {
    const counts = classes.get(sentence.class) ?? { all: 0, missed: [] };
    classes.set(sentence.class, counts);
    counts.all += sentence.identifiers.length;
    counts.missed.push(...listMissed(sentence).map((identifier) => `${identifier} | ${sentence.text}`));
  }
  for (const [kind, { all, missed }] of classes) {
    print(`  ${kind}: missed ${missed.length} of ${all} (${percent(missed.length, all)} %)`);
    for (const miss of missed.slice(0, SHOWN)) print(`    ${miss}`);
  }
  const wrong = clean.flatMap((text) => hide(text, []).map(({ start, end }) => `${text.slice(start, end)} | ${text}`));
  const sentences = new Set(wrong.map((line) => line.slice(line.indexOf(' | '))));
  print(
    `  hidden wrongly: ${sentences.size} of ${clean.length} sentences (${percent(sentences.size, clean.length)} %)`,
  );
  for (const line of wrong.slice(0, SHOWN)) print(`    ${line}`);
}

function hide(text: string, known: readonly Identity[]): { start: number; end: number }[] {
  return findIdentifiers([text], [...known, ...findNames([text], known)])[0] ?? [];
}

/** An identifier is missed where a letter or a digit of it is still to be read; words anybody may know do not count. */
function listMissed({ client, text, identifiers }: PlantedSentence): string[] {
  const known: Identity[] = [
    { kind: 'client', text: `${client.first_name} ${client.last_name}` },
    ...(client.date_of_birth === undefined ? [] : [{ kind: 'birth date' as const, text: client.date_of_birth }]),
  ];
  const found = hide(text, known);
  return identifiers.filter((identifier) => {
    const start = text.indexOf(identifier);
    if (start < 0) throw new Error(`"${identifier}" does not stand in "${text}"`);
    return Array.from(identifier.matchAll(/[\p{L}\p{M}]{2,}|\p{N}+/gu)).some(({ 0: part, index }) => {
      const [from, to] = [start + index, start + index + part.length];
      const isHidden = found.some((place) => place.start <= from && place.end >= to);
      return !isHidden && !EVERYBODYS.has(part.toLowerCase());
    });
  });
}

const EVERYBODYS = new Set(
  `mr mrs ms miss dr prof nurse the of and at dot com co uk flat school primary hospital ward surgery church street road
  years year old aged yo born on in no nhs number pdf docx aunt his her sister`.split(/\s+/),
);

function percent(part: number, all: number): string {
  return ((100 * part) / Math.max(1, all)).toFixed(1);
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

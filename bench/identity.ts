import { findIdentifiers, findNames } from '../server/src/writing/identities/find-identifiers.ts';
import type { Identity } from '../server/src/writing/identities/identity.ts';
import { benchIdentityNotes } from './identity-notes.ts';
import type { MarkedSentence } from '../server/src/writing/identities/tagger/training/read-marked.ts';
import {
  type IdentitySet,
  makeTemplateSet,
  readApartSets,
  readDevelopmentSets,
  readHeldOutSets,
} from './identity-set.ts';

const SHOWN = 12;

/** How many planted identifiers stay in a text, by class, and how many sentences with none lose a word. */
export async function benchIdentity(): Promise<void> {
  await benchIdentityDevelopment();
  for (const set of await readApartSets()) report(set);
  report(joinSets('held out', await readHeldOutSets()));
  await benchIdentityNotes();
}

function joinSets(name: string, sets: readonly IdentitySet[]): IdentitySet {
  return {
    name,
    planted: sets.flatMap(({ planted }) => planted),
    clean: sets.flatMap(({ clean }) => clean),
    isOpen: false,
  };
}

/** Without what is held out, which is run as seldom as can be. */
export async function benchIdentityDevelopment(): Promise<void> {
  for (const set of [...(await readDevelopmentSets()), makeTemplateSet()]) report(set);
}

export function report({ name, planted, clean, isOpen }: IdentitySet, most = SHOWN): void {
  const shown = isOpen ? most : 0;
  const classes = new Map<string, { all: number; missed: string[] }>();
  for (const sentence of planted) {
    const counts = classes.get(sentence.class) ?? { all: 0, missed: [] };
    classes.set(sentence.class, counts);
    counts.all += sentence.identifiers.length;
    counts.missed.push(...listMissed(sentence).map((identifier) => `${identifier} | ${sentence.text}`));
  }
  const counted = [...classes.values()];
  const all = counted.reduce((sum, one) => sum + one.all, 0);
  const missedInAll = counted.reduce((sum, one) => sum + one.missed.length, 0);
  print(`${name}: missed ${missedInAll} of ${all} planted identifiers (${percent(missedInAll, all)} %)`);
  for (const [kind, { all: count, missed }] of classes) {
    print(`  ${kind}: missed ${missed.length} of ${count} (${percent(missed.length, count)} %)`);
    for (const miss of missed.slice(0, shown)) print(`    ${miss}`);
  }
  const wrong = clean.flatMap((text) => hide(text, []).map(({ start, end }) => `${text.slice(start, end)} | ${text}`));
  const sentences = new Set(wrong.map((line) => line.slice(line.indexOf(' | '))));
  print(
    `  hidden wrongly: ${sentences.size} of ${clean.length} sentences (${percent(sentences.size, clean.length)} %)`,
  );
  for (const line of wrong.slice(0, shown)) print(`    ${line}`);
}

function hide(text: string, known: readonly Identity[]): { start: number; end: number }[] {
  return findIdentifiers([text], [...known, ...findNames([text], known)])[0] ?? [];
}

/** An identifier is missed where a letter or a digit of it is still to be read; words anybody may know do not count. */
function listMissed({ client, clinicians = [], text, identifiers, starts }: MarkedSentence): string[] {
  const known: Identity[] = [
    { kind: 'client', text: `${client.first_name} ${client.last_name}` },
    ...clinicians.map((name) => ({ kind: 'clinician' as const, text: name })),
    ...(client.date_of_birth === undefined ? [] : [{ kind: 'birth date' as const, text: client.date_of_birth }]),
  ];
  const found = hide(text, known);
  return identifiers.filter((identifier, place) => {
    const start = starts?.[place] ?? text.indexOf(identifier);
    if (start < 0) throw new Error(`an identifier of the class does not stand in its text`);
    return partsOf(identifier).some(({ 0: part, index }) => {
      const [from, to] = [start + index, start + index + part.length];
      const isHidden = found.some((hidden) => hidden.start <= from && hidden.end >= to);
      return !isHidden && !EVERYBODYS.has(part.toLowerCase());
    });
  });
}

/** Its words and numbers; of initials each letter. */
function partsOf(identifier: string): RegExpExecArray[] {
  const parts = Array.from(identifier.matchAll(/[\p{L}\p{M}]{2,}|\p{N}+/gu));
  return parts.length > 0 ? parts : Array.from(identifier.matchAll(/[\p{L}\p{M}]+/gu));
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

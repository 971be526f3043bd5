import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { findIdentifiers, findNames } from '../server/src/writing/identities/find-identifiers.ts';
import { createIdentityGuard } from '../server/src/writing/identities/identity-guard.ts';
import type { Identity } from '../server/src/writing/identities/identity.ts';
import { readNote } from '../server/src/writing/reading/read-note.ts';

interface MarkedNote {
  client: { given: string; family: string; dateOfBirth: string };
  clinicians: string[];
  text: string;
  identifiers: { class: string; text: string }[];
}

const FINDER = {
  findNames: async (texts: readonly string[], known: readonly Identity[]) => findNames(texts, known),
  findIdentifiers: async (texts: readonly string[], known: readonly Identity[]) => findIdentifiers(texts, known),
};

/** Whole notes, cut and hidden as they are for a model: how many identifiers can still be read as they were written. */
export async function benchIdentityNotes(): Promise<void> {
  await reportAll('identity-read', true);
  await reportAll('identity-apart', false);
}

async function reportAll(folder: string, isOpen: boolean): Promise<void> {
  const files = await readdir(path.join(import.meta.dirname, 'labels', folder));
  for (const file of files.filter((name) => name.endsWith('.json')).toSorted())
    await report(path.join(folder, file), isOpen);
}

export async function report(name: string, isOpen: boolean): Promise<void> {
  const file = path.join(import.meta.dirname, 'labels', name);
  const { planted, clean } = JSON.parse(await readFile(file, 'utf8')) as { planted: MarkedNote[]; clean: string[] };
  const counts = new Map<string, { all: number; left: number }>();
  for (const note of planted) {
    const hidden = await hide(note.text, knownOf(note));
    for (const { class: kind, text } of note.identifiers) {
      const count = counts.get(kind) ?? { all: 0, left: 0 };
      const isLeft = hidden.some((sentence) => standsIn(sentence, text));
      counts.set(kind, { all: count.all + 1, left: count.left + Number(isLeft) });
      if (isLeft && isOpen) print(`    ${kind}: ${text}`);
    }
  }
  const [all, left] = [...counts.values()].reduce(([sum, bad], one) => [sum + one.all, bad + one.left], [0, 0]);
  print(`whole notes, ${name}: left ${left} of ${all} identifiers`);
  for (const [kind, count] of counts) print(`  ${kind}: left ${count.left} of ${count.all}`);
  const touched = await Promise.all(clean.map(async (text) => (await hide(text, [])).some((one) => one.includes('['))));
  print(`  hidden wrongly: ${touched.filter(Boolean).length} of ${clean.length} sentences`);
}

async function hide(markdown: string, known: readonly Identity[]): Promise<string[]> {
  return createIdentityGuard(known, FINDER).hide(readNote(markdown).map(({ text }) => text));
}

function knownOf({ client: { given, family, dateOfBirth }, clinicians }: MarkedNote): Identity[] {
  return [
    { kind: 'client', text: `${given} ${family}` },
    { kind: 'client', text: given },
    { kind: 'client', text: family },
    { kind: 'birth date', text: dateOfBirth },
    ...clinicians.map((text) => ({ kind: 'clinician' as const, text })),
  ];
}

/** As a word of its own. */
function standsIn(text: string, identifier: string): boolean {
  for (let at = text.indexOf(identifier); at >= 0; at = text.indexOf(identifier, at + 1)) {
    const around = text.slice(Math.max(0, at - 1), at) + text.slice(at + identifier.length, at + identifier.length + 1);
    if (!/[\p{L}\p{N}]/u.test(around)) return true;
  }
  return false;
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

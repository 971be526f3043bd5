import { readFileSync } from 'node:fs';
import path from 'node:path';
import { splitSentences } from '../server/src/writing/reading/split-sentences.ts';
import { checkerFor, percent } from './evidence-checker.ts';

interface Conversation {
  transcript: string;
  note: string;
}

/** Whose notes each transcript is compared with besides its own. */
const FOREIGN_STEPS = [1, 7];
const MIN_WORDS = 2;

/** Notes that clinicians wrote, held against the talk they were written of, and against those of others. */
export function measureConversations(folder: string): void {
  measure('PriMock57', readPriMock(path.join(folder, 'primock57/consultations.jsonl')));
  measure('MTS-Dialog, validation', readDialogues(path.join(folder, 'mts-dialog/valid.csv')));
  measure('MTS-Dialog, training', readDialogues(path.join(folder, 'mts-dialog/train.csv')));
}

function measure(name: string, conversations: readonly Conversation[]): void {
  const own = { all: 0, accepted: 0, notes: 0 };
  const foreign = { all: 0, accepted: 0, notes: 0 };
  for (const [index, { transcript, note }] of conversations.entries()) {
    const check = checkerFor([transcript]);
    const others = FOREIGN_STEPS.map((step) => conversations[(index + step) % conversations.length]?.note ?? '');
    for (const [counts, text] of [[own, note] as const, ...others.map((other) => [foreign, other] as const)]) {
      const sentences = readSentences(text);
      const accepted = sentences.filter((sentence) => check({ text: sentence, cited: [] }).verdict === 'supported');
      counts.all += sentences.length;
      counts.accepted += accepted.length;
      counts.notes += Number(accepted.length * 2 >= sentences.length);
    }
  }
  const { all, accepted } = own;
  print(`${name}, own notes: ${accepted} of ${all} sentences accepted (${percent(accepted, all)})`);
  print(`${name}, others' notes: ${percent(foreign.all - foreign.accepted, foreign.all)} of ${foreign.all} caught`);
  const total = conversations.length;
  print(
    `${name}, notes of which half is accepted: own ${percent(own.notes, total)}, others' ${percent(foreign.notes, total * FOREIGN_STEPS.length)}`,
  );
}

function readSentences(note: string): string[] {
  return note
    .split('\n')
    .flatMap((line) => splitSentences(line).map(({ start, end }) => line.slice(start, end)))
    .filter((text) => /\p{L}{2}/u.test(text) && text.split(' ').length >= MIN_WORDS);
}

function readPriMock(file: string): Conversation[] {
  return readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => {
      const { turns, note } = JSON.parse(line) as { turns: { speaker: string; text: string }[]; note: string };
      return { note, transcript: turns.map(({ speaker, text }) => `${speaker}: ${text}`).join('\n\n') };
    });
}

function readDialogues(file: string): Conversation[] {
  return readCsv(readFileSync(file, 'utf8'))
    .slice(1)
    .map(([, , note = '', dialogue = '']) => ({ note, transcript: dialogue.replaceAll(/\n\s*/g, '\n\n') }));
}

/** Fields in quotes may hold commas and line ends; two quotes stand for one. */
function readCsv(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  for (const [, quoted, plain, end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\n]*))(,|\r?\n|$)/g)) {
    row.push((quoted ?? plain ?? '').replaceAll('""', '"'));
    if (end === ',') continue;
    if (row.length > 1) rows.push(row);
    row = [];
  }
  return rows;
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

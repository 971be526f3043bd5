import {
  type Conversation,
  readDialogues,
  readPriMock,
  sentencesOf,
} from '../server/src/writing/claims/training/read-conversations.ts';
import { checkerFor, percent } from './evidence-checker.ts';

/** Whose notes each transcript is compared with besides its own. */
const FOREIGN_STEPS = [1, 7];

/** Notes that clinicians wrote, compared with the talk they were written from, and with those of others. */
export function measureConversations(folder: string): void {
  measure('PriMock57', readPriMock(folder));
  measure('MTS-Dialog, validation', readDialogues(folder, 'valid'));
}

function measure(name: string, conversations: readonly Conversation[]): void {
  const own = { all: 0, accepted: 0, notes: 0 };
  const foreign = { all: 0, accepted: 0, notes: 0 };
  for (const [index, { transcript, note }] of conversations.entries()) {
    const check = checkerFor([transcript]);
    const others = FOREIGN_STEPS.map((step) => conversations[(index + step) % conversations.length]?.note ?? '');
    for (const [counts, text] of [[own, note] as const, ...others.map((other) => [foreign, other] as const)]) {
      const sentences = sentencesOf(text);
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

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

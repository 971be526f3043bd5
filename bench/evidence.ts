import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Pair, PAIRS_FOLDER, readPairs } from '../server/src/writing/claims/training/read-pairs.ts';
import { checkerFor, percent } from './evidence-checker.ts';
import { measureConversations } from './evidence-conversations.ts';

/** How many faithful sentences are accepted, and how many distorted ones are caught, by category. */
export async function benchEvidence(_databaseUrl: string, dataFolder?: string): Promise<void> {
  // Of the others, `late` chose how much the network counts and takes half an hour; the rest was trained on.
  measurePairs('development pairs of like length', readPairs(path.join(PAIRS_FOLDER, 'read')));
  measurePairs('pairs kept apart from development', readPairs(path.join(PAIRS_FOLDER, 'apart')));
  measurePairs('pairs of which nobody read the errors', readPairs(path.join(PAIRS_FOLDER, 'unread')));
  measurePairs('held-out pairs', globSync('labels/evidence/*.json', { cwd: import.meta.dirname }).flatMap(readLabels));
  if (dataFolder !== undefined) measureConversations(dataFolder);
}

function readLabels(file: string): Pair[] {
  return JSON.parse(readFileSync(path.join(import.meta.dirname, file), 'utf8')) as Pair[];
}

function measurePairs(name: string, pairs: readonly Pair[]): void {
  const counts = new Map<string, { all: number; right: number; exact: number }>();
  const count = (key: string, isRight: boolean, isExact: boolean): void => {
    const known = counts.get(key) ?? { all: 0, right: 0, exact: 0 };
    counts.set(key, {
      all: known.all + 1,
      right: known.right + Number(isRight),
      exact: known.exact + Number(isExact),
    });
  };
  for (const { category, notes, sentence, verdict } of pairs) {
    const judged = checkerFor(notes)({ text: sentence, cited: [] }).verdict;
    const isFaithful = verdict === 'supported';
    const isRight = isFaithful === (judged === 'supported');
    count(`${isFaithful ? 'faithful, accepted' : 'distorted, caught'}: ${category}`, isRight, judged === verdict);
    count(isFaithful ? 'all faithful, accepted' : 'all distorted, caught', isRight, judged === verdict);
  }
  print(`${name}: ${pairs.length}`);
  for (const [key, { all, right, exact }] of [...counts].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    print(`  ${key}: ${right} of ${all} (${percent(right, all)}), with the right verdict ${exact}`);
  }
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

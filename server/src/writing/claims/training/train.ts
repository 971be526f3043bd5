// Makes comparing/decision.json anew: npm run train-evidence -- <folder of the corpora>
// Where the corpora are published, read-conversations.ts says. Nothing but this script needs them.
import { writeFileSync } from 'node:fs';
import { type Decision, DECISION_FILE, scoreOf } from '../comparing/decide.ts';
import { type Described, describePairs, describeTalks } from './examples.ts';
import { fitWeights } from './fit.ts';
import { readDialogues, readPriMock } from './read-conversations.ts';

/** The share of what is not true to the notes that must be caught: the thresholds are set by it. */
const CAUGHT = { prose: 0.9, talk: 0.935 };
const DIALOGUES = 400;
const FOLDS = 8;

type Form = keyof Decision;

const [corpora] = process.argv.slice(2);
if (corpora === undefined) throw new Error('give the folder of the corpora');

const pairs = [...describePairs('.'), ...describePairs('wide')];
const talks = [
  ...describeTalks(readPriMock(corpora), 'PriMock57'),
  ...describeTalks(readDialogues(corpora, 'train').slice(0, DIALOGUES), 'MTS-Dialog'),
];
const examples = [...pairs, ...talks];
const names = Object.keys(examples.find(({ features }) => features !== null)?.features ?? {});
const scores = scoreUnseen();
const prose = settle(
  'prose',
  pairs.filter(({ group, isTalk }) => group.startsWith('wide') && !isTalk),
);
const talk = settle('talk', talks);
const weights = fit(examples);
const apart = describePairs('apart');
const accuracy = {
  'wide pairs, each file unseen': prose.accuracy,
  'conversations, each tenth unseen': talk.accuracy,
  'pairs kept apart': count(apart, (each) => {
    const form = each.isTalk ? 'talk' : 'prose';
    return isAccepted(each, scoreOf(weights[form], each.features ?? {}), { prose, talk }[form].threshold);
  }),
};
const sources = {
  own: 'pairs in bench/evidence-pairs and its wide',
  'MTS-Dialog': 'Ben Abacha et al., EACL 2023, CC BY 4.0',
  PriMock57: 'Papadopoulos Korfiatis et al., ACL 2022, CC BY 4.0',
};
const decision: Decision = {
  prose: { threshold: prose.threshold, weights: weights.prose },
  talk: { threshold: talk.threshold, weights: weights.talk },
};
writeFileSync(DECISION_FILE, `${JSON.stringify({ sources, accuracy, ...decision }, null, 2)}\n`);
process.stdout.write(`${JSON.stringify(accuracy, null, 2)}\n`);

/** One fit for both forms: for talk each weight has a part of its own on top. */
function fit(from: readonly Described[]): Record<Form, Record<string, number>> {
  const fitted = fitWeights(
    from.flatMap(({ features, isTrue, isTalk, weight }) => {
      if (features === null) return [];
      const values = names.map((name) => features[name] ?? 0);
      return [{ features: [...values, ...values.map((value) => (isTalk ? value : 0))], isTrue, weight }];
    }),
  );
  const own = names.map((name, place): [string, number] => [name, round(fitted[place] ?? 0)]);
  return {
    prose: Object.fromEntries(own),
    talk: Object.fromEntries(
      own.map(([name, value], place) => [name, round(value + (fitted[names.length + place] ?? 0))]),
    ),
  };
}

function round(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}

/** The score of each example by weights that were made without the file or the consultations it comes from. */
function scoreUnseen(): Map<Described, number> {
  const groups = [...new Set(examples.map(({ group }) => group))];
  const found = new Map<Described, number>();
  for (let fold = 0; fold < FOLDS; fold += 1) {
    const left = new Set(groups.filter((_, place) => place % FOLDS === fold));
    const fitted = fit(examples.filter(({ group }) => !left.has(group)));
    for (const each of examples.filter(({ group }) => left.has(group)))
      found.set(each, scoreOf(fitted[each.isTalk ? 'talk' : 'prose'], each.features ?? {}));
  }
  return found;
}

/** The threshold above which as few are accepted wrongly as they may, and how many are accepted rightly there. */
function settle(form: Form, own: readonly Described[]): { threshold: number; accuracy: Record<string, number> } {
  const distorted = own.filter(({ isTrue }) => !isTrue);
  const allowed = Math.floor(distorted.length * (1 - CAUGHT[form]));
  const highest = distorted
    .flatMap((each) => (each.features === null ? [] : [scores.get(each) ?? 0]))
    .toSorted((a, b) => b - a);
  const threshold = Math.round((highest[allowed] ?? 0) * 1_000) / 1_000;
  return { threshold, accuracy: count(own, (each) => isAccepted(each, scores.get(each) ?? 0, threshold)) };
}

function isAccepted({ features }: Described, score: number, threshold: number): boolean {
  return features !== null && score > threshold;
}

function count(own: readonly Described[], accepts: (each: Described) => boolean): Record<string, number> {
  const [faithful, distorted] = [own.filter(({ isTrue }) => isTrue), own.filter(({ isTrue }) => !isTrue)];
  return {
    faithful: faithful.length,
    accepted: faithful.filter(accepts).length,
    distorted: distorted.length,
    caught: distorted.filter((each) => !accepts(each)).length,
  };
}

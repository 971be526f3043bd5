// Writes what the network is trained on, a line each: node write-examples.ts <folder of the corpora> <file>
// Where the corpora are published, ../../training/read-conversations.ts says.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { createRandom, shuffled } from '../../../../lib/seeded-random.ts';
import { indexPassages, type PassageIndex } from '../../comparing/passages.ts';
import type { Verdict } from '../../comparing/judge-segment.ts';
import { readStatement } from '../../reading/read-statement.ts';
import { readDialogues, sentencesOf } from '../../training/read-conversations.ts';
import { isForNetwork, type Pair, PAIRS_FOLDER, readPairFiles } from '../../training/read-pairs.ts';
import { toNote } from '../../training/to-note.ts';
import { choosePassages, sayPlainly } from '../choose-passages.ts';

interface Example {
  /** Sentences of one set of notes are held out together. */
  group: string;
  passages: string;
  claim: string;
  verdict: Verdict;
  weight: number;
  isHeldOut: boolean;
}

const FOLDERS = ['.', 'wide', 'hard', 'late', 'even'];
const DIALOGUES = 400;
/** That a note bears out its own conversation is true of most sentences only. */
const TALK_WEIGHT = 0.4;
/** Of each dialogue: as many as make some 1,500 sentences in all. */
const SENTENCES_A_DIALOGUE = 2;
/**
 * To each set of notes come true sentences of others, which here are true of nothing: the likest of those that were drawn, and some
 * more. Without them the network takes a long sentence for a true one. Shorter ones might be true here too.
 */
const FOREIGN = { drawn: 80, likest: 4, others: 3, minWords: 10 };
/** The first letters of a word stand for its forms; short words are in all notes. */
const WORD = /[a-z]{4,}/g;
const STEM = 6;

const [corpora, target] = process.argv.slice(2);
if (corpora === undefined || target === undefined) throw new Error('give the folder of the corpora and a file');
const files = FOLDERS.flatMap((folder) =>
  readPairFiles(path.join(PAIRS_FOLDER, folder)).map(({ file, pairs }) => ({ name: `${folder}/${file}`, pairs })),
);
const faithful = files
  .flatMap(({ pairs }) => pairs)
  .filter(({ verdict, sentence }) => verdict === 'supported' && sentence.split(/\s+/).length >= FOREIGN.minWords);
const random = createRandom(7);
const examples = [...files.flatMap(listPairs), ...listTalks(corpora)];
writeFileSync(target, examples.map((each) => `${JSON.stringify(each)}\n`).join(''));

function listPairs({ name, pairs }: { name: string; pairs: Pair[] }): Example[] {
  return [...Map.groupBy(pairs, ({ notes }) => notes)].flatMap(([notes, own], place) => {
    const index = indexPassages(notes.map(toNote));
    const group = `${name}/${place}`;
    const about = { group, weight: 1, isHeldOut: !isForNetwork(group) };
    return [
      ...own.map(({ sentence, verdict }) => toExample(index, sentence, verdict, about)),
      ...drawForeign(notes).map(({ sentence }) => toExample(index, sentence, 'not-found', about)),
    ];
  });
}

function drawForeign(notes: readonly string[]): Pair[] {
  const known = new Set(stemsOf(notes.join(' ')));
  const drawn = shuffled(faithful, random)
    .slice(0, FOREIGN.drawn)
    .filter((each) => each.notes !== notes);
  const likest = drawn
    .map((pair) => ({ pair, share: shareOf(known, stemsOf(pair.sentence)) }))
    .toSorted((a, b) => b.share - a.share)
    .slice(0, FOREIGN.likest)
    .map(({ pair }) => pair);
  return [...new Set([...likest, ...drawn.slice(0, FOREIGN.others)])];
}

function stemsOf(text: string): string[] {
  return Array.from(text.toLowerCase().matchAll(WORD), ([word]) => word.slice(0, STEM));
}

function shareOf(known: ReadonlySet<string>, stems: readonly string[]): number {
  return stems.filter((stem) => known.has(stem)).length / Math.max(1, stems.length);
}

/** A clinician's note beside its own conversation, and beside the next one. */
function listTalks(folder: string): Example[] {
  const talks = readDialogues(folder, 'train').slice(0, DIALOGUES);
  return talks.flatMap(({ transcript, note }, place) => {
    const index = indexPassages([toNote(transcript)]);
    const about = { group: `MTS-Dialog ${place}`, weight: TALK_WEIGHT, isHeldOut: false };
    const foreign = sentencesOf(talks[(place + 1) % talks.length]?.note ?? '');
    return [
      ...sentencesOf(note)
        .slice(0, SENTENCES_A_DIALOGUE)
        .map((text) => toExample(index, text, 'supported', about)),
      ...foreign.slice(0, SENTENCES_A_DIALOGUE).map((text) => toExample(index, text, 'not-found', about)),
    ];
  });
}

function toExample(
  index: PassageIndex,
  text: string,
  verdict: Verdict,
  about: Pick<Example, 'group' | 'weight' | 'isHeldOut'>,
): Example {
  const passages = choosePassages(index, readStatement(text));
  return { ...about, passages, claim: sayPlainly(text), verdict };
}

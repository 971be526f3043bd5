// Writes what the network is trained on, a line each: node write-examples.ts <folder of the corpora> <file>
// Where the corpora are published, ../../training/read-conversations.ts says.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { indexPassages, type PassageIndex } from '../../comparing/passages.ts';
import type { Verdict } from '../../comparing/judge-segment.ts';
import { readStatement } from '../../reading/read-statement.ts';
import { readDialogues, sentencesOf } from '../../training/read-conversations.ts';
import { PAIRS_FOLDER, readPairFiles } from '../../training/read-pairs.ts';
import { toNote } from '../../training/to-note.ts';
import { choosePassages, sayPlainly } from '../choose-passages.ts';

interface Example {
  /** Sentences of one set of notes are held out together. */
  group: string;
  passages: string;
  claim: string;
  verdict: Verdict;
  weight: number;
}

const FOLDERS = ['.', 'wide', 'hard'];
const DIALOGUES = 400;
/** That a note bears out its own conversation is true of most sentences only. */
const TALK_WEIGHT = 0.4;
/** Of each dialogue: as many as make some 1,500 sentences in all. */
const SENTENCES_A_DIALOGUE = 2;

const [corpora, target] = process.argv.slice(2);
if (corpora === undefined || target === undefined) throw new Error('give the folder of the corpora and a file');
const examples = [...FOLDERS.flatMap(listPairs), ...listTalks(corpora)];
writeFileSync(target, examples.map((each) => `${JSON.stringify(each)}\n`).join(''));

function listPairs(folder: string): Example[] {
  return readPairFiles(path.join(PAIRS_FOLDER, folder)).flatMap(({ file, pairs }) => {
    const sets = Map.groupBy(pairs, ({ notes }) => notes);
    return [...sets].flatMap(([notes, own], place) => {
      const index = indexPassages(notes.map(toNote));
      return own.map(({ sentence, verdict }) =>
        toExample(index, sentence, verdict, { group: `${folder}/${file}/${place}`, weight: 1 }),
      );
    });
  });
}

/** A clinician's note beside its own conversation, and beside the next one. */
function listTalks(folder: string): Example[] {
  const talks = readDialogues(folder, 'train').slice(0, DIALOGUES);
  return talks.flatMap(({ transcript, note }, place) => {
    const index = indexPassages([toNote(transcript)]);
    const about = { group: `MTS-Dialog ${place}`, weight: TALK_WEIGHT };
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
  about: Pick<Example, 'group' | 'weight'>,
): Example {
  const passages = choosePassages(index, readStatement(text));
  return { ...about, passages, claim: sayPlainly(text), verdict };
}

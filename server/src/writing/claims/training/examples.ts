import path from 'node:path';
import { isOpen } from '../comparing/decide.ts';
import { describeFindings } from '../comparing/describe-findings.ts';
import { findForParts } from '../comparing/judge-claim.ts';
import { indexPassages, type PassageIndex } from '../comparing/passages.ts';
import { readStatement } from '../reading/read-statement.ts';
import { type Conversation, sentencesOf } from './read-conversations.ts';
import { PAIRS_FOLDER, readPairFiles } from './read-pairs.ts';
import { toNote } from './to-note.ts';

/** A claim with what is known of it, and whether it is true to the notes. */
export interface Described {
  isTrue: boolean;
  isTalk: boolean;
  weight: number;
  /** What is left out together when the weights are tried on what they were not made from. */
  group: string;
  /** Null for what the rules decide. */
  features: Record<string, number> | null;
}

/** Pairs were made with care; that a note bears out its own conversation is true of most sentences only. */
const WEIGHTS = { pair: 3, conversation: 0.4 };
/** Whose note is taken as one that a transcript does not bear out. */
const FOREIGN_STEPS = [1, 7];
const CONVERSATION_GROUPS = 10;

export function describePairs(folder: string): Described[] {
  return readPairFiles(path.join(PAIRS_FOLDER, folder)).flatMap(({ file, pairs }) =>
    pairs.map(({ notes, sentence, verdict }) =>
      describe(indexPassages(notes.map(toNote)), sentence, verdict === 'supported', WEIGHTS.pair, `${folder}/${file}`),
    ),
  );
}

export function describeTalks(talks: readonly Conversation[], name: string): Described[] {
  return talks.flatMap(({ transcript, note }, place) => {
    const index = indexPassages([toNote(transcript)]);
    const group = `${name} ${place % CONVERSATION_GROUPS}`;
    const foreign = FOREIGN_STEPS.flatMap((step) => sentencesOf(talks[(place + step) % talks.length]?.note ?? ''));
    return [
      ...sentencesOf(note).map((text) => describe(index, text, true, WEIGHTS.conversation, group)),
      ...foreign.map((text) => describe(index, text, false, WEIGHTS.conversation, group)),
    ];
  });
}

function describe(index: PassageIndex, text: string, isTrue: boolean, weight: number, group: string): Described {
  const findings = findForParts(index, readStatement(text), []);
  const isDecided = findings.length === 0 || !isOpen(index, findings);
  return {
    isTrue,
    isTalk: index.isTalk,
    weight,
    group,
    features: isDecided ? null : describeFindings(index, findings),
  };
}

import type { NoteSentence } from '../reading/note-sentence.ts';
import type { Passage } from './passage.ts';
import type { Turn } from './speakers.ts';

/** What is known while a note is read, sentence by sentence. */
export interface Reading {
  passages: Passage[];
  label: string | null;
  /** The line that it is, where it has one of its own. */
  above: string | null;
  /** Whether the passage itself begins with it. */
  isOwnLabel: boolean;
  /** The last block that the label holds for. */
  reach: number;
  /** The name of the list that is being read. It holds again behind an entry with a label of its own. */
  list: { label: string; above: string; reach: number } | null;
  turn: Turn | null;
  /** Whether anybody has spoken yet. */
  isTalk: boolean;
  /** Whether people speak whom nothing names: then every question is one to somebody. */
  isUnnamed: boolean;
  /** The question that was asked last and has no answer yet, and who asked it, if it was not the clinician. */
  asked: { text: string; passage: Passage; by: string | null } | null;
  /** A block whose first line ends a sentence of the one before, and that one. */
  joined: { block: number; to: number } | null;
  topic: string | null;
  /** The answer that is still too short to say anything. */
  open: Passage | null;
}

/** A sentence of a note, and what of it is said: without the name of the speaker. */
export interface Told {
  sentence: NoteSentence;
  said: string;
  index: number;
}

export function startReading(isUnnamed: boolean): Reading {
  return {
    passages: [],
    label: null,
    above: null,
    isOwnLabel: false,
    reach: -1,
    list: null,
    turn: null,
    isTalk: false,
    isUnnamed,
    asked: null,
    joined: null,
    topic: null,
    open: null,
  };
}

import { pattern } from '../../lib/pattern.ts';
import { isHeadingName } from '../headings/heading-kinds.ts';
import type { NoteSentence } from '../reading/note-sentence.ts';
import { addPassage, extend, isShort } from './add-passage.ts';
import { CAPITALS_ABOVE_LIST, HEADING_END, isHeadingLine, readLabel, readPart, readSmallLabel } from './labels.ts';
import { isOrder } from './orders/is-order.ts';
import { isQuestion, leadsOn, tellsWhatIsSeen } from './questions.ts';
import type { Reading, Told } from './reading.ts';
import { endOfList, isAboveList } from './find-list-names.ts';
import { isAside, namesSomebody, readTurn, type Speakers, type Turn } from './speakers.ts';

const SENTENCE_END = /[.!?…]["'”’)\]]*$/;
/** Words that no sentence ends with: what stands on the next line goes on. */
const OPEN_END = pattern('i')`
  (?:[,–—]|\b(?:the|an?|my|your|his|her|their|our|and|or|but|that|than|to|of|with|because|on|in|at|from|for|when|if|so|as|is|was
  |were|are|I|we|they|he|she))$
`;
const LABEL_MAX_BLOCKS = 12;
/** One or two words without a capital, in a line of their own. */
const SMALL_NAME = /^\p{Ll}+(?: \p{Ll}+)?$/u;
/** `Tyler: He came on Saturday.` is no word of whoever spoke before, also where nobody knows who that is. */
const OTHER_NAME = /^\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]*)?(?: \([^)]{1,30}\))?:\s+\S/u;

/** What is known of a whole note before its sentences are read. */
export interface Lines {
  sentences: readonly NoteSentence[];
  speakers: Speakers;
  /** Who begins to speak with which sentence, where lines without names take turns: true for the one who asks. */
  turns: ReadonlyMap<number, boolean>;
  /** The sentences that ask in an interview without names. */
  questions: ReadonlySet<number>;
  /** The letters that head the parts of the note, and what they stand for. */
  parts: ReadonlyMap<string, string>;
  /** Whether the parts of the note are named in small letters. */
  hasSmall: boolean;
  /** Where sentences stand whose words begin other passages, so that they are no passages themselves; and the last block of those. */
  leads: ReadonlyMap<number, number>;
  /** The sentences that name the list below them. */
  listNames: ReadonlySet<number>;
}

export function readSentence(reading: Reading, sentence: NoteSentence, index: number, lines: Lines): void {
  const { sentences, speakers, turns, questions, parts, hasSmall, leads, listNames } = lines;
  if (sentence.block > (reading.list?.reach ?? -1)) reading.list = null;
  if (sentence.block > reading.reach) Object.assign(reading, reading.list ?? { label: null });
  const isOpening = sentence.block !== sentences[index - 1]?.block;
  const turn =
    readOwnTurn(reading, sentence.text, isOpening, speakers) ??
    turnOf(turns.get(index), sentence.text) ??
    (questions.size > 0 && isOpening ? readUnnamedTurn(reading, sentence, index, { sentences, questions }) : null);
  // Subtitles name whoever speaks anew in the middle of a sentence.
  const isSameTurn = turn !== null && turn.speaker === reading.turn?.speaker && goesOnInLine(reading, turn.said);
  if (turn !== null && !isSameTurn) startTurn(reading, turn);
  else if (turn === null && isBesideTalk(reading, sentence))
    Object.assign(reading, { turn: null, asked: null, topic: null, open: null });
  const said = turn?.said ?? sentence.text;
  const isLead = leads.has(sentence.start) && reading.turn === null;
  if (turn === null && (isLead || namesWhatFollows(sentence, sentences[index + 1], sentences[index - 1]))) {
    nameWhatFollows(reading, lines, index, said);
    Object.assign(reading, { turn: null, asked: null });
    return;
  }
  const labelled =
    turn === null && reading.turn === null && sentence.kind !== 'row'
      ? (readPart(said, parts) ??
        (hasSmall && isOpening ? readSmallLabel(said) : null) ??
        readLabel(said, isHeadingName))
      : null;
  reading.isOwnLabel = labelled !== null;
  if (labelled?.rest === '') {
    nameWhatFollows(reading, lines, index, said, labelled.label);
    return;
  }
  if (labelled !== null) Object.assign(reading, { label: labelled.label, above: null, reach: sentence.block });
  if (said.trim() === '') return;
  // What names a list does not go on with an answer before it, but may be one to a question that waits.
  if (listNames.has(index) && reading.asked === null) Object.assign(reading, { open: null, topic: null });
  if (isSameTurn || (turn === null && isOpening && labelled === null && goesOnInLine(reading, said))) {
    continueLine(reading, { sentence, said, index });
  } else addPassage(reading, { sentence, said, index }, turn !== null || !isOpening);
  if (listNames.has(index) && reading.turn === null) {
    // It may also say something, such as `Low mood`, and so is a passage as well, unless it is an answer.
    const last = reading.passages.at(-1);
    if (last?.first === index) last.namesList = true;
    nameWhatFollows(reading, lines, index, said);
  }
}

function nameWhatFollows(
  reading: Reading,
  { sentences, listNames, leads }: Pick<Lines, 'sentences' | 'listNames' | 'leads'>,
  index: number,
  above: string,
  label = above.replace(HEADING_END, '').replace(/ ?\([^()]*\)$/, ''),
): void {
  const isOverList = listNames.has(index) && isAboveList(sentences, index);
  const reach = isOverList ? endOfList(sentences, index) : reachOf(sentences[index], leads);
  const list = isAboveList(sentences, index) ? { label, above, reach: endOfList(sentences, index) } : null;
  Object.assign(reading, { label, above, reach, list });
}

/** Before anybody has spoken, `Client: Mrs F` tells who is there. */
function readOwnTurn({ isTalk }: Reading, text: string, isOpening: boolean, speakers: Speakers): Turn | null {
  const found = readTurn(text, speakers);
  const turn = isTalk || isOpening || (found !== null && isQuestion(found.said)) ? found : null;
  return turn !== null && !isTalk && namesSomebody(turn.said) ? null : turn;
}

/** Where nobody is named, `Q` asks and `A` answers. */
function turnOf(isAsker: boolean | undefined, said: string): Turn | null {
  return isAsker === undefined ? null : { speaker: isAsker ? 'Q' : 'A', isClinician: isAsker, said, isMessage: false };
}

/** Below a question without a name stands its answer, up to the next gap. */
function readUnnamedTurn(
  reading: Reading,
  { text, start }: NoteSentence,
  index: number,
  { sentences, questions }: Pick<Lines, 'sentences' | 'questions'>,
): Turn | null {
  if (questions.has(index)) return turnOf(true, text);
  const isAnswer = reading.turn?.isClinician === true;
  if (!isAnswer && start - (sentences[index - 1]?.end ?? 0) > 1)
    Object.assign(reading, { turn: null, topic: null, open: null });
  return isAnswer ? turnOf(false, text) : null;
}

/** Whether a line ends the sentence that the line before it began in the same turn. */
function goesOnInLine({ turn, passages }: Reading, said: string): boolean {
  const before = passages.at(-1)?.text ?? '';
  if (turn === null || turn.isMessage || before === '' || SENTENCE_END.test(before) || isAside(said)) return false;
  return /^\p{Ll}/u.test(said) || OPEN_END.test(before);
}

function continueLine(reading: Reading, told: Told): void {
  const { sentence, said, index } = told;
  const last = reading.passages.at(-1);
  if (last === undefined) return;
  const { block } = last;
  if (last.answer === null) last.text += ` ${said}`;
  else extend(last, told);
  Object.assign(last, { end: sentence.end, last: index, block, isOrder: last.isOrder || isOrder(said) });
  reading.joined = { block: sentence.block, to: block };
  if (reading.turn?.isClinician === true && leadsOn(last.text))
    reading.asked = { text: last.text, passage: last, by: null };
  if (reading.open !== null && !isShort(reading.open.answer ?? '', true)) reading.open = null;
}

/**
 * `Plan: …` in a line of its own after a conversation is the clinician's, and nobody in it said that; so is what was seen
 * of somebody, below a sentence that has ended: `Tearful, looked at the wall.`
 */
function isBesideTalk({ turn, passages }: Reading, { text, block }: NoteSentence): boolean {
  const last = passages.at(-1);
  if (turn === null || block === last?.block) return false;
  // Below messages every label is one: whoever sent them has the time before the name.
  const label = turn.isMessage ? readLabel(text, isHeadingName) : readLabel(text, isHeadingName, 0);
  return label !== null || OTHER_NAME.test(text) || (SENTENCE_END.test(last?.text ?? '') && tellsWhatIsSeen(text));
}

/**
 * A word is taken for a heading only if ordinary text follows. In a list of symptoms every line looks like a heading.
 */
function namesWhatFollows(
  sentence: NoteSentence,
  next: NoteSentence | undefined,
  before: NoteSentence | undefined,
): boolean {
  if (sentence.kind !== 'prose' || sentence.lead !== undefined) return false;
  if (next?.kind === 'item' && next.block !== sentence.block && CAPITALS_ABOVE_LIST.test(sentence.text)) return true;
  if (!isHeadingLine(sentence.text, isHeadingName)) return false;
  // The last of `sleep`, `money`, `housing` heads nothing either.
  if (before?.block === sentence.block - 1 && SMALL_NAME.test(sentence.text) && SMALL_NAME.test(before.text))
    return false;
  if (next === undefined || next.block === sentence.block) return false;
  return next.kind !== 'prose' || sentence.text.endsWith(':') || !isHeadingLine(next.text, isHeadingName);
}

function startTurn(reading: Reading, turn: Turn): void {
  // The clinician leads the conversation: with their next turn the topic is over.
  if (turn.isClinician) Object.assign(reading, { topic: null });
  reading.turn = turn;
  reading.isTalk = true;
  reading.open = null;
  reading.label = null;
}

/**
 * A label on a line of its own holds for what follows it up to the next gap that ends its list or paragraph, and an entry for
 * the list within it.
 */
function reachOf({ block = 0, kind, start = -1 }: Partial<NoteSentence> = {}, leads: Lines['leads']): number {
  const last = kind === 'item' ? leads.get(start) : undefined;
  return last ?? block + LABEL_MAX_BLOCKS;
}

import { pattern } from '../../lib/pattern.ts';
import { tellWithLead } from '../reading/leads.ts';
import type { NoteSentence } from '../reading/note-sentence.ts';
import { isHeadingName } from '../headings/heading-kinds.ts';
import { CAPITALS_ABOVE_LIST, HEADING_END, isHeadingLine, readLabel, readPart } from './labels.ts';
import { foreignLanguage, likeliestOf } from './note-language.ts';
import { continuesOrder, isOrder } from './orders/is-order.ts';
import type { Passage } from './passage.ts';
import { isFarewell, nameAuthors, nameRelatives } from './letters.ts';
import {
  answersWhatIsTold,
  asksSomebody,
  findAnsweredQuotes,
  findQuestionLines,
  isQuestion,
  isUnnamedTalk,
  leadsOn,
  tellsWhatIsSeen,
} from './questions.ts';
import { findParts, findSpeakers, namesSomebody, opensInLine, readTurn, type Speakers, type Turn } from './speakers.ts';

/** Numbers of pages, rules and times that stand alone say nothing. */
const MARK =
  /^(?:(?:page|p\.?|seite)\s*\d+(?:\s*(?:of|\/)\s*\d+)?|[-–—_=*#~.\s|]+|[-–—]?\s*\d{1,3}\s*[-–—]|\[?\d{1,2}:\d{2}(?::\d{2})?\]?|webvtt|<media omitted>|\u200e?(?:image|video|audio|sticker|gif) omitted)$/i;
/** `00:00:02.120 --> 00:00:06.400`, as subtitles have it. */
const CUE = /^(?:\d{1,2}:)?\d{2}:\d{2}[.,]\d{3} --> (?:\d{1,2}:)?\d{2}:\d{2}[.,]\d{3}(?:\s|$)/;
/** What stands in brackets is nobody's speech. */
const ASIDE = /^(?:\[[^\]]*\]|\([^)]*\))\.?$/;
const SENTENCE_END = /[.!?…]["'”’)\]]*$/;
/** Words that no sentence ends with: what stands on the next line goes on. */
const OPEN_END = pattern('i')`
  (?:[,–—]|\b(?:the|an?|my|your|his|her|their|our|and|or|but|that|than|to|of|with|because|on|in|at|from|for|when|if|so|as|is|was
  |were|are|I|we|they|he|she))$
`;
/** `And at the moment? No, not at all.`, which is too short for two sentences. */
const ASKED_AND_ANSWERED = /^(?<question>[^?"“]{3,200}\?) (?<answer>[^?]*\p{L}[^?]*)$/u;
/** An answer as short as "Yeah." goes on in the next sentence. */
const MIN_ANSWER_WORDS = 3;
const MAX_ECHO_WORDS = 2;
const FILLER_WORD = /^(?:um|uh|er|yeah|yes|no|well|so|like|okay|ok|mm|hmm)\W*$/i;
/** `I know.`, `It was ages ago.` belong to the answer that they follow. */
const MAX_AFTERTHOUGHT_WORDS = 4;
const LABEL_MAX_BLOCKS = 12;
/** One or two words without a capital, in a line of their own. */
const SMALL_NAME = /^\p{Ll}+(?: \p{Ll}+)?$/u;
/** A word with a capital within a line, which heads nothing there. */
const WITHIN = /(?<=[^\n\p{L}'’-])(?<!\n)\p{Lu}[\p{L}'’-]*(?!\s*:)/gu;

interface Lines {
  sentences: readonly NoteSentence[];
  speakers: Speakers;
  /** The sentences that ask in an interview without names. */
  questions: ReadonlySet<number>;
  /** The letters that head the parts of the note, and what they stand for. */
  parts: ReadonlyMap<string, string>;
  /** Where sentences stand whose words begin other passages, so that they are no passages themselves. */
  leads: ReadonlySet<number>;
}

interface Reading {
  passages: Passage[];
  label: string | null;
  /** The line that it is, where it has one of its own. */
  above: string | null;
  /** Whether the passage itself begins with it. */
  isOwnLabel: boolean;
  /** The last block that the label holds for. */
  reach: number;
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

/** The passages of a note in their order. Page marks are none, nor headings and header rows, unless they give orders. */
export function readPassages(sentences: readonly NoteSentence[]): Passage[] {
  const meant = sentences.filter(({ kind }, index) => kind !== 'heading' && !isMark(sentences, index));
  const openings: string[] = [];
  for (const [index, { text, block }] of meant.entries()) {
    if (block !== meant[index - 1]?.block || opensInLine(text)) openings.push(text);
    else openings.push(`${openings.pop() ?? ''} ${text}`);
  }
  const whole = sentences.map(({ text }) => text).join('\n');
  const speakers = findSpeakers(
    openings,
    isHeadingName,
    () => new Set(Array.from(whole.matchAll(WITHIN), ([name]) => name)),
  );
  const lines = {
    sentences,
    speakers,
    questions:
      speakers.size > 0
        ? new Set<number>()
        : new Set([...findQuestionLines(sentences), ...findAnsweredQuotes(sentences)]),
    parts: findParts(openings),
    leads: new Set(sentences.flatMap(({ lead }) => lead?.start ?? [])),
  };
  const language = foreignLanguage(whole);
  const reading: Reading = {
    passages: [],
    label: null,
    above: null,
    isOwnLabel: false,
    reach: -1,
    turn: null,
    isTalk: false,
    isUnnamed: speakers.size === 0 && lines.questions.size === 0 && isUnnamedTalk(sentences),
    asked: null,
    joined: null,
    topic: null,
    open: null,
  };
  for (const [index, sentence] of sentences.entries()) {
    const isNaming = sentence.kind === 'heading' || sentence.isHeader === true;
    if (sentence.kind === 'heading') Object.assign(reading, { label: null, turn: null, asked: null, topic: null });
    if (isNaming && isOrder(sentence.text)) reading.passages.push(makePassage(reading, sentence, sentence.text, index));
    else if (!isNaming && !isMark(sentences, index)) readSentence(reading, sentence, index, lines);
  }
  for (const [index, passage] of reading.passages.entries()) {
    const before = reading.passages[index - 1];
    if (before?.isOrder === true && before.block === passage.block && continuesOrder(passage.text))
      passage.isOrder = true;
  }
  tellLeads(reading.passages, sentences);
  keepLetters(reading.passages);
  nameAuthors(reading.passages);
  nameRelatives(reading.passages);
  tellLanguages(reading.passages, language);
  return reading.passages;
}

function tellLeads(passages: readonly Passage[], sentences: readonly NoteSentence[]): void {
  for (const passage of passages) {
    const { lead } = sentences[passage.first] ?? {};
    if (lead === undefined || passage.speaker !== null) continue;
    passage.text = tellWithLead(lead.text, passage.text);
    passage.lead = { start: lead.start, end: lead.end };
  }
}

const LETTER = /^(?<letter>\p{Lu})(?: ?:| [–—]) /u;

/** `S: normal` beside `M: low` and `C: alert` is no subjective part of a form, but speech. */
function keepLetters(passages: readonly Passage[]): void {
  const lettered = passages.filter(({ text, speaker }) => speaker === null && LETTER.test(text));
  const isForm = lettered.every(({ text }) => /^[SOAPBR]/.test(text));
  for (const passage of isForm ? [] : lettered) passage.keepsLetter = true;
}

function isMark(sentences: readonly NoteSentence[], index: number): boolean {
  const text = sentences[index]?.text ?? '';
  if (MARK.test(text) || CUE.test(text)) return true;
  return /^\d{1,5}$/.test(text) && CUE.test(sentences[index + 1]?.text ?? '');
}

/** Each passage by its own words, then by the languages that others of the note are surely in, or the whole of it. */
function tellLanguages(passages: readonly Passage[], whole: string | null): void {
  const sure = passages.map(({ text }) => foreignLanguage(text));
  const elsewhere = new Set(sure.filter((name) => name !== null));
  for (const [index, passage] of passages.entries()) {
    passage.language =
      sure[index] ??
      (elsewhere.size > 0 ? foreignLanguage(passage.text, elsewhere) : null) ??
      (whole !== null && !looksEnglish(passage.text) ? likeliestOf(passage.text, [whole, ...elsewhere]) : null);
  }
}

function readSentence(
  reading: Reading,
  sentence: NoteSentence,
  index: number,
  { sentences, speakers, questions, parts, leads }: Lines,
): void {
  if (sentence.block > reading.reach) reading.label = null;
  const isOpening = sentence.block !== sentences[index - 1]?.block;
  const turn =
    readOwnTurn(reading, sentence.text, isOpening, speakers) ??
    (questions.size > 0 && isOpening ? readUnnamedTurn(reading, sentence, index, { sentences, questions }) : null);
  // Subtitles name whoever speaks anew in the middle of a sentence.
  const isSameTurn = turn !== null && turn.speaker === reading.turn?.speaker && goesOnInLine(reading, turn.said);
  if (turn !== null && !isSameTurn) startTurn(reading, turn);
  else if (turn === null && isBesideTalk(reading, sentence))
    Object.assign(reading, { turn: null, asked: null, topic: null, open: null });
  const said = turn?.said ?? sentence.text;
  const isLead = leads.has(sentence.start) && reading.turn === null;
  if (turn === null && (isLead || namesWhatFollows(sentence, sentences[index + 1], sentences[index - 1]))) {
    Object.assign(reading, {
      label: said.replace(HEADING_END, '').replace(/ ?\([^()]*\)$/, ''),
      above: said,
      reach: reachOf(sentences, index),
      turn: null,
      asked: null,
    });
    return;
  }
  const labelled =
    turn === null && reading.turn === null && sentence.kind !== 'row'
      ? (readPart(said, parts) ?? readLabel(said, isHeadingName))
      : null;
  reading.isOwnLabel = labelled !== null;
  if (labelled !== null) {
    reading.label = labelled.label;
    reading.above = labelled.rest === '' ? said : null;
    reading.reach = labelled.rest === '' ? reachOf(sentences, index) : sentence.block;
    if (labelled.rest === '') return;
  }
  if (said.trim() === '') return;
  if (isSameTurn || (turn === null && isOpening && labelled === null && goesOnInLine(reading, said))) {
    continueLine(reading, sentence, said, index);
  } else addPassage(reading, sentence, said, index, turn !== null || !isOpening);
}

/** `Tyler: He came on Saturday.` is no word of whoever spoke before, also where nobody knows who that is. */
const OTHER_NAME = /^\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]*)?(?: \([^)]{1,30}\))?:\s+\S/u;

/** Before anybody has spoken, `Client: Mrs F` tells who is there. */
function readOwnTurn({ isTalk }: Reading, text: string, isOpening: boolean, speakers: Speakers): Turn | null {
  const found = readTurn(text, speakers);
  const turn = isTalk || isOpening || (found !== null && isQuestion(found.said)) ? found : null;
  return turn !== null && !isTalk && namesSomebody(turn.said) ? null : turn;
}

/** Below a question without a name stands its answer, up to the next gap. */
function readUnnamedTurn(
  reading: Reading,
  { text, start }: NoteSentence,
  index: number,
  { sentences, questions }: Pick<Lines, 'sentences' | 'questions'>,
): Turn | null {
  if (questions.has(index)) return { speaker: 'Q', isClinician: true, said: text, isMessage: false };
  const isAnswer = reading.turn?.isClinician === true;
  if (!isAnswer && start - (sentences[index - 1]?.end ?? 0) > 1)
    Object.assign(reading, { turn: null, topic: null, open: null });
  return isAnswer ? { speaker: 'A', isClinician: false, said: text, isMessage: false } : null;
}

/** Whether a line ends the sentence that the line before it began in the same turn. */
function goesOnInLine({ turn, passages }: Reading, said: string): boolean {
  const before = passages.at(-1)?.text ?? '';
  if (turn === null || turn.isMessage || before === '' || SENTENCE_END.test(before) || ASIDE.test(said)) return false;
  return /^\p{Ll}/u.test(said) || OPEN_END.test(before);
}

function continueLine(reading: Reading, sentence: NoteSentence, said: string, index: number): void {
  const last = reading.passages.at(-1);
  if (last === undefined) return;
  const { block } = last;
  if (last.answer === null) last.text += ` ${said}`;
  else extend(last, sentence, said, index);
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
function reachOf(sentences: readonly NoteSentence[], index: number): number {
  const { block = 0, kind, start } = sentences[index] ?? {};
  const last = kind === 'item' ? sentences.findLast(({ lead }) => lead?.start === start) : undefined;
  return last?.block ?? block + LABEL_MAX_BLOCKS;
}

function addPassage(reading: Reading, sentence: NoteSentence, said: string, index: number, isInTurn: boolean): void {
  if (reading.turn === null && isFarewell(said)) Object.assign(reading, { asked: null, open: null, topic: null });
  const { asked, turn } = reading;
  const last = reading.passages.at(-1);
  const { question, answer } = (reading.isUnnamed && turn === null && ASKED_AND_ANSWERED.exec(said)?.groups) || {};
  if (question !== undefined && answer !== undefined) {
    const read = makePassage(reading, sentence, said, index);
    // `Has anybody hurt you? Dean? No.`: nobody knows who said the name, so that it stays between the two.
    const isEcho = asked !== null && asked.passage === last && question.split(' ').length <= MAX_ECHO_WORDS;
    if (isEcho) reading.passages.pop();
    const whole = isEcho
      ? { ...read, text: `${last?.text ?? ''} ${said}`, start: last?.start ?? read.start, first: last?.first ?? index }
      : read;
    const asks = isEcho ? `${asked.text} ${question}` : question;
    reading.passages.push({ ...whole, question: asks, answer, topic: null });
    Object.assign(reading, { asked: null, open: null, topic: asks });
    return;
  }
  const isAsking = turn === null ? asksHere(reading, said) : turn.isClinician && leadsOn(said);
  if (turn !== null && ASIDE.test(said) && (turn.isClinician || asked === null || !isInTurn)) {
    addRemark(reading, makePassage(reading, sentence, said, index), isInTurn);
    return;
  }
  const isSameLine = last?.block === sentence.block;
  if (turn === null && last !== undefined && answersWhatIsTold(last.text, said, isSameLine)) {
    Object.assign(last, { text: `${last.text} ${said}`, end: sentence.end, last: index });
    return;
  }
  const isAnswering = !isAsking && turn?.isClinician !== true;
  if (reading.open !== null && isAnswering) {
    extend(reading.open, sentence, said, index);
    if (!isShort(reading.open.answer ?? '', turn !== null)) reading.open = null;
    return;
  }
  if (asked !== null && isAnswering && (asked.by === null || asked.by !== turn?.speaker)) {
    const { passage, text, by } = asked;
    Object.assign(passage, { question: text, asker: by, speaker: turn?.speaker ?? null, isClinician: false });
    extend(passage, sentence, said, index);
    const isOpen = isShort(passage.answer ?? '', turn !== null);
    Object.assign(reading, { asked: null, topic: text, open: isOpen ? passage : null });
    return;
  }
  const goesOn = reading.topic !== null && last !== undefined && last.answer !== null && last.block === sentence.block;
  if (goesOn && isAnswering && said.split(/\s+/).length <= MAX_AFTERTHOUGHT_WORDS) {
    extend(last, sentence, said, index);
    return;
  }
  const passage = makePassage(reading, sentence, said, index);
  const by = turn === null || turn.isClinician ? null : turn.speaker;
  const asksOn = isAsking || (by !== null && isQuestion(said));
  if (
    asksOn &&
    (turn !== null || reading.isUnnamed) &&
    asked !== null &&
    asked.passage === last &&
    asked.by === by &&
    last.block === passage.block
  ) {
    // Two questions in a row have one answer.
    Object.assign(last, { text: `${last.text} ${said}`, end: passage.end, last: index });
    reading.asked = { text: last.text, passage: last, by };
    return;
  }
  reading.passages.push(passage);
  if (asksOn) reading.asked = { text: said, passage, by };
  else if (by !== null || turn === null || (asked?.by ?? null) !== null) reading.asked = null;
  reading.open = null;
}

/** Whether a question without a name is put to somebody. */
function asksHere({ isUnnamed }: Reading, said: string): boolean {
  return asksSomebody(said) || (isUnnamed && isQuestion(said));
}

/** What the clinician noted in the midst of a conversation, about whoever speaks there; a question still waits. */
function addRemark(reading: Reading, passage: Passage, isInTurn: boolean): void {
  const isAboutSpeaker = isInTurn && !passage.isClinician;
  reading.passages.push({ ...passage, speaker: isAboutSpeaker ? passage.speaker : null, isClinician: false });
  reading.open = null;
}

function makePassage(reading: Reading, sentence: NoteSentence, said: string, index: number): Passage {
  const { kind, start, end, block, heading, test, whose, cells = null, header = null } = sentence;
  return {
    text: said,
    start,
    end,
    first: index,
    last: index,
    form: kind === 'heading' ? 'prose' : kind,
    block: reading.joined?.block === block ? reading.joined.to : block,
    heading,
    ...(test === undefined ? {} : { test }),
    ...(whose === undefined ? {} : { whose }),
    label: kind === 'row' && cells !== null && cells.length === 2 ? (cells[0] ?? null) : reading.label,
    ...(reading.above === null || reading.label === null ? {} : { above: reading.above }),
    isOwnLabel: reading.isOwnLabel || (kind === 'row' && cells?.length === 2),
    ...(reading.isUnnamed && reading.turn === null && reading.label === null && !tellsWhatIsSeen(said)
      ? { isSaid: true }
      : {}),
    speaker: reading.turn?.speaker ?? null,
    isClinician: reading.turn?.isClinician ?? false,
    question: null,
    asker: null,
    answer: null,
    topic: reading.turn?.isClinician === true ? null : reading.topic,
    cells,
    header,
    isOrder: isOrder(said),
    language: null,
  };
}

function extend(passage: Passage, sentence: NoteSentence, said: string, index: number): void {
  passage.text += ` ${said}`;
  passage.answer = passage.answer === null ? said : `${passage.answer} ${said}`;
  passage.end = sentence.end;
  passage.block = sentence.block;
  passage.last = index;
  passage.isOrder ||= isOrder(said);
}

/** In a turn, "Yes." alone goes on with the next sentence; elsewhere what follows may be about anything. */
function isShort(answer: string, isInTurn: boolean): boolean {
  const words = answer.split(/\s+/).filter((word) => !FILLER_WORD.test(word));
  return words.length < MIN_ANSWER_WORDS && (isInTurn || !/^\W*(?:no|never|none|nothing|yes|yeah)\b/i.test(answer));
}

function looksEnglish(text: string): boolean {
  return /\b(?:the|and|with|was|has|his|her|of|for|not|she|he|is|to)\b/i.test(text);
}

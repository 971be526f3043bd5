import type { NoteSentence } from '../reading/note-sentence.ts';
import { isHeadingName } from '../headings/heading-kinds.ts';
import { isHeadingLine, readLabel } from './labels.ts';
import { foreignLanguage } from './note-language.ts';
import { continuesOrder, isOrder } from './orders/is-order.ts';
import type { Passage } from './passage.ts';
import { findSpeakers, readTurn, type Speakers, type Turn } from './speakers.ts';

/** Numbers of pages, rules and times that stand alone say nothing. */
const MARK =
  /^(?:(?:page|p\.?|seite)\s*\d+(?:\s*(?:of|\/)\s*\d+)?|[-–—_=*#~.\s|]+|[-–—]?\s*\d{1,3}\s*[-–—]|\[?\d{1,2}:\d{2}(?::\d{2})?\]?)$/i;
const QUESTION = /\?["'”’)]*$/;
const TO_SOMEBODY = /\b(?:you|your|yourself)\b/i;
/** An answer as short as "Yeah." goes on in the next sentence. */
const MIN_ANSWER_WORDS = 3;
/** `I know.`, `It was ages ago.` belong to the answer that they follow. */
const MAX_AFTERTHOUGHT_WORDS = 4;
const LABEL_MAX_BLOCKS = 12;
/** A word with a capital within a line, which heads nothing there. */
const WITHIN = /(?<=[^\n\p{L}'’-])(?<!\n)\p{Lu}[\p{L}'’-]*(?!\s*:)/gu;

interface Reading {
  passages: Passage[];
  label: string | null;
  /** Whether the passage itself begins with it. */
  isOwnLabel: boolean;
  /** The last block that the label holds for. */
  reach: number;
  turn: Turn | null;
  /** The question that was asked last and has no answer yet. */
  asked: { text: string; index: number } | null;
  topic: string | null;
  /** The passage that is an answer still too short to say anything. */
  isAnswerOpen: boolean;
}

/** The passages of a note in their order. Page marks are none, nor headings and header rows, unless they give orders. */
export function readPassages(sentences: readonly NoteSentence[]): Passage[] {
  const openings = sentences.filter(
    ({ kind, block }, index) => kind !== 'heading' && block !== sentences[index - 1]?.block,
  );
  const whole = sentences.map(({ text }) => text).join('\n');
  const speakers = findSpeakers(
    openings.map(({ text }) => text),
    isHeadingName,
    () => new Set(Array.from(whole.matchAll(WITHIN), ([name]) => name)),
  );
  const language = foreignLanguage(whole);
  const reading: Reading = {
    passages: [],
    label: null,
    isOwnLabel: false,
    reach: -1,
    turn: null,
    asked: null,
    topic: null,
    isAnswerOpen: false,
  };
  for (const [index, sentence] of sentences.entries()) {
    const isNaming = sentence.kind === 'heading' || sentence.isHeader === true;
    if (sentence.kind === 'heading') Object.assign(reading, { label: null, turn: null, asked: null, topic: null });
    if (isNaming && isOrder(sentence.text)) reading.passages.push(makePassage(reading, sentence, sentence.text, index));
    else if (!isNaming && !MARK.test(sentence.text)) readSentence(reading, sentence, index, speakers, sentences);
  }
  for (const [index, passage] of reading.passages.entries()) {
    const before = reading.passages[index - 1];
    if (before?.isOrder === true && before.block === passage.block && continuesOrder(passage.text))
      passage.isOrder = true;
  }
  tellLanguages(reading.passages, language);
  return reading.passages;
}

/** Each passage by its own words, then by the languages that others of the note are surely in, or the whole of it. */
function tellLanguages(passages: readonly Passage[], whole: string | null): void {
  const sure = passages.map(({ text }) => foreignLanguage(text));
  const elsewhere = new Set(sure.filter((name) => name !== null));
  for (const [index, passage] of passages.entries()) {
    passage.language =
      sure[index] ??
      (elsewhere.size > 0 ? foreignLanguage(passage.text, elsewhere) : null) ??
      (whole !== null && !looksEnglish(passage.text) ? whole : null);
  }
}

function readSentence(
  reading: Reading,
  sentence: NoteSentence,
  index: number,
  speakers: Speakers,
  sentences: readonly NoteSentence[],
): void {
  if (sentence.block > reading.reach) reading.label = null;
  const turn = readTurn(sentence.text, speakers);
  if (turn !== null) startTurn(reading, turn);
  else if (isBesideTalk(reading, sentence)) Object.assign(reading, { turn: null, asked: null, topic: null });
  const said = turn?.said ?? sentence.text;
  if (turn === null && namesWhatFollows(sentence, sentences[index + 1])) {
    Object.assign(reading, {
      label: said.replace(/:$/, ''),
      reach: reachOf(sentences, index),
      turn: null,
      asked: null,
    });
    return;
  }
  const labelled =
    turn === null && reading.turn === null && sentence.kind !== 'row' ? readLabel(said, isHeadingName) : null;
  reading.isOwnLabel = labelled !== null;
  if (labelled !== null) {
    reading.label = labelled.label;
    reading.reach = labelled.rest === '' ? reachOf(sentences, index) : sentence.block;
    if (labelled.rest === '') return;
  }
  if (said.trim() === '') return;
  addPassage(reading, sentence, said, index, sentences);
}

/** `Plan: …` in a line of its own after a conversation is the clinician's, and nobody in it said that. */
function isBesideTalk({ turn, passages }: Reading, { text, block }: NoteSentence): boolean {
  return turn !== null && block !== passages.at(-1)?.block && readLabel(text, isHeadingName, 0) !== null;
}

/**
 * A word is taken for a heading only if ordinary text follows. In a list of symptoms every line looks like a heading.
 */
function namesWhatFollows(sentence: NoteSentence, next: NoteSentence | undefined): boolean {
  if (sentence.kind !== 'prose' || !isHeadingLine(sentence.text, isHeadingName)) return false;
  if (next === undefined || next.block === sentence.block) return false;
  return next.kind !== 'prose' || sentence.text.endsWith(':') || !isHeadingLine(next.text, isHeadingName);
}

function startTurn(reading: Reading, turn: Turn): void {
  // The clinician leads the conversation: with their next turn the topic is over.
  if (turn.isClinician) Object.assign(reading, { topic: null });
  reading.turn = turn;
  reading.isAnswerOpen = false;
  reading.label = null;
}

/** A label on a line of its own holds for what follows it up to the next gap that ends its list or paragraph. */
function reachOf(sentences: readonly NoteSentence[], index: number): number {
  const block = sentences[index]?.block ?? 0;
  return block + LABEL_MAX_BLOCKS;
}

function addPassage(
  reading: Reading,
  sentence: NoteSentence,
  said: string,
  index: number,
  sentences: readonly NoteSentence[],
): void {
  const { asked, turn } = reading;
  const last = reading.passages.at(-1);
  const isAsking = QUESTION.test(said) && (turn === null ? TO_SOMEBODY.test(said) : turn.isClinician);
  if (reading.isAnswerOpen && last !== undefined && !isAsking && turn?.isClinician !== true) {
    extend(last, sentence, said, index);
    reading.isAnswerOpen = isShort(last.answer ?? '');
    return;
  }
  if (asked !== null && !isAsking && turn?.isClinician !== true && last !== undefined) {
    Object.assign(last, { question: asked.text, speaker: turn?.speaker ?? null, isClinician: false });
    extend(last, sentence, said, index);
    Object.assign(reading, { asked: null, topic: asked.text, isAnswerOpen: isShort(last.answer ?? '') });
    return;
  }
  const goesOn = reading.topic !== null && last !== undefined && last.answer !== null && last.block === sentence.block;
  if (goesOn && !isAsking && turn?.isClinician !== true && said.split(/\s+/).length <= MAX_AFTERTHOUGHT_WORDS) {
    extend(last, sentence, said, index);
    return;
  }
  reading.passages.push(makePassage(reading, sentence, said, index));
  // The last passage before the answer is the question itself; an earlier one stays a bare question.
  reading.asked = isAsking ? { text: said, index } : null;
  reading.isAnswerOpen = false;
  if (sentences[index + 1] === undefined) reading.asked = null;
}

function makePassage(reading: Reading, sentence: NoteSentence, said: string, index: number): Passage {
  const { kind, start, end, block, heading, test, cells = null, header = null } = sentence;
  return {
    text: said,
    start,
    end,
    first: index,
    last: index,
    form: kind === 'heading' ? 'prose' : kind,
    block,
    heading,
    ...(test === undefined ? {} : { test }),
    label: kind === 'row' && cells !== null && cells.length === 2 ? (cells[0] ?? null) : reading.label,
    isOwnLabel: reading.isOwnLabel || (kind === 'row' && cells?.length === 2),
    speaker: reading.turn?.speaker ?? null,
    isClinician: reading.turn?.isClinician ?? false,
    question: null,
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

function isShort(answer: string): boolean {
  return (
    answer.split(/\s+/).filter((word) => !/^(?:um|uh|er|yeah|yes|no|well|so|like|okay|ok|mm|hmm)\W*$/i.test(word))
      .length < MIN_ANSWER_WORDS && !/^\W*(?:no|never|none|nothing|yes|yeah)\b/i.test(answer)
  );
}

function looksEnglish(text: string): boolean {
  return /\b(?:the|and|with|was|has|his|her|of|for|not|she|he|is|to)\b/i.test(text);
}

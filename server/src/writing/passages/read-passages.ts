import { isHeadingName } from '../headings/heading-kinds.ts';
import { tellWithLead } from '../reading/leads.ts';
import type { NoteSentence } from '../reading/note-sentence.ts';
import { makePassage } from './add-passage.ts';
import { hasSmallLabels } from './labels.ts';
import { nameAuthors, nameRelatives } from './letters.ts';
import { findListNames } from './find-list-names.ts';
import { findTurns } from './find-turns.ts';
import { foreignLanguage, likeliestOf } from './note-language.ts';
import { continuesOrder, isOrder } from './orders/is-order.ts';
import type { Passage } from './passage.ts';
import { findAnsweredQuotes, findQuestionLines, isUnnamedTalk } from './questions.ts';
import { readSentence } from './read-sentence.ts';
import { startReading } from './reading.ts';
import { findParts, findSpeakers, opensInLine } from './speakers.ts';

/** Numbers of pages, rules and times that stand alone say nothing. */
const MARK =
  /^(?:(?:page|p\.?|seite)\s*\d+(?:\s*(?:of|\/)\s*\d+)?|[-–—_=*#~.\s|"'`“”]+|[-–—]?\s*\d{1,3}\s*[-–—]|\[?\d{1,2}:\d{2}(?::\d{2})?\]?|webvtt|<media omitted>|\u200e?(?:image|video|audio|sticker|gif) omitted)$/i;
/** `00:00:02.120 --> 00:00:06.400`, as subtitles have it. */
const CUE = /^(?:\d{1,2}:)?\d{2}:\d{2}[.,]\d{3} --> (?:\d{1,2}:)?\d{2}:\d{2}[.,]\d{3}(?:\s|$)/;
/** A word with a capital within a line, which heads nothing there. */
const WITHIN = /(?<=[^\n\p{L}'’-])(?<!\n)\p{Lu}[\p{L}'’-]*(?!\s*:)/gu;

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
  const turns = speakers.size > 0 ? new Map<number, boolean>() : findTurns(sentences);
  const lines = {
    sentences,
    speakers,
    turns,
    questions:
      speakers.size > 0 || turns.size > 0
        ? new Set<number>()
        : new Set([...findQuestionLines(sentences), ...findAnsweredQuotes(sentences)]),
    parts: findParts(openings),
    hasSmall: hasSmallLabels(openings),
    leads: new Map(sentences.flatMap(({ lead, block }) => (lead === undefined ? [] : [[lead.start, block]]))),
    listNames: findListNames(sentences),
  };
  const language = foreignLanguage(whole);
  const isNamed = speakers.size > 0 || turns.size > 0 || lines.questions.size > 0;
  const reading = startReading(!isNamed && isUnnamedTalk(sentences));
  for (const [index, sentence] of sentences.entries()) {
    const isNaming = sentence.kind === 'heading' || sentence.isHeader === true;
    if (sentence.kind === 'heading') Object.assign(reading, { label: null, turn: null, asked: null, topic: null });
    if (isNaming && isOrder(sentence.text))
      reading.passages.push(makePassage(reading, { sentence, said: sentence.text, index }));
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

function looksEnglish(text: string): boolean {
  return /\b(?:the|and|with|was|has|his|her|of|for|not|she|he|is|to)\b/i.test(text);
}

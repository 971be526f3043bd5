import { finish, type Turns } from '../../../lib/turns.ts';
import { testOfHeading } from '../../scores/test-heading.ts';
import { findRelatives, type Relatives } from '../reading/find-relatives.ts';
import type { Time } from '../reading/read-times.ts';
import type { Statement } from '../reading/statement.ts';
import { nameSpeakers, readTurn } from '../reading/name-speakers.ts';
import { readStatement } from '../reading/read-statement.ts';
import { sayWithLead } from '../reading/say-leads.ts';
import { tokenise } from '../words/tokenise.ts';
import { readDay } from './compare-dates.ts';
import { dayAtStart, orderEntries } from './entries.ts';
import { readTables } from './read-tables.ts';
import { sayRow } from './say-row.ts';
import { leaveOpen, leaveUnanswered, settleQuestion } from './settle-questions.ts';

export interface PassageText {
  text: string;
  heading: string | null;
  start: number;
  end: number;
  /** Of a row of a table: its cells, and the names of the columns. */
  cells?: readonly string[];
  header?: readonly string[];
  /** `heading` for one: what it names may be denied below it. */
  kind?: string;
  /** Which paragraph, list item or row it is of. */
  block?: number;
  /** Whether it only names the columns below it. */
  isHeader?: boolean;
  /** The words above a list without which its entries mean something else. */
  lead?: { text: string };
}

export interface PassageNote {
  title: string;
  /** The day it was written, in words and figures. */
  date: string;
  passages: readonly PassageText[];
  /** Other wordings of a passage that a draft may use, such as shorthand written out. */
  quotes?: readonly Quote[];
}

export interface Quote {
  text: string;
  /** The number of the passage in its note. */
  sentence: number;
}

export interface Passage {
  statement: Statement;
  wording: string;
  /** As it stands; a row of a table with the names of its columns. */
  text: string;
  heading: string | null;
  /** The names of people in all notes. */
  names: ReadonlySet<string>;
  /** Its note's title and date, and the days that its first passage names, or the one its entry begins with. */
  about: Statement;
  note: number;
  /** The day of its note. */
  writtenOn: readonly Time[];
  /** Which relative or teacher says it, in a talk. */
  informant: string | null;
  /** Whether it is a row of a table: the rows beside it are about something else. */
  isRow: boolean;
  cells: readonly string[];
  header: readonly string[];
  /** Which paragraph, list item or row of its note it is of. */
  block: number;
  /** Which entry of its note it belongs to, where these begin with their day: a later one is greater. */
  entry: number;
  sentence: number;
  start: number;
  end: number;
}

/** Everything that claims are compared with, with where each concept and figure stands. */
export interface PassageIndex {
  passages: readonly Passage[];
  places: ReadonlyMap<string, readonly number[]>;
  /** Whole passages, and titles of notes, by their words: what is quoted is true to the notes. */
  quotes: ReadonlyMap<string, number>;
  /** Whether much of it is questions, as in a transcript. */
  isTalk: boolean;
  /** Who of the people it names is who. */
  relatives: Relatives;
}

/** The words of a text as they are compared: shorthand and its full form are the same. */
export function wordingOf(text: string): string {
  return tokenise(text)
    .filter(({ kind }) => kind !== 'sign')
    .map(({ word }) => word)
    .join(' ');
}

/** How far below a question its answer is looked for. */
const ANSWER_REACH = 3;

const QUESTIONS_IN_TALK = 0.1;

/** Passages that are read before others get their turn: a tenth of a second of work. */
const PASSAGES_A_TURN = 500;

export function indexPassages(notes: readonly PassageNote[], clientName = ''): PassageIndex {
  return finish(indexInTurns(notes, clientName));
}

export function* indexInTurns(notes: readonly PassageNote[], clientName: string): Turns<PassageIndex> {
  const passages: Passage[] = [];
  const names = new Set<string>();
  const quotes = new Map<string, number>();
  const all = notes.flatMap(({ passages: texts }) => texts.map(({ text }) => text));
  const kin = yield* findRelatives(all, clientName);
  for (const [note, { title, date, passages: given, quotes: written = [] }] of notes.entries()) {
    const texts = readTables(given);
    const named = nameSpeakers(texts.map(({ text }) => text));
    for (const text of [title, `${title}, ${date}`]) if (texts.length > 0) quotes.set(wordingOf(text), passages.length);
    // Many passages are quoted as they stand.
    const known = new Map<string, string>();
    for (const [index, { text, sentence }] of written.entries()) {
      const wording = known.get(text) ?? wordingOf(text);
      known.set(text, wording);
      quotes.set(wording, passages.length + sentence);
      if (index % PASSAGES_A_TURN === 0) yield;
    }
    const wordings: string[] = [];
    const spoken: string[] = [];
    const statements: Statement[] = [];
    for (const [sentence, { text, heading, cells, header, lead, kind, isHeader }] of texts.entries()) {
      const wording = known.get(text) ?? wordingOf(text);
      quotes.set(wording, passages.length + sentence);
      wordings.push(wording);
      const said = sayRow(cells, header) ?? (lead === undefined ? text : sayWithLead(lead.text, text));
      spoken.push(said);
      const read = readTurn(said, named[sentence] ?? said, heading, kin);
      const statement = cells === undefined ? read : withoutRoles(read);
      const isLead = kind === 'heading' || isHeader === true || texts[sentence + 1]?.lead?.text === text;
      statements.push(isLead && !saysByItself(statement, text) ? leaveUnanswered(statement) : statement);
      if (sentence % PASSAGES_A_TURN === 0) yield;
    }
    const titled = readStatement(`${title}, ${date}`);
    const writtenOn = titled.segments.flatMap(({ times }) => times.filter(({ day }) => day !== null));
    let about = withDays(titled, statements[0]);
    const days = statements.map(dayAtStart);
    const entries = orderEntries(days);
    let opening: { block: number; about: Statement } | null = null;
    let speaker: Statement['speaker'] = null;
    let informant: string | null = null;
    for (const [sentence, statement] of statements.entries()) {
      if (statement.speaker !== null) informant = statement.informant;
      speaker = statement.speaker ?? speaker;
      for (const name of statement.names) names.add(name);
      if (days[sentence] !== null) about = withDays(titled, statement);
      const block = texts[sentence]?.block ?? sentence;
      if (statement.start.length > 0) opening = { block, about: withStart(titled, statement) };
      const answered = statement.isQuestion
        ? settleQuestion(statement, statements.slice(sentence + 1, sentence + 1 + ANSWER_REACH))
        : speaker === 'clinician'
          ? leaveOpen(statement)
          : statement;
      const { start = 0, end = 0, heading = null } = texts[sentence] ?? {};
      passages.push({
        statement: answered,
        wording: wordings[sentence] ?? '',
        text: spoken[sentence] ?? '',
        heading,
        names,
        about: days[sentence] === null && opening?.block === block ? opening.about : about,
        note,
        writtenOn,
        informant,
        isRow: isRow(texts[sentence]),
        cells: texts[sentence]?.cells ?? [],
        header: texts[sentence]?.header ?? [],
        block,
        entry: entries[sentence] ?? 0,
        sentence,
        start,
        end,
      });
    }
  }
  const questions = passages.filter(({ statement }) => statement.isQuestion).length;
  return {
    passages,
    relatives: kin,
    places: findPlaces(passages),
    quotes,
    isTalk: questions > passages.length * QUESTIONS_IN_TALK,
  };
}

/** `Sertraline`, below `Stopped`: a cell does nothing to another one. */
function withoutRoles(statement: Statement): Statement {
  const segments = statement.segments.map((segment) => ({
    ...segment,
    items: segment.items.map((item) => ({ ...item, roles: null })),
  }));
  return { ...statement, segments };
}

function isRow(text: PassageText | undefined): boolean {
  return text?.header !== undefined && (text.cells?.length ?? 0) > 1;
}

/** "22/9/2025, call from the mother": what a note begins with tells when all of it was. */
function withDays(about: Statement, first: Statement | undefined): Statement {
  const days = (first?.segments ?? []).map((segment) => ({
    ...segment,
    items: segment.items.filter(({ className }) => className === 'month'),
    quantities: segment.quantities.filter((each) => readDay(each).length > 0 || each.unit === 'day-of-month'),
  }));
  return { ...about, segments: [...about.segments, ...days.filter(({ quantities }) => quantities.length > 0)] };
}

/** "14/11 RMN Okoye: settled. Slept well.": what is told in one block with the day it begins with is of that day. */
function withStart(about: Statement, { segments, start }: Statement): Statement {
  const isOfStart = ({ at }: { at: number }): boolean => start.some((time) => at >= time.at && at < time.end);
  const days = segments.map((segment) => ({
    ...segment,
    items: segment.items.filter((item) => item.className === 'month' && isOfStart(item)),
    quantities: segment.quantities.filter(isOfStart),
  }));
  return { ...about, segments: [...about.segments, ...days.filter(({ quantities }) => quantities.length > 0)] };
}

function findPlaces(passages: readonly Passage[]): Map<string, number[]> {
  const places = new Map<string, number[]>();
  for (const [index, { statement }] of passages.entries()) {
    for (const key of keysOf(statement)) {
      const known = places.get(key);
      if (known === undefined) places.set(key, [index]);
      else known.push(index);
    }
  }
  return places;
}

/** "The plan is to …" is told by the heading too, and the name of a test asks for nothing. */
function saysByItself({ segments }: Statement, heading: string): boolean {
  if (/^plan\b/i.test(heading) || testOfHeading(heading) !== null) return true;
  return segments.some(({ items }) => items.some(({ className }) => className === 'test'));
}

function keysOf({ segments }: Statement): Set<string> {
  const keys = new Set<string>();
  for (const { items, quantities } of segments) {
    for (const { key, words } of items) for (const each of [key, ...words]) keys.add(each);
    for (const { values, unit } of quantities)
      for (const value of values) keys.add(`#${value}`).add(`#${value} ${unit ?? ''}`);
  }
  return keys;
}

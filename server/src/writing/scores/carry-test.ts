import { writeMarks } from './spoken-marks.ts';
import { areIndices, areOfTest, BATTERY, isTestOfItsOwn, OF_AGE, OWN_NAME, partOf, pointsOf } from './are-of-test.ts';
import { kindOfHead } from './column-heads.ts';
import { isGeneric, isIndex } from './indices.ts';
import { hasKnownParts, isLongPart, isPartOf } from './known-tests/parts.ts';
import { inFigures } from './number-words.ts';
import { isLikeTest, isOfOneScore } from './entries/judge-score.ts';
import { areAllFiguresRead, isOnlyScores } from './only-scores.ts';
import { isOfGoals } from './entries/name-measure.ts';
import { INFORMANT } from './patterns.ts';
import { isGoal } from './read-goal.ts';
import { readProse } from './read-prose.ts';
import type { Score } from './score.ts';
import { testOfHeading } from './test-heading.ts';
import { TEST_AND_EDITION } from './entries/tokens.ts';

/** A sentence of a note, as far as its scores are concerned. */
interface Told {
  text: string;
  kind: string;
  heading: string | null;
  start: number;
  end: number;
  cells?: readonly string[];
  header?: readonly string[];
  test?: string;
}

/** The same, with the tests that it names. */
interface Named extends Told {
  tests: readonly string[];
}

const ALL_TESTS = new RegExp(TEST_AND_EDITION, 'gu');
const PARAGRAPH = /\n[^\S\n]*\n/;

/** What is known of tests at a place of a note. */
interface Known {
  /** The test that the sentence before gave scores of, in the same paragraph. */
  told: string | null;
  /** The score of the whole test, where the sentence gave nothing else; and whether the next stands in the same line. */
  whole: string | null;
  isSameLine: boolean;
  /** The tests of intelligence that the note has named. */
  batteries: Set<string>;
  /** All tests that it has named of which the parts are known, the last one first. */
  named: string[];
  /** What the text above a table names, while its rows are read. */
  above: string | null;
  /** Whether a row of the table itself named it. */
  isSection: boolean;
  /** The part of it that stands in a line of its own, above the lines with its figures: `Word reading`, and below it `SS 79`. */
  part: string | null;
  /** The test that a row before named with one of its parts. */
  rowTest: string | null;
  /** The row before, where it gives the whole of a test that has parts. */
  wholeRow: readonly string[] | null;
}

/**
 * Sets the test of sentences and rows that give scores and do not name it: it is the one that the sentence before told,
 * the text above the table, or the heading; for an index of intelligence, the only such test that the note has named.
 */
export function carryTests(sentences: Told[], markdown: string): void {
  const told = sentences.map((sentence) => {
    const text = writeMarks(sentence.text);
    return { ...sentence, text, tests: testsIn(text) };
  });
  nameTests(told, markdown);
  for (const [index, sentence] of sentences.entries()) {
    const test = told[index]?.test;
    if (test !== undefined) sentence.test = test;
  }
}

function nameTests(sentences: Named[], markdown: string): void {
  const known: Known = {
    told: null,
    whole: null,
    isSameLine: false,
    batteries: new Set(),
    named: [],
    above: null,
    isSection: false,
    part: null,
    rowTest: null,
    wholeRow: null,
  };
  for (const [index, sentence] of sentences.entries()) {
    const before = sentences[index - 1];
    const gap = before === undefined ? '' : markdown.slice(before.end, sentence.start);
    const isNextItem = sentence.kind === 'item' && (before?.kind === 'item' || before?.test !== undefined);
    const isLed = before !== undefined && isLead(before);
    const isOn = isNextItem || isLed || isKindLine(sentence.text) || (before !== undefined && isKindLine(before.text));
    if ((PARAGRAPH.test(gap) && !isOn) || sentence.kind === 'heading') known.told = null;
    known.isSameLine = before !== undefined && !gap.includes('\n');
    for (const name of sentence.tests) {
      if (BATTERY.test(name)) known.batteries.add(name);
      if (hasKnownParts(name)) known.named = [name, ...known.named.filter((other) => other !== name)];
    }
    if (sentence.kind === 'heading') continue;
    if (sentence.cells === undefined) nameSentence(sentence, known);
    else nameRow(sentence, before, known, PARAGRAPH.test(gap));
  }
}

/** `v-scale`, `Composites (standard scores)`: which of the figures of the test that was named before follow. */
const KIND_LINE =
  /^(?:(?:core|primary|standard|scaled|sub-?tests?|composites?|ind(?:ex|ices)|(?:sub-?)?domains?|(?:v-)?scales?|T|z|scores?|and)(?:\W{1,3}|$)){1,6}$/i;

function isKindLine(text: string): boolean {
  return /\p{L}/u.test(text) && KIND_LINE.test(text);
}

const MAX_LEAD_WORDS = 8;

/** A line that names a test and gives no score of it: what follows does. */
function isLead({ text, tests }: Named): boolean {
  return text.split(/\s+/).length <= MAX_LEAD_WORDS && tests.length === 1 && !/(?<![\p{L}\d-])\d/u.test(text);
}

const MAX_NAME_WORDS = 4;

/** The whole name of the test that such a line is: `Renfrew Bus Story`. */
function wholeLead(text: string, test: string): string {
  // `Vineland-3, interview with mother`: who was asked is no part of the name.
  if (INFORMANT.test(text)) return test;
  const name = text.replace(/[:.]$/, '').replace(/ ?\([^()]{1,60}\)$/, '');
  return name.startsWith(test) && name.split(/\s+/).length <= MAX_NAME_WORDS ? name : test;
}

/** Forms of one test, for parents, teachers and the client. */
const FORM_OF_TEST = /^(?:PRS|TRS|SRP)$/;

/** The tests that a text names. */
function testsIn(text: string): string[] {
  const found: RegExpExecArray[] = [];
  // `matchAll` would compile the long pattern anew for each sentence.
  ALL_TESTS.lastIndex = 0;
  for (let name = ALL_TESTS.exec(text); name !== null; name = ALL_TESTS.exec(text)) {
    if (!isGeneric(name[0]) && !isIndex(name[0])) found.push(name);
  }
  // `Beery VMI` is one, and what follows is rather of the first.
  const isOwn = found.map(({ index }, place) => {
    const before = found[place - 1];
    // Neither is a second name in brackets: `British Ability Scales (BAS3)`.
    return before === undefined || !/^ \(?$/.test(text.slice(before.index + before[0].length, index));
  });
  const names = [...new Set(found.filter((_, place) => isOwn[place]).map(([name]) => name))];
  // `BASC-3 PRS (mother) and TRS (Mrs. Day)`: forms of one test.
  const tests = names.filter((name) => !FORM_OF_TEST.test(name));
  return tests.length > 0 ? tests : names;
}

/** The only test of intelligence that the note has named so far. */
function onlyBattery({ batteries }: Known): string | null {
  const [first, ...others] = batteries;
  return first === undefined || others.length > 0 ? null : first;
}

/** What a column is called that names the test of each row, beside one that names its part. */
const TEST_COLUMN = /^(?:test|battery|instrument|measure|assessment)$/i;

function nameRow(row: Named, before: Named | undefined, known: Known, isApart: boolean): void {
  const { cells = [], header = [] } = row;
  if (before?.cells === undefined) {
    if (before === undefined || !isKindLine(before.text)) known.above = testAbove(before, isApart);
    else known.above ??= known.told;
    known.isSection = false;
    known.rowTest = null;
    known.wholeRow = null;
  }
  const [name = '', ...values] = cells;
  // A row that has nothing but the name of a test, or the heads once more behind it, heads those below it.
  const mayBeHead = (cell: string): boolean => header.length > 0 && kindOfHead(cell.trim()) !== null;
  const areHeads = values.every((cell) => cell.trim() === '' || mayBeHead(cell));
  if (values.length > 0 && areHeads && testsIn(name).length === 1) {
    known.above = name.trim();
    known.isSection = true;
    return;
  }
  const column = header.findIndex((head) => TEST_COLUMN.test(head.trim()));
  if (column !== -1 && header.some((head, place) => place !== column && PART_COLUMN.test(head))) {
    if (cells[column]?.trim() !== '') known.above = cells[column]?.trim() ?? null;
    else if (known.above !== null) row.test = known.above;
    return;
  }
  if (row.test === undefined && known.wholeRow !== null && isPartOfRow(cells, known.wholeRow)) {
    row.test = known.wholeRow[0]?.trim() ?? '';
    return;
  }
  known.wholeRow = testsIn(name)[0] === name.trim() && !isOfOneScore(name) ? cells : null;
  const isNamed =
    row.tests.some((found) => !isPartOf(known.above ?? '', found)) ||
    (!known.isSection && header.some((head) => testsIn(head).some((found) => !FORM_OF_TEST.test(found))));
  const ofParts = row.tests.length === 0 ? known.named.filter((found) => isPartOf(found, name)) : [];
  const [ofRow = '', rest = ''] = row.tests.length === 1 ? [row.tests[0], name.slice(row.tests[0]?.length)] : [];
  // `CELF-5 WC`, and in the next row `FD`
  if (rest.trim() !== '' && hasKnownParts(ofRow)) known.rowTest = ofRow;
  const ofRowBefore = known.rowTest !== null && isPartOf(known.rowTest, name) ? known.rowTest : null;
  const only = ofParts.length === 1 ? (ofParts[0] ?? null) : null;
  const test = known.above ?? ofRowBefore ?? (isIndex(name) ? onlyBattery(known) : only);
  if (row.test === undefined && !isNamed && test !== null) row.test = test;
}

/** `memory | 19 | 16` below `ACE-III | 84 | 79`: in small letters, and nowhere more than the whole. */
function isPartOfRow([name = '', ...values]: readonly string[], [, ...whole]: readonly string[]): boolean {
  const isLess = (value: string, place: number): boolean =>
    value.trim() === '' ||
    (FIGURE_CELL.test(value) && Number.parseFloat(value) < Number.parseFloat(whole[place] ?? ''));
  return /^\p{Ll}[\p{L} -]{2,30}$/u.test(name.trim()) && values.every(isLess);
}

const FIGURE_CELL = /^\s*\d+(?:\.\d+)?(?:\/\d+)?\s*$/;

/** The test that the text above a table names; one that it gives the whole score of has no parts there: `NIHSS 12 on arrival.` */
function testAbove(before: Named | undefined, isApart: boolean): string | null {
  const [first = null, ...others] = before?.tests ?? [];
  if (before === undefined) return null;
  const scores = readProse({ ...before, cells: null, header: null, label: null });
  // In a paragraph of its own a table is not of the test whose scores the last sentence told.
  if (before.test !== undefined) return isApart && scores.length > 0 ? null : before.test;
  if (first === null) return null;
  return others.length > 0 || scores.some(({ measure }) => measure === first) ? null : first;
}

const PART_COLUMN = /^sub$|^part$|subtest|sub-test|scale|index|composite|area|domain|task/i;

function nameSentence(sentence: Named, known: Known): void {
  const { text, heading } = sentence;
  if (sentence.test !== undefined) {
    known.told = sentence.test;
    return;
  }
  // `VMI 88, visual perception 102` below `Beery`: the test that was told has a part of that name.
  const above = known.told ?? testOfHeading(heading);
  const [named = null, ...others] = sentence.tests.filter((name) => above === null || !isPartOf(above, name));
  if (named !== null) {
    known.told = others.length > 0 ? null : isLead(sentence) ? wholeLead(text, named) : named;
    known.whole = wholeOf(sentence, known.told);
    return;
  }
  const unknown = unknownTestOf(text);
  if (unknown !== null && (above === null || !isPartOf(above, unknown))) {
    known.told = givesScoresOf(text, unknown) ? unknown : null;
    known.whole = wholeOf(sentence, known.told);
    return;
  }
  const figures = inFigures(text).text;
  if (!/\d/.test(figures)) {
    known.part = above !== null && isPartOf(above, text.replace(/:$/, '')) ? text.replace(/:$/, '') : null;
    return;
  }
  if (above !== null && known.part !== null && ONLY_KIND.test(figures)) {
    sentence.test = `${above}: ${known.part}`;
    return;
  }
  known.part = null;
  const battery = onlyBattery(known);
  const test = above;
  const read = (of: string): Score[] =>
    readProse({ text: figures, cells: null, header: null, heading, label: null, test: of });
  const ofParts = test !== null && areKnownParts(test, read(test)) ? test : testOfParts(read, known);
  const scores = test === null ? [] : read(test);
  if (ofParts !== null) sentence.test = ofParts;
  else if (test !== null && isGoal(sentence, test)) sentence.test = test;
  else if (test !== null && (isOfTimes(figures, test, scores) || isOfItself(figures, test, scores)))
    sentence.test = test;
  else if (test !== null && areItems(scores, known.whole) && areAllFiguresRead(figures, scores)) sentence.test = test;
  else if (
    test !== null &&
    mayBeParts(scores, known) &&
    (areOfTest(figures, test, scores) || isEntryOf(sentence, test, scores))
  )
    sentence.test = test;
  else if (battery !== null && areIndices(read(battery))) sentence.test = battery;
  known.told =
    sentence.test ?? testOfScore(readProse({ ...sentence, cells: null, header: null, label: null })) ?? known.told;
}

/**
 * `Doing up buttons: importance 8, performance 2` below `COPM`, `Total test score 59 – standard score 5`: an entry of the list below a
 * heading that names the test, or one that begins with a part of it, whatever else it says.
 */
function isEntryOf({ text, kind, heading }: Told, test: string, scores: readonly Score[]): boolean {
  const [first] = scores;
  const isListed = kind === 'item' && testOfHeading(heading) === test && !isOfOneScore(test);
  const isFirst = first !== undefined && (text.startsWith(partOf(first.measure)) || isOfGoals(test));
  return isListed && isFirst && scores.every(({ measure }) => !isTestOfItsOwn(partOf(measure), test));
}

/** `SS 79 8th %ile`, `raw 84`, `AE 6;0`: a kind of figure, and what was measured stands in the line above. */
const ONLY_KIND =
  /^(?:SS|ss|StS|ScS|raw|scaled|standard|T|z|AE|GE|RA|SA|percentile|%ile|PR)(?: scores?)?[ :=]{1,3}[<>-]?\d/iu;

function areKnownParts(test: string, scores: readonly Score[]): boolean {
  return scores.length > 0 && scores.every(({ measure }) => isPartOf(test, partOf(measure)));
}

/** The only test of the note that has parts of these names: `Daily Living Skills 71` is of the Vineland, wherever that was named. */
function testOfParts(read: (test: string) => Score[], { named }: Known): string | null {
  const found = named.filter((test) => {
    const scores = read(test);
    return areKnownParts(test, scores) && scores.every(({ measure }) => isLongPart(partOf(measure)));
  });
  return found.length === 1 ? (found[0] ?? null) : null;
}

/** `It had fallen to 21 by week 3`: the test that was told, at another time. */
function isOfItself(text: string, test: string, scores: readonly Score[]): boolean {
  return (
    /^(?:It|This|That|The score|The total|(?:His|Her|Their) score)\b/.test(text) &&
    scores.length > 0 &&
    scores.every(({ measure, when }) => measure === test && when !== null)
  );
}

/** `12/01/26 – 21` below `PHQ-9`: nothing but when, and the figure of the test itself. */
function isOfTimes(text: string, test: string, scores: readonly Score[]): boolean {
  const areOfIt = scores.length > 0 && scores.every(({ measure, when }) => measure === test && when !== null);
  return areOfIt && areAllFiguresRead(text, scores) && isOnlyScores(text, scores);
}

/** `MADRS total 28` is of the whole. */
const WHOLE = /:? total$/i;
const MIN_ITEMS = 4;

/** `MADRS total 28. Apparent sadness 4, tension 3, …`: parts that come to the whole, whatever they are called. */
function areItems(scores: readonly Score[], whole: string | null): boolean {
  const sum = scores.reduce((all, { score }) => all + Number(score), 0);
  return whole !== null && scores.length >= MIN_ITEMS && sum === Number.parseFloat(whole);
}

/** The score of the whole test, where a sentence gives nothing else: `6-CIT 14/28.` */
function wholeOf(sentence: Told, test: string | null): string | null {
  const scores = readProse({ ...sentence, cells: null, header: null, label: null });
  return scores.every(({ measure }) => measure.replace(OF_AGE, '').replace(WHOLE, '').trim() === test)
    ? (scores.at(-1)?.score ?? null)
    : null;
}

/** Behind the whole of a test its parts are told in lines of their own or out of fewer points, and none is more: `ACE-III 71/100`, `Memory 12/26`. */
function mayBeParts(scores: readonly Score[], { told, whole, isSameLine }: Known): boolean {
  if (told === null || whole === null) return true;
  const isItem = scores.every(({ measure }) => /^item \d{1,2}$/i.test(partOf(measure)));
  const isLess = ({ score }: Score): boolean => Number.parseFloat(score ?? '0') <= Number.parseFloat(whole);
  const areOutOf = scores.every(({ score }) => pointsOf(score) > 0 && pointsOf(score) < pointsOf(whole));
  return isItem || ((!isSameLine || areOutOf) && scores.every(isLess));
}

/** `Frontal Assessment Battery 13/18`: the test that a line gives the whole of, though no list has it. */
function testOfScore([score]: readonly Score[]): string | null {
  return score !== undefined && OWN_NAME.test(score.measure) && score.score?.includes('/') === true
    ? score.measure
    : null;
}

/** `BIT conventional 128/146`: letters that are not known for a test, and a part of it. */
function unknownTestOf(text: string): string | null {
  const name = /^(?<test>[\p{L}\d-]{2,14})(?: \(?\p{L}|(?<=\d)(?::)? \d)/u.exec(text)?.groups?.['test'] ?? '';
  return isLikeTest(name) && !isIndex(name) ? name : null;
}

/** Whether letters stand for a test: they have a score, or begin a line that leads to what follows. */
function givesScoresOf(text: string, name: string): boolean {
  if (text.endsWith(':')) return true;
  if (!/(?<![\p{L}\d-])\d/u.test(text)) return text.split(/\s+/).length <= MAX_NAME_WORDS;
  const [score] = readProse({ text, cells: null, header: null, heading: null, label: null });
  return score?.measure.startsWith(name) === true;
}

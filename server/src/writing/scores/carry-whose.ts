import { INFORMANT, TEST_NAME, WHO } from './patterns.ts';
import { findScores } from './find-scores.ts';
import { inFigures } from './number-words.ts';
import { tellsAgain } from './read-again.ts';
import type { Whose } from './score.ts';
import { askedInHeading } from './test-heading.ts';

/** A sentence of a note, as far as it says whose scores follow. */
interface Told {
  text: string;
  kind: string;
  start: number;
  end: number;
  heading: string | null;
  test?: string;
  whose?: Whose;
}

/** `Bed 3 Mr Orr`, `Client A`, `K.M.`: who a paragraph of a handover or of a group is about. */
const PERSON =
  /^(?:(?:Bed|Bay|Room|Rm) \d{1,3}[A-Z]?[:,–-]? {1,2})?(?<person>(?:Mr|Mrs|Ms|Miss|Mx)\.? \p{Lu}[\p{L}'’-]{0,30}|(?:Client|Patient|Pt|Participant|Child|Twin|Sibling) (?:[A-Z]|\d{1,2})(?![\p{L}\d])|\p{Lu}\. ?\p{Lu}\.(?=[ :,–-]))/u;
/** `BRIEF-2 T scores, father first then teacher:` */
const ORDER = new RegExp(
  String.raw`\b(?<first>${WHO}|pre|before|baseline|admission|intake)(?:['’]s)?(?: (?:form|report|rating|score)s?)?,? (?:first,? )?(?:and )?then (?:the )?(?<second>${WHO}|post|after|discharge|review)\b`,
  'iu',
);
/** `Conners - mum first, school second` */
const FIRST_SECOND = new RegExp(
  String.raw`\b(?<first>${WHO})(?:['’]s)? first,? (?:and )?(?:the )?(?<second>${WHO})(?:['’]s)? second\b`,
  'iu',
);
/** `ImPACT composites (baseline / today)`, `Before / after`: in the order of the figures below. */
const SLASHED = new RegExp(
  String.raw`(?:^|[\s(])(?<first>${WHO}|pre|before|baseline|admission|intake|start|T1|then|previous|initial)\s?\/\s?(?<second>${WHO}|post|after|discharge|review|end|today|now|T2|current|final)(?=$|[\s):])`,
  'iu',
);
const PARAGRAPH = /\n[^\S\n]*\n/;
/** The title of a letter or a note names one person; only several are told apart. */
const MIN_PERSONS = 2;

/** Says of sentences whose scores they give, where a note tells of several people, or gives two figures in an order. */
export function carryWhose(sentences: Told[], markdown: string): void {
  const persons = sentences.map(({ text, kind }) => (kind === 'row' ? null : personOf(text)));
  const areSeveral = new Set(persons.filter((person) => person !== null)).size >= MIN_PERSONS;
  let person: string | null = null;
  let order: Whose['order'] = null;
  let asked: string | null = null;
  for (const [index, sentence] of sentences.entries()) {
    const before = sentences[index - 1];
    const isNew = before === undefined || PARAGRAPH.test(markdown.slice(before.end, sentence.start));
    if ((isNew && before?.kind !== 'heading') || sentence.kind === 'heading') order = null;
    if (areSeveral) person = persons[index] ?? (isNew ? null : person);
    // A line that names a test and who was asked heads those below it, up to the next such line, heading or paragraph.
    const head = askedInHeading(sentence.text) ?? onlyAsked(sentence.text);
    const isPart = sentence.kind === 'item' || sentence.kind === 'row';
    if (head !== null || sentence.kind === 'heading') asked = head?.who ?? null;
    else if (isNew && before?.kind !== 'heading' && !isPart) asked = null;
    const own = head !== null || INFORMANT.test(sentence.text) ? null : asked;
    const measures = isNew ? [] : measuredBefore(sentence, before);
    if (person !== null || order !== null || own !== null || measures.length > 0)
      sentence.whose = { person, order, asked: own, measures };
    order = orderOf(sentence.text) ?? order;
  }
}

const ONLY_ASKED = new RegExp(
  String.raw`^(?:the |his |her )?(?<who>${WHO})(?:['’]s)?(?: (?:form|report|rating|ratings|questionnaire|version|interview|scores?)){0,2}:?$`,
  'iu',
);

/** `Mother`, `Teacher form:`: a line of its own. */
function onlyAsked(text: string): { who: string } | null {
  const who = ONLY_ASKED.exec(text.trim())?.groups?.['who'];
  return who === undefined ? null : { who };
}

/** What the sentence before measured, for one that has only figures: `At discharge 4/4/5/5.` */
function measuredBefore({ text, kind }: Told, before: Told | undefined): readonly string[] {
  const isTold = [kind, before?.kind].every((each) => each === 'prose' || each === 'item');
  if (before === undefined || !isTold || !tellsAgain(inFigures(text).text)) return [];
  const scores = findScores({ ...before, cells: null, header: null, label: null });
  return before.whose?.measures !== undefined && before.whose.measures.length > 0
    ? before.whose.measures
    : scores.map(({ measure }) => measure);
}

function personOf(text: string): string | null {
  return PERSON.exec(text)?.groups?.['person'] ?? null;
}

function orderOf(text: string): Whose['order'] {
  const isLead = !/(?<![\p{L}\d-])\d/u.test(text);
  const { first, second } =
    (ORDER.exec(text) ?? FIRST_SECOND.exec(text) ?? (isLead ? SLASHED.exec(text) : null))?.groups ?? {};
  if (first !== undefined && second !== undefined) return [first, second];
  // `BASC-3 PRS (mother), TRS (teacher)`: a line that names a test and two who were asked.
  const [one, other, ...others] = isLead && TEST_NAME.test(text) ? (text.match(RATERS) ?? []) : [];
  return one === undefined || other === undefined || others.length > 0 || one === other ? null : [one, other];
}

const RATERS = new RegExp(INFORMANT.source, 'gi');

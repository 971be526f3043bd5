import { WHO } from './patterns.ts';
import type { Whose } from './score.ts';

/** A sentence of a note, as far as it says whose scores follow. */
interface Told {
  text: string;
  kind: string;
  start: number;
  end: number;
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
  for (const [index, sentence] of sentences.entries()) {
    const before = sentences[index - 1];
    const isNew = before === undefined || PARAGRAPH.test(markdown.slice(before.end, sentence.start));
    if ((isNew && before?.kind !== 'heading') || sentence.kind === 'heading') order = null;
    if (areSeveral) person = persons[index] ?? (isNew ? null : person);
    if (person !== null || order !== null) sentence.whose = { person, order };
    order = orderOf(sentence.text) ?? order;
  }
}

function personOf(text: string): string | null {
  return PERSON.exec(text)?.groups?.['person'] ?? null;
}

function orderOf(text: string): Whose['order'] {
  const isLead = !/(?<![\p{L}\d-])\d/u.test(text);
  const { first, second } = (ORDER.exec(text) ?? (isLead ? SLASHED.exec(text) : null))?.groups ?? {};
  return first === undefined || second === undefined ? null : [first, second];
}

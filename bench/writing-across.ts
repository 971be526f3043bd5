import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type BlockNode, type DocumentJson, type InlineNode, parseMarkdown, parseSources } from '@casewright/document';
import { systemClock } from '../server/src/lib/clock.ts';
import type { Language } from '../server/src/writing/language/language.ts';
import { createOfflineProvider } from '../server/src/writing/offline/offline-provider.ts';
import { dateOfNote } from '../server/src/writing/passages/session-date.ts';
import type { SourceNote } from '../server/src/writing/source-note.ts';
import { writeReport } from '../server/src/writing/write-report.ts';

/** Notes that were read while the rules were written, and notes of which only totals were seen, by four authors. */
const SETS = ['read', 'read-second', 'read-third', 'read-fourth', 'unread', 'unread-second', 'unread-third'] as const;
/** All notes were entered on one day, later than each of them, as when a practice takes a client's papers over. */
const ENTERED = new Date('2026-06-01T09:00:00Z');
const TEMPLATE = [
  ['Reason for referral', 'paragraphs'],
  ['Presenting concerns', 'paragraphs'],
  ['History', 'paragraphs'],
  ['Medication', 'list'],
  ['Allergies', 'list'],
  ['Family and social history', 'paragraphs'],
  ['Substance use', 'paragraphs'],
  ['Mental state and examination', 'paragraphs'],
  ['Results', 'paragraphs'],
  ['Risk', 'paragraphs'],
  ['Progress', 'paragraphs'],
  ['Plan', 'list'],
] as const;
const HEADS_DIFFERENCE = 'The notes differ:';

interface Place {
  note: number;
  quote: string;
}

interface Pair {
  a: Place;
  b: Place;
  /** Doses, allergies, harm, who has care and the like, where the author says so: only in the third sets. */
  grave?: boolean;
}

type MedicineState = 'current' | 'stopped' | 'planned' | 'past' | 'allergy';

interface AcrossCase {
  notes: { title: string; markdown: string; sessionDate: string | null }[];
  contradictions: Pair[];
  /** Pairs that differ because something changed, or because they are about two things. */
  changes: Pair[];
  medication: { note: number; quote: string; drug: string; dose: string | null; state: MedicineState }[];
}

const COUNTS = [
  'contradictions',
  'found',
  'grave',
  'graveFound',
  'lists',
  'rightLists',
  'changeLists',
  'dated',
  'dateRight',
  'dateWrong',
  'undated',
  'dateGuessed',
  'medicines',
  'whole',
  'inPlace',
  'torn',
  'altered',
  'twice',
  'allergyAsMedicine',
  'stoppedAsCurrent',
] as const;
export type AcrossCounts = Record<(typeof COUNTS)[number], number>;

/** A piece of the draft with the stretches of notes that it was taken from. */
interface Piece {
  section: string;
  text: string;
  spans: { note: number; start: number; end: number }[];
}

/** What several notes of one client say together: contradictions, days of sessions, lines of medication. */
export async function measureAcross(language: Language): Promise<void> {
  for (const set of SETS) {
    const counts = await countAcross(language, path.join(import.meta.dirname, 'labels/across', set));
    const c = counts;
    process.stdout.write(
      `across notes, ${set}: ${c.found} of ${c.contradictions} contradictions stand side by side, ${c.graveFound} of ${c.grave} grave ones; of ${c.lists} that are shown ` +
        `${c.rightLists} are right, ${c.changeLists} tell of a change; session dates ${c.dateRight} of ${c.dated} right, ` +
        `${c.dateWrong} wrong, ${c.dateGuessed} of ${c.undated} undated notes dated; of ${c.medicines} lines about medicines ` +
        `${c.whole} are whole, ${c.inPlace} of them in place, ${c.torn} torn, ${c.altered} altered, ${c.twice} twice; ` +
        `${c.allergyAsMedicine} allergies among medicines, ${c.stoppedAsCurrent} stopped ones as current\n`,
    );
  }
}

/** `tell` hears of each single fault: for the notes that may be read. */
export async function countAcross(
  language: Language,
  folder: string,
  tell: (line: string) => void = () => undefined,
): Promise<AcrossCounts> {
  const total = Object.fromEntries(COUNTS.map((name) => [name, 0])) as AcrossCounts;
  for (const file of readdirSync(folder).toSorted()) {
    const labelled = JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as AcrossCase;
    const counts = await countCase(language, labelled, (line) => tell(`${file} ${line}`));
    for (const name of COUNTS) total[name] += counts[name] ?? 0;
  }
  return total;
}

async function countCase(
  language: Language,
  labelled: AcrossCase,
  tell: (line: string) => void,
): Promise<Partial<AcrossCounts>> {
  const notes = labelled.notes.map(({ title, markdown }, index): SourceNote => ({
    id: String(index),
    title,
    markdown,
    writtenAt: ENTERED,
  }));
  const { document } = await writeReport({
    template: makeTemplate(),
    notes,
    values: {},
    provider: createOfflineProvider(),
    language,
    clock: systemClock,
    signal: new AbortController().signal,
  });
  const { pieces, lists } = readDraft(document);
  return {
    ...countContradictions(labelled, lists, tell),
    ...countDates(labelled, notes, tell),
    ...countMedicines(labelled, pieces, tell),
  };
}

function countContradictions(
  { notes, contradictions, changes }: AcrossCase,
  lists: readonly Piece[][],
  tell: (line: string) => void,
): Partial<AcrossCounts> {
  const touches = (piece: Piece, { note, quote }: Place): boolean => {
    const start = notes[note]?.markdown.indexOf(quote) ?? -1;
    return piece.spans.some(
      (span) => span.note === note && start >= 0 && span.start < start + quote.length && start < span.end,
    );
  };
  const holds = (list: readonly Piece[], { a, b }: Pair): boolean =>
    list.some((one) => touches(one, a) && list.some((other) => other !== one && touches(other, b)));
  const isRight = (list: readonly Piece[]): boolean => contradictions.some((pair) => holds(list, pair));
  const found = contradictions.filter((pair) => lists.some((list) => holds(list, pair)));
  const wrong = lists.filter((list) => !isRight(list));
  const ofChange = wrong.filter((list) => changes.some((pair) => holds(list, pair)));
  for (const pair of contradictions) {
    if (!found.includes(pair)) tell(`missed: ${pair.a.quote} <> ${pair.b.quote}`);
  }
  for (const list of wrong) {
    tell(`${ofChange.includes(list) ? 'change' : 'other'} shown: ${list.map(({ text }) => text).join(' <> ')}`);
  }
  return {
    contradictions: contradictions.length,
    found: found.length,
    grave: contradictions.filter(({ grave }) => grave).length,
    graveFound: found.filter(({ grave }) => grave).length,
    lists: lists.length,
    rightLists: lists.length - wrong.length,
    changeLists: ofChange.length,
  };
}

function countDates(
  { notes: labelled }: AcrossCase,
  notes: readonly SourceNote[],
  tell: (line: string) => void,
): Partial<AcrossCounts> {
  const counts = { dated: 0, dateRight: 0, dateWrong: 0, undated: 0, dateGuessed: 0 };
  for (const [index, note] of notes.entries()) {
    const right = labelled[index]?.sessionDate ?? null;
    const date = dateOfNote(note);
    const read = date === ENTERED ? null : date.toISOString().slice(0, 10);
    counts[right === null ? 'undated' : 'dated'] += 1;
    if (read !== right) tell(`date of “${note.title}”: ${String(read)}, should be ${String(right)}`);
    if (right === null) counts.dateGuessed += Number(read !== null);
    else if (read === right) counts.dateRight += 1;
    else if (read !== null) counts.dateWrong += 1;
  }
  return counts;
}

const ASKS: Record<MedicineState, readonly string[]> = {
  current: ['Medication'],
  stopped: ['Medication'],
  planned: ['Medication', 'Plan'],
  past: ['Medication', 'History'],
  allergy: ['Allergies'],
};

function countMedicines(
  { notes, medication }: AcrossCase,
  pieces: readonly Piece[],
  tell: (line: string) => void,
): Partial<AcrossCounts> {
  const counts = { medicines: 0, whole: 0, inPlace: 0, torn: 0, altered: 0, twice: 0 };
  const faults = { allergyAsMedicine: 0, stoppedAsCurrent: 0 };
  for (const { note, quote, drug, dose, state } of medication) {
    const start = notes[note]?.markdown.indexOf(quote) ?? -1;
    const end = start + quote.replace(/[.,;|\s]+$/u, '').length;
    const from = start + (/^[|\s]*/u.exec(quote)?.[0].length ?? 0);
    const own = pieces.filter(({ spans }) =>
      spans.some((span) => span.note === note && span.start < end && start < span.end),
    );
    const whole = own.filter(({ spans }) =>
      spans.some((span) => span.note === note && span.start <= from && span.end >= end),
    );
    const inPlace = whole.filter(({ section }) => ASKS[state].includes(section));
    const isNamed = quote.toLowerCase().includes(drug.toLowerCase());
    const figure = dose === null ? null : (/\d[\d.,]*/u.exec(dose)?.[0] ?? null);
    const isAltered = whole.some(
      ({ text }) =>
        (isNamed && !text.toLowerCase().includes(drug.toLowerCase())) || (figure !== null && !text.includes(figure)),
    );
    counts.medicines += 1;
    counts.whole += Number(whole.length > 0);
    counts.inPlace += Number(inPlace.length > 0);
    counts.torn += Number(own.length > 0 && whole.length === 0);
    counts.altered += Number(isAltered);
    const isTwice = ASKS[state].some((section) => inPlace.filter((piece) => piece.section === section).length > 1);
    counts.twice += Number(isTwice);
    const amongMedicines = own.filter(({ section }) => section === 'Medication');
    const isAllergyThere = state === 'allergy' && amongMedicines.length > 0;
    const isToldAsCurrent = state === 'stopped' && amongMedicines.some((piece) => !whole.includes(piece));
    faults.allergyAsMedicine += Number(isAllergyThere);
    faults.stoppedAsCurrent += Number(isToldAsCurrent);
    const fault = [
      own.length === 0 ? 'absent' : whole.length === 0 ? 'torn' : inPlace.length === 0 ? 'elsewhere' : '',
      isAltered ? 'altered' : '',
      isTwice ? 'twice' : '',
      isAllergyThere ? 'allergy among medicines' : '',
      isToldAsCurrent ? 'stopped as current' : '',
    ].filter((each) => each !== '');
    if (fault.length > 0)
      tell(
        `${state} ${fault.join(', ')}: ${quote} → ${own.map(({ section, text }) => `${section}: ${text}`).join(' / ')}`,
      );
  }
  return { ...counts, ...faults };
}

function makeTemplate(): DocumentJson {
  const markdown = TEMPLATE.map(
    ([label, form], index) => `## ${label}\n\n\`\`\`prompt\nid: s${index}\nlabel: ${label}\nform: ${form}\n\n\n\`\`\``,
  );
  return parseMarkdown(markdown.join('\n\n'), { template: true });
}

/** What stands in each section, and the lists of what the notes do not agree in. */
function readDraft({ content }: DocumentJson): { pieces: Piece[]; lists: Piece[][] } {
  const [pieces, lists]: [Piece[], Piece[][]] = [[], []];
  let [section, isDifference] = ['', false];
  for (const block of content) {
    if (block.type === 'heading') {
      section = textOf(block);
      isDifference = false;
      continue;
    }
    const own = piecesOf(block, section);
    if (isDifference && block.type === 'bulletList') lists.push(own);
    else pieces.push(...own);
    isDifference = textOf(block) === HEADS_DIFFERENCE;
  }
  return { pieces, lists };
}

function piecesOf(block: BlockNode, section: string): Piece[] {
  return inlinesOf(block).flatMap((node): Piece[] => {
    if (node.type !== 'text') return [];
    const sources = node.marks?.flatMap((mark) => (mark.type === 'evidence' ? parseSources(mark.attrs.sources) : []));
    const spans = joinSpans((sources ?? []).map(({ note, start, end }) => ({ note: Number(note), start, end })));
    return spans.length === 0 ? [] : [{ section, text: node.text, spans }];
  });
}

/** Sentences that follow each other are one stretch. */
function joinSpans(spans: Piece['spans']): Piece['spans'] {
  const joined: Piece['spans'] = [];
  for (const span of spans.toSorted((a, b) => a.note - b.note || a.start - b.start)) {
    const last = joined.at(-1);
    if (last?.note === span.note && span.start - last.end <= 2) last.end = Math.max(last.end, span.end);
    else joined.push({ ...span });
  }
  return joined;
}

function inlinesOf(node: object): InlineNode[] {
  const { content = [] } = node as { content?: readonly unknown[] };
  return content.flatMap((child): InlineNode[] => {
    const inner = child as InlineNode & { content?: readonly unknown[] };
    return inner.content === undefined ? [inner] : inlinesOf(inner);
  });
}

function textOf(block: BlockNode): string {
  return inlinesOf(block)
    .map((node) => (node.type === 'text' ? node.text : ''))
    .join('');
}

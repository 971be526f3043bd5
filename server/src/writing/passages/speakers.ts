import { pattern } from '../../lib/pattern.ts';

const TIME = String.raw`[[(]?\d{1,2}:\d{2}(?::\d{2})?(?:[.,]\d+)?[\])]?`;
const NAME_WORDS = String.raw`\p{L}[\p{L}\p{M}'’. _-]{0,28}?(?: ?\d{1,2})?`;
const TIMED = String.raw`^(?:${TIME}\s*[-–]?\s*)?`;
/** `[00:12] Dr Shah: …`, `[doctor] …`, `Mum: …` */
const NAMED = new RegExp(
  String.raw`${TIMED}(?:\[(?<bracket>[\p{L}][\p{L} ]{0,24})\]:?|(?<name>${NAME_WORDS})(?:\s*[([][^)\]]{1,30}[)\]])?\s*:)\s*(?<said>.*)$`,
  'su',
);
/** `<v Dr Shah>…`, as WebVTT has it. */
const VOICE = /^<v(?:\.[\w.]+)? (?<name>[^>]{1,40})>\s*(?<said>.*?)(?:<\/v>)?$/su;
/** `Speaker 2  00:00:11` on a line of its own, as services that listen write it. */
const HEAD = new RegExp(String.raw`^(?<name>${NAME_WORDS})(?:\s+|\s*,\s*)${TIME}:?(?<said>)$`, 'u');
const HEAD_AFTER_TIME = new RegExp(String.raw`^${TIME}\s+(?<name>speaker ?\w{1,2})(?<said>)$`, 'iu');
/** `C - …`, `P/ …`, `Mum – …` */
const DASHED = /^(?<name>\p{L}{1,12})(?:\s+[-–—]|\/)\s+(?<said>.*)$/su;
/** `[18/10/2026, 19:02] Kay: …`, `18/10/26, 19:02 - Kay: …`, as messages come out of a telephone. */
const MESSAGE = new RegExp(
  String.raw`^\[?\d{1,2}[/.]\d{1,2}[/.]\d{2,4},? \d{1,2}:\d{2}(?::\d{2})?(?: ?[ap]m)?\]?(?: [-–])? ?(?<name>${NAME_WORDS}): ?(?<said>.*)$`,
  'sui',
);
const FORMS = [VOICE, MESSAGE, HEAD, HEAD_AFTER_TIME, NAMED, DASHED];
const CLINICIAN = pattern('i')`
  ^(?:interviewer|psychologist|clinical psychologist|clinician|therapist|counsellor|doctor|dr\b.*|gp|examiner|assessor
  |int|nurse|psychiatrist|paediatrician|practitioner|ep|cp|consultant|prof\b.*|q|t|d|th|ther|psych|clin|cpn|researcher
  |assistant psychologist|trainee|social worker|ot|slt|worker|pwp|caller handler|assessor \d|me|myself)$
`;
const OTHER = pattern('i')`
  ^(?:patient|client|pt|mum|mother|dad|father|parents?|carer|child|boy|girl|teacher|senco|wife|husband|partner|son
  |daughter|sister|brother|nan|gran|grandmother|grandfather|guest|a|c|p|m|cl|pat|yp|young person|informant|foster carer
  |interpreter|caller|grandma|grandad|aunt|uncle|friend|flatmate|staff|key ?worker)$
`;
const NAME = /^\p{Lu}[\p{L}'’-]*(?: \p{Lu}[\p{L}'’-]*)?$/u;
const NUMBERED = /^(?:speaker|spk)[ _]?(?:\d{1,2}|[a-z])$/i;
const INITIALS = /^\p{Lu}{2,3}$/u;
/** `Mrs F, 34`: names and figures without an end. */
const NAMES_SOMEBODY = /^(?:(?:\p{Lu}[\p{L}.'’-]*|\([^)]*\)|\d+|and|&)[,;]?(?:\s+|$)){1,6}$/u;
const SPOKEN = /\?|\b(?:I|we|you|me|us|my|our|your)\b/;
const MIN_LETTER_TURNS = 3;
/** The forms in which a note is written by parts, each headed by its letter. */
const PARTS = [
  ['Subjective', 'Objective', 'Assessment', 'Plan'],
  ['Situation', 'Background', 'Assessment', 'Recommendation'],
];
/** The letters before what was seen of somebody's mental state: appearance, behaviour, speech, mood, thought, perception … */
const MENTAL_STATE = 'ABSMOATPCIJR';
const MENTAL_STATE_PART = 'Mental state';
const MIN_MENTAL_STATE_LETTERS = 4;
/** The share of a clinician's turns that are questions. */
const MIN_ASKED = 0.4;
const MIN_TURNS = 4;
/** In a conversation at least this share of the paragraphs are turns; elsewhere `Mum:` is a label. */
const MIN_SHARE = 0.4;

export interface Turn {
  speaker: string;
  isClinician: boolean;
  said: string;
  /** Whether it was sent by itself: then it ends nothing that was said before. */
  isMessage: boolean;
}

/** The names of those who speak, and whether they are the clinician. */
export type Speakers = ReadonlyMap<string, boolean>;

/** How a paragraph begins that somebody speaks. */
interface Opening {
  name: string;
  said: string;
  form: RegExp;
}

/**
 * Who speaks in a note that is a conversation: roles that only people have, names that begin several paragraphs, and once
 * it is one, whoever begins a single paragraph and is named elsewhere or speaks between two others. `readNames` tells who
 * is named.
 */
export function findSpeakers(
  openings: readonly string[],
  isLabel: (label: string) => boolean,
  readNames: () => ReadonlySet<string>,
): Speakers {
  const read = openings.map(readOpening);
  // A name with a time and nothing below it that was said is an entry: `Asleep 02:00`.
  const opened = read.map((opening, index) => {
    if (opening === null || !isHead(opening)) return opening;
    return index + 1 === read.length || isHead(read[index + 1])
      ? null
      : { ...opening, said: openings[index + 1] ?? '' };
  });
  const begun = opened.findIndex((opening) => opening?.said.includes('?') === true);
  const legends = opened
    .slice(0, Math.max(0, begun))
    .filter((opening) => opening !== null)
    .filter(isLegend);
  const turns = Map.groupBy(
    opened.filter((opening) => opening !== null).filter((opening) => !legends.includes(opening)),
    ({ name }) => name,
  );
  for (const letter of findParts(openings).keys()) turns.delete(letter);
  const isSent = opened.filter((opening) => opening?.form === MESSAGE).length > opened.length / 2;
  const isSpeaker = (name: string, said: readonly Opening[]): boolean => {
    if (isSent && !said.some(({ form }) => form === MESSAGE)) return false;
    if (said.every(({ form }) => form === DASHED) && !isShortName(name)) return false;
    if (CLINICIAN.test(name) || OTHER.test(name) || NUMBERED.test(name)) return true;
    if (said.every(({ form }) => form === VOICE || form === MESSAGE)) return true;
    // `S:` and `P:` head the parts of a note once, and the turns of a conversation often.
    return (
      said.length > 1 && NAME.test(name) && (!isLabel(name) || (name.length === 1 && said.length >= MIN_LETTER_TURNS))
    );
  };
  const names = [...turns].filter(([name, said]) => isSpeaker(name, said));
  if (!isConversation(names, openings.length)) return new Map();
  const found = new Set(names.map(([name]) => name));
  const named = readNames();
  const isNamed = (name: string): boolean => name.split(' ').every((word) => named.has(word));
  const isAmong = (name: string): boolean => {
    const at = opened.findIndex((opening) => opening?.name === name);
    const [before, after] = [opened[at - 1]?.name ?? '', opened[at + 1]?.name ?? ''];
    return found.has(before) && found.has(after) && /^\p{Lu}\S* \S+ \S/u.test(opened[at]?.said ?? '');
  };
  const others = [...(isSent ? [] : turns.keys())].filter(
    (name) => (NAME.test(name) || INITIALS.test(name)) && !isLabel(name) && (isNamed(name) || isAmong(name)),
  );
  const clinicians = findClinicians(names, new Set(legends.flatMap(clinicianOf)));
  return new Map([
    ...others.map((name) => [name, false] as const),
    ...names.map(([name]) => [name, clinicians.has(name)] as const),
  ]);
}

/**
 * The letters that head the parts of a note, however many lines of each there are, and what they stand for: `S:` twice,
 * `O:` three times, `A:`, `P:`. In a conversation they take turns, and three of them do not follow each other in that
 * order.
 */
export function findParts(openings: readonly string[]): ReadonlyMap<string, string> {
  const letters = openings.map((text) => readOpening(text)?.name ?? '').filter((name) => /^\p{Lu}$/u.test(name));
  const order = letters.filter((letter, index) => letter !== letters[index - 1]).join('');
  for (const names of PARTS) {
    const form = names.map((name) => name.charAt(0)).join('');
    const isForm = [form.slice(0, -1), form.slice(1)].some((run) => order.includes(run));
    const isWhole = order.length <= 2 * form.length && [...order].every((letter) => form.includes(letter));
    if (isForm && isWhole) return new Map(names.map((name) => [name.charAt(0), name]));
  }
  return findMentalState(new Set(letters));
}

/** `S:`, `M:`, `T:`, `P:`: the P is for perception there, not for a plan. */
function findMentalState(letters: ReadonlySet<string>): ReadonlyMap<string, string> {
  const isOne = ['M', 'T'].every((letter) => letters.has(letter)) && letters.size >= MIN_MENTAL_STATE_LETTERS;
  const areAll = [...letters].every((letter) => MENTAL_STATE.includes(letter));
  return new Map(isOne && areAll ? [...letters].map((letter) => [letter, MENTAL_STATE_PART]) : []);
}

/** `Therapist: Aisha` above a conversation tells who is there. */
function isLegend({ name, said }: Opening): boolean {
  return name.length > 1 && isRole(name) && namesSomebody(firstSentence(said));
}

function firstSentence(text: string): string {
  return text.split(/(?<=\p{L}{2}\.) /u, 1)[0] ?? '';
}

function clinicianOf({ name, said }: Opening): string[] {
  const who = firstSentence(said).replace(/\.$/, '');
  return CLINICIAN.test(name) ? [who, ...who.split(/[\s,;]+/)] : [];
}

/** Names and figures, and nothing that is said of them. */
export function namesSomebody(said: string): boolean {
  return NAMES_SOMEBODY.test(said);
}

type Named = readonly [name: string, said: readonly Opening[]];

/** Somebody speaks again, or speaks as people do. In a list of relatives each is named once: `Mum: asthma`. */
function isConversation(names: readonly Named[], openingCount: number): boolean {
  const said = names.flatMap(([, turns]) => turns);
  const lines = said.length + said.filter(isHead).length;
  if (names.length < 2 || said.length < MIN_TURNS) return false;
  if (said.length === names.length && !said.some((turn) => SPOKEN.test(turn.said))) return false;
  const isDashed = said.every(({ form }) => form === DASHED);
  return lines >= MIN_SHARE * openingCount && (!isDashed || said.some((turn) => turn.said.includes('?')));
}

/** `C`, `Pt`, `Mum`: what may stand before a dash for somebody who speaks. */
function isShortName(name: string): boolean {
  return CLINICIAN.test(name) || OTHER.test(name) || name.length <= 3;
}

/** A letter may stand for either side, `C` for the client or the clinician, and `Int` too. There it counts who asks. */
function findClinicians(names: readonly Named[], told: ReadonlySet<string>): ReadonlySet<string> {
  const named = names.map(([name]) => name).filter((name) => told.has(name));
  if (named.length > 0) return new Set(named);
  const known = names.map(([name]) => name).filter((name) => CLINICIAN.test(name));
  const sure = known.filter((name) => (name.length > 1 && !/^int$/i.test(name)) || /^q$/i.test(name));
  if (sure.length > 0) return new Set(sure);
  const asker = findAsker(names);
  return new Set(asker === null ? known : [asker]);
}

/** Where no name tells the clinician: the one who asks by far the most. */
function findAsker(names: readonly Named[]): string | null {
  const shares = names
    .filter(([name]) => !OTHER.test(name) || name.length === 1)
    .map(([name, turns]) => ({ name, share: turns.filter(({ said }) => said.includes('?')).length / turns.length }));
  const [first, second] = shares.toSorted((a, b) => b.share - a.share);
  return first !== undefined && first.share >= MIN_ASKED && first.share >= 2 * (second?.share ?? 0) ? first.name : null;
}

/** A word for whoever they are, and no name. */
export function isRole(speaker: string): boolean {
  return CLINICIAN.test(speaker) || OTHER.test(speaker);
}

export function readTurn(text: string, speakers: Speakers): Turn | null {
  const { name, said, form } = readOpening(text) ?? { name: '', said: '', form: null };
  const isClinician = speakers.get(name);
  return isClinician === undefined ? null : { speaker: name, isClinician, said, isMessage: form === MESSAGE };
}

/** Whether somebody begins to speak in the midst of a line: `T: who took you? P: the police.` */
export function opensInLine(text: string): boolean {
  const { name, form } = readOpening(text) ?? { name: '', form: null };
  return form === NAMED && (CLINICIAN.test(name) || OTHER.test(name) || NUMBERED.test(name));
}

function readOpening(text: string): Opening | null {
  for (const form of FORMS) {
    const { bracket, name = bracket, said = '' } = form.exec(text)?.groups ?? {};
    if (name !== undefined) return { name: name.trim(), said, form };
  }
  return null;
}

function isHead(opening: Opening | null | undefined): boolean {
  return opening?.form === HEAD || opening?.form === HEAD_AFTER_TIME;
}

/** What stands in brackets is nobody's speech. */
const ASIDE = /^(?:\[[^\]]*\]|\([^)]*\))\.?$/;

export function isAside(said: string): boolean {
  return ASIDE.test(said);
}

import { pattern } from '../../lib/pattern.ts';

/** `[00:12] Dr Shah: …`, `[doctor] …`, `Mum: …` */
const TIME = String.raw`(?:[[(]?\d{1,2}:\d{2}(?::\d{2})?(?:\.\d+)?[\])]?\s*[-–]?\s*)?`;
const BRACKETED = String.raw`\[(?<bracket>[\p{L}][\p{L} ]{0,24})\]:?`;
const NAMED = String.raw`(?<name>\p{L}[\p{L}\p{M}'’. -]{0,28}?(?: ?\d)?)(?:\s*\([^)]{1,30}\))?\s*:`;
const TURN = new RegExp(String.raw`^${TIME}(?:${BRACKETED}|${NAMED})\s*(?<said>.*)$`, 'su');
const CLINICIAN = pattern('i')`
  ^(?:interviewer|psychologist|clinical psychologist|clinician|therapist|counsellor|doctor|dr\b.*|gp|examiner|assessor
  |int|nurse|psychiatrist|paediatrician|practitioner|ep|cp|consultant|prof\b.*|q|t|d|th|ther|psych|clin|cpn|researcher
  |assistant psychologist|trainee|social worker|ot|slt|worker|pwp|caller handler|assessor \d)$
`;
const OTHER = pattern('i')`
  ^(?:patient|client|pt|mum|mother|dad|father|parents?|carer|child|boy|girl|teacher|senco|wife|husband|partner|son
  |daughter|sister|brother|nan|gran|grandmother|grandfather|guest|a|c|p|m|cl|pat|yp|young person|informant|foster carer
  |interpreter|caller|grandma|grandad|aunt|uncle|friend|flatmate|staff|key ?worker)$
`;
const NAME = /^\p{Lu}[\p{L}'’-]*(?: \p{Lu}[\p{L}'’-]*)?$/u;
const NUMBERED = /^speaker \d$/i;
const MIN_LETTER_TURNS = 3;
/** The forms in which a note is written by parts, each headed by its letter. */
const PARTS = ['SOAP', 'SBAR'];
/** The share of a clinician's turns that are questions. */
const MIN_ASKED = 0.4;
const MIN_TURNS = 4;
/** In a conversation at least this share of the paragraphs are turns; elsewhere `Mum:` is a label. */
const MIN_SHARE = 0.4;

export interface Turn {
  speaker: string;
  isClinician: boolean;
  said: string;
}

/** The names of those who speak, and whether they are the clinician. */
export type Speakers = ReadonlyMap<string, boolean>;

/**
 * Who speaks in a note that is a conversation: roles that only people have, names that begin several paragraphs, and once
 * it is one, whoever begins a single paragraph and is named elsewhere. `readNames` tells who is.
 */
export function findSpeakers(
  openings: readonly string[],
  isLabel: (label: string) => boolean,
  readNames: () => ReadonlySet<string>,
): Speakers {
  const turns = Map.groupBy(openings, (text) => nameOf(text) ?? '');
  turns.delete('');
  for (const letter of findParts(openings)) turns.delete(letter);
  const isSpeaker = (name: string, count: number): boolean => {
    if (CLINICIAN.test(name) || OTHER.test(name) || NUMBERED.test(name)) return true;
    // `S:` and `P:` head the parts of a note once, and the turns of a conversation often.
    return count > 1 && NAME.test(name) && (!isLabel(name) || (name.length === 1 && count >= MIN_LETTER_TURNS));
  };
  const names = [...turns].filter(([name, said]) => isSpeaker(name, said.length));
  const count = names.reduce((sum, [, said]) => sum + said.length, 0);
  const isConversation = names.length > 1 && count >= MIN_TURNS && count >= MIN_SHARE * openings.length;
  if (!isConversation) return new Map();
  const named = readNames();
  const isNamed = (name: string): boolean => name.split(' ').every((word) => named.has(word));
  const others = [...turns.keys()].filter((name) => NAME.test(name) && !isLabel(name) && isNamed(name));
  const asker = names.some(([name]) => CLINICIAN.test(name)) ? null : findAsker(names);
  return new Map([
    ...others.map((name) => [name, false] as const),
    ...names.map(([name]) => [name, CLINICIAN.test(name) || name === asker] as const),
  ]);
}

/**
 * The letters that head the parts of a note, however many lines of each there are: `S:` twice, `O:` three times, `A:`, `P:`.
 * In a conversation they take turns, and three of them do not follow each other in that order.
 */
function findParts(openings: readonly string[]): string[] {
  const letters = openings.map((text) => nameOf(text) ?? '').filter((name) => /^\p{Lu}$/u.test(name));
  const order = letters.filter((letter, index) => letter !== letters[index - 1]).join('');
  const form = PARTS.find((parts) => [parts.slice(0, -1), parts.slice(1)].some((run) => order.includes(run)));
  return form === undefined || order.length > 2 * form.length || [...order].some((letter) => !form.includes(letter))
    ? []
    : [...form];
}

/** Where no name tells the clinician: the one who asks by far the most. */
function findAsker(names: readonly (readonly [string, readonly string[]])[]): string | null {
  const shares = names
    .filter(([name]) => !OTHER.test(name))
    .map(([name, said]) => ({ name, share: said.filter((text) => text.includes('?')).length / said.length }));
  const [first, second] = shares.toSorted((a, b) => b.share - a.share);
  return first !== undefined && first.share >= MIN_ASKED && first.share >= 2 * (second?.share ?? 0) ? first.name : null;
}

export function readTurn(text: string, speakers: Speakers): Turn | null {
  const name = nameOf(text);
  const isClinician = name === null ? undefined : speakers.get(name);
  if (name === null || isClinician === undefined) return null;
  return { speaker: name, isClinician, said: TURN.exec(text)?.groups?.['said'] ?? '' };
}

function nameOf(text: string): string | null {
  const { bracket, name } = TURN.exec(text)?.groups ?? {};
  return (bracket ?? name)?.trim() ?? null;
}

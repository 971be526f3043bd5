import { pattern } from '../../lib/pattern.ts';

/** `[00:12] Dr Shah: …`, `[doctor] …`, `Mum: …` */
const TIME = String.raw`(?:[[(]?\d{1,2}:\d{2}(?::\d{2})?(?:\.\d+)?[\])]?\s*[-–]?\s*)?`;
const BRACKETED = String.raw`\[(?<bracket>[\p{L}][\p{L} ]{0,24})\]:?`;
const NAMED = String.raw`(?<name>\p{L}[\p{L}\p{M}'’. -]{0,28}?(?: ?\d)?)(?:\s*\([^)]{1,30}\))?\s*:`;
const TURN = new RegExp(String.raw`^${TIME}(?:${BRACKETED}|${NAMED})\s*(?<said>.*)$`, 'su');
const CLINICIAN = pattern('i')`
  ^(?:interviewer|psychologist|clinical psychologist|clinician|therapist|counsellor|doctor|dr\b.*|gp|examiner|assessor
  |int|nurse|psychiatrist|paediatrician|practitioner|ep|cp|consultant|prof\b.*|q|t|d|th|ther|psych|clin|cpn|researcher
  |assistant psychologist|trainee|social worker|ot|slt|speaker 1)$
`;
const OTHER = pattern('i')`
  ^(?:patient|client|pt|mum|mother|dad|father|parents?|carer|child|boy|girl|teacher|senco|wife|husband|partner|son
  |daughter|sister|brother|nan|gran|grandmother|grandfather|guest|a|c|p|m|cl|pat|yp|young person|informant|foster carer
  |interpreter|speaker \d|staff|key ?worker)$
`;
const NAME = /^\p{Lu}[\p{L}'’-]*(?: \p{Lu}[\p{L}'’-]*)?$/u;
const MIN_TURNS = 4;
/** In a conversation at least this share of the paragraphs are turns; elsewhere `Mum:` is a label. */
const MIN_SHARE = 0.4;

export interface Turn {
  speaker: string;
  isClinician: boolean;
  said: string;
}

/** Who speaks in a note that is a conversation: roles that only people have, and names that begin several paragraphs. */
export function findSpeakers(openings: readonly string[], isLabel: (label: string) => boolean): Set<string> {
  const counts = new Map<string, number>();
  for (const text of openings) {
    const name = nameOf(text);
    if (name !== null) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const names = [...counts].filter(
    ([name, count]) => CLINICIAN.test(name) || OTHER.test(name) || (count > 1 && NAME.test(name) && !isLabel(name)),
  );
  const turns = names.reduce((sum, [, count]) => sum + count, 0);
  const isConversation = names.length > 1 && turns >= MIN_TURNS && turns >= MIN_SHARE * openings.length;
  return new Set(isConversation ? names.map(([name]) => name) : []);
}

export function readTurn(text: string, speakers: ReadonlySet<string>): Turn | null {
  const name = nameOf(text);
  if (name === null || !speakers.has(name)) return null;
  return { speaker: name, isClinician: CLINICIAN.test(name), said: TURN.exec(text)?.groups?.['said'] ?? '' };
}

function nameOf(text: string): string | null {
  const { bracket, name } = TURN.exec(text)?.groups ?? {};
  return (bracket ?? name)?.trim() ?? null;
}

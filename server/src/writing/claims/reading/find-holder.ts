import { FEELING_VERBS, TELLING_VERBS } from '../lexicon/cues.ts';
import { KIN } from '../lexicon/kin.ts';
import { type Cut, isVerb } from './cut-segments.ts';
import type { Token } from '../words/tokenise.ts';

export interface Holder {
  person: string | null;
  isOwn: boolean;
}

const CLIENT_WORDS = new Set(['he', 'she', 'they', 'i', 'client', 'patient', 'his', 'her', 'their', 'my']);
const BEFORE_OBJECTS = new Set(
  'with to for by from of at about against towards between like than and or near alongside via per'.split(' '),
);

/** Whose work it is to tell of others: "SENCo: on support since May" is about the child. */
const INFORMANTS = new Set(['teacher', 'senco', 'headteacher', 'tutor', 'staff', 'keyworker', 'carer', 'boss']);
/** "I think my mother had it" is about the mother. */
const ASIDES = new Set('think believe guess know suppose remember mean am'.split(' '));
/** "His brother had a fit when he stopped" is about the brother. */
const STATES = new Set(['had', 'has', 'have']);
/** Words that may stand before a person who is the subject. */
const BEFORE_SUBJECTS = new Set(
  `the a an his her my their our your older elder younger eldest youngest oldest maternal paternal late own first only twin
  little big best close family history both one two three form class school and but also i think believe guess know suppose yes yeah no well actually oh since when while if because that whose`.split(
    /\s+/,
  ),
);

/** Whom each part is about: the person who is its subject or owner, and not one who only reports it. */
export function findHolders(tokens: readonly Token[], cuts: readonly Cut[]): Holder[] {
  let current: string | null = null;
  // Who stands with a bracket behind: "Partner (Sam): drinks", "Best friend (Jo) left".
  let named: string | null = null;
  const known = CLIENT_OF[findCaller(tokens, cuts[0]) ?? ''] ?? [];
  return cuts.map((cut) => {
    const whose = cut.opener === 'who' ? findAntecedent(tokens, cut.from) : null;
    if (whose !== null) return { person: whose, isOwn: true };
    if (cut.opener === '.' || cut.opener === '') named = null;
    const read = readHolder(tokens, cut);
    // "Daughter rang: mother lives alone": the mother of a daughter is the client.
    const own = known.includes(read ?? '') && cut !== cuts[0] ? 'teller' : read;
    if (own !== undefined && own !== named) named = null;
    if (own !== undefined && own !== 'teller' && !cut.hasVerb && isSetOff(tokens, cut)) named = own;
    if (own === undefined && named !== null) return { person: named, isOwn: cut.opener !== '(' };
    // What somebody tells is not about whoever was spoken of before.
    if (own === 'teller') {
      current = null;
      return { person: null, isOwn: false };
    }
    if (own !== undefined) {
      current = own;
      return { person: own, isOwn: true };
    }
    if (cut.opener === '.' || cut.opener === '') current = null;
    return { person: current, isOwn: false };
  });
}

/** What a relative calls the client. */
const CLIENT_OF: Partial<Record<string, readonly string[]>> = {
  daughter: ['mother', 'father'],
  son: ['mother', 'father'],
  wife: ['husband'],
  husband: ['wife'],
  mother: ['son', 'daughter'],
  father: ['son', 'daughter'],
};

/** Who is before a colon: "Daughter rang: …". */
function findCaller(tokens: readonly Token[], cut: Cut | undefined): string | null {
  if (cut === undefined || tokens[cut.to]?.word !== ':') return null;
  const own = tokens.slice(cut.from, cut.to);
  const person = own.find(({ word }) => KIN.has(word));
  return own.some(({ lemma }) => CALLING.has(lemma)) ? (KIN.get(person?.word ?? '') ?? null) : null;
}

const CALLING = new Set('ring call phone telephone say tell report state email'.split(' '));

/** "His mother-in-law, who has dementia": of her, unless she only tells it. */
function findAntecedent(tokens: readonly Token[], from: number): string | null {
  if (!/^(?:has|had|is|was|lives|died|suffers)$/.test(tokens[from]?.word ?? '')) return null;
  let at = from - 2;
  if (tokens[at]?.word === ',') at -= 1;
  if (tokens[at]?.isCapital === true && !KIN.has(tokens[at]?.word ?? '')) at -= 1;
  return KIN.get(tokens[at]?.word ?? '') ?? null;
}

/** Before a bracket, and in a family history before a dash: "family history: brother – ADHD". */
function isSetOff(tokens: readonly Token[], { from, to }: Cut): boolean {
  const sign = tokens[to]?.word;
  const isOfFamily = tokens.some(({ word }, at) => word === 'family' && tokens[at + 1]?.word === 'history');
  // "Wife Ann, 44 years old: teacher".
  const isOfAge = sign === ':' && tokens.slice(from, to).some(({ word }) => word === 'old');
  return sign === '(' || isOfAge || (sign === '-' && isOfFamily);
}

/** "Wife, Hannah, says he sleeps": the wife. */
export function findTeller(tokens: readonly Token[], { from, to }: Cut): string | null {
  for (let at = from; at < to; at += 1) {
    const person = KIN.get(tokens[at]?.word ?? '');
    if (person === undefined || tokens[at]?.isPossessive === true) continue;
    if (BEFORE_OBJECTS.has(tokens[at - 1]?.word ?? '') || isObject(tokens, from, at)) continue;
    const next = tokens[at + 1]?.isCapital === true ? tokens[at + 2] : tokens[at + 1];
    if (next !== undefined && TELLING_VERBS.has(next.lemma) && isSubjectPlace(tokens, from, at)) return person;
  }
  return findSource(tokens, from, to);
}

/** "According to his teacher". */
function findSource(tokens: readonly Token[], from: number, to: number): string | null {
  for (let at = from; at < to; at += 1) {
    if (tokens[at]?.word !== 'according' || tokens[at + 1]?.word !== 'to') continue;
    const place = CLIENT_WORDS.has(tokens[at + 2]?.word ?? '') || tokens[at + 2]?.word === 'the' ? at + 3 : at + 2;
    return KIN.get(tokens[place]?.word ?? '') ?? null;
  }
  return null;
}

/** Undefined where the part does not say, "teller" where it only says who tells it. */
function readHolder(tokens: readonly Token[], { from, to, opener }: Cut): string | null | undefined {
  // "Snores (husband)": who tells it.
  if (opener === '(' && to - from === 1 && tokens[to]?.word === ')' && KIN.has(tokens[from]?.word ?? ''))
    return undefined;
  for (let at = from; at < to; at += 1) {
    const token = tokens[at];
    if (token === undefined) continue;
    const person = KIN.get(token.word);
    if (person === undefined) {
      const isSubject = /^(?:he|she|i|client|patient)$/.test(token.word);
      const isAside = token.word === 'i' && ASIDES.has(tokens[at + 1]?.word ?? '');
      if (isSubject && !token.isPossessive && !isAside) return findTold(tokens, at, to);
      if (isVerb(token) && at > from && !ASIDES.has(token.word)) return undefined;
      continue;
    }
    if (BEFORE_OBJECTS.has(tokens[at - 1]?.word ?? '') || isObject(tokens, from, at)) continue;
    // "Carer for his mother-in-law" is what the client is, and behind "Wife:" a teacher is what she is.
    if (person === 'carer' && /^(?:for|to|of)$/.test(tokens[at + 1]?.word ?? '')) continue;
    if (opener === ':' && to - from === 1 && INFORMANTS.has(person)) return undefined;
    if (!token.isPossessive && !isSubjectPlace(tokens, from, at)) continue;
    if (INFORMANTS.has(person) && isLabel(tokens, at, to)) return undefined;
    const next = tokens[at + 1];
    const speaksOfClient = tokens.slice(at + 1, to).some(({ word }) => /^(?:he|she|client|patient)$/.test(word));
    if (speaksOfClient && !STATES.has(next?.word ?? '')) return null;
    // "Father's cousin" is about the cousin.
    if (token.isPossessive && KIN.has(next?.word ?? '')) return KIN.get(next?.word ?? '') ?? person;
    if (token.isPossessive) return person;
    // "Mother says he …": whoever comes next is the one it is about.
    if (next !== undefined && TELLING_VERBS.has(next.lemma)) {
      const told = tokens
        .slice(at + 2, to)
        .findIndex((each) => KIN.has(each.word) || /^(?:he|she|client|patient)$/.test(each.word));
      const teller = told === -1 ? undefined : KIN.get(tokens[at + 2 + told]?.word ?? '');
      if (told === -1) return FEELING_VERBS.has(next.lemma) ? person : 'teller';
      return teller ?? null;
    }
    return person;
  }
  return undefined;
}

const BEFORE_TOLD = new Set('that the his her my their our a an older younger little big'.split(' '));

/** "He says his brother was drunk" is about the brother. */
function findTold(tokens: readonly Token[], at: number, to: number): string | null {
  if (!TELLING_VERBS.has(tokens[at + 1]?.lemma ?? '')) return null;
  let place = at + 2;
  while (place < to && BEFORE_TOLD.has(tokens[place]?.word ?? '')) place += 1;
  const person = KIN.get(tokens[place]?.word ?? '');
  const verb = tokens[place + 1]?.isCapital === true ? tokens[place + 2] : tokens[place + 1];
  return person !== undefined && place + 1 < to && isVerb(verb) ? person : null;
}

/**
 * Only such words stand between it and the start of its part, or a preposition that gives it something: "history in his
 * father".
 */
function isSubjectPlace(tokens: readonly Token[], from: number, at: number): boolean {
  const before = tokens.slice(from, at);
  if (before.every(({ word, kind }) => kind === 'number' || kind === 'sign' || BEFORE_SUBJECTS.has(word))) return true;
  return before.slice(-2).some(({ word }) => word === 'in');
}

function isLabel(tokens: readonly Token[], at: number, to: number): boolean {
  const sign = tokens[to]?.word;
  return sign === ':' || (sign === '(' && to - at <= 2);
}

/** "his mother", "my dad" after a verb or a preposition. */
function isObject(tokens: readonly Token[], from: number, at: number): boolean {
  for (let place = at - 1; place >= Math.max(from, at - 3); place -= 1) {
    const token = tokens[place];
    if (token === undefined) return false;
    if (CLIENT_WORDS.has(token.word) || token.word === 'the' || token.word === 'a') continue;
    return BEFORE_OBJECTS.has(token.word) || (isVerb(token) && place > from) || (isVerb(token) && token.word !== 'is');
  }
  return false;
}

import { AUXILIARIES, FUNCTION_WORDS } from '../lexicon/function-words.ts';
import { KIN } from '../lexicon/kin.ts';
import { isMainlyVerb } from '../words/known-words.ts';
import type { Token } from '../words/tokenise.ts';
import type { Roles } from './statement.ts';

const SUBJECTS = new Set('he she i we they'.split(' '));
const OBJECTS: Partial<Record<string, string>> = { him: 'he', me: 'i', us: 'we', them: 'they' };
/** What may stand between somebody and what they do. */
const BETWEEN = new Set(
  'not never also then once still just often sometimes even only twice later had has have'.split(' '),
);
const PASSIVE = new Set('was were been being is are got be'.split(' '));
const BEFORE_OBJECTS = new Set('to at on with from for towards toward'.split(' '));
/** What somebody is towards another. */
const TOWARDS = new Set('violent aggressive abusive hostile rude cruel unkind threatening'.split(' '));
const OWNERS = new Set('his her my their the our'.split(' '));
const REACH = 4;
const NOUN_BEFORE = /^(?:with|without|of|for|some|more|an?|the|any)$/;

/** Who does what a verb says, and to whom: "she hit him". Null where the words beside it do not say. */
export function readRoles(tokens: readonly Token[], at: number): Roles | null {
  const verb = tokens[at];
  if (verb === undefined) return null;
  if (!isMainlyVerb(verb.lemma) && !/[^e]ed$/.test(verb.word) && !TOWARDS.has(verb.word)) return null;
  // "With prompts from his son" names what he gives.
  if (NOUN_BEFORE.test(tokens[at - 1]?.word ?? '')) return null;
  let place = at - 1;
  let isPassive = false;
  while (place >= 0 && place > at - REACH && isBetween(tokens[place])) {
    isPassive ||= PASSIVE.has(tokens[place]?.word ?? '');
    place -= 1;
  }
  isPassive &&= verb.word !== verb.lemma && !verb.word.endsWith('ing');
  const before = personAt(tokens, place, SUBJECTS);
  const by = tokens[at + 1]?.word === 'by' ? personBehind(tokens, at + 2) : null;
  const roles = isPassive
    ? { agent: by, patient: before }
    : {
        agent: before,
        patient:
          personBehind(tokens, BEFORE_OBJECTS.has(tokens[at + 1]?.word ?? '') ? at + 2 : at + 1) ?? aimedAt(tokens, at),
      };
  return roles.agent === null && roles.patient === null ? null : roles;
}

/** "Threw a cup at Martin": whoever it went to. */
function aimedAt(tokens: readonly Token[], at: number): string | null {
  if (!/^(?:an?|the|his|her|some)$/.test(tokens[at + 1]?.word ?? '')) return null;
  return /^(?:at|to)$/.test(tokens[at + 3]?.word ?? '') ? personBehind(tokens, at + 4) : null;
}

function isBetween(token: Token | undefined): boolean {
  if (token === undefined || token.kind !== 'word') return false;
  return BETWEEN.has(token.word) || AUXILIARIES.has(token.word) || (token.word.endsWith('ly') && token.word.length > 4);
}

function personAt(tokens: readonly Token[], at: number, pronouns: ReadonlySet<string>): string | null {
  const token = tokens[at];
  if (token === undefined || token.kind !== 'word' || token.isPossessive) return null;
  if (pronouns.has(token.word)) return token.word;
  return KIN.get(token.word) ?? (isName(token) ? token.stem : null);
}

function personBehind(tokens: readonly Token[], at: number): string | null {
  const word = tokens[at]?.word ?? '';
  const object = OBJECTS[word];
  if (object !== undefined) return object;
  // In "hit her" she is the one, in "hit her mother" she is not.
  const next = tokens[at + 1];
  if (
    word === 'her' &&
    (next === undefined || next.kind === 'sign' || /^(?:with|on|in|at|when|after|and|but|to|for)$/.test(next.word))
  )
    return 'she';
  return personAt(tokens, OWNERS.has(word) ? at + 1 : at, new Set());
}

function isName({ isCapital, isAcronym, word }: Token): boolean {
  return isCapital && !isAcronym && !FUNCTION_WORDS.has(word);
}

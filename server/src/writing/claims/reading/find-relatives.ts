import { pattern } from '../../../lib/pattern.ts';
import type { Turns } from '../../../lib/turns.ts';
import { FUNCTION_WORDS } from '../lexicon/function-words.ts';
import { KIN } from '../lexicon/kin.ts';
import { isMainlyVerb } from '../words/known-words.ts';
import { lemmatise } from '../words/lemmatise.ts';
import type { Token } from '../words/tokenise.ts';

export interface Relatives {
  /** By their first name, in small letters: who somebody is to the client. */
  byName: ReadonlyMap<string, string>;
  /** What others call the client, whom "her son Kyle" may name. */
  ofClient: ReadonlySet<string>;
}

export const NO_RELATIVES: Relatives = { byName: new Map(), ofClient: new Set() };

/** A name does not identify one of many: "a friend, Tom" and "his friend Ben" are two. */
const MANY = new Set([
  'friend',
  'peer',
  'staff',
  'child',
  'parent',
  'sibling',
  'relative',
  'colleague',
  'neighbour',
  'carer',
]);
const TITLES = new Set('mr mrs ms miss dr prof sir'.split(' '));
/** "Mother Polish, father German" names nobody. */
const ORIGIN =
  /ish$|ese$|^(?:german|french|dutch|greek|hindi|urdu|punjabi|bengali|tamil|arabic|somali|thai|czech|welsh|african|american|indian|italian|russian|ukrainian|romanian|hungarian|bulgarian|lithuanian|latvian|albanian|iranian|nigerian|canadian|australian|brazilian|muslim|catholic|hindu|sikh)$/;
const PERSON = [...KIN.keys()].filter((word) => !MANY.has(KIN.get(word) ?? '')).join('|');
/** "daughter Carol", "partner (Siobhan)", "wife, Jean"; "Carol (daughter)". */
const KIN_AND_NAME = pattern('giu')`\b(?<kin>${PERSON})(?: \(?|, )(?<name>\p{L}{3,20})(?=[\s,.;:)'’(-]|$)`;
const NAME_AND_KIN = pattern('giu')`(?<![\p{L}\p{N}])(?<name>\p{L}{3,20}) \((?:his |her |their )?(?<kin>${PERSON})[,)]`;
const ELDERS = new Set(
  'mother father parent grandmother grandfather grandparent stepmother stepfather carer'.split(' '),
);
const ELDER = [...KIN.keys()].filter((word) => ELDERS.has(KIN.get(word) ?? '')).join('|');
const YOUNG = new Set('son daughter grandson granddaughter'.split(' '));
/** "Mum brought her son Kyle": hers, who may be the client. */
const OF_ELDER = pattern('iu')`\b(?:${ELDER})\b[^.!?]{0,80}\b(?:her|his|their) (?:\p{L}{1,20} )?$`;
/** How far in front of a name its elder is looked for. */
const ELDER_REACH = 120;
const CAPITAL = /^\p{Lu}\p{Ll}/u;
const CAPITALISED = /(?<!\p{L})\p{Lu}\p{Ll}{2,19}/gu;

/** Texts that are read before others get their turn. */
const TEXTS_A_TURN = 500;

/**
 * Who the notes say that somebody is: so that what "Carol" does is done by the daughter, and what the client Kyle does is not done by
 * "her son Kyle".
 */
export function* findRelatives(texts: readonly string[], clientName: string): Turns<Relatives> {
  const own = new Set(clientName.toLowerCase().split(/[\s-]+/));
  const ofClient = new Set<string>();
  const found = new Map<string, Set<string>>();
  /** Whoever is named without saying who that is may be the client. */
  const named = new Set<string>();
  for (const [index, text] of texts.entries()) {
    for (const { name, person, at } of readRelatives(text)) {
      if (own.has(name)) ofClient.add(person);
      const isKnown = own.has(name) || named.has(name) || text.toLowerCase().indexOf(name) < at;
      const isOfElder = YOUNG.has(person) && OF_ELDER.test(text.slice(Math.max(0, at - ELDER_REACH), at));
      if (found.has(name) || !(isKnown || isOfElder)) found.set(name, new Set([...(found.get(name) ?? []), person]));
    }
    for (const [word] of text.matchAll(CAPITALISED)) if (!found.has(word.toLowerCase())) named.add(word.toLowerCase());
    if (index % TEXTS_A_TURN === 0) yield;
  }
  const sole = [...found].flatMap(([name, people]): [string, string][] => {
    const [person, ...others] = people;
    return person === undefined || others.length > 0 ? [] : [[name, person]];
  });
  // "Brothers Tom and Ben": who is who of two brothers, only their names tell.
  const alike = Map.groupBy(sole, ([, person]) => person);
  return {
    byName: new Map(sole.filter(([, person]) => alike.get(person)?.length === 1)),
    ofClient: new Set([...ofClient].filter((person) => !alike.has(person))),
  };
}

/** Each name with who that is, and where the two stand. */
function readRelatives(text: string): { name: string; person: string; at: number }[] {
  return [...text.matchAll(KIN_AND_NAME), ...text.matchAll(NAME_AND_KIN)].flatMap(({ groups, index }) => {
    const [person, word] = [KIN.get(groups?.['kin']?.toLowerCase() ?? ''), groups?.['name'] ?? ''];
    const name = word.toLowerCase();
    return person === undefined || !CAPITAL.test(word) || isOther(name) ? [] : [{ name, person, at: index }];
  });
}

function isOther(word: string): boolean {
  return (
    TITLES.has(word) || ORIGIN.test(word) || KIN.has(word) || FUNCTION_WORDS.has(word) || isMainlyVerb(lemmatise(word))
  );
}

/**
 * The tokens with who somebody is in place of the name. Behind the word for it, the name is left out: "daughter Carol". So is the word
 * by which the client is meant.
 */
export function nameByKin(tokens: readonly Token[], { byName, ofClient }: Relatives): Token[] {
  if (byName.size === 0 && ofClient.size === 0) return [...tokens];
  return tokens.flatMap((token, at) => {
    if (ofClient.has(KIN.get(token.word) ?? '')) return [];
    const person = token.isCapital ? byName.get(token.word) : undefined;
    if (person === undefined) return [token];
    const isNamed = [tokens[at - 1], tokens[at - 2]].some((before) => KIN.get(before?.word ?? '') === person);
    return isNamed ? [] : [{ ...token, word: person, lemma: person, stem: person }];
  });
}

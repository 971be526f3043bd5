import { CLASS_OF, type ClassMember } from '../lexicon/classes.ts';
import { findAxis, findKey, findTerm, type FoundTerm } from '../lexicon/concepts.ts';
import { NEGATIONS_BEFORE } from '../lexicon/cues.ts';
import { findMedicine, MEDICINE_OF } from '../lexicon/drugs.ts';
import { FUNCTION_WORDS, LIGHT_WORDS, REPORTING_WORDS } from '../lexicon/function-words.ts';
import { KIN } from '../lexicon/kin.ts';
import { PARTS } from '../lexicon/parts.ts';
import { relate } from '../lexicon/thesaurus.ts';
import { isKnownWord, isMainlyVerb } from '../words/known-words.ts';
import { isName } from './read-names.ts';
import type { Item } from './statement.ts';
import { lemmatise, stem } from '../words/lemmatise.ts';
import type { Token } from '../words/tokenise.ts';

export const WEIGHTS = { light: 0.3, verb: 0.7, plain: 1, exact: 1.2 };
/** "Before" and "after" say when, and weigh little by themselves. */
const ORDER_AXES = new Set(['before', 'early', 'constant', 'close']);
/** How the names of medicines end that no list has yet. */
const MEDICINE_ENDING =
  /(?:pril|sartan|olol|statin|gliptin|gliflozin|mycin|cillin|prazole|azepam|azolam|oxetine|triptan|parin|dipine|thiazide|floxacin|cycline|profen|setron|tidine|apine|idone|iprazole|afil|lukast|steride|terol|tropium|zumab|imab|onazole|aciclovir|vastatin|gabalin|barbital)$/;
const PREFIX = /^(?:un|in|im|ir|il|dis|non)-?(?=\p{L}{3})/u;
/** Words that are a name only with a capital, or not at the start of a sentence. */
const NEEDS_CAPITAL = new Set(['may', 'march', 'sat', 'sun', 'mon', 'wed', 'fri', 'mar', 'august']);
const SIDE_BEFORE = new Set(['the', 'his', 'her', 'my', 'their', 'on', 'in', 'a', 'lower', 'upper', 'of']);

const SIZES = new Set('small large mild moderate severe new old slight complete partial recent subtle'.split(' '));

export interface ReadItems {
  items: Item[];
  /** Tokens that are part of a term: a "not" among them turns nothing else round. */
  covered: ReadonlySet<number>;
}

/** What the tokens speak of. Terms of several words are taken first. */
export function readItems(tokens: readonly Token[]): ReadItems {
  const items: Item[] = [];
  const covered = new Set<number>();
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (token === undefined || token.kind !== 'word' || isFiller(tokens, at)) continue;
    const person = KIN.get(token.word);
    const exact = person ?? readExact(tokens, at);
    const term = findTerm(tokens, at);
    if (term !== undefined && (term.stems.length > 1 || (exact === undefined && !FUNCTION_WORDS.has(token.word)))) {
      const weight = term.stems.length > 1 ? WEIGHTS.plain : weightOf(token);
      const member = term.sign > 0 ? CLASS_OF.get(term.key) : undefined;
      if (person !== undefined) addItem(items, { key: person, kind: 'kin', at, weight: WEIGHTS.exact });
      else if (exact !== undefined && !isMeantByTerm(exact as Item | ClassMember, member))
        addItem(items, exactItem(exact as Item | ClassMember, at));
      if (exact !== undefined) for (const inner of innerOf(tokens, at, term.length)) addItem(items, inner);
      if (member !== undefined) addItem(items, exactItem(member, at));
      else addItem(items, { key: term.key, sign: term.sign, at, weight, ...wordsOfTerm(tokens, at, term) });
      if (term.stems.length > 1) for (let index = 0; index < term.length; index += 1) covered.add(at + index);
      at += term.length - 1;
    } else if (person !== undefined) {
      addItem(items, { key: person, kind: 'kin', at, weight: WEIGHTS.exact });
    } else if (exact !== undefined) {
      addItem(items, exactItem(exact as Item | ClassMember, at));
    } else if (
      (token.isAcronym || !FUNCTION_WORDS.has(token.word)) &&
      !REPORTING_WORDS.has(token.lemma) &&
      !REPORTING_WORDS.has(token.word)
    ) {
      addItem(items, {
        ...wordKey(token),
        at,
        weight: weightOf(token),
        words: [token.stem],
        isName: isNamed(tokens, at),
      });
    }
  }
  return { items: items.map((item) => readOrder(tokens, item)), covered };
}

/** "The illness was followed by low mood": what stands before came first. "Before that": before what is not said. */
function readOrder(tokens: readonly Token[], item: Item): Item {
  if (item.key !== 'before') return item;
  const [{ word }, next] = [tokens[item.at] ?? { word: '' }, tokens[item.at + 1]];
  if (word === 'followed' && next?.word === 'by') return { ...item, sign: item.sign > 0 ? -1 : 1 };
  const isBare = next === undefined || next.kind === 'sign' || /^(?:that|this|then|which)$/.test(next.word);
  const isAlone = word === 'afterwards' || word === 'beforehand' || (/^(?:before|after)$/.test(word) && isBare);
  return isAlone ? { ...item, isNegated: null } : item;
}

/** A name within a sentence, or behind the person who has it: "her mum Pat". */
function isNamed(tokens: readonly Token[], at: number): boolean {
  const [token, before] = [tokens[at], tokens[at - 1]];
  if (token === undefined || before === undefined || before.kind === 'sign') return false;
  return isName(token) || (token.isCapital && !token.isAcronym && KIN.has(before.word));
}

/** A term with a denial in it means the opposite of its words. */
function wordsOfTerm(
  tokens: readonly Token[],
  at: number,
  { length, sign }: FoundTerm,
): Pick<Item, 'words' | 'denied'> {
  const own = tokens.slice(at, at + length);
  const words = own
    .filter(({ word, lemma }) => !FUNCTION_WORDS.has(word) && !LIGHT_WORDS.has(lemma) && !NEGATIONS_BEFORE.has(word))
    .flatMap((token) => [token.stem, ...memberOf(token)]);
  const isDenial = own.some(({ word }) => NEGATIONS_BEFORE.has(word));
  if (isDenial) {
    const denied = own
      .filter(({ word }) => !FUNCTION_WORDS.has(word) && !NEGATIONS_BEFORE.has(word))
      .map((token) => token.stem);
    return { words: [], denied: [...denied, ...denied.flatMap((word) => findKey(word))] };
  }
  return { words: sign < 0 ? [] : words, denied: [] };
}

function memberOf({ word, lemma, stem: own }: Token): string[] {
  const member = (CLASS_OF.get(word) ?? CLASS_OF.get(lemma))?.member;
  return member === undefined || member === own ? [] : [member];
}

/** "Well, …" says nothing of quality. */
function isFiller(tokens: readonly Token[], at: number): boolean {
  if (tokens[at]?.word !== 'well') return false;
  const isOpener = at === 0 || tokens[at - 1]?.kind === 'sign';
  const next = tokens[at + 1]?.word ?? '';
  return next === 'as' || (isOpener && /^(?:,|i|it|he|she|we|you|they|yeah|no|yes|that|there|my)$/.test(next));
}

function readExact(tokens: readonly Token[], at: number): ClassMember | Pick<Item, 'key' | 'kind'> | undefined {
  const token = tokens[at];
  if (token === undefined) return undefined;
  const medicine = MEDICINE_OF.get(token.word) ?? findMedicine(token.word);
  if (medicine !== undefined) return { key: medicine, kind: 'medicine' };
  if (token.word.length > 7 && MEDICINE_ENDING.test(token.word)) return { key: token.word, kind: 'medicine' };
  const member = CLASS_OF.get(token.word) ?? CLASS_OF.get(token.lemma);
  if (member === undefined || (token.word === 'am' && tokens[at - 1]?.word === 'i')) return undefined;
  if (NEEDS_CAPITAL.has(token.word) && (!token.isCapital || at === 0)) return undefined;
  if (token.word === 'single' && isBeforeThing(tokens[at + 1])) return undefined;
  if (member.name === 'side' && member.member !== 'bilateral' && !isSide(tokens, at)) return undefined;
  return member;
}

/** "A single page" tells of no marriage. */
function isBeforeThing(next: Token | undefined): boolean {
  return (
    next?.kind === 'word' &&
    !KIN.has(next.word) &&
    !FUNCTION_WORDS.has(next.word) &&
    !/^(?:man|woman|person|male|female|lady|gentleman)$/.test(next.word)
  );
}

function isBody(token: Token | undefined): boolean {
  return (
    token !== undefined &&
    (CLASS_OF.get(token.word)?.name === 'body' ||
      CLASS_OF.get(token.lemma)?.name === 'body' ||
      CLASS_OF.get(token.word)?.name === 'upper-lower' ||
      /^(?:side|sided|hand|handed|iliac|quadrant|temple|hemi\w*|tibia|fibula|femur|radius|ulna|humerus|clavicle|scapula|rib|ribs|pelvis|deltoid|flank|loin|cheek|nostril|hemisphere|carotid|cerebral|ovary|testicle|buttock|shin|heel|nipple|frontal|temporal|parietal|occipital|lobe|big|little|index|middle|ring|low|inner|outer|[clst]\d{1,2}|nerve|root|base|basal|pleural|effusion|hippocampal|ventricle|atrium|renal|axilla|groin|inguinal|hernia|ovarian|tonsil|hemiplegia|hemiparesis|neglect|facial|droop)$/.test(
        token.word,
      ))
  );
}

/** "Left" and "right" of a body, and not "he left school" or "right, okay". */
function isSide(tokens: readonly Token[], at: number): boolean {
  if (tokens[at]?.word.endsWith('-sided') === true) return true;
  const next = tokens[at + 1];
  const after = tokens[at + 2];
  if (isBody(next) || isBody(after)) return true;
  const previous = tokens[at - 1];
  // "A small left pleural effusion": nobody leaves anything there.
  if (SIZES.has(previous?.word ?? '') && isBeforeThing(next)) return true;
  // "Misses things on his right", "weaker on the left".
  const isOn = /^(?:on|to)$/.test(tokens[at - 2]?.word ?? '');
  if (isOn && /^(?:the|his|her|my|their)$/.test(previous?.word ?? '') && !isBeforeThing(next)) return true;
  return (
    previous !== undefined &&
    SIDE_BEFORE.has(previous.word) &&
    (next === undefined || next.kind === 'sign' || next.word === 'only')
  );
}

/** "Night terrors", "black stools": within a term these say nothing by themselves. Another organ, scan or day would be another claim. */
const IDIOMATIC = new Set(['part-of-day', 'colour', 'handedness']);

/** "X-ray chest": the scan and the organ that stand within a term. */
function innerOf(tokens: readonly Token[], from: number, length: number): NewItem[] {
  return Array.from({ length: length - 1 }, (_, index) => from + index + 1).flatMap((at) => {
    const exact = readExact(tokens, at);
    if (exact === undefined || !('member' in exact) || !INNER.has(exact.name)) return [];
    return [exactItem(exact, at)];
  });
}

const INNER = new Set(['body', 'scan']);

function isMeantByTerm(exact: Item | ClassMember, member: ClassMember | undefined): boolean {
  return 'member' in exact && (IDIOMATIC.has(exact.name) || exact.name === member?.name);
}

function exactItem(exact: Item | ClassMember | Pick<Item, 'key' | 'kind'>, at: number): NewItem {
  if ('member' in exact) return { key: exact.member, kind: 'class', className: exact.name, at, weight: WEIGHTS.exact };
  return { key: exact.key, kind: exact.kind, at, weight: WEIGHTS.exact };
}

type NewItem = Pick<Item, 'key' | 'at' | 'weight'> & Partial<Item>;

function addItem(
  items: Item[],
  {
    key: given,
    sign: own = 1,
    kind = 'word',
    className = null,
    at,
    weight,
    words = [],
    denied = [],
    isName: hasName = false,
  }: NewItem,
): void {
  const axis = kind === 'word' ? findAxis(given) : undefined;
  const key = axis?.axis ?? given;
  const sign = own * (axis?.sign ?? 1) > 0 ? 1 : -1;
  const ownWeight = axis === undefined || ORDER_AXES.has(axis.axis) ? weight : Math.max(weight, WEIGHTS.verb);
  items.push({
    key,
    kind,
    className,
    sign,
    weight: ownWeight,
    isNegated: false,
    words,
    denied,
    roles: null,
    isPart: false,
    isName: hasName,
    at,
  });
  const parts = (PARTS[given] ?? '').split(' ').filter(Boolean);
  for (const [index, part] of parts.entries()) {
    const isTopic = index === 0 && parts.length > 1;
    const name = part.replace(/^-/, '').replaceAll('_', ' ');
    const member = CLASS_OF.get(name);
    items.push({
      key: member?.member ?? name,
      kind: member === undefined ? 'word' : 'class',
      className: member?.name ?? null,
      // The first part is what it is about, and as such neither affirmed nor denied.
      sign: !isTopic && (part.startsWith('-') ? -1 : 1) * own < 0 ? -1 : 1,
      weight: 0,
      isNegated: isTopic ? null : false,
      words: [],
      denied: [],
      roles: null,
      isPart: true,
      isName: false,
      at,
    });
  }
}

/** Words that begin like a denial and are none. */
const NOT_TURNED = new Set([
  'under',
  'understand',
  'understood',
  'union',
  'unique',
  'unit',
  'uncle',
  'until',
  'unless',
  'undergo',
  'disorder',
  'disorders',
  'disordered',
  'information',
  'inside',
  'unexpected',
  'unexpectedly',
  'unfit',
]);

/** "unable" is "able" turned round. */
function wordKey(token: Token): Pick<Item, 'key' | 'sign'> {
  const bare = token.word.replace(PREFIX, '');
  const isTurned =
    relate(stem(bare), token.stem) === 'opposite' ||
    (/^(?:un|non)/.test(token.word) && (isKnownWord(bare) || isKnownWord(lemmatise(bare))) && bare.length > 4);
  if (bare !== token.word && findAxis(token.stem) === undefined && isTurned && !NOT_TURNED.has(token.word)) {
    return { key: findKey(stem(bare))[0] ?? stem(bare), sign: -1 };
  }
  return { key: token.stem, sign: 1 };
}

function weightOf({ word, lemma }: Token): number {
  if (LIGHT_WORDS.has(word) || LIGHT_WORDS.has(lemma)) return WEIGHTS.light;
  return isMainlyVerb(lemma) || word.endsWith('ly') ? WEIGHTS.verb : WEIGHTS.plain;
}

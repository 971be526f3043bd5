import { foldingsOf, foldWord } from './folding.ts';
import type { Identity } from './identity.ts';
import { isClinical, isNameAndWord, isWord } from './kinds-of-words.ts';
import { commonWords, nicknames, organisationWords, surnamesAlsoWords, titles } from './lists.ts';
import type { PlaceholderKind } from './placeholders.ts';

/** How a name may be written, by its letters alone: spaces, hyphens and apostrophes do not count. */
export interface NameForm {
  kind: PlaceholderKind;
  /** A name only where it begins with a capital, since it is also a word or very short. */
  needsCapital: boolean;
  /** It must also stand inside a sentence: at the start every word has a capital. */
  needsMiddle: boolean;
  /** Of somebody who was only found in the notes. */
  isFound: boolean;
}

/** A single name that may also be met shortened, misspelt or with an ending. */
export interface NamePart {
  kind: PlaceholderKind;
  folded: string;
  isFound: boolean;
}

export interface KnownNames {
  forms: ReadonlyMap<string, NameForm>;
  parts: readonly NamePart[];
  /** As they stand in a text, such as MOB: capitals without dots. */
  initials: ReadonlyMap<string, PlaceholderKind>;
  /** The letters that the client's given names begin with, as capitals. */
  letters: ReadonlySet<string>;
  /** Names in scripts that do not part words. */
  unparted: readonly { kind: PlaceholderKind; text: string }[];
  /** What words were found to be like, so that each is compared once. */
  compared: Map<string, PlaceholderKind | null>;
}

const KINDS: Partial<Record<Identity['kind'], PlaceholderKind>> = {
  client: 'CLIENT',
  clinician: 'CLINICIAN',
  person: 'PERSON',
  practice: 'PRACTICE',
  organisation: 'ORGANISATION',
  place: 'PLACE',
};
/** Short names that a sentence may well begin with as words. */
const SENTENCE_WORDS = new Set(
  'will wills may mark bill art rich rob sue pat drew grant ray frank dot con win hope grace'.split(' '),
);
const PARTICLES = new Set(
  'van der den de del della di da dos das du la le el al bin binti ibn von zu ter ten y ap'.split(' '),
);
const SMALL = new Set('of the and for at in on & st'.split(' '));
const TAIL = new Set(
  `psychology psychological psychiatry clinic practice centre center health healthcare service services therapy therapies
  associates partners ltd limited llp inc plc school primary academy college hospital surgery`.split(/\s+/),
);
const MOST_OF_NAME = 6;
const UNPARTED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u;

/** What one name gives. */
interface ReadName {
  forms: ReadonlyMap<string, NameForm>;
  parts: readonly NamePart[];
  initials: ReadonlyMap<string, PlaceholderKind>;
  letters: readonly string[];
  unparted: readonly { kind: PlaceholderKind; text: string }[];
}

export function readKnownNames(identities: readonly Identity[]): KnownNames {
  const read = identities.map(readOnce);
  return {
    forms: joinFirst(read.map(({ forms }) => forms)),
    parts: read.flatMap(({ parts }) => parts),
    initials: joinFirst(read.map(({ initials }) => initials)),
    letters: new Set(read.flatMap(({ letters }) => letters)),
    unparted: read.flatMap(({ unparted }) => unparted),
    compared: new Map(),
  };
}

/** Whoever comes first keeps what two have in common. */
function joinFirst<Value>(maps: readonly ReadonlyMap<string, Value>[]): Map<string, Value> {
  const joined = new Map<string, Value>();
  for (const map of maps) for (const [key, value] of map) if (!joined.has(key)) joined.set(key, value);
  return joined;
}

const MOST_READ = 400;
const readBefore = new Map<string, ReadName>();

/** The same people come in one text after another. */
function readOnce(identity: Identity): ReadName {
  const key = `${identity.kind} ${identity.isFound === true} ${identity.text}`;
  const before = readBefore.get(key);
  if (before !== undefined) return before;
  if (readBefore.size >= MOST_READ) readBefore.clear();
  const read = readName(identity);
  readBefore.set(key, read);
  return read;
}

function readName({ kind: identityKind, text, isFound = false }: Identity): ReadName {
  const forms = new Map<string, NameForm>();
  const add: Add = (kind, written, needsCapital, needsMiddle = false) => {
    for (const folded of foldJoined(written)) {
      if (folded.length > 1 && !forms.has(folded)) forms.set(folded, { kind, needsCapital, needsMiddle, isFound });
    }
  };
  const words = splitName(text, identityKind === 'client');
  const kind = kindOf(identityKind, words);
  if (kind === undefined || words.length === 0)
    return { forms, parts: [], initials: new Map(), letters: [], unparted: [] };
  const unparted = UNPARTED.test(text) ? unpartedForms(text).map((form) => ({ kind, text: form })) : [];
  if (kind === 'PRACTICE' || kind === 'ORGANISATION' || kind === 'PLACE') {
    for (const name of organisationForms(words)) add(kind, name, name.every(isPlainWord));
    return { forms, parts: [], initials: new Map(), letters: [], unparted };
  }
  // "Van" is a particle within a name and a given name before one.
  const telling = words.flatMap((word, place) => splitHyphens(word).filter((part) => isTelling(part, place === 0)));
  addPerson(add, kind, words, telling, isFound);
  return {
    forms,
    parts: telling.flatMap((word) => [...foldingsOf(word)].map((folded) => ({ kind, folded, isFound }))),
    initials: new Map(initialsOf(words).map((letters) => [letters, kind])),
    letters: kind === 'CLIENT' ? lettersOf(words[0] ?? '') : [],
    unparted,
  };
}

function lettersOf(given: string): string[] {
  return [firstLetterOf(given), foldWord(given).slice(0, 1).toUpperCase()];
}

function addPerson(
  add: Add,
  kind: PlaceholderKind,
  words: readonly string[],
  telling: readonly string[],
  isFound: boolean,
): void {
  add(kind, words, words.length === 1 && isPlainWord(words[0]));
  if (words.length > 1) {
    add(kind, [words.at(-1) ?? '', ...words.slice(0, -1)], false);
    add(kind, [words[0] ?? '', words.at(-1) ?? ''], false);
    addHandles(add, kind, words);
  }
  for (const row of rowsOf(words)) add(kind, row, row.every(isPlainWord));
  for (const word of telling) {
    const isPlain = isPlainWord(word);
    const mayOpen = !SENTENCE_WORDS.has(foldWord(word)) && isRareAsWord(word, word === words[0]);
    add(kind, [word], isPlain || word.length < 3, isFound && isPlain && !mayOpen);
  }
  for (const name of nicknamesOf(words[0])) {
    // "will frost" and "FROST, WILL" for William Frost, though each of them is a word.
    if (kind === 'CLIENT' && words.length > 1) {
      add(kind, [name, words.at(-1) ?? ''], false);
      add(kind, [words.at(-1) ?? '', name], false);
    }
    add(
      kind,
      [name],
      isFound || isWord(name) || name.length < 4,
      kind === 'PERSON' ? isWord(name) : SENTENCE_WORDS.has(name),
    );
  }
}

const LEAST_HANDLE = 4;
const LEAST_HANDLE_OF_OTHERS = 6;

type Add = (kind: PlaceholderKind, written: readonly string[], needsCapital: boolean, needsMiddle?: boolean) => void;

/** "jclarke", "jonathanc" and "clarkej", as accounts are called; shorter ones may be words. */
function addHandles(add: Add, kind: PlaceholderKind, words: readonly string[]): void {
  const [first, last] = [words[0] ?? '', words.at(-1) ?? ''];
  const rows = [
    [first.slice(0, 1), last],
    [first.slice(0, 1), ...words.slice(1)],
    [first, last.slice(0, 1)],
    [last, first.slice(0, 1)],
    [first, (words[1] ?? '').slice(0, 1)],
  ];
  for (const row of rows) {
    const handle = row.map(foldWord).join('');
    if (handle.length >= (kind === 'CLIENT' ? LEAST_HANDLE : LEAST_HANDLE_OF_OTHERS) && !isWord(handle))
      add(kind, row, false);
  }
}

/** A person who is called a school is one. */
function kindOf(kind: Identity['kind'], words: readonly string[]): PlaceholderKind | undefined {
  const isSchool = kind === 'person' && words.length > 1 && organisationWords().has(words.at(-1)?.toLowerCase() ?? '');
  return isSchool && !surnamesAlsoWords().has(words.at(-1)?.toLowerCase() ?? '') ? 'ORGANISATION' : KINDS[kind];
}

/** A client may be called Justice, Major or Di. */
const ONLY_TITLES: ReadonlySet<string> = new Set('mr mrs ms miss mx dr prof professor sir dame rev revd'.split(' '));

/** Without the titles before it: behind a name "Di" and "Pan" are parts of it. */
function splitName(text: string, isClient: boolean): string[] {
  const words = text
    .normalize('NFKC')
    .replaceAll(/[()"“”]/g, ' ')
    .split(/[\s,]+/)
    .filter((word) => /\p{L}/u.test(word));
  const first = words.findIndex((word) => !(isClient ? ONLY_TITLES : titles()).has(foldWord(word)));
  return first < 0 ? [] : words.slice(first);
}

/** Words of the name that follow one another, such as the surname "Di Lorenzo". */
function rowsOf(words: readonly string[]): string[][] {
  const rows: string[][] = [];
  for (let from = 0; from < words.length; from += 1) {
    for (let to = from + 2; to <= words.length; to += 1) rows.push(words.slice(from, to));
  }
  return words.length > MOST_OF_NAME ? [] : rows;
}

function splitHyphens(word: string): string[] {
  return word.includes('-') ? [word, ...word.split('-')] : [word];
}

function isTelling(word: string, isGiven: boolean): boolean {
  const folded = foldWord(word);
  return (word.match(/\p{L}/gu)?.length ?? 0) >= 2 && (isGiven || !PARTICLES.has(folded)) && !SMALL.has(folded);
}

/** "tam": typed without a capital where it was found, and a word that notes hardly use. */
export function isRareSmallWord(word: string): boolean {
  return /^\p{Ll}{3}/u.test(word) && !commonWords().has(foldWord(word)) && !isClinical(foldWord(word));
}

/** "Frost" and, as a given name, "Rose": a sentence that begins so begins with whom the notes have named in full. */
function isRareAsWord(word: string, isGiven: boolean): boolean {
  const folded = foldWord(word);
  return (isGiven && isNameAndWord(folded)) || (!commonWords().has(folded) && !isClinical(folded));
}

function isPlainWord(word = ''): boolean {
  return isWord(foldWord(word));
}

/** Every spelling of the words, written as one. */
function foldJoined(words: readonly string[]): string[] {
  return words.reduce<string[]>(
    (starts, word) => {
      const foldings = [...foldingsOf(word)].slice(0, 3);
      return starts.flatMap((start) => foldings.map((folded) => start + folded)).slice(0, 12);
    },
    [''],
  );
}

/** The whole name, and what is left of it without "Psychology Ltd". */
function organisationForms(words: readonly string[]): string[][] {
  let short = [...words];
  while (short.length > 1 && TAIL.has(foldWord(short.at(-1) ?? ''))) short = short.slice(0, -1);
  const saysMore = short.some((word) => !TAIL.has(foldWord(word)) && foldWord(word).length > 2);
  const forms = saysMore ? [[...words], short] : [[...words]];
  // "Harbour & Heath" is also called "Harbour and Heath".
  return forms.flatMap((form) =>
    form.length === 1
      ? [form]
      : [form, [form[0] ?? '', 'and', ...form.slice(1)], form.filter((word) => foldWord(word) !== 'and')],
  );
}

function nicknamesOf(given = ''): string[] {
  return [...foldingsOf(given)].flatMap((folded) => [...(nicknames().get(folded) ?? [])]);
}

/**
 * MOB and MO for Maeve O'Brien, ETS and ET for Elizabeth Ann Thornton-Smythe; in Latin letters where the name has others.
 * Some are an abbreviation that notes are full of as well.
 */
function initialsOf(words: readonly string[]): string[] {
  const apostrophes = words.flatMap((word) => /^\p{Lu}'\p{Lu}/u.exec(word.replaceAll('’', "'"))?.[0] ?? []);
  if (words.length < 2) return apostrophes;
  const telling = words.filter((word) => !PARTICLES.has(word.toLowerCase()));
  const [first = '', last = ''] = [telling[0], telling.at(-1)];
  // Of a name of three the first two as well: AS for Adam Sebastian Amin.
  const firstTwo = telling.length > 2 ? [telling.slice(0, 2)] : [];
  // NTL for Thị Lan Nguyễn, where the surname comes first.
  const surnameFirst = telling.length > 2 ? [[last, ...telling.slice(0, -1)]] : [];
  const forms = [words, telling, [first, last], ...firstTwo, ...surnameFirst].flatMap(joinInitials);
  const surname = words.slice(1).map(firstLetterOf).join('');
  const latin = [words, [first, last]].map((row) =>
    row.map((word) => foldWord(word).slice(0, 1).toUpperCase()).join(''),
  );
  const all = [...forms, ...forms.map((form) => foldWord(form).toUpperCase()), ...latin];
  if (surname.length > 2) all.push(surname);
  // "J-L" for Jean-Luc.
  if (/^\p{Lu}\p{L}*-\p{Lu}/u.test(first)) all.push(capitalsOf(first));
  return [...new Set([...all.filter((form) => /^\p{Lu}{2,5}$/u.test(form)), ...apostrophes])];
}

/** Of each word its first letter, or all of its capitals: DWP and DAWP for D'Angelo Washington-Price. */
function joinInitials(words: readonly string[]): string[] {
  return words.slice(0, MOST_OF_NAME).reduce<string[]>(
    (starts, word) => {
      const letters = new Set([firstLetterOf(word), capitalsOf(word), word.split('-').map(firstLetterOf).join('')]);
      return starts.flatMap((start) => [...letters].map((letter) => start + letter));
    },
    [''],
  );
}

function capitalsOf(word: string): string {
  return word.replaceAll(/[^\p{Lu}]/gu, '') || firstLetterOf(word);
}

function firstLetterOf(word: string): string {
  return word.slice(0, 1).toUpperCase();
}

function unpartedForms(text: string): string[] {
  const whole = text.normalize('NFKC').replaceAll(/\s+/g, '');
  // In Chinese, Japanese and Korean the first sign is mostly the surname; what is left is how friends call one.
  const given = [...whole].length >= 3 ? [[...whole].slice(1).join('')] : [];
  const parts = text.normalize('NFKC').split(/\s+/);
  // A record has the given name first, and notes the surname.
  return [whole, parts.toReversed().join(''), ...given, ...parts.filter((part) => [...part].length > 1)];
}

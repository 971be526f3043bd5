import { SHORTHAND_PATTERNS } from './shorthand-patterns.ts';
import { SHORTHAND_WORDS } from './shorthand.ts';
import { isKnownWord, isMainlyVerb } from './known-words.ts';
import { lemmatise, stem } from './lemmatise.ts';
import { writeSpokenFigures } from './spoken-figures.ts';
import { tellInformantsApart } from './two-informants.ts';
import { writeOutForms } from './write-out-forms.ts';

export interface Token {
  /** In small letters, without accents, shorthand spelled out. */
  word: string;
  lemma: string;
  stem: string;
  kind: 'word' | 'number' | 'sign';
  isPossessive: boolean;
  isCapital: boolean;
  isAcronym: boolean;
}

/** A longer sentence is read up to here: what follows cannot be compared, and so is not found. */
export const MAX_TOKENS = 400;
const MAX_CHARACTERS = 4_000;
const PART =
  /\d+(?:[.,:]\d+)*|\p{L}[\p{L}\p{M}\p{N}]*(?:[-'.&/](?=[\p{L}\p{N}])[\p{L}\p{N}]+)*|[?!.,;:()[\]/%£$€"|-]/gu;
const CONTRACTIONS: Partial<Record<string, string>> = {
  "can't": 'can not',
  cant: 'can not',
  cannot: 'can not',
  "won't": 'will not',
  wont: 'will not',
  "shan't": 'shall not',
  dont: 'do not',
  doesnt: 'does not',
  didnt: 'did not',
  isnt: 'is not',
  wasnt: 'was not',
  arent: 'are not',
  havent: 'have not',
  hasnt: 'has not',
  hadnt: 'had not',
  couldnt: 'could not',
  wouldnt: 'would not',
  "ain't": 'is not',
  ive: 'i have',
  im: 'i am',
  "let's": 'let us',
  gonna: 'going to',
};
/** Written with a hyphen or a stroke, and one word. */
const JOINED =
  /^(?:self|follow|cut|light|co|over|under|re|pre|post|semi|multi|short|right|left|x|c|half|step|e)-|^ex-(?:wife|husband|partner|smoker|girlfriend|boyfriend)|-in-law$|^(?:phq|gad|core|moca|wais|wisc|pcl|ados|ace|bdi|hads|aq|asrs|y|m|rcads|srs)-\p{L}*\d|\d/u;

/** The words, numbers and signs of a text. */
export function tokenise(text: string): Token[] {
  let plain = tellInformantsApart(writeSpokenFigures(writeOutForms(text.slice(0, MAX_CHARACTERS).normalize('NFKC'))));
  for (const [pattern, full] of SHORTHAND_PATTERNS) {
    // Most are not there, and to ask that first is quicker.
    if (plain.search(pattern) >= 0) plain = plain.replaceAll(pattern, full);
  }
  const tokens: Token[] = [];
  for (const [part] of plain.matchAll(PART)) {
    if (tokens.length >= MAX_TOKENS) break;
    if (/^\d/.test(part)) tokens.push(makeToken(part.replaceAll(/,(?=\d{3}(?!\d))/g, ''), 'number'));
    else if (/^\p{L}/u.test(part)) tokens.push(...readWord(part));
    else tokens.push(makeToken(part, 'sign'));
  }
  return tokens;
}

function readWord(part: string): Token[] {
  const isCapital = /^\p{Lu}/u.test(part);
  let word = fold(part);
  const isPossessive = /'s$|s'$/.test(word);
  word = word.replace(/'s$|'$/, '');
  // "I'm" is no "IM".
  const isContracted = word.includes("'") && expandContraction(word) !== undefined;
  const whole = isContracted ? undefined : (SHORTHAND_WORDS.get(part.replaceAll("'", '')) ?? SHORTHAND_WORDS.get(word));
  if (whole !== undefined) return words(whole, isPossessive, isCapital);
  const contraction = CONTRACTIONS[word] ?? expandContraction(word);
  if (contraction !== undefined) return words(contraction, false, isCapital);
  word = word.replaceAll("'", '');
  if (/[-/&.]/.test(word) && !JOINED.test(word)) {
    return word
      .split(/[-/&.]/)
      .filter(Boolean)
      .flatMap((each) => words(SHORTHAND_WORDS.get(each) ?? each, isPossessive, isCapital));
  }
  return [{ ...makeToken(word, 'word', isPossessive, isCapital), isAcronym: /^\p{Lu}[\p{Lu}\p{N}]+$/u.test(part) }];
}

function words(text: string, isPossessive: boolean, isCapital: boolean): Token[] {
  return text
    .split(' ')
    .map((word, index) =>
      makeToken(word, /^\d/.test(word) ? 'number' : 'word', isPossessive, isCapital && index === 0),
    );
}

function expandContraction(word: string): string | undefined {
  if (word.endsWith("n't")) return `${word.slice(0, -3)} not`;
  if (word.endsWith("'ve")) return `${word.slice(0, -3)} have`;
  if (word.endsWith("'re")) return `${word.slice(0, -3)} are`;
  if (word.endsWith("'ll")) return `${word.slice(0, -3)} will`;
  if (word.endsWith("'m")) return `${word.slice(0, -2)} am`;
  if (word.endsWith("'d")) return word.slice(0, -2);
  return undefined;
}

const PLAIN = /^[A-Za-z0-9'&./-]*$/;

/** Without case and accents. */
function fold(text: string): string {
  if (PLAIN.test(text)) return text.toLowerCase();
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

const forms = new Map<string, Pick<Token, 'lemma' | 'stem'>>();
const MAX_FORMS = 50_000;

function makeToken(word: string, kind: Token['kind'], isPossessive = false, isCapital = false): Token {
  let own = forms.get(word);
  if (own === undefined) {
    own = { lemma: completeLemma(word, lemmatise(word)), stem: stem(word) };
    if (forms.size < MAX_FORMS) forms.set(word, own);
  }
  return { word, ...own, kind, isPossessive, isCapital, isAcronym: false };
}

/**
 * Whether a dropped "e" belongs to the word, only a dictionary knows: "described" is of "describe", "visited" of
 * "visit".
 */
function completeLemma(word: string, lemma: string): string {
  const longer = `${lemma}e`;
  if (word.length < 5 || !word.startsWith(lemma) || !/(?:ed|ing)$/.test(word)) return lemma;
  if (lemma.endsWith('e') && !isKnownWord(lemma)) {
    if (lemma.length > 3 && isKnownWord(longer)) return longer;
    return isKnownWord(lemma.slice(0, -1)) ? lemma.slice(0, -1) : lemma;
  }
  const isLonger = isKnownWord(lemma) ? isMainlyVerb(longer) && !isMainlyVerb(lemma) : isKnownWord(longer);
  return isLonger ? longer : lemma;
}

import type { Identifier } from './identifier.ts';
import { isWord } from './kinds-of-words.ts';
import { isMonthName, saysSomething, setOf } from './leading-words.ts';
import { abbreviations, kinAndRoles, titles } from './lists.ts';
import { NO_INITIAL } from './name-contexts.ts';
import type { Token } from './tokens.ts';

/** Letters with dots that stand for something else. */
const DOTTED_WORDS = setOf(
  `eg ie am pm nb ps us uk eu un usa uae gp iq ot pe re it phd bsc msc ba ma md mbbs frcp od bd tds qds prn po iv im sc pr cf aka dob ni no vs wc rip asap
  diy tv cd dvd ok la dc ny nhs adhd asd ocd ptsd cbt dbt mri ct ecg eeg bp hr rr ed eta faq fyi hiv aids ie etc viz ob gi gu ent llb llm rn hd st`,
);
const LED = setOf(
  'told asked saw met with w by from per me rang phoned texted married dating between hit because that when and to signed initialled author apologies re for cc handover contact visited thanked blamed if',
);
const SIGNED = setOf(
  'signed initialled author apologies attendees present by per cc clinician keyworker typed entered reviewed handover pt client patient witness notes initials',
);
const SURELY_SIGNED = setOf('signed initialled typed entered initials');
const ACTS = setOf(
  `hit cried rang wants reports reported denies denied agreed mentioned knows explained attended authored threw slept feels tearful seen attends away must should needs
  ph'd phd phoned shouted laughed walked fell ate drank refused accepted hates must declined described worried will does seems share`,
);
/** What may be said of a test or a drug as well. */
const NOT_OF_TESTS = setOf(
  'is was has had could can would started stopped also declined refused accepted seen should must will given made does did left seems described',
);
const OF_PERSON = /^(?:his|her|their|my|the|our|a)$/;
/** Signs and values that a single letter stands for. */
const NO_PERSON_AFTER = setOf(
  'hand arm leg foot eye ear side knee hip shoulder cells cell wave waves score scores value level positive negative',
);

/** People who are called by letters alone: "J.K. said", "saw Dr. P", "TM's mother". */
export function findInitials(text: string, tokens: readonly Token[]): Identifier[] {
  const found: Identifier[] = [];
  for (let index = 0; index < tokens.length; index += 1) {
    const last = endOfLetters(tokens, index);
    if (last === undefined) continue;
    if (isPerson(text, tokens, index, last)) found.push(placeOf(text, tokens, index, last));
    index = last;
  }
  return found;
}

function placeOf(text: string, tokens: readonly Token[], first: number, last: number): Identifier {
  const end = tokens[last]?.end ?? 0;
  return {
    kind: 'PERSON',
    start: tokens[first]?.start ?? 0,
    end: text.charAt(end) === '.' && last > first ? end + 1 : end,
  };
}

/** The last token of a row such as "J.K.", "P-J.L.", "L.McG", "TM" or "J". */
function endOfLetters(tokens: readonly Token[], index: number): number | undefined {
  const first = tokens[index] as Token;
  if (/^\p{L}$/u.test(first.text) || /^\p{Lu}'?\p{Lu}$/u.test(first.text)) {
    let last = index;
    while (last - index < 4) {
      const next = tokens[last + 1];
      if (next === undefined || !/^(?:\.|\.-|-|\.')$/.test(next.gap)) break;
      const isSmall = first.text !== first.text.toUpperCase();
      const belongs = isSmall
        ? /^\p{Ll}$/u.test(next.text)
        : /^(?:\p{Lu}|Mc|Mac|O'?\p{Lu}?|De|\p{Lu}\p{Lu})$/u.test(next.text);
      if (!belongs) break;
      last += 1;
    }
    if (last > index && /^(?:Mc|Mac|De)$/.test(tokens[last]?.text ?? '') && tokens[last + 1]?.gap === '') last += 1;
    return last;
  }
  if (/^\p{Ll}{2,3}$/u.test(first.text)) return isTyped(tokens, index) ? index : undefined;
  return first.isUpper && first.text.length <= 4 ? index : undefined;
}

/** "Typed by: hjm", "ALB/cw". */
function isTyped(tokens: readonly Token[], index: number): boolean {
  const [first, before, token] = [tokens[index - 2], tokens[index - 1], tokens[index] as Token];
  if (isWord(token.folded)) return false;
  if (token.gap === '/' && before?.isUpper === true) return /^(?:ref|notes|by)$/.test(first?.folded ?? '');
  return (
    /^(?:: ?| )$/.test(token.gap) &&
    before?.folded === 'by' &&
    /^(?:typed|entered|dictated|written|signed)$/.test(first?.folded ?? '')
  );
}

function isPerson(text: string, tokens: readonly Token[], first: number, last: number): boolean {
  const token = tokens[first] as Token;
  const letters = tokens
    .slice(first, last + 1)
    .map((part) => part.text)
    .join('');
  if (/\d$/.test(token.gap) || /^[ .]?-?\d/.test(tokens[last]?.follows ?? ''))
    return (isTitled(tokens, first) || isSigned(tokens, first)) && token.gap === ' ';
  if (last > first) return isDotted(tokens, first, last, letters);
  if (letters.length === 1) return isLetter(tokens, first);
  if (letters === letters.toLowerCase()) return true;
  return isCapitals(text, tokens, first);
}

/** "J.K.", "S.T.A.": whatever is no abbreviation. In small letters only where people are spoken of. */
function isDotted(tokens: readonly Token[], first: number, last: number, letters: string): boolean {
  const folded = letters.toLowerCase().replaceAll(/[^\p{L}]/gu, '');
  if (DOTTED_WORDS.has(folded))
    return !/^(?:am|pm|eg|ie|uk|us)$/.test(folded) && (acts(tokens, last) || isKin(tokens, first));
  if (letters.length > 2 && abbreviations().has(letters.toUpperCase())) return false;
  const hasDot = tokens.slice(first + 1, last + 1).some(({ gap }) => gap.includes('.'));
  if (!hasDot) return false;
  if (letters !== letters.toLowerCase()) return true;
  return follows(tokens, first) || acts(tokens, last);
}

/** "Dr P", "her partner J", "told D.", "R's father", "K. hit": a letter alone needs a person around it. */
function isLetter(tokens: readonly Token[], index: number): boolean {
  const token = tokens[index] as Token;
  const after = tokens[index + 1];
  if (!token.isCapital || /[/+=%&<>]$/.test(token.gap) || /^[/+=%&:]/.test(token.follows)) return false;
  const hasDot = token.follows.startsWith('.') && !token.follows.startsWith('..');
  if (isTitled(tokens, index) && token.text !== 'I') return true;
  if (token.text === 'I' || (token.text === 'A' && !hasDot && !token.hasPossessive && !isKin(tokens, index)))
    return false;
  if (NO_INITIAL.has(tokens[index - 1]?.folded ?? '') || NO_PERSON_AFTER.has(after?.folded ?? '')) return false;
  // "E. coli": a letter, a dot and a small word is a species, unless somebody acts.
  const isSpecies = hasDot && after?.gap === '. ' && !after.isCapital;
  if (token.hasPossessive || isKin(tokens, index) || isExplained(tokens, index)) return true;
  if (acts(tokens, index)) return !/^\d/.test(tokens[index + 1]?.follows.trim() ?? '');
  if (isListed(tokens, index)) return true;
  return follows(tokens, index) && (hasDot || !isSpecies) && isEnded(token, after);
}

/** "with D. in the car", "told J": not "with T waves". */
function isEnded(token: Token, after: Token | undefined): boolean {
  if (after === undefined || /^[.,;:)"]/.test(token.follows)) return true;
  return (
    /^(?:and|or|in|at|on|by|about|since|is|was|the|her|his|to|for|re|left|that)$/.test(after.folded) && !after.isCapital
  );
}

/** "K and M", "F., G. and": one of several. */
function isListed(tokens: readonly Token[], index: number): boolean {
  const [before, and] = [tokens[index - 2], tokens[index - 1]];
  if (and?.folded === 'and' && before !== undefined && /^\p{Lu}$/u.test(before.text))
    return isListedAfter(tokens, index - 2);
  const previous = tokens[index - 1];
  return (
    /^\.?, $/.test(tokens[index]?.gap ?? '') &&
    previous !== undefined &&
    /^\p{Lu}$/u.test(previous.text) &&
    follows(tokens, index - 1)
  );
}

function isListedAfter(tokens: readonly Token[], index: number): boolean {
  return follows(tokens, index) || isKin(tokens, index) || acts(tokens, index + 2);
}

/** Two to four capitals: hidden where somebody acts, owns, signs or is spoken to. */
function isCapitals(text: string, tokens: readonly Token[], index: number): boolean {
  const token = tokens[index] as Token;
  const { text: letters, folded } = token;
  if (letters.length > 3 || isMonthName(folded)) return false;
  const isKnown = abbreviations().has(letters) || (isWord(folded) && letters.length > 2);
  const after = tokens[index + 1];
  const before = tokens[index - 1];
  if (isSigned(tokens, index) && !isRole(letters) && (!isKnown || SURELY_SIGNED.has(before?.folded ?? ''))) return true;
  if (isInSignedRow(tokens, index) && !isRole(letters)) return true;
  if (isRole(letters)) return false;
  if (token.hasPossessive && after !== undefined && kinAndRoles().has(after.folded)) return true;
  if (isKin(tokens, index) && !isKnown) return true;
  if (isKin(tokens, index) && token.gap.endsWith(' (') && letters.length === 2) return !isKnownIllness(letters);
  if (token.gap.endsWith('[') && token.follows.startsWith(']') && letters.length === 2) return true;
  if (token.isFirst && letters.length === 2 && isSpeaker(text, token)) return true;
  if (isKnown) return false;
  if (token.hasPossessive || isExplained(tokens, index) || acts(tokens, index)) return true;
  if (/^ ?(?:->|→|&) ?\p{Lu}/u.test(text.slice(token.end, token.end + 6))) return true;
  if (/(?:->|→|&) ?$/.test(token.gap) && letters.length < 4) return true;
  if (/^ - (?:social|key|support|teacher)/.test(text.slice(token.end, token.end + 12))) return true;
  const isAndOther =
    (before?.folded === 'and' && tokens[index - 2]?.isUpper === true) ||
    (after?.folded === 'and' && tokens[index + 2]?.isUpper === true && acts(tokens, index + 2));
  return follows(tokens, index) || isAndOther || (token.isFirst && isSpeaker(text, token));
}

function isSigned(tokens: readonly Token[], index: number): boolean {
  return SIGNED.has(tokens[index - 1]?.folded ?? '') && /^(?: |: ?|\. )$/.test(tokens[index]?.gap ?? '');
}

/** `RJ: "I was scared."`, "AN: mood 4/10". */
function isSpeaker(text: string, token: Token): boolean {
  return /^: ?["'“]|^: (?:I|mood|he|she|says)\b/.test(text.slice(token.end, token.end + 8));
}

const isRole = (letters: string): boolean =>
  /^(?:GP|HV|SW|OT|CPN|EP|TA|RN|HCA|SLT|PT|CP|AHP|MDT|LSA|DSL|ANP|SHO|REG|AP|NOK|DOB)$/.test(letters);
const isKnownIllness = (letters: string): boolean =>
  /^(?:MS|MI|TB|CF|DM|BP|AF|LD|MH|PD|DV|CP|HD|OA|RA|OD|ED|MD|RIP)$/.test(letters);

function isInSignedRow(tokens: readonly Token[], index: number): boolean {
  for (let place = index - 1; place >= Math.max(0, index - 8); place -= 1) {
    const [token, following] = [tokens[place] as Token, tokens[place + 1] as Token];
    if (!/^(?:, ?|; ?|: ?| |\/|\.?, )$/.test(following.gap)) return false;
    if (/^(?:attendees|present|apologies|signed|typed|notes|author|initials)$/.test(token.folded))
      return following.gap.startsWith(':') || place === index - 1;
    if (!token.isUpper && token.text.length > 1 && !titles().has(token.folded)) return false;
  }
  return false;
}

function isTitled(tokens: readonly Token[], index: number): boolean {
  const before = tokens[index - 1];
  if (before === undefined || !/^\.? $/.test(tokens[index]?.gap ?? '')) return false;
  return titles().has(before.folded) && !/^(?:di|ds|dc|sr|sister|brother|father|lady|major|miss)$/.test(before.text);
}

/** "his sister J", "Mother (E.L.)", "client N.R.". */
function isKin(tokens: readonly Token[], index: number): boolean {
  const before = tokens[index - 1];
  if (before === undefined || before.hasPossessive || !/^(?: |, | \(|: )$/.test(tokens[index]?.gap ?? '')) return false;
  return kinAndRoles().has(before.folded) || /^(?:client|patient|pt|witness|child|baby|bf|gf|ex)$/.test(before.folded);
}

/** "D.L. (grandmother)", "W, her stepfather", "E. (4)". */
function isExplained(tokens: readonly Token[], index: number): boolean {
  const [token, next] = [tokens[index] as Token, tokens[index + 1]];
  if (/^\.? \(\d/.test(token.follows)) return token.follows.startsWith('.');
  if (next === undefined) return false;
  const isOwned = OF_PERSON.test(next.folded);
  const kin = isOwned ? tokens[index + 2] : next;
  return (
    /^\.?(?: \(|, )$/.test(next.gap) &&
    kin !== undefined &&
    kinAndRoles().has(kin.folded) &&
    (isOwned || next.gap.endsWith('('))
  );
}

function follows(tokens: readonly Token[], index: number): boolean {
  const before = tokens[index - 1];
  if (before === undefined || !/^(?: | ["“]|: ?|\/ ?)$/.test(tokens[index]?.gap ?? '')) return false;
  if (!LED.has(before.folded)) return false;
  return (
    before.folded !== 'and' ||
    kinAndRoles().has(tokens[index - 2]?.folded ?? '') ||
    /^(?:he|she|they|him|her|i)$/.test(tokens[index - 2]?.folded ?? '')
  );
}

function acts(tokens: readonly Token[], index: number): boolean {
  const [token, after] = [tokens[index] as Token, tokens[index + 1]];
  if (after === undefined || after.isCapital || !/^\.? $/.test(after.gap) || /^(?:and|or)$/.test(after.folded))
    return false;
  if (/^ ?[\d<>]/.test(after.follows)) return false;
  const says = saysSomething(after.folded) || ACTS.has(after.folded);
  return says && !(token.text.length > 2 && NOT_OF_TESTS.has(after.folded));
}

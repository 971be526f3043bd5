import type { Identifier } from './identifier.ts';
import { acts, follows, isExplained, isKin, isSigned, isTitled, SURELY_SIGNED } from './initials-contexts.ts';
import { isCapitalsOfPerson } from './is-capitals-of-person.ts';
import { isLetterOfPerson, NO_PERSON_AFTER } from './is-letter-of-person.ts';
import { isDatedLine } from './is-rare-abbreviation.ts';
import { isService } from './is-service.ts';
import { isInContact } from './letters-in-contact.ts';
import { isWord } from './kinds-of-words.ts';
import { setOf } from './leading-words.ts';
import { abbreviations } from './lists.ts';
import { NO_INITIAL } from './name-contexts.ts';
import type { Token } from './tokens.ts';

/** Letters with dots that stand for something else. */
const DOTTED_WORDS = setOf(
  `eg ie am pm nb ps us uk eu un usa uae gp iq ot pe re it phd bsc msc ba ma md mbbs frcp od bd tds qds prn po iv im sc pr cf aka dob ni no vs wc rip asap
  diy tv cd dvd ok la dc ny nhs adhd asd ocd ptsd cbt dbt mri ct ecg eeg bp hr rr ed eta faq fyi hiv aids ie etc viz ob gi gu ent llb llm rn hd st`,
);

/** People who are called by letters alone: "J.K. said", "saw Dr. P", "TM's mother". */
export function findInitials(text: string, tokens: readonly Token[]): Identifier[] {
  const found: Identifier[] = [];
  for (let index = 0; index < tokens.length; index += 1) {
    const last = endOfLetters(tokens, index);
    if (last === undefined) continue;
    const isNext = isNextOfRow(text, tokens, index, last, found.at(-1));
    if (isNext || isPerson(text, tokens, index, last)) found.push(placeOf(text, tokens, index, last));
    index = last;
  }
  return [...found, ...findAgain(text, tokens, found)];
}

/** "Her sister M left; M still rings": letters that were somebody's are so again, where a sentence goes on behind them. */
function findAgain(text: string, tokens: readonly Token[], found: readonly Identifier[]): Identifier[] {
  const letters = new Set(
    found
      .map(({ start, end }) => text.slice(start, end))
      .filter((part) => /^(?:[B-HJ-Z]|[A-Z]{2})$/.test(part) && !isService(part)),
  );
  if (letters.size === 0) return [];
  const starts = new Set(found.map(({ start }) => start));
  return tokens.flatMap((token, index): Identifier[] => {
    const [before, after] = [tokens[index - 1], tokens[index + 1]];
    const goesOn = after?.gap === ' ' && !after.isCapital && !NO_PERSON_AFTER.has(after.folded);
    const isSaid = goesOn && /^[,;.]? $/.test(token.gap) && !NO_INITIAL.has(before?.folded ?? '');
    return letters.has(token.text) && isSaid && !starts.has(token.start)
      ? [{ kind: 'PERSON', start: token.start, end: token.end }]
      : [];
  });
}

/** What stands between the people of a row: "TJ (9), MJ (6) and L". */
const BETWEEN = /^\.?(?: \(\d{1,2}\))?(?:, ?(?:and )?| ?(?:->|→) ?| and | & ?| \+ ?| ?\/ ?|; ?)$/;

/** "Siblings J, K and L", "DT/AS": letters beside letters of a person. */
function isNextOfRow(
  text: string,
  tokens: readonly Token[],
  first: number,
  last: number,
  previous: Identifier | undefined,
): boolean {
  const [token, after] = [tokens[first] as Token, tokens[last + 1]];
  if (previous === undefined || token.start - previous.end > 16 || !BETWEEN.test(text.slice(previous.end, token.start)))
    return false;
  const letters = text.slice(token.start, tokens[last]?.end ?? token.end).replaceAll(/[^\p{L}]/gu, '');
  if (letters !== letters.toUpperCase() || letters.length > 3 || /^[AI]$/.test(letters)) return false;
  if (isService(letters) || (letters.length > 2 && abbreviations().has(letters))) return false;
  if (/^[ .]?-?\d/.test(tokens[last]?.follows ?? '')) return false;
  return after === undefined || !after.isCapital || after.gap !== ' ' || after.isUpper;
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
  // "Sgd kj", "initials: gh", "entered jt 14/3".
  const isAtEnd = /^(?:$|[.,;)\n]| \d{1,2}[/.])/.test(token.follows);
  if (/^(?:sgd|signed|initials|initialled|entered|typed|countersigned)$/.test(before?.folded ?? '') && isAtEnd)
    return /^(?:: ?| )$/.test(token.gap);
  return (
    /^(?:: ?| )$/.test(token.gap) &&
    before?.folded === 'by' &&
    /^(?:typed|entered|dictated|written|signed|checked|reviewed|seen|recorded)$/.test(first?.folded ?? '')
  );
}

/** "rang C.T. x2", "message from C.T.". */
function isReached(tokens: readonly Token[], index: number): boolean {
  const [far, before] = [tokens[index - 2]?.folded ?? '', tokens[index - 1]?.folded ?? ''];
  if (/^(?:rang|phoned|called|texted|emailed|told|asked|met)$/.test(before)) return true;
  return /^(?:from|to|with)$/.test(before) && /^(?:message|email|call|text|letter|spoke|voicemail|chat)$/.test(far);
}

function isPerson(text: string, tokens: readonly Token[], first: number, last: number): boolean {
  const token = tokens[first] as Token;
  const letters = tokens
    .slice(first, last + 1)
    .map((part) => part.text)
    .join('');
  if (/\d$/.test(token.gap) || /^[ .]?-?\d/.test(tokens[last]?.follows ?? ''))
    return (
      isBeforeFigure(tokens, first, letters) ||
      (last === first &&
        token.isUpper &&
        (isInContact(text, token) || (!abbreviations().has(letters) && isDatedLine(text, token))))
    );
  if (last > first) return isDotted(tokens, first, last, letters);
  if (letters.length === 1) return isLetterOfPerson(tokens, first);
  if (letters === letters.toLowerCase()) return true;
  return isCapitalsOfPerson(text, tokens, first);
}

/** "Signed: EFW 14/3" and "Dr P 3/5" are people; "Notes: BP 120" is none. */
function isBeforeFigure(tokens: readonly Token[], first: number, letters: string): boolean {
  const gap = tokens[first]?.gap ?? '';
  if (gap === ' ') return isTitled(tokens, first) || (isSigned(tokens, first) && !abbreviations().has(letters));
  // "Reviewed: GHT 16:40", "by KS 14.20".
  const isTimed = /^ \d{1,2}(?:[:/]|\.\d{2}(?!\d))/.test(tokens[first]?.follows ?? '');
  const isSure = (isTimed || SURELY_SIGNED.has(tokens[first - 1]?.folded ?? '')) && isSigned(tokens, first);
  return isSure && letters.length > 1 && !abbreviations().has(letters);
}

/** "J.K.", "S.T.A.": whatever is no abbreviation. In small letters only where people are spoken of. */
function isDotted(tokens: readonly Token[], first: number, last: number, letters: string): boolean {
  const folded = letters.toLowerCase().replaceAll(/[^\p{L}]/gu, '');
  if (DOTTED_WORDS.has(folded))
    return (
      !/^(?:am|pm|eg|ie|uk|us)$/.test(folded) &&
      (acts(tokens, last) || isKin(tokens, first) || isExplained(tokens, last) || isReached(tokens, first))
    );
  if (letters.length > 2 && abbreviations().has(letters.toUpperCase())) return false;
  const hasDot = tokens.slice(first + 1, last + 1).some(({ gap }) => gap.includes('.'));
  if (!hasDot) return false;
  if (letters !== letters.toLowerCase()) return true;
  return follows(tokens, first) || acts(tokens, last);
}

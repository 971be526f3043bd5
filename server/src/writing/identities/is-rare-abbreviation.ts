import { isExplained, isKin, isSigned } from './initials-contexts.ts';
import { saysSomething, setOf } from './leading-words.ts';
import type { Token } from './tokens.ts';

/**
 * Two letters that medicine knows and seldom writes: where a person may be meant, they are taken for one. Of the others,
 * such as BP and CT, only surer signs make somebody.
 */
const RARE = setOf(
  `AB AC AL AO AP AT BC BO BS CI CR CW DA DC DH DR DT EC EN EQ ES ET FC FM FS GJ HS IR LH LN LR MN MV NB NP NR NT OG PA PF PH PN PP PR RF RH RP RS RV
  SB SM SN SO SR SS TD TF TH TM TP UR VB VC VH VP WF WM ZF`,
);

export const isRareAbbreviation = (letters: string): boolean => RARE.has(letters);

const TOLD = setOf(
  `told asked saw met rang phoned texted emailed dear hi hello thanks hey hit punched kicked pushed slapped bit bullied assaulted attacked misses missed trusts
  likes hates loves dislikes invite ask tell ring call contact email since until await awaiting between visited blames accused`,
);
const WITH = setOf('by with w from to per and');
/** "keen on", "spat at". */
const AT =
  /^(?:(?:keen|relies|relied|calls|called|leans|crush) on|(?:spat|swore|shouted|lashed|angry|annoyed|laughed) (?:at|with))$/;
/** What an illness or a sign follows. */
const ILL =
  /^(?:diagnosed|dx|known|presented|presents|living|consistent|associated|treated|compatible|assessed|tests?|confirmed|explained|caused|shown|seen|followed|replaced|measured|due|response|allergic|secondary|related|change|changed|switched|switch|reduced|increased|up|down|moved|agreed|consented|similar|compared|titrated|started|commenced|going)$/;
const DOES = setOf(
  `did doing suggests suggested advised advises reviewed completed assessed observed restrained drives sat took runs leading led joined wrote sent
  died cried hit kicked shouted stayed comes visits texts rings covers covered back drove picked dropped escorted supported supervised says`,
);
/** What may be said of a test as well. */
const OF_TESTS = setOf(
  'is was has had could can would started stopped also made does did left seems looks looked became keeps kept',
);
const GOES_ON = setOf(
  'and in at on about to who for if she he re by today yesterday this again when because but that or after before as left',
);
const SIGNED_OFF =
  /(?<![\p{L}])(?:booked|done|given|sent|actioned|completed|emailed|chased|agreed|taken|written|checked|seen|updated|signed|regards|thanks|wishes|faxed|filed|entered|recorded) ?[,(]? ?$/iu;

/** Whether somebody is meant by letters that are an abbreviation as well, though hardly ever. */
export function isRarelyElse(text: string, tokens: readonly Token[], index: number): boolean {
  const token = tokens[index] as Token;
  const [before, after, then] = [tokens[index - 1], tokens[index + 1], tokens[index + 2]];
  const behind = text.slice(token.end, token.end + 12);
  if (/\d$|[/+=%<>#-]$/.test(token.gap) || /^[ .]?[\d=%<>]|^[/+-]\P{Lu}/u.test(behind)) return isDatedLine(text, token);
  if (token.hasPossessive || isSigned(tokens, index) || isKin(tokens, index) || isExplained(tokens, index)) return true;
  const ends = /^(?:$|[.,;:)\n!?])/.test(behind);
  if (ends && SIGNED_OFF.test(text.slice(Math.max(0, token.start - 16), token.start))) return true;
  if (isDatedLine(text, token)) return true;
  const isLast =
    ends || /^ ?[&+/]/.test(behind) || (after?.gap === ' ' && !after.isCapital && GOES_ON.has(after.folded));
  if (token.gap === ' ' && before !== undefined && isLast) {
    if (TOLD.has(before.folded)) return true;
    if (WITH.has(before.folded) && !ILL.test(tokens[index - 2]?.folded ?? '')) return before.folded !== 'and';
    if (AT.test(`${tokens[index - 2]?.folded} ${before.folded}`)) return true;
  }
  if (/^\/ ?$/.test(token.gap) && before?.folded === 'w') return true;
  const isPair = token.isFirst && /^ (?:&|and) \p{Lu}{2} \p{Ll}/u.test(behind);
  if (isPair) return doesSomething(tokens[index + (after?.isUpper === true ? 2 : 3)], undefined);
  return after?.gap === ' ' && !after.isCapital && doesSomething(after, then);
}

function doesSomething(verb: Token | undefined, then: Token | undefined): boolean {
  if (verb === undefined) return false;
  if (then?.gap === ' ' && /^(?:by|via)$/.test(then.folded)) return false;
  if (DOES.has(verb.folded)) return then !== undefined || verb.folded !== 'did';
  return saysSomething(verb.folded) && !OF_TESTS.has(verb.folded);
}

/** "AC 14/11/26", "- AC": all that a line holds. */
export function isDatedLine(text: string, { start, end }: Token): boolean {
  const opens = /(?:^|\n)[ *•-]{0,4}$/.test(text.slice(Math.max(0, start - 6), start));
  return (
    opens &&
    /^(?:,? \d{1,2}(?:\/\d{1,2}(?:\/\d{2,4})?|\.\d{1,2}\.\d{2,4}))?[ .]{0,2}(?:$|\n)/.test(text.slice(end, end + 14))
  );
}

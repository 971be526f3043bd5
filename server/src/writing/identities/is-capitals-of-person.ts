import {
  acts,
  follows,
  isBeforePresent,
  isExplained,
  isInSignedRow,
  isKin,
  isSigned,
  isWrittenRole,
  SURELY_SIGNED,
} from './initials-contexts.ts';
import { isRareAbbreviation, isRarelyElse } from './is-rare-abbreviation.ts';
import { isKnownIllness, isRole, isService } from './is-service.ts';
import { isWord } from './kinds-of-words.ts';
import { isInContact } from './letters-in-contact.ts';
import { isMonthName } from './leading-words.ts';
import { abbreviations, commonWords, kinAndRoles } from './lists.ts';
import type { Token } from './tokens.ts';

/** Two to four capitals: hidden where somebody acts, owns, signs or is spoken to. */
export function isCapitalsOfPerson(text: string, tokens: readonly Token[], index: number): boolean {
  const token = tokens[index] as Token;
  const { text: letters, folded } = token;
  if (letters.length > 3 || letters === 'OK' || isMonthName(folded) || isRoman(tokens, index)) return false;
  const isKnown = abbreviations().has(letters) || (isWord(folded) && letters.length > 2);
  if (isKnown && isRareAbbreviation(letters) && isRarelyElse(text, tokens, index)) return true;
  const after = tokens[index + 1];
  const before = tokens[index - 1];
  // "RING ME LOVE": a word among others that are shouted.
  if (commonWords().has(folded) && before?.isUpper === true && after?.isUpper === true && isWord(before.folded))
    return false;
  if (isSigned(tokens, index) && !isRole(letters) && (!isKnown || SURELY_SIGNED.has(before?.folded ?? ''))) return true;
  if (isInSignedRow(tokens, index) && !isRole(letters)) return true;
  if (WHOSE.test(before?.folded ?? '') && /^: ?$/.test(token.gap) && !isKnown && !isRole(letters)) return true;
  if (isBeforePresent(tokens, index) && !isRole(letters) && !isService(letters))
    return !isKnown || letters.length === 2;
  if (isInContact(text, token)) return true;
  if (isRole(letters)) return false;
  // "Plan agreed NK/RS": two people, though their letters are abbreviations as well.
  if (
    token.gap === ' ' &&
    AGREED.test(before?.folded ?? '') &&
    /^\/\p{Lu}{2}(?:$|[.,;)\n])/u.test(text.slice(token.end, token.end + 4))
  )
    return letters.length === 2;
  if (token.hasPossessive && after !== undefined && kinAndRoles().has(after.folded)) return true;
  if (isKin(tokens, index) && !isKnown) return true;
  if (isKin(tokens, index) && token.gap.endsWith(' (') && letters.length === 2) return !isKnownIllness(letters);
  // "AMHP: VT", "CPN - LR": who it is, and nothing more.
  const isNamedRole = isWrittenRole(before) && /^(?:: | - | = )$/.test(token.gap);
  if (isNamedRole && letters.length === 2 && /^(?:$|[.,;)\n])/.test(token.follows))
    return !isService(letters) && !/^(?:NA|NK)$/.test(letters);
  if (token.gap.endsWith('[') && token.follows.startsWith(']') && letters.length === 2) return true;
  if (token.isFirst && letters.length === 2 && isSpeaker(text, token)) return true;
  if (isKnown && letters.length === 2 && isExplainedActor(tokens, index)) return true;
  // "Handover SN -> TB", "her partner MW breached the order".
  if (letters.length === 2 && before?.folded === 'handover' && /^ ?(?:->|→)/.test(text.slice(token.end, token.end + 3)))
    return true;
  if (letters.length === 2 && token.gap === ' ' && isOwnKin(tokens, index) && !isKnownIllness(letters)) return true;
  if (isKnown) return letters.length === 2 && !isService(letters) && isSurelySomebody(text, tokens, index);
  if (token.hasPossessive || isExplained(tokens, index) || acts(tokens, index)) return true;
  // "LW/PR both agree".
  if (letters.length === 2 && /^\/\p{Lu}{2}(?![\p{L}\p{N}])/u.test(text.slice(token.end, token.end + 4))) return true;
  if (/^ ?(?:->|→|&) ?\p{Lu}/u.test(text.slice(token.end, token.end + 6))) return true;
  if (/(?:->|→|&) ?$/.test(token.gap) && letters.length < 4) return true;
  if (/^ \+ $/.test(token.gap) && letters.length === 2 && before?.isUpper === true && before.text.length === 2)
    return true;
  if (
    /^ to \p{L}/u.test(text.slice(token.end, token.end + 6)) &&
    (DUTY.test(tokens[index + 2]?.folded ?? '') || DUTY_OF_SOMEBODY.test(tokens[index + 2]?.folded ?? ''))
  )
    return true;
  if (/^ - (?:social|key|support|teacher)/.test(text.slice(token.end, token.end + 12))) return true;
  const isAndOther =
    (before?.folded === 'and' && isStrangeCapitals(tokens[index - 2])) ||
    (after?.folded === 'and' && tokens[index + 2]?.isUpper === true && acts(tokens, index + 2));
  if (follows(tokens, index) || isAndOther || (token.isFirst && isSpeaker(text, token))) return true;
  return letters.length === 2 && isNothingElse(text, token);
}

/** Two capitals that medicine does not know, beside no figure and no sign: most likely somebody's. */
function isNothingElse(text: string, { text: letters, start, end, folded }: Token): boolean {
  if (isWord(folded) || /^(?:II|IV|VI|IX|XI|XX|XY|XO)$/.test(letters)) return false;
  const [before, after] = [text.slice(Math.max(0, start - 2), start), text.slice(end, end + 2)];
  return !/[\p{L}\p{N}/+=%<>&#-] ?$|\d $/u.test(before.replace(/\p{L} $/u, '')) && !/^ ?[\d/+=%<>&:#-]/.test(after);
}

/** "Bipolar II", "Type IV". */
function isRoman(tokens: readonly Token[], index: number): boolean {
  const { text, gap, isFirst } = tokens[index] as Token;
  return (
    /^(?:I{2,3}|IV|VI{1,2}|IX|XI{1,2})$/.test(text) && !isFirst && gap === ' ' && tokens[index - 1]?.isUpper !== true
  );
}

/** "her partner MW breached": a relative, and what only somebody does. */
function isOwnKin(tokens: readonly Token[], index: number): boolean {
  const [before, after] = [tokens[index - 1], tokens[index + 1]];
  if (
    !/^(?:partner|husband|wife|brother|sister|son|daughter|boyfriend|girlfriend|ex|cousin|friend)$/.test(
      before?.folded ?? '',
    )
  )
    return false;
  return after?.gap === ' ' && !after.isCapital && (acts(tokens, index) || /.{3}ed$/.test(after.folded));
}

/** "FBC and ANC" are two tests. */
function isStrangeCapitals(token: Token | undefined): boolean {
  return token?.isUpper === true && !abbreviations().has(token.text);
}

/** "DM (brother) visits": a relative's illness does nothing. */
function isExplainedActor(tokens: readonly Token[], index: number): boolean {
  const [kin, after] = [tokens[index + 1], tokens[index + 2]];
  if (kin?.gap !== ' (' || !kinAndRoles().has(kin.folded) || after?.gap !== ') ') return false;
  return acts(tokens, index + 1) || /^(?:visits|came|will|was|is|has|rang|lives|works)$/.test(after.folded);
}

/** "Fee earner: SJH": who does what the line is about. */
const WHOSE =
  /^(?:earner|(?:case|key)?worker|handler|assessor|reviewer|operator|typist|owner|observer|recorder|writer|manager|officer|examiner|responsible|whom|editor|investigator)$/;
const AGREED =
  /^(?:agreed|signed|witnessed|entered|typed|countersigned|updated|documented|authorised|authorized|approved|escorted|checked|by)$/;

/** What somebody is to do: "DT to chase bloods". */
const DUTY =
  /^(?:ring|write|chase|see|call|contact|refer|send|arrange|discuss|review|email|e|follow|speak|visit|liaise|update|complete|draft|phone|book|meet|check|order|cancel|collect|bring|organise|print|upload|his|her|their)$/;
/** The same of letters that stand for nothing else. */
const DUTY_OF_SOMEBODY =
  /^(?:get|give|prepare|share|confirm|ask|take|request|apply|scan|inform|tell|find|look|set|schedule|attend|provide|obtain|consider|explore|add|make|clarify|feedback|feed|notify|escalate)$/;
const REACHED = /^(?:informed|contacted|emailed|bleeped|paged|rang|phoned|told|asked|met|messaged|thanked|chased)$/;
const PASSED = /^(?:from|to|by)$/;
const PASSING =
  /^(?:email|mail|call|text|letter|message|spoke|o|handed|over|seen|allocated|held|chaired|assigned|minuted|led|witnessed|supervised|typed|passed|reviewed|written|sent|reported|checked|given|obs|observations|entry|entries|note|notes|cover|covered|escorted|observed|joined|accompanied|interviewed|assessed)$/;
const DONE =
  /^(?:said|says|told|rang|phoned|agreed|visited|attended|emailed|wrote|explained|apologised|wants|thinks|feels|reports|denies|describes|states|admits|reckons|believes)$/;

/** Of two letters that are an abbreviation as well: only where nothing but a person can be meant. */
function isSurelySomebody(text: string, tokens: readonly Token[], index: number): boolean {
  const token = tokens[index] as Token;
  const [far, before, after, then] = [tokens[index - 2], tokens[index - 1], tokens[index + 1], tokens[index + 2]];
  if (/^[ .]?[\d=:%]|^\/\P{Lu}/u.test(text.slice(token.end, token.end + 2))) return false;
  if (isExplained(tokens, index)) return true;
  if (token.gap === ' ' && before !== undefined) {
    if (REACHED.test(before.folded)) return true;
    // "d/w HB".
    if (before.folded === 'w' && before.gap === '/' && far?.folded === 'd') return true;
    if (PASSED.test(before.folded) && PASSING.test(far?.folded ?? '')) return true;
    // "agreed with SC".
    if (
      before.folded === 'with' &&
      /^(?:agreed|discussed|liaised|spoke|met|joint|jointly|meeting|checked|supervision)$/.test(far?.folded ?? '')
    )
      return true;
  }
  if (after === undefined || after.gap !== ' ') return false;
  return DONE.test(after.folded) || (/^(?:to|will)$/.test(after.folded) && DUTY.test(then?.folded ?? ''));
}

/** `RJ: "I was scared."`, "AN: mood 4/10". */
function isSpeaker(text: string, token: Token): boolean {
  return /^: ?["'“]|^: (?:I|mood|he|she|says)\b/.test(text.slice(token.end, token.end + 8));
}

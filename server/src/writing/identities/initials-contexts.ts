import { saysSomething, setOf } from './leading-words.ts';
import { kinAndRoles, titles } from './lists.ts';
import type { Token } from './tokens.ts';

const LED = setOf(
  'told asked saw met with w by from per me rang phoned texted married dating between hit because that when and to signed initialled author apologies re for cc handover contact visited thanked blamed if dear ccd informed contacted emailed bleeped bleep paged accused of scared called messaged supervisor countersigned chased',
);
const SIGNED = setOf(
  'signed sgd minutes nights days earlies lates cons apols escorts chair ccd holder initialled author apologies attendees present by per cc clinician keyworker typed entered reviewed handover pt client patient witness notes initials countersigned supervisor action actions team staff supervised dictated checked seen lead chaperone observer assessor scribe interviewer allocated completed',
);
export const SURELY_SIGNED = setOf(
  'signed sgd minutes chair ccd chaperone observer assessor scribe initialled typed entered initials countersigned dictated action',
);
const ACTS = setOf(
  `hit cried rang wants reports reported denies denied agreed mentioned knows explained attended authored threw slept feels tearful seen attends away must should needs
  ph'd phd phoned shouted laughed walked fell ate drank refused accepted hates must declined described worried will does seems share
  hits shouts drinks cries comes helps witnessed stays visits rings bullies kicks teases covered chaired wrote sent handed observed supervised completed interviewed collected texted`,
);
/** What may be said of a test or a drug as well. */
const NOT_OF_TESTS = setOf(
  'is was has had could can would started stopped also declined refused accepted seen should must will given made does did left seems described',
);
/** Roles that are written as capitals. */
const ROLE =
  /^(?:CPN|SW|HV|EP|TA|RMN|RN|HCA|SLT|SENCO|AMHP|IMHA|IMCA|ANP|SHO|LSA|DSL|SALT|PCSO|ISVA|IDVA|CNS|ACP|ESW|FSW|CSW|CCO|MHN|EHCO|CAAP|AHP|STR|PWP|MHP|OT|PT|GP|NIC|SN|HCSW|SSW|CCT|CN|PO|OM|YOS|FLO)$/;
const PEOPLE =
  /^(?:client|patient|pt|nok|sibs|siblings?|resident|interp|interpreter|psych|witness|child|kids|boys|girls|lads|sons|daughters|twins|baby|bf|gf|ex|hubby|missus|dtr|dau|perpetrator|victim|suspect|boy|girl|man|woman|keyworker|driver|clerk|porter|cleaner|cook|tenant|sponsor|warden|escort|clinician|nurses|doctors|assessors|workers|carers|practitioner|examiner|reviewer|trainee|registrar|dr|secretary|receptionist|pharmacist|podiatrist|audiologist|orthotist|radiographer|paramedic|volunteer|befriender|assistants|relative|relatives|nephews|nieces|lover|girlfriends|boyfriends|stranger|attacker|assailant|abuser|complainant|defendant|informant|caller|escorts|students|trainees|pupils|residents|peers|fiances|stepkids|grandkids|grandsons|granddaughters|foster)$/;
const OF_PERSON = /^(?:his|her|their|my|the|our|a)$/;

export function isSigned(tokens: readonly Token[], index: number): boolean {
  return SIGNED.has(tokens[index - 1]?.folded ?? '') && /^(?: |: ?|\. )$/.test(tokens[index]?.gap ?? '');
}

export function isInSignedRow(tokens: readonly Token[], index: number): boolean {
  for (let place = index - 1; place >= Math.max(0, index - 8); place -= 1) {
    const [token, following] = [tokens[place] as Token, tokens[place + 1] as Token];
    if (!/^(?:, ?|; ?|: ?| | - |\/|\.?, )$/.test(following.gap)) return false;
    if (
      /^(?:attendees|present|apologies|signed|typed|notes|author|initials|team|staff|actions?|siblings|children|kids|minutes|chair|list)$/.test(
        token.folded,
      )
    )
      return /^(?::| - )/.test(following.gap) || (place === index - 1 && !following.gap.startsWith(','));
    if (!token.isUpper && token.text.length > 1 && !titles().has(token.folded)) return false;
  }
  return false;
}

/** "FG, HN and OP present": who was there. */
export function isBeforePresent(tokens: readonly Token[], index: number): boolean {
  for (let place = index + 1; place <= Math.min(tokens.length - 1, index + 8); place += 1) {
    const token = tokens[place] as Token;
    if (!/^(?:, ?| | & |\/)$/.test(token.gap)) return false;
    if (/^(?:present|attended|attending|apologies|absent)$/.test(token.folded) && !token.isCapital) return true;
    if (!token.isUpper && token.folded !== 'and') return false;
  }
  return false;
}

export function isTitled(tokens: readonly Token[], index: number): boolean {
  const before = tokens[index - 1];
  if (before === undefined || !/^\.? $/.test(tokens[index]?.gap ?? '')) return false;
  if (/^(?:W?PC|PCSO|DC|DS|Sgt|SGT)$/.test(before.text)) return true;
  return titles().has(before.folded) && !/^(?:di|ds|dc|sr|sister|brother|father|lady|major|miss)$/.test(before.text);
}

/** "his sister J", "Mother (E.L.)", "client N.R.". */
export function isKin(tokens: readonly Token[], index: number): boolean {
  // "His best friend is M."
  const isNamed = /^(?:is|was)$/.test(tokens[index - 1]?.folded ?? '') && (tokens[index]?.text.length ?? 9) <= 3;
  const before = tokens[index - (isNamed ? 2 : 1)];
  if (
    before === undefined ||
    before.hasPossessive ||
    !/^(?: |, | \(|: | ?= ?| - | ["'])$/.test(tokens[index]?.gap ?? '')
  )
    return false;
  // "b/f D dumped her".
  const isShort = before.text === 'f' && before.gap === '/' && /^[bg]$/.test(tokens[index - 2]?.text ?? '');
  if (isShort && tokens[index]?.gap === ' ') return true;
  const isRole = isWrittenRole(before) && tokens[index]?.gap !== ', ';
  return isRole || kinAndRoles().has(before.folded) || PEOPLE.test(before.folded);
}

/** "CPN", "AMHP". */
export function isWrittenRole(token: Token | undefined): boolean {
  return token?.isUpper === true && ROLE.test(token.text);
}

/** "D.L. (grandmother)", "W, her stepfather", "E. (4)". */
export function isExplained(tokens: readonly Token[], index: number): boolean {
  const [token, next] = [tokens[index] as Token, tokens[index + 1]];
  if (/^\.? \(\d/.test(token.follows)) return token.follows.startsWith('.');
  if (next === undefined) return false;
  const isOwned = OF_PERSON.test(next.folded);
  const kin = isOwned ? tokens[index + 2] : next;
  if (/^\.? \($/.test(next.gap) && isKinOfTwo(tokens, index + 1)) return true;
  return (
    /^\.?(?: \(|, | - )$/.test(next.gap) &&
    kin !== undefined &&
    (kinAndRoles().has(kin.folded) || ROLE.test(kin.text) || isRoleOfTwo(tokens, index + 1)) &&
    (isOwned || next.gap.endsWith('(') || isRoleOfTwo(tokens, index + 1))
  );
}

/** "T (foster mum)", "RB (ward manager)": who it is, by the last of a few words that are all the bracket holds. */
function isKinOfTwo(tokens: readonly Token[], index: number): boolean {
  for (let place = index; place < index + 3; place += 1) {
    const token = tokens[place];
    if (token === undefined || (place > index && !/^[ -]$/.test(token.gap))) return false;
    if (/^[),]/.test(token.follows))
      return !token.isCapital && (kinAndRoles().has(token.folded) || PEOPLE.test(token.folded));
  }
  return false;
}

/** "SR, social worker", "DW, key worker": a role of two words says enough behind a comma. */
function isRoleOfTwo(tokens: readonly Token[], index: number): boolean {
  const [first, second] = [tokens[index], tokens[index + 1]];
  if (second?.gap !== ' ' || !/^(?:[,.;)\n]|$)/.test(second.follows)) return false;
  return (
    /^(?:social|key|support|care|youth|case|community|school|practice|staff|student|duty|trainee|line|team|outreach|health)$/.test(
      first?.folded ?? '',
    ) &&
    /^(?:worker|nurse|manager|teacher|assistant|coordinator|psychologist|therapist|lead|mentor|visitor)$/.test(
      second.folded,
    )
  );
}

export function follows(tokens: readonly Token[], index: number): boolean {
  const before = tokens[index - 1];
  if (before === undefined || !/^(?: | ["“]|: ?|\/ ?)$/.test(tokens[index]?.gap ?? '')) return false;
  // "S/B ANW", "D/W ANW".
  if (before.gap === '/' && /^[vwb]$/.test(before.folded) && /^[rds]$/.test(tokens[index - 2]?.folded ?? ''))
    return true;
  if (!LED.has(before.folded)) return false;
  return (
    before.folded !== 'and' ||
    kinAndRoles().has(tokens[index - 2]?.folded ?? '') ||
    /^(?:he|she|they|him|her|i)$/.test(tokens[index - 2]?.folded ?? '')
  );
}

export function acts(tokens: readonly Token[], index: number): boolean {
  const [token, after] = [tokens[index] as Token, tokens[index + 1]];
  if (after === undefined || after.isCapital || !/^\.? $/.test(after.gap) || /^(?:and|or)$/.test(after.folded))
    return false;
  if (/^ ?[\d<>]/.test(after.follows)) return false;
  const says = saysSomething(after.folded) || ACTS.has(after.folded);
  return says && !(token.text.length > 2 && NOT_OF_TESTS.has(after.folded));
}

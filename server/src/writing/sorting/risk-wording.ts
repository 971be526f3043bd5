import { keepRecent } from '../../lib/keep-recent.ts';
import { pattern } from '../../lib/pattern.ts';
import { BLOWS_AND_WEAPONS } from './risk/blows-and-weapons.ts';
import { CONTROL_AT_HOME } from './risk/control-at-home.ts';
import { EVERYDAY_DANGER } from './risk/everyday-danger.ts';
import { EXPLOITATION } from './risk/exploitation.ts';
import { namesOtherRisk, withoutFalseFriends } from './risk/false-friends.ts';
import { HARM_FROM_OTHERS } from './risk/harm-from-others.ts';
import { HARM_TO_OTHERS } from './risk/harm-to-others.ts';
import { HARM_TO_SELF } from './risk/harm-to-self.ts';
import { tellsHarmInTongues } from './risk/in-tongues.ts';
import { LEAVE_TAKING, PLAIN_LEAVE_TAKING } from './risk/leave-taking.ts';
import { MISSPELT } from './risk/misspelt.ts';
import { PASSING_REMARKS } from './risk/passing-remarks.ts';
import { SERVICE_CODES } from './risk/service-codes.ts';
import { plainWithoutFriends, withoutFriendsInTongues } from './risk/tongues/false-friends.ts';
import { SINGLE_WORDS } from './risk/tongues/single-words.ts';
import { UNSAFE_CARE } from './risk/unsafe-care.ts';

/**
 * Words that touch harm, in full and in shorthand. Wide on purpose: a passage that is wrongly shown under risk costs a
 * glance, one that is missed may cost a life. Denials count too.
 */
const TO_SELF = [...HARM_TO_SELF, ...PLAIN_LEAVE_TAKING];
const WIDE = [...EVERYDAY_DANGER, ...PASSING_REMARKS, ...LEAVE_TAKING, ...CONTROL_AT_HOME, ...UNSAFE_CARE, ...MISSPELT];

/**
 * Violence, weapons, abuse and neglect, with those who protect from them; and single words of all harm in other
 * languages, of which the classifier knows too little to be asked for more.
 */
const AMONG_PEOPLE = [
  ...HARM_TO_OTHERS,
  ...BLOWS_AND_WEAPONS,
  ...HARM_FROM_OTHERS,
  ...EXPLOITATION,
  ...SERVICE_CODES,
  ...SINGLE_WORDS,
];

/** Words that may mean harm and often do not: the classifier decides with them. */
const POSSIBLE: readonly RegExp[] = [
  pattern('i')`
    \b(?:intent|witnessed|bull(?:y|ied|ying|ies)|left alone|hungry|petrol|rope|domestic|frightened of|railway|cliff
      |needles?|not eating|injecting|shed key|sectioned|feels? safe|refuge|missing from|a cry for help|falls?|fell
      |urges?|impuls\w*|vomit\w*|refus\w*|weight loss|gas|hob|cooker|means|driv\w+|drove|train|tracks?|edge|jump\w*
      |danger\w*|vulnerab\w*|scared|afraid|angry|anger|rage|temper|fights?|fighting|marks?|tablets|pills|cuts?|cutting
      |burn(?:s|t|ed|ing)?|scars?|blood|voices?|wander\w*|lost|alone|police|harm(?:s|ed|ful|ing)?|hurt(?:s|ing|ful)?
      |hit(?:s|ting)?|safe(?:ty|guard\w*|r)?|protect\w*|die[ds]?|dying|death|dead|hopeless\w*|worthless\w*|burden
      |trapped|escape\w*|control\w*|touch\w*|secret\w*|online|boyfriend|gang|drunk|unconscious|purpose|cope|coping
      |concerns?)\b
  `,
];

interface Harm {
  toSelf: boolean;
  amongPeople: boolean;
  wide: boolean;
  possible: boolean;
}

/** The passages of a long note: each is asked about several times, in a long row of patterns. */
const MOST_KEPT = 4_000;

const readHarm = keepRecent(MOST_KEPT, (text): Harm => {
  // Telephones and word processors write a curly apostrophe: `don’t want to be here`.
  const rest = withoutFriendsInTongues(withoutFalseFriends(text.replaceAll(/[’ʼ]/g, "'")));
  const plain = plainWithoutFriends(rest);
  const has = (wordings: readonly RegExp[]): boolean => wordings.some((wording) => wording.test(rest));
  return {
    toSelf: has(TO_SELF) || tellsHarmInTongues(plain, 'toSelf'),
    amongPeople: has(AMONG_PEOPLE) || tellsHarmInTongues(plain, 'amongPeople'),
    wide: has(WIDE),
    possible: has(POSSIBLE),
  };
});

/** Suicide, self-harm and their means. */
export function isHarmToSelf(text: string): boolean {
  return readHarm(text).toSelf;
}

export function isHarmAmongPeople(text: string): boolean {
  return readHarm(text).amongPeople;
}

export function isRiskWording(text: string): boolean {
  const { toSelf, amongPeople, wide } = readHarm(text);
  return toSelf || amongPeople || wide;
}

export function isPossibleRisk(text: string): boolean {
  return readHarm(text).possible;
}

/** `No concerns re attention`: what is denied is an everyday matter, beside whichever risks it may stand. */
const EVERYDAY_DENIAL =
  /^\W*(?:no|nil|not|without)(?: \w{1,15}){0,2}? (?:concern(?:s|ed)?|worr(?:y|ies|ied)|problems?|issues?|difficult(?:y|ies)) (?:re|about|with|regarding|over|around|in)(?: \w{1,15}){0,2}? (?:attention|concentration|sleep\w*|appetite|eating|hearing|vision|eyesight|learning|reading|spelling|speech|language|friends\w*|energy|memory|growth|weight|toileting|behaviour|homework|attendance|coordination)\b/i;

export function isEverydayDenial(text: string): boolean {
  return (EVERYDAY_DENIAL.test(text) || namesOtherRisk(text)) && !isRiskWording(text);
}

/** `Risk: nothing new.`, `No safeguarding concerns.`: what the passage itself says it is about. */
const RISK_NAMED =
  /^\W*(?:risks?(?: (?:issues|now|today))?:|(?:no|nil)(?: (?:acute|current|further|immediate|known|new|other))? (?:risks?|safeguarding)\b(?! factors?\b))/i;

export function isNamedRisk(text: string): boolean {
  return RISK_NAMED.test(text) && !namesOtherRisk(text);
}

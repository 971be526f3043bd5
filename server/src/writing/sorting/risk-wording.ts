import { pattern } from '../../lib/pattern.ts';
import { EVERYDAY_DANGER } from './risk/everyday-danger.ts';
import { namesOtherRisk, withoutFalseFriends } from './risk/false-friends.ts';
import { HARM_FROM_OTHERS } from './risk/harm-from-others.ts';
import { HARM_IN_LANGUAGES } from './risk/harm-in-languages.ts';
import { HARM_TO_OTHERS } from './risk/harm-to-others.ts';
import { HARM_TO_SELF } from './risk/harm-to-self.ts';
import { tellsHarmInTongues } from './risk/in-tongues.ts';
import { MISSPELT } from './risk/misspelt.ts';
import { OTHER_LANGUAGES } from './risk/other-languages.ts';
import { PASSING_REMARKS } from './risk/passing-remarks.ts';
import { plainWithoutFriends, withoutFriendsInTongues } from './risk/tongues/false-friends.ts';
import type { HarmWords } from './risk/tongues/harm-words.ts';

/**
 * Words that touch harm, in full and in shorthand. Wide on purpose: a passage that is wrongly shown under risk costs a
 * glance, one that is missed may cost a life. Denials count too.
 */
const WIDE = [...EVERYDAY_DANGER, ...PASSING_REMARKS, ...MISSPELT];

/**
 * Violence, weapons, abuse and neglect, with those who protect from them; and all harm in other languages, of which the
 * classifier knows too little to be asked for more.
 */
const AMONG_PEOPLE = [...HARM_TO_OTHERS, ...HARM_FROM_OTHERS, ...OTHER_LANGUAGES, ...HARM_IN_LANGUAGES];
const ALL = [...HARM_TO_SELF, ...AMONG_PEOPLE, ...WIDE];

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

/** Suicide, self-harm and their means. */
export function isHarmToSelf(text: string): boolean {
  return touches(HARM_TO_SELF, ['toSelf'], text);
}

export function isHarmAmongPeople(text: string): boolean {
  return touches(AMONG_PEOPLE, ['amongPeople'], text);
}

export function isRiskWording(text: string): boolean {
  return touches(ALL, ['toSelf', 'amongPeople'], text);
}

function touches(wordings: readonly RegExp[], sorts: readonly (keyof HarmWords)[], text: string): boolean {
  // Telephones and word processors write a curly apostrophe: `don’t want to be here`.
  const rest = withoutFriendsInTongues(withoutFalseFriends(text.replaceAll(/[’ʼ]/g, "'")));
  if (wordings.some((wording) => wording.test(rest))) return true;
  return tellsHarmInTongues(plainWithoutFriends(rest), ...sorts);
}

export function isPossibleRisk(text: string): boolean {
  return POSSIBLE.some((wording) => wording.test(text));
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

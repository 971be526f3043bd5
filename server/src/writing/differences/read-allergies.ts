import type { MaterialPassage } from '../placing/material-passage.ts';
import { differ, type Fact } from './fact.ts';
import { isOfOther } from './whose.ts';

const NONE =
  /\b(?:NKDA|NKA|no (?:known )?(?:drug )?allerg(?:y|ies)|nil allerg(?:y|ies)|no adverse reactions|not allergic|allerg(?:y|ies)(?: status)? ?[:–-]? ?(?:nil|none|no\b|NKDA|not known))/iu;
const SOME =
  /\b(?:allergic to|allergy to|anaphylaxis (?:to|with|after)|rash (?:with|to|on|after)|intolerant of|allerg(?:y|ies)(?: band)? ?[:–-]? )\s*(?!nil|none|no\b|status|clinic|band|testing|NKDA)(?<what>\p{L}+)|\b\p{L}{3,} (?:allergy|anaphylaxis)\b|\b\p{L}{5,}(?:cillin|prim|deine|phine|micin|mycin|cline|profen|pirin)? ?[-–(] ?(?:rash|anaphylaxis|hives|urticaria)|\b\p{L}{3,}[^.;]{0,12}(?:→|causes?|gives?) (?:\p{L}+ )?(?:hives|rash|lip swelling|anaphylaxis|wheeze|urticaria)/iu;
/** `No rash with amoxicillin`, `hay fever allergy season` */
const NOT_ALLERGIC = /\b(?:no|not|nil|denies|without|never|any|drug|food|no known)(?: \p{L}+)? ?$/iu;
const HEADED = /^allerg/i;
const SAYS_NOTHING = /^\W*(?:nil|none|no\b|not known|NKDA|NKA|unknown|see\b)/i;

/** Whether somebody is allergic to anything, or to nothing that is known. */
export function readAllergies(passage: MaterialPassage): Fact[] {
  const { text, label, heading } = passage;
  const fact = { subject: 'allergy', hold: 'always' as const, passage, excludes: differ };
  const none = NONE.exec(text);
  const some = SOME.exec(text);
  const isSome =
    some !== null && !isOfOther(text, some.index) && !NOT_ALLERGIC.test(text.slice(0, some.index + leadOf(some[0])));
  if (none !== null && !isOfOther(text, none.index)) return [{ ...fact, value: 'none', at: none.index }];
  if (isSome) return [{ ...fact, value: 'some', at: some.index }];
  const isListed = HEADED.test(label ?? '') || HEADED.test(heading ?? '');
  if (!isListed || HEADED.test(text)) return [];
  return [{ ...fact, value: SAYS_NOTHING.test(text) ? 'none' : 'some', at: 0 }];
}

/** `Drug allergy` begins with no drug: then what stands before the second word counts. */
function leadOf(words: string): number {
  return /^(?:drug|food|any|no|known) /i.test(words) ? words.indexOf(' ') + 1 : 0;
}

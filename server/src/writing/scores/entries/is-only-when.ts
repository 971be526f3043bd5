const ONLY_WHEN =
  /^(?:(?:on|in) )?(?:(?:(?:3[01]|[12]?\d|0\d)[/.](?:1[0-2]|0?[1-9])|(?:1[0-2]|0?[1-9])[/.](?:3[01]|[12]\d))(?:[/.]\d{2,4})?|(?:\d{1,2}(?:st|nd|rd|th)? )?(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)\p{L}*(?: (?:19|20)\d\d)?|(?:19|20)\d\d|today|now|baseline|intake|adm|admission|d\/c|dc|discharge|referral|review|follow-?up|pre|post|before|after|start|mid|end|first|last|(?:wk|week|session|month|day|visit) \d{1,3}|\d{1,3} ?(?:h|hrs?|hours?|days?|wks?|weeks?|mths?|months?)|last (?:year|month|week|time|visit))$/iu;

/** Whether a text says when, and nothing else. */
export function isOnlyWhen(text: string): boolean {
  return ONLY_WHEN.test(text);
}

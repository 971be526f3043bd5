const ONLY_WHEN =
  /^(?:(?:on|in) )?(?:\d{1,2}[/.]\d{1,2}(?:[/.]\d{2,4})?|(?:\d{1,2}(?:st|nd|rd|th)? )?(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)\p{L}*(?: (?:19|20)\d\d)?|(?:19|20)\d\d|today|now|baseline|intake|admission|discharge|pre|post|start|end)$/iu;

/** Whether a text says when, and nothing else. */
export function isOnlyWhen(text: string): boolean {
  return ONLY_WHEN.test(text);
}

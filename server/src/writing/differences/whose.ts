const KIN =
  'mum|mom|mam|mother|dad|father|parents?|sister|brother|siblings?|sons?|daughter|dtr|wife|husband|husb|partner|girlfriend|boyfriend|nan|gran|grandmother|grandfather|aunt|uncle|cousin|friend|neighbour|flatmate|baby';
const TELLS = 'says|said|reports?|rpts|reported|states|stated|tells|told|confirms|thinks|feels|describes';
/** Somebody else is spoken of in this part of the sentence, and does not only tell it. */
const OF_OTHER = new RegExp(
  // Whoever somebody lives with is not who is spoken of.
  String.raw`(?<!\b(?:with|w\/) (?:(?:his|her|my|their|the) )?)\b(?:${KIN})\b(?!(?: \p{L}+)? ?(?::|${TELLS}))[^.;,:]{0,40}$`,
  'iu',
);
/** `Children: one son, lives with his mum`: all of the line is about them. */
const HEADS_OTHER =
  /^(?:children|kids|son|daughter|siblings|sibs|family history|fhx?|mother|father|mum|dad|partner|husband|wife|parents) ?:(?! (?:he|she|they|I|says|reports)\b)/i;
/** Up to the last clause that goes on without its subject. */
const CLAUSE = /^[^]*\b(?:and|but) (?=(?:has|had|is|was|he|she|lives|takes|never)\b)/iu;
const OF_FAMILY = /\b(?:family history|fhx?|maternal|paternal|in the family|runs in)\b/i;

/** `Dad lost his larynx at 61, a smoker`: a sentence that begins with somebody is about them, unless they tell it. */
const BEGINS_WITH_OTHER = new RegExp(
  String.raw`(?:^|[.!?] )(?:(?:his|her|my|their|the|twin|older|younger|late) )*(?:${KIN})\b(?! ?(?::|-|${TELLS}))(?! \p{L}+ ?(?::|${TELLS}))[^.!?]*$`,
  'iu',
);

/** Whether what stands at this place is told of somebody other than the client. */
export function isOfOther(text: string, at: number): boolean {
  const before = text.slice(0, at).replace(CLAUSE, '');
  return (
    HEADS_OTHER.test(text) ||
    BEGINS_WITH_OTHER.test(text.slice(0, at)) ||
    OF_FAMILY.test(before) ||
    OF_OTHER.test(before)
  );
}

/** `Mother, father`, for the pattern of somebody's relatives who are one of a kind. */
export const ONLY_KIN: Readonly<Record<string, string>> = {
  mother: 'mother|mum|mom|mam',
  father: 'father|dad',
  husband: 'husband|husb',
  wife: 'wife',
};

import type { Kind } from '../headings/kinds.ts';
import type { MaterialPassage } from './material-passage.ts';

export interface Topic {
  heading: RegExp;
  wording: RegExp;
  /** Where only passages of these kinds are meant. */
  kinds?: readonly Kind[];
}

/**
 * Some headings ask for something narrower than any kind: what somebody manages by themselves, skin, sleep. The
 * classifier has no such kinds. So these topics are recognised by words that hardly stand for anything else in a note.
 */
const TOPICS: readonly Topic[] = [
  {
    heading:
      /\b(?:functional|functioning|function|mobility|transfers|adls?|daily living|independence|personal care|self[- ]care)\b/i,
    wording:
      /\b(?:mob(?:s|ile|ilis\w+|iliz\w+|ility)?|transfers?(?! (?:from|to) )|zimmer|rollator|wheelchair|hoist\w*|furniture[- ]walk\w*|adls?|personal care|wash(?:es|ing)|dress(?:es|ing) (?:him|her|them)sel\w+|(?:wash|washing|washed) (?:and|&|\+) dress\w*|assist(?:ance)? (?:of|x) ?(?:1|2|one|two)|self[- ]car\w+|stairs|bed mobility|sit[- ]to[- ]stand|sat out|commode|toileting|walk(?:s|ed|ing)? (?:\w+ ){0,3}(?:(?:with|using|w) (?:an? )?)?(?:stick|frame|aid|crutch\w*)|\d+ ?m(?:etres)? (?:with |w\/? ?)?(?:frame|stick)|(?:independent|supervision|prompt\w*) (?:in|with|for) (?:all )?(?:care|washing|dressing|transfers|feeding|meals|mobility|stairs))\b/i,
  },
  {
    heading: /\b(?:continence|bowels?|bladder|elimination|toileting)\b/i,
    wording: /\b(?:bowels?|BNO|BO|catheter\w*|incontinen\w+|continent|constipat\w+|stools?|urine|voiding|pads)\b/i,
  },
  {
    heading: /\b(?:nutrition|diet|eating|swallow\w*|food|hydration|feeding|appetite)\b/i,
    wording:
      /\b(?:ate|eats?|eating|appetite|diet|meals?|MUST|swallow\w*|thickened|fluids?|IDDSI|puree\w*|oral intake|NBM|PEG)\b/i,
  },
  {
    heading: /\b(?:skin|wounds?|pressure (?:areas?|care|ulcers?)|tissue viability)\b/i,
    wording:
      /\b(?:wounds?|ulcers?|erythema|pressure (?:areas?|sores?|damage)|sacr\w+|Waterlow|Braden|skin|sutures?|clips|blisters?)\b/i,
  },
  {
    heading: /\bsleep\b/i,
    wording: /\b(?:sle(?:ep\w*|pt)|insomnia|nightmares|awake|(?:wakes?|woke|waking) (?:at|up|early|in))\b/i,
  },
  {
    heading: /\b(?:obstetric\w*|gyna?ecolog\w*|O ?(?:&|and) ?G|menstrual|contracepti\w*|pregnan\w*)\b/i,
    wording:
      /\b(?:LMP|SVD|LSCS|c-section|caesarean|forceps|ventouse|miscarriages?|smears?|cervical|parity|G\d ?P\d|para ?\d|gravida|cycles?|menarche|menopaus\w*|periods?|contracepti\w*|implant|coil|IUD|mirena|POP|COCP|pregnan\w*|gestation\w*|antenatal|PV|\d{1,2}(?:\+\d)?\/40)\b/i,
  },
  {
    heading:
      /\bsince (?:we |i |our |the |their )?(?:last|previous) (?:session|time|appointment|met|meeting)\b|\b(?:the|past|last) (?:week|fortnight)\b/i,
    wording:
      /\b(?:(?:this|last|past|the|your) (?:week|fortnight|month|weekend)|weeks? been|since (?:last|we|our|then)|last time|homework|diary|(?:did|have) you (?:manage|try|tried|do|done|practi[sc]e)\w*|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|yesterday|nights?|sle(?:ep\w*|pt)|nightmares?)\b/i,
    kinds: ['presenting', 'progress', 'occupation', 'social', 'intervention', 'strengths'],
  },
  {
    heading:
      /\b(?:home (?:conditions?|environment|surroundings|and (?:daily|everyday|domestic|living))|(?:state|condition) of (?:the )?(?:home|house|flat)|living conditions|daily living|domestic)\b/i,
    wording:
      /\b(?:kitchen|fridge|freezer|cupboards?|bath(?:room)?|bedroom|(?:front|living|sitting) room|lounge|hall(?:way)?|stairs|lift|garden|flat|floors?|carpets?|rugs?|curtains|heating|radiators?|boiler|damp|mou?ld|clutter\w*|(?:un)?tidy|rubbish|bins|washing (?:machine|up|on)|laundry|airer|armchair|cook(?:s|ing|ed)?|shopping|does (?:the|her|his|their) shop|microwave|oven|hob|gas (?:ring|fire|cooker|meter)|heater|rent|arrears|bills?|benefits|pension|universal credit|PIP|direct debit|post office|smoke alarm|(?:walks|bus) to the)\b/i,
    kinds: ['presenting', 'observation', 'social', 'mental-state', 'occupation', 'progress', 'strengths'],
  },
  { heading: /\bfalls\b/i, wording: /\b(?:fell|falls?|fallen)\b/i },
];
/** What somebody is to do, takes or may come to harm by has sections of its own. */
const ELSEWHERE: ReadonlySet<Kind> = new Set([
  'referral',
  'plan',
  'medication',
  'allergies',
  'risk',
  'investigations',
  'family',
]);

/** The topics that a heading asks for. */
export function readTopics(heading: string): Topic[] {
  return TOPICS.filter((topic) => topic.heading.test(heading));
}

/** Whether the passage, or the question that its turn answers, is about one of the topics. */
export function isOfTopic(
  topics: readonly Topic[],
  { text, topic, kinds }: Pick<MaterialPassage, 'text' | 'topic' | 'kinds'>,
): boolean {
  const [likeliest = 'chatter'] = kinds[0] ?? [];
  if (ELSEWHERE.has(likeliest)) return false;
  return topics
    .filter((each) => each.kinds === undefined || each.kinds.includes(likeliest))
    .some(({ wording }) => wording.test(text) || (topic !== null && wording.test(topic)));
}

import type { Kind } from '../headings/kinds.ts';
import type { MaterialPassage } from './material-passage.ts';

/**
 * Some headings ask for something narrower than any kind: what somebody manages by themselves, skin, sleep. The
 * classifier has no such kinds. So these topics are recognised by words that hardly stand for anything else in a note.
 */
const TOPICS: readonly { heading: RegExp; wording: RegExp }[] = [
  {
    heading:
      /\b(?:functional|functioning|function|mobility|transfers|adls?|daily living|independence|personal care|self[- ]care)\b/i,
    wording:
      /\b(?:mob(?:s|ile|ilis\w+|iliz\w+|ility)?|transfers?|zimmer|rollator|wheelchair|hoist\w*|furniture[- ]walk\w*|adls?|personal care|wash(?:es|ing)|dress(?:es|ing) (?:him|her|them)sel\w+|(?:washing|washed) (?:and|&|\+) dress\w+|assist(?:ance)? (?:of|x) ?(?:1|2|one|two)|self[- ]car\w+|stairs|bed mobility|sit[- ]to[- ]stand|sat out|commode|toileting|walks? (?:\w+ ){0,3}(?:with|using|w) (?:an? )?(?:stick|frame|aid|crutch\w*)|(?:independent|supervision|prompt\w*) (?:in|with|for) (?:all )?(?:care|washing|dressing|transfers|feeding|meals|mobility|stairs))\b/i,
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
  { heading: /\bfalls\b/i, wording: /\b(?:fell|falls?|fallen)\b/i },
];
/** What somebody is to do, takes or may come to harm by has sections of its own. */
const ELSEWHERE: ReadonlySet<Kind> = new Set(['plan', 'medication', 'allergies', 'risk', 'investigations', 'family']);

/** The wordings of the topics that a heading asks for. */
export function readTopics(heading: string): RegExp[] {
  return TOPICS.filter((topic) => topic.heading.test(heading)).map(({ wording }) => wording);
}

/** Whether the passage is about one of the topics. */
export function isOfTopic(
  wordings: readonly RegExp[],
  { text, kinds }: Pick<MaterialPassage, 'text' | 'kinds'>,
): boolean {
  const [likeliest] = kinds;
  if (likeliest !== undefined && ELSEWHERE.has(likeliest[0])) return false;
  return wordings.some((wording) => wording.test(text));
}

import type { Kind } from '../headings/kinds.ts';

/** What a passage of such wording is never about, whatever stands around it. */
const NEVER: readonly [wording: RegExp, kinds: readonly Kind[]][] = [
  [/^\W*(?:r|l|right|left)[- ]?hand(?:ed|er)\b/i, ['sources', 'referral', 'plan']],
  // What somebody of the family says is no judgement of the clinician.
  [
    /^\W*(?:(?:his|her|their|the) )?(?:partner|wife|husband|mum|mother|dad|father|son|daughter|sister|brother|nan|girlfriend|boyfriend)(?: \p{Lu}\p{L}{1,20})?(?:['’]s (?:account|statement|words|view))?(?: ?:|,? (?:says|said|reports|reported|states|stated|describes|described|noticed|writes|wrote)\b)/iu,
    ['formulation', 'diagnosis', 'sources'],
  ],
];
/** What nurses and others on a ward saw, which they write without a subject: `Slept 23.40 to 05.15.` */
const SEEN_BY_STAFF: readonly RegExp[] = [
  /^\W*(?:nurs(?:es|ing)(?: staff)?|(?:night|day|ward|nursing|unit) staff|hcas?|key ?nurse)\b[^.;"“]{0,15}\b(?:says?|reports?|rpts?|notes?|noted|sees?|saw|finds?|found|describes?|observed?)\b/i,
  /^\W*staff (?:note|noted|see|saw|observed?)\b/i,
  /\b(?:per|according to|seen by|noted by) (?:the )?(?:night |day |ward |nursing )?(?:staff|nurses|nursing|hcas?)\b/i,
  /^\W*(?:slept|ate|drank|took (?:all |most |half )?(?:(?:of )?(?:his|her|their) )?(?:meals?|breakfast|lunch|supper|fluids|diet)|settled (?:after|from|with|by|overnight|back))\b/i,
];

export function kindsLeftOut(text: string): Kind[] {
  return NEVER.filter(([wording]) => wording.test(text)).flatMap(([, kinds]) => kinds);
}

export function isSeenByStaff(text: string): boolean {
  return SEEN_BY_STAFF.some((wording) => wording.test(text));
}

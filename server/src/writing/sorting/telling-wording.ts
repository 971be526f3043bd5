import type { Kind } from '../headings/kinds.ts';
import type { Passage } from '../passages/passage.ts';
import { INFORMANT } from '../reading/leads.ts';
import { withoutEntryHead } from './is-entry-head.ts';

/** What a passage of such wording is never about, whatever stands around it. */
const NEVER: readonly [wording: RegExp, kinds: readonly Kind[]][] = [
  [/^\W*(?:r|l|right|left)[- ]?hand(?:ed|er)\b/i, ['sources', 'referral', 'plan']],
  // What somebody of the family says is no judgement of the clinician.
  [
    /^\W*(?:(?:his|her|their|the) )?(?:partner|wife|husband|mum|mother|dad|father|son|daughter|sister|brother|nan|girlfriend|boyfriend)(?: \p{Lu}\p{L}{1,20})?(?:['’]s (?:account|statement|words|view))?(?: ?:|,? (?:says|said|reports|reported|states|stated|describes|described|noticed|writes|wrote)\b)/iu,
    ['formulation', 'diagnosis', 'sources'],
  ],
  // What a teacher sees is no plan, unless it is what the teacher is to do.
  [
    new RegExp(String.raw`^\W*${INFORMANT} ?:(?! (?:to|will|please)\b)`, 'iu'),
    ['plan', 'formulation', 'diagnosis', 'sources'],
  ],
  // Who somebody is and lives with says nothing of who was seen: `41F, teacher, lives w husb`.
  [/^\W*(?:\d{1,2} ?(?:yo|y\/o|yrs?|years?[- ]old)? ?[MF]\b|lives (?:w|with|alone|in)\b)/i, ['sources', 'referral']],
  // How a letter begins says who was sent, and nothing of what was found: `Thank you for referring this 52-year-old driver.`
  [
    /^\W*(?:many )?thank(?:s| you)(?: very much| so much)? for (?:referring|asking (?:me|us)|your (?:letter|referral)|sending|seeing|the referral)\b/i,
    ['diagnosis', 'formulation', 'plan', 'results', 'medication'],
  ],
  // Parts of the body that work, and a joint that is called as a benefit is.
  [
    /\b(?:bowels?|bladder|waterworks)\b[^.;,]{0,15}\bwork|\b[PD]IPJ?s?\b[^.;,]{0,20}\b(?:joints?|fingers?|thumb|toes?|flexion|contractures?|splint|swell\w+|swollen|puffy|tender)\b/i,
    ['occupation', 'social', 'education'],
  ],
  // How somebody went about the tests is no result of them, although it stands beside the scores.
  [
    /^(?!.*\d{2,3}\b.{0,20}\b(?:percentile|centile))(?:(?:s?he|they|\p{Lu}\p{Ll}+)[ ,])?.{0,60}\b(?:attended|concentrated|co-?operat\w+|worked (?:steadily|hard|fast|slowly|quickly|carefully|well)|persever\w+|asked for (?:\w+ ){0,2}(?:breaks?|rests?|repeats?|repetitions?)|needed (?:\w+ ){0,3}(?:prompt\w*|breaks?|encourage\w+|reminders?)|gave up|fidget\w*|yawn\w*|rapport|effort (?:was|good|poor|appeared)|good effort)\b/u,
    ['results', 'formulation'],
  ],
];
/** What opens and closes a conversation, and the comfort of whoever sits in it. Other questions are asked for a reason. */
const COURTESY_QUESTION =
  /\b(?:(?:hear|see) (?:me|us|the interpreter|each other)|find (?:us|it|the)|park(?:ing|ed)?|sit(?: here)?|seat|water|tea|coffee|biscuit|coat|window|warm enough|too (?:warm|hot|cold)|weather|raining|bus|train|traffic|journey|record(?:ing|ed)?|red light|clock|telly|kitchen|(?:good|best|right) time|is (?:this|that|it) (?:on|ok(?:ay)?|all right|alright|mr|mrs|ms)|how are (?:you|we)|you (?:ok(?:ay)?|all right|alright)|can i (?:get|just|have)|shall (?:we|i)|anything (?:to add|else)|what can i do)\b/i;
/** What nurses and others on a ward saw, which they write without a subject: `Slept 23.40 to 05.15.` */
const SEEN_BY_STAFF: readonly RegExp[] = [
  /^\W*(?:nurs(?:es|ing)(?: staff)?|(?:night|day|ward|nursing|unit) staff|hcas?|key ?nurse)\b[^.;"“]{0,15}\b(?:says?|reports?|rpts?|notes?|noted|sees?|saw|finds?|found|describes?|observed?)\b/i,
  /^\W*staff (?:note|noted|see|saw|observed?)\b/i,
  /\b(?:per|according to|seen by|noted by) (?:the )?(?:night |day |ward |nursing )?(?:staff|nurses|nursing|hcas?)\b/i,
  /^\W*(?:slept|ate|drank|took (?:all |most |half )?(?:(?:of )?(?:his|her|their) )?(?:meals?|breakfast|lunch|supper|fluids|diet)|settled (?:after|from|with|by|overnight|back))\b/i,
];

/** What a passage is surely not about. */
export function kindsLeftOut({ text, question, answer }: Pick<Passage, 'text' | 'question' | 'answer'>): Kind[] {
  const never = NEVER.filter(([wording]) => wording.test(text)).flatMap(([, kinds]) => kinds);
  // However short, the answer to a question about the client is no small talk: `Were you hurt? Broken collarbone.`
  const isTold = question !== null && answer !== null && !COURTESY_QUESTION.test(question);
  return isTold ? [...never, 'chatter'] : never;
}

/** The letter of the part of a form that a line stands in: `S – Under s2`. */
const PART = /^[SOABR](?: ?:| [–—]) /;
/** How likely a passage of such wording is of that kind. */
const LIKELY = 0.8;
/** What a first talk mostly begins with. */
const WHAT_BRINGS =
  /\b(?:what(?:['’]s| has| is)? (?:brought|brings?|led) you\b|why (?:are you here|have you come|did you come|were you (?:sent|referred))|who (?:sent|referred) you|how (?:come you|did you (?:come|end up)))/i;
/** The answer to a question, and the sentence after that, are about what the question asks for. */
const ASKED: readonly [question: RegExp, kind: Kind][] = [
  [WHAT_BRINGS, 'referral'],
  [
    /\b(?:(?:were|was) (?:you|he|she|anyone) (?:badly )?(?:hurt|injured)|any (?:injuries|operations|surgery|allerg\w+ or illness\w*))\b/i,
    'medical',
  ],
];
const TELLING: readonly [wording: RegExp, kind: Kind][] = [
  // Who sat there: `Present: Sam, keyworker Dee, apologies SW`.
  [
    /^\W*(?:[Pp]resent|PRESENT|[Aa]ttend(?:ed by|ees|ance)|In attendance|[Aa]pologies(?: from)?)(?: ?:| [–—-]) (?:\p{Lu}|mum|dad|mother|father|parents|pt|patient|client|key ?worker|social worker|nurse|staff)/u,
    'sources',
  ],
  // The lesson or break in which a child was watched: `Playtime: alone by the fence.`
  [
    /^\W*(?:literacy|english|maths|numeracy|phonics|playtime|play time|lunch ?time|break ?time|assembly|carpet time|in class|classroom)(?: \d{1,2}[.:]\d\d)? ?:/i,
    'observation',
  ],
  ...SEEN_BY_STAFF.map((wording): [RegExp, Kind] => [wording, 'observation']),
  // Figures of the body and what a laboratory or a machine found, which nurses write as others write scores.
  [
    /^\W*(?:(?:RR|HR|BP|SpO2|sats|GCS|SFH|FHHR|ht|wt)\b[ :=]{0,2}\d|obs ?: (?:[A-Za-z0-9]{1,5} \d))[^"“]{0,160}$/i,
    'examination',
  ],
  [
    /^\W*(?:ECG|EEG|CXR|CT head|CT brain|MRI head|MRI brain|FBC|U&Es?|LFTs?|TFTs?|VBG|ABG|COHb|INR|CK)\b(?! (?:to|if|due|booked|requested|awaited|pending|next|in|rpt|repeat|monitoring)\b)[^.;"“]{0,40}(?:(?<![A-Za-z\d])\d|\+ve|-ve|\bneg|\bpos|\bNAD\b|\bnormal|\bclear\b)/i,
    'investigations',
  ],
  // And what a laboratory found, within a sentence: `TSH last month was 2.4.`
  [
    /\b(?:TSH|ferritin|full blood count|B12|folate|HbA1c|vitamin D|prolactin|lipids)\b(?![^.;]{0,60}\b(?:please|due|awaited|pending|booked|requested|repeat|to be|check)\b)[^.;"“]{0,60}(?:(?<![A-Za-z\d])\d|\b(?:unremarkable|normal|in range|raised|low|deficient)\b)/i,
    'investigations',
  ],
  // Who lies in the bed and what for: `Mrs Price 84F, day 3 NOF # L`, `71M adm with CAP`.
  [
    /^\W*(?:(?:M[rs]s?|Miss|Dr)\.? (?:\p{Lu}[\p{L}'’-]{0,24} ){1,3})?\d{1,3} ?(?:yo|y\/o|yrs?|y)? ?[MF]\b[^.;"“]{0,30}(?:#|\b(?:day \d{1,3}|adm(?:itted)?|presented|presents|s\/p|post[- ]?op|c\/o|fracture|fall|stroke|CVA|TIA|pneumonia|sepsis|CAP|HAP|ACS|STEMI|NSTEMI|overdose|OD|collapse|delirium|chest pain|SOB)\b)/u,
    'presenting',
  ],
  // What somebody comes with, in their words: `CC: "My head hurts"`. Whoever gets a copy has a capital.
  [/^\W*(?:CC|C\/C|[Cc]hief [Cc]omplaint) ?: ?(?:["“]|\p{Ll})/u, 'presenting'],
  // How much of what somebody drinks, unless that is a relative: `two to three fifths of whiskey weekly`.
  [
    /^(?!.*\b(?:mum|mother|mom|dad|father|parents?|brother|sister|partner|wife|husband|ex|son|daughter|uncle|aunt|nan|gran\w*|neighbour)\b)[^"“]{0,60}(?:\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|a|half|couple|few|several)\b)[^.;"“]{0,20}\b(?:units?|pints?|fifths?|cans?|bottles?|glass(?:es)?|litres?|liters?|shots?|measures?) of (?:\p{L}{3,12} )?(?:alcohol|whiske?y|vodka|gin|rum|brandy|sherry|wine|prosecco|beer|lager|cider|stout|spirits)\b[^.;"“]{0,30}\b(?:days?|nights?|weeks?|weekends?|evenings?|daily|nightly|weekly)\b/iu,
    'substance',
  ],
  // `NB: allergic to clarithromycin`, wherever it stands.
  [
    /^\W*(?:(?:NB|N\.B\.|note|alert|important)\W{1,3})?(?:(?:s?he|they|pt|patient|client) (?:is |are )?)?(?:known to be |severely )?allergic to \p{L}/iu,
    'allergies',
  ],
  // The section of the law under which somebody is detained: `Day 9 s2.`, `Informal since 2 Feb.`
  [
    /^\W*(?:day \d{1,3},? )?(?:(?:on |under )?(?:s\.? ?|sec(?:tion)? )(?:2|3|5\(?2\)?|5\(?4\)?|37|37\/41|41|136)(?![\d\p{L}/]| ?(?:leave|aftercare))|informal\b|dols\b|CTO\b)[^.;]{0,60}/iu,
    'capacity',
  ],
  [
    /^\W*(?:rights (?:given|read|explained|repeated|offered)|(?:MHA|mental health act) (?:assessment|assmt)|nearest relative\b|appealed (?:to|against)|(?:MHRT|tribunal) (?:upheld|date|on|adjourned))/i,
    'capacity',
  ],
  // What somebody is known to have, and since when: `Schizoaffective d/o since 1994`.
  [
    /^\W*(?:known (?:to have |with )?|dx(?: of)? |long-?standing )?(?:schizo\w+|bipolar|BPAD|EUPD|psychosis|PTSD|OCD|anorexia|bulimia|recurrent depress\w+)\b[^.;"“]{0,30}\b(?:since|dx|diagnosed|from|in) (?:age|aged|\d)/i,
    'psychiatric',
  ],
  // What a relative has: `Brother also under services, ?bipolar`.
  [
    /^\W*(?:(?:his|her|their|own) )?(?:maternal |paternal )?(?:mother|mum|father|dad|brother|sister|uncle|aunt|cousin|gran\w*|nan)s?\b(?! (?:says?|said|reports?|noticed|thinks|worried|told|is worried))[^.;"“]{0,40}(?:\b(?:bipolar|schizo\w+|psychosis|dementia|alzheimer\w*|cancer|epilep\w+|autis\w+|under services)|\?(?:ADHD|ASD|BPAD|bipolar))\b/i,
    'family',
  ],
  // How somebody is, in one word after the other: `Pressured, labile, laughing then tearful`.
  [
    /^\W*(?:pressured|labile|guarded|kempt|unkempt|euthymic|oriented|orientated|perplexed|disinhibited|distractible|elated|retarded|thought[- ]disordered|well[- ]kempt|blunted)(?:, | and )\p{L}/iu,
    'mental-state',
  ],
  // How somebody looks to whoever sees them, in the midst of what they tell.
  [
    /^[^"“?]{0,80}\b(?:unshaven|clean[- ]shaven|dishevelled|unkempt|malodorous|(?:casually|smartly|neatly|appropriately|oddly) dressed|in (?:his|her|their) (?:pyjamas?|nightie|dressing gown)|(?:good|poor|fleeting|little|no|avoid\w*) eye[- ]contact)\b/i,
    'mental-state',
  ],
  [/\b(?:understand|retain|weigh)\b[^.;"“]{0,20}\b(?:information|weigh|it up|communicate)\b/i, 'capacity'],
  // Who may be told: `Agreed to me speaking with her brother.`
  [
    /\b(?:consent(?:s|ed)?|agree[ds]?|happy|content|permission|willing)\b[^.;]{0,12}\b(?:to|for|that)\b[^.;]{0,30}\b(?:shar(?:e|ed|ing)|(?:speak|talk)(?:ing)? (?:to|with)|tell(?:ing)?|contact(?:ing|ed)?|cop(?:y|ies|ied)|shown|summary|(?:report|letter)s? (?:to|going|being|for))\b/i,
    'capacity',
  ],
];

/** The kind that a passage almost surely is, by its wording or by the question it answers. */
export function toldKind(
  { text, question, topic }: Pick<Passage, 'text' | 'question' | 'topic'>,
  before: Pick<Passage, 'question'> | undefined,
): [Kind, number] | null {
  const asked = askedBy({ question, topic }, before);
  const said = withoutEntryHead(text.replace(PART, ''));
  const kind =
    TELLING.find(([wording]) => wording.test(said))?.[1] ??
    (asked === null ? undefined : ASKED.find(([wording]) => wording.test(asked))?.[1]);
  return kind === undefined ? null : [kind, LIKELY];
}

/** The question that a passage answers. A long turn soon tells of other things than what was asked. */
function askedBy(
  { question, topic }: Pick<Passage, 'question' | 'topic'>,
  before: Pick<Passage, 'question'> | undefined,
): string | null {
  return question ?? (before?.question === topic ? topic : null);
}

/** Whether a passage answers what brings the client. */
export function tellsWhatBrings(
  passage: Pick<Passage, 'question' | 'topic'>,
  before: Pick<Passage, 'question'> | undefined,
): boolean {
  const asked = askedBy(passage, before);
  return asked !== null && WHAT_BRINGS.test(asked);
}

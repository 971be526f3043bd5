import type { Kind } from '../headings/kinds.ts';
import type { MaterialPassage } from './material-passage.ts';

export interface Topic {
  heading: RegExp;
  wording: RegExp;
  /** Set where the topic means only passages of these kinds, even of kinds that have sections of their own. */
  kinds?: readonly Kind[];
  /** Set where a heading with this topic asks for the rest of its kind as well. */
  isAside?: true;
}

/** The kinds that the classifier may give to what somebody does, and how. */
const DOING: readonly Kind[] = [
  'presenting',
  'observation',
  'social',
  'mental-state',
  'substance',
  'strengths',
  'progress',
  'education',
  'development',
];

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
    heading: /\b(?:getting (?:about|around)|moving (?:about|around)|walking|stairs)\b/i,
    wording:
      /\b(?:mobil\w+|transfers?|zimmer|rollator|wheelchair|hoist\w*|furniture[- ]walk\w*|sit[- ]to[- ]stand|walk(?:s|ed|ing)?|sticks?|crutch\w*|been out\w*|fell|falls?|tripped|slipped|NOF|\d+ ?m(?:etres)? (?:with |w\/? ?)?(?:frame|stick))\b/i,
    kinds: [...DOING, 'risk', 'medical', 'examination'],
    isAside: true,
  },
  {
    heading: /\b(?:looking after (?:him|her|them)sel(?:f|ves)|personal care|self[- ]care|washing|dressing)\b/i,
    wording:
      /\b(?:wash(?:es|ing|ed)?|strip[- ]wash\w*|bath(?:s|ed|ing|room)?|shower\w*|dress(?:es|ed|ing)?|tights|shoes|buttons|shav(?:es|ed|ing)|commode|toilet\w*|continen\w+|pads?|feeds? (?:him|her|them)sel\w+|eats|ate|meals?|appetite|lost weight)\b/i,
    kinds: DOING,
    isAside: true,
  },
  {
    heading: /\brunning (?:the|a|her|his|their) (?:home|house\w*|flat)\b|\bhousehold (?:tasks|chores|management)\b/i,
    wording:
      /\b(?:kettle|microwave|oven|hob|cook(?:s|ing|ed|er)?|shops|shopping|laundry|wash(?:ing|es) up|clean(?:s|ing|er)|hoover\w*|bills?|money|bank(?:ing)?|rent|pension|benefits|gas|heating|bins|meals)\b/i,
    kinds: [...DOING, 'risk', 'occupation'],
    isAside: true,
  },
  {
    heading: /\b(?:diet|eating|nutrition|meals?|food|intake|appetite)\b/i,
    wording:
      /\b(?:breakfast|lunch|dinner|supper|snack\w*|takeaways?|binge[sd]?|bingeing|portions?|calorie\w*|kcal|(?:skip(?:s|ped|ping)?|miss(?:es|ed)) (?:\w+ )?meals|cut(?:s|ting)? out|fast(?:s|ed|ing)|bread|rice|cheese|milk|fruit|veg\w*|sugars?|biscuits?|chocolate|crisps|tea|coffee|juice|fizzy)\b/i,
    kinds: DOING,
    isAside: true,
  },
  {
    heading: /\b(?:weight|anthropometr\w*|growth)\b/i,
    wording: /\b(?:wt|weigh(?:s|ed|t|ing)?|BMI|mBMI|\d{1,3}(?:\.\d{1,2})? ?kg|waist)\b/i,
    kinds: [...DOING, 'examination', 'medical'],
    isAside: true,
  },
  {
    heading: /\b(?:purg\w*|compensat\w*|laxatives?|vomit\w*|mak(?:es?|ing) up for)\b/i,
    wording:
      /\b(?:vomit\w*|sick after|(?:made|makes?|making) (?:him|her|them|my)?sel\w+ sick|laxatives?|diuretics?|diet pills|water tablets|purg\w*|exercis\w+|star jumps|press-?ups|sit-?ups|runs? \d|gym|chew\w* and spit\w*)\b/i,
    kinds: [...DOING, 'risk', 'examination', 'medical'],
    isAside: true,
  },
  {
    heading: /\b(?:military|(?:armed )?forces|army|navy|service) (?:service|history|career|record|background)\b/i,
    wording:
      /\b(?:enlist\w*|joined (?:up|the (?:army|navy|forces|marines|RAF)|at (?:16|17|18|sixteen|seventeen|eighteen))|served|regiment\w*|battalion|rifles|guards|infantry|marines|paras|artillery|signals|engineers|RAF|navy|army|corporal|sergeant|private|tours?|deploy(?:ed|ment)s?|Telic|Herrick|Iraq|Afghanistan|Bosnia|Falklands|Northern Ireland|(?:medically|honourably|dishonourably) discharged|disciplinary)\b/i,
    kinds: [...DOING, 'occupation', 'medical', 'forensic', 'sources', 'admin'],
    isAside: true,
  },
  {
    heading: /\b(?:birth|pregnan\w*|labour|delivery|feeding)\b/i,
    wording:
      /\b(?:born|b\. \d{1,2}|vaginal|forceps|ventouse|LSCS|c-section|caesarean|SVD|NVD|degree tear|PPH|fo?etal|gestation\w*|\d{2}\+\d|\d{2}\/40|induced|induction|epidural|SCBU|NICU|breast[- ]?fe\w+|bottle[- ]?fe\w+|mixed fe\w+|formula|latch\w*|antenatal\w*|miscarriages?)\b/i,
    kinds: ['referral', 'observation', 'development', 'medical', 'presenting', 'progress'],
    isAside: true,
  },
  {
    heading: /\b(?:communicat\w*|talking|speech|spoken|expressive)\b/i,
    wording:
      /\b(?:makaton|PECS|sign(?:s|ing)|gestures?|symbols?|(?:single|two|three|key|first) words?|words together|short (?:sentences|phrases)|sentences|communication (?:board|book|aid|passport)|points? (?:to|at)|vocalis\w+|non-?verbal|word[- ]finding|\w*phasi[ac]\w*|dysarthri\w*|stammer\w*|unclear|intelligib\w+|understood by|yes to)\b/i,
    kinds: DOING,
    isAside: true,
  },
  {
    heading:
      /\b(?:receptive|comprehension|understanding (?:of )?(?:language|words|instructions)|understands? language)\b/i,
    wording:
      /\b(?:understand(?:s|ing)?|follow(?:s|ed|ing)? (?:a |an |one|two|the |\w+ )?(?:\w+ )?(?:instructions?|level|commands?)|instructions?|prepositions?|\w+[- ]word level|comprehen\w*|fetch\w*)\b/i,
    kinds: DOING,
    isAside: true,
  },
  {
    heading: /\b(?:(?:been|already|was) tried|tried so far|treatments? (?:so far|to date|tried))\b/i,
    wording:
      /\b(?:tried|stopped|helps|helped|relief|no (?:help|benefit|effect)|made (?:it|things) worse|physio\w*|CBT|counselling|therapy|injections?|nerve block|TENS|acupuncture|courses?|currently|\d+ ?(?:mg|mcg|ml)|\d+\/\d+ \d+ a day)\b/i,
    kinds: ['medication', 'medical', 'intervention', 'psychiatric', 'progress', 'presenting'],
    isAside: true,
  },
  {
    heading: /\b(?:injur(?:y|ies)|accident|trauma)\b/i,
    wording:
      /\b(?:RT[AC]|collision|knocked (?:out|off|down|over)|GCS|PTA|post-?traumatic amnesia|LOC|loss of consciousness|helmet|seat ?belt|contusions?|SAH|SDH|EDH|ha?ematoma|at (?:the )?scene|airlifted|skull)\b|\bv\.? (?:a )?(?:van|car|lorry|bus|bike|cyclist|pedestrian)\b/i,
    kinds: ['medical', 'examination', 'presenting', 'investigations', 'referral', 'psychiatric'],
    isAside: true,
  },
  {
    heading: /\b(?:beliefs?|(?:her|his|their|patient's|own) understanding|what (?:s?he|they) (?:thinks?|believes?))\b/i,
    wording:
      /\b(?:thinks|believes|convinced|(?:was|been|is) told (?:by|that|s?he|it)|told by|puts it down to|blames)\b/i,
    kinds: [...DOING, 'views', 'formulation'],
    isAside: true,
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
/** What somebody is to do, takes or may come to harm by has sections of its own, unless a topic names that kind. */
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
  return topics
    .filter((each) => (each.kinds === undefined ? !ELSEWHERE.has(likeliest) : each.kinds.includes(likeliest)))
    .some(({ wording }) => wording.test(text) || (topic !== null && wording.test(topic)));
}

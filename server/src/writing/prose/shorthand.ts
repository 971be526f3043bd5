import { pattern } from '../../lib/pattern.ts';
import { SOCIAL_HISTORY } from '../passages/labels.ts';
import { isLikelier } from '../passages/note-language.ts';
import { SPOKEN_MARKS } from '../scores/spoken-marks.ts';

/** One piece of clinical shorthand and what every clinician reads in it. `$<name>` in `full` is a group of the pattern. */
export interface Shorthand {
  pattern: RegExp;
  full: string;
  /** Whether it is meant among these words, where another language has a word like it. */
  isMeant?: (clause: string) => boolean;
}

const DOSE_BEFORE = String.raw`(?<=\d ?(?:mg|mcg|micrograms?|µg|g|ml|mL|units?|tabs?|tablets?|puffs?|drops?) )`;
const SPAN_BEFORE = String.raw`(?:for|in|x|over|past|last|after|every|within|about|approx|~|review|rv|r\/v|feedback|f\/u|ITU|ICU|HDU|PICU|NICU|SCBU|LOS|inpatient|ventilated) ?`;
const SPAN_AFTER = String.raw`(?= (?:ago|hx|history|later|course)\b)`;
/**
 * A stop behind shorthand that ends no sentence: `20 mins. later`, `hosp. in Leeds`. Before another small word it may
 * or may not, and both stay: `since hosp. d/c`.
 */
const WITHIN_SENTENCE = String.raw`(?:\.(?= (?:old|later|ago|at|in|on|with|for|of|per|before|after|and|or)\b))?(?!\. (?-i:\p{Ll}))`;
/** The same behind a word that more must follow: `approx. 60%`, `prev. OD`. */
const BEFORE_MORE = String.raw`(?:\.(?= (?:[\p{Ll}\d~]|\p{Lu}{2})))?`;
/** Behind what is counted it is a share: `correct in 5/7 trials`, `recalled 8/12 of the words`. */
const NOT_COUNTED = String.raw`(?! (?:correct|of (?:the|these|those|his|her|their|all|them)\b|(?:of )?(?:\p{L}+ )?(?:trials?|items?|sessions?|words?|attempts?|tasks?|opportunities|occasions|lessons|appointments|appts|subtests?|questions?|meals|nights|days|evenings|mornings|criteria|symptoms|points|pts)\b))`;
/** A time of day behind it makes a date of it: `r/v 3/12 @ 10am`. */
const NOT_AT_TIME = String.raw`(?! ?@ ?\d|(?: at|,)? \d{1,2}(?:[:.]\d{2}|(?:[:.]\d{2})? ?[ap]m)\b)`;
/** `Fell x2 wks ago` is when it was, and `x2 y/o` no time at all. */
const LASTING = String.raw`(?![\p{L}\p{N}/]| (?:\d|ago\b|prior\b|previously\b|back\b|earlier\b|before\b|later\b|old\b))`;

function word(short: string, full: string, flags = 'gi'): Shorthand {
  return { pattern: pattern(`${flags}u`)`(?<![\p{L}\p{N}/'’-])(?:${short})(?![\p{L}\p{N}/'’-])`, full };
}

function label(short: string, full: string): Shorthand {
  return { pattern: new RegExp(String.raw`(?<=^|[.;] )(?:${short})(?=:)`, 'gu'), full };
}

/**
 * `3/52` is three weeks; `recall 3/7` is a score, so that days and months need a word of time beside them. `Carers x3/7`
 * and `tantrums x 2-3/7` may be so many in a week.
 */
function span(parts: string, unit: string): Shorthand[] {
  const amount = String.raw`(?<!(?<!\p{L})x ?(?=(?:\d{1,2}[-–])?[1-7]\/7))(?<amount>\d{1,2}(?:[-–]\d{1,2})?)\/${parts}(?![\d/\p{L}])${NOT_COUNTED}${NOT_AT_TIME}`;
  return [
    { pattern: new RegExp(String.raw`(?<=(?<![\p{L}\d])${SPAN_BEFORE})${amount}`, 'giu'), full: `$<amount> ${unit}` },
    { pattern: new RegExp(String.raw`(?<![\d/.])${amount}${SPAN_AFTER}`, 'giu'), full: `$<amount> ${unit}` },
  ];
}

function measure(short: string, full: string): Shorthand {
  return {
    pattern: pattern('giu')`(?<=\d) ?${short}${WITHIN_SENTENCE}(?![\p{L}\p{N}/])`,
    full: ` ${full}`,
  };
}

/** `Low x 2y`, but no `Visits x2 Mo present`, where it is the mother. */
function lasting(short: string, unit: string, number = String.raw`\d+`): Shorthand {
  const amount = String.raw`(?<amount>(?:\d+[-–])?${number})`;
  return {
    pattern: new RegExp(String.raw`(?<![\p{L}\p{N}])[xX] ?${amount} ?(?:${short})${LASTING}`, 'gu'),
    full: `for $<amount> ${unit}`,
  };
}

const TIMES: Shorthand[] = [
  // A depot is given so often; of another dose it may be how long it is taken.
  {
    pattern:
      /(?<=\b(?:dec|decanoate|depot|LAI)\b[^.;\d]{0,20}\d{1,4}(?:\.\d)? ?mg (?:IM )?)(?<amount>\d{1,2})\/52(?![\d/\p{L}])/giu,
    full: 'every $<amount> weeks',
  },
  {
    pattern: new RegExp(
      String.raw`(?<![\d/.])(?<!${DOSE_BEFORE}(?:(?:IM|im|IV|SC|sc|PO|po|[Ss]\/[Cc]) )?)(?<!\b(?:[Ss]cor(?:ed?|ing)|[Tt]otal|[Gg]ot) )(?<amount>\d{1,2}(?:[-–]\d{1,2})?)\/52(?![\d/\p{L}])${NOT_COUNTED}`,
      'gu',
    ),
    full: '$<amount> weeks',
  },
  ...span('12', 'months'),
  ...span('7', 'days'),
  lasting('y|yrs?', 'years'),
  // `Swims x2 wk` may be twice a week.
  lasting('wks', 'weeks'),
  lasting('wk', 'weeks', String.raw`(?:[89]|\d{2,})`),
  lasting('mths?|mos?', 'months'),
  // `8;4 yo` is eight years and four months.
  { pattern: /(?<=(?<![\d;:.x])\d{1,2}) ?(?:yo|y\/o|yr old)(?![\p{L}\p{N}/])/giu, full: '-year-old' },
  measure('yrs', 'years'),
  measure('wks', 'weeks'),
  measure('mths', 'months'),
  measure('hrs', 'hours'),
  measure('mins', 'minutes'),
];

/** How often a drug is taken: only after a dose, for `OD` alone is an overdose. */
const DOSES: Shorthand[] = [
  { pattern: new RegExp(`${DOSE_BEFORE}(?:bd|b\\.d\\.|BD|bid|BID)(?![\\p{L}\\p{N}])`, 'gu'), full: 'twice a day' },
  { pattern: new RegExp(`${DOSE_BEFORE}(?:od|o\\.d\\.)(?![\\p{L}\\p{N}'’])`, 'gu'), full: 'once a day' },
  // `Took 30 tablets OD in 2020` is an overdose, and `2 drops OD` the right eye.
  {
    pattern: new RegExp(
      String.raw`(?<!\b(?:took|taken|taking|swallowed|ingested|overdosed?|OD)\b[^.;]{0,80})(?<!drops? )${DOSE_BEFORE}OD(?![\p{L}\p{N}'’]| (?:in|at|on) )`,
      'gu',
    ),
    full: 'once a day',
  },
  { pattern: new RegExp(`${DOSE_BEFORE}(?:tds|TDS|tid|TID)(?![\\p{L}\\p{N}])`, 'gu'), full: 'three times a day' },
  { pattern: new RegExp(`${DOSE_BEFORE}(?:qds|QDS|qid|QID)(?![\\p{L}\\p{N}])`, 'gu'), full: 'four times a day' },
  // Without a unit only those that stand for nothing else: `Keppra 750 BD`.
  { pattern: /(?<=\d )(?:bd|BD)(?![\p{L}\p{N}])/gu, full: 'twice a day' },
  { pattern: /(?<=\d )(?:tds|TDS)(?![\p{L}\p{N}])/gu, full: 'three times a day' },
  { pattern: /(?<=\d )(?:qds|QDS)(?![\p{L}\p{N}])/gu, full: 'four times a day' },
  word('nocte', 'at night'),
  word('mane', 'in the morning', 'g'),
  // `No PRN since Thursday`: what is given as needed, and no way of giving it.
  {
    pattern:
      /(?<![\p{L}\p{N}/'’-])(?<!\b(?:no|nil|any|his|her|their|the|of|had|with|for|given|took|taken|accepted|refused|declined|offered|requested|asked for|when|further) )prn(?![\p{L}\p{N}/'’-])(?! (?:given|needed|used|since|late|declined|meds?|medication|use|offered|taken|administered|required|x ?\d))/giu,
    full: 'as needed',
  },
];

/** Before a colon they name what follows; elsewhere `FH` may be a hospital, and `PC` a constable or a computer. */
const LABELS: Shorthand[] = [
  label('PC', 'presenting complaint'),
  label('HPC', 'history of presenting complaint'),
  label('PPHx?', 'past psychiatric history'),
  label('FH', 'family history'),
  label('DHx?', 'drug history'),
  {
    pattern: new RegExp(String.raw`(?<=^|[.;] )SHx?(?=: ?${SOCIAL_HISTORY})`, 'giu'),
    full: 'social history',
  },
  label('MSE', 'mental state examination'),
  label('Imp', 'impression'),
];

const WORDS: Shorthand[] = [
  word('rpts', 'reports'),
  word('rptd', 'reported'),
  word('thru', 'through'),
  word('b\\/c', 'because'),
  {
    pattern: /(?<=^|[.;] )PMHx? (?=[\p{L}\d])(?!(?:of|is|was|as|and|incl\p{L}*|not|also|see|with)\b)/gu,
    full: 'past medical history: ',
  },
  word('PMHx?', 'past medical history', 'g'),
  word('FHx', 'family history', 'g'),
  word('[Hh]x', 'history', 'g'),
  word('[Ss]x', 'symptoms', 'g'),
  word('[Dd]x', 'diagnosis', 'g'),
  word("dx['’]?d", 'diagnosed'),
  // `tx 1u RBC` is no treatment.
  word(String.raw`[Tt]x(?! ?\d)`, 'treatment', 'g'),
  word('c\\/o', 'complains of'),
  word('h\\/o', 'history of'),
  word('o\\/e', 'on examination'),
  word('f\\/u', 'follow-up'),
  word('r\\/v', 'review'),
  { pattern: /(?<![\p{L}\p{N}/])rv (?=(?:in )?\d{1,2}\/(?:7|12|52)(?![\d/]))/giu, full: 'review ' },
  word('s\\/b', 'seen by'),
  word('b\\/g', 'background'),
  { pattern: /(?<![\p{L}\p{N}/])w\/o(?:ut)?(?![\p{L}\p{N}/])/giu, full: 'without' },
  // Before a date: a wheelchair is `w/c` as well.
  { pattern: /(?<![\p{L}\p{N}/])w\/c (?=\d)/giu, full: 'week commencing ' },
  word('w\\/end', 'weekend'),
  word('w\\/ends', 'weekends'),
  { pattern: /(?<=\b(?:at|over|the|last|this|next) )w\/e(?![\p{L}\p{N}/]| \d)/giu, full: 'weekend' },
  word('w\\/den', 'warden'),
  word('w\\/drawn', 'withdrawn'),
  word('w\\/in', 'within'),
  // Other words that begin with it stay as they are: `w/shop`, `w/chair`.
  {
    pattern:
      /(?<![\p{L}\p{N}/])w\/(?: (?=[\p{L}\d'‘"“])|(?=\p{L}{2})(?!wo\b|shop|chair|draw|hold|place|load|station|mate|book|force|sheet))/giu,
    full: 'with ',
  },
  // In Polish it is a word: `zamyka go w łazience`.
  {
    pattern: /(?<=(?:\p{L}|\/(?:7|12|52)) )w (?=\p{L}{2})/gu,
    full: 'with ',
    isMeant: (clause) => !isLikelier('Polish', clause),
  },
  { pattern: /(?<=\s)& (?=\p{L})/gu, full: 'and ' },
  { pattern: /(?<=\s)@ (?=\p{L})/gu, full: 'at ' },
  { pattern: /(?<=^|[.;] )Ref by\b/gu, full: 'Referred by' },
  { pattern: /(?<=\p{L} )ref by\b/gu, full: 'referred by' },
  word("ref['’]d", 'referred'),
  { pattern: /(?<![\p{L}\p{N}/'’-])appt\.(?= \d)/giu, full: 'appointment' },
  word(`appt${WITHIN_SENTENCE}`, 'appointment'),
  word('appts', 'appointments'),
  word('mtg', 'meeting'),
  word('hmwk|hwk', 'homework'),
  word('meds', 'medication'),
  // `Pt. denies pain`: where it begins a sentence, the stop does not end one.
  { pattern: /(?<=^|[.;!?] )[Pp]t\.(?= \p{Ll})/gu, full: 'Patient' },
  word('pt', 'patient', 'g'),
  word('Pt', 'Patient', 'g'),
  word(`hosp${WITHIN_SENTENCE}`, 'hospital'),
  word('husb', 'husband'),
  word('bkfst', 'breakfast'),
  word('wkend', 'weekend'),
  word('wkends', 'weekends'),
  word(`prev${BEFORE_MORE}`, 'previous'),
  word('EMW', 'early morning wakening', 'g'),
  { pattern: /(?<=\b(?:an|per|half an|each) )hr(?![\p{L}\p{N}/])/gu, full: 'hour' },
  { pattern: /(?<=\b(?:a|per|each|every|this|last|next) )wk(?:\.(?=[,;)]))?(?![\p{L}\p{N}/])/gu, full: 'week' },
  { pattern: /(?<=\b(?:on|since|at|before|after|prior to|day of) )adm(?![\p{L}\p{N}/])/giu, full: 'admission' },
  { pattern: /(?<=\d ?kg)\/wk(?![\p{L}\p{N}/])/gu, full: ' a week' },
  { pattern: /(?<=\bat )wk(?![\p{L}\p{N}/]| ?\d| end)/giu, full: 'work' },
  word('abt', 'about', 'g'),
  word('yest|y\\/day', 'yesterday'),
  word('tmrw', 'tomorrow'),
  word('wkly', 'weekly'),
  word('decl', 'declined'),
  word('dtr', 'daughter'),
  word('dtrs', 'daughters'),
  word("req['’]d", 'required'),
  word('b4', 'before'),
  word('pls', 'please'),
  word('h\\/v', 'home visit'),
  word('probs', 'problems'),
  word('diffs', 'difficulties'),
  word('behav', 'behaviour'),
  word('devt', 'development'),
  word('sibs', 'siblings'),
  word(`esp${BEFORE_MORE}`, 'especially'),
  word(`approx${BEFORE_MORE}`, 'approximately'),
  { pattern: /(?<![\p{L}\p{N}])incl\.?(?= )/gu, full: 'including' },
  word('psychoed', 'psychoeducation'),
  word('et ?oh', 'alcohol'),
  word('NKDA', 'no known drug allergies', 'g'),
  word('SOB', 'shortness of breath', 'g'),
  word('HTN', 'hypertension', 'g'),
  word('T2DM', 'type 2 diabetes', 'g'),
  word('T1DM', 'type 1 diabetes', 'g'),
  word('DSH', 'deliberate self-harm', 'g'),
  {
    pattern:
      /(?<=\b(?:no|nil|denies|denied|passive|active|any|fleeting|ongoing|current|thoughts of|history of|hx of) )SI(?![\p{L}\p{N}/]| (?:joints?|jts?|belt|tender|pain|stiff|injection|dysfunction|strain|difficult|needs?|therapy|strategies|diet|programme|assessment|issues|clinic|OT))/giu,
    full: 'suicidal ideation',
  },
  { pattern: /(?<![\p{L}\p{N}])\+ve(?![\p{L}])/gu, full: 'positive' },
  { pattern: /(?<![\p{L}\p{N}])-ve(?![\p{L}])/gu, full: 'negative' },
];

const DO = String.raw`(?:am|have|had|was|would|will|can|cannot|could|do|did|think|thought|feel|felt|advised?|saw|see|reviewed|recommend(?:ed)?|suggest(?:ed)?
  |asked|told|said|spoke|discussed|explained|agreed?|noted|found|met|examined|referred|understand|hope|want(?:ed)?|believe|suspect|propose|plan(?:ned)?)`;
/** What was dictated or typed in haste, as it is written. */
const DICTATED: Shorthand[] = [
  // At the end of what was cut they end it.
  {
    pattern: /(?<!\b(?:a|the|this|that|each|every)),? (?:comma|(?:new|next) (?:paragraph|line))(?=\W*$)/giu,
    full: '.',
  },
  {
    pattern: pattern(
      'gu',
    )`(?<![\p{L}\p{N}.\(\/-]|\b(?:type|part|phase|stage|grade|bipolar|class|category|level) )i(?=['’](?:m|ve|d|ll)(?!\p{L})| ${DO}(?!\p{L}))`,
    full: 'I',
  },
];

/**
 * The shorthand that is written out. Only what has one meaning stands here: `Rx`, `d/c`, `AF` or `TASL` mean different
 * things to different people and stay as they are. No entry changes a number, a unit or a name.
 */
export const SHORTHAND: readonly Shorthand[] = [...TIMES, ...DOSES, ...LABELS, ...WORDS, ...DICTATED, ...SPOKEN_MARKS];

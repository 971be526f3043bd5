import { pattern } from '../../../lib/pattern.ts';
import { isIndex } from '../indices.ts';
import { hasKnownParts, isPartOf } from '../known-tests/parts.ts';
import { BAND, COUNTED } from '../patterns.ts';

/** A score by itself, or of a part of the test that was named. */
export type Verdict = 'own' | 'part';

/** A name with the figure behind it, and what is known around them. */
interface Candidate {
  name: string;
  figure: string;
  /** What kind of figure it is said to be: `T`, `SS`, `scaled score`. */
  scale: string | null;
  hasPercentile: boolean;
  /** The test that was named before, and whether a colon or a line above says that what follows is of it. */
  test: string | null;
  isOfTest: boolean;
  /** Whether the name itself has that of a test. */
  isKnown: boolean;
  /** What the score before this one is called. */
  last: string | null;
  lastFigure: string | null;
  /** `MoCA in 8/52` */
  isIn: boolean;
  /** `GCSEs at 16` */
  isAge: boolean;
  /** Whether the sentence has several figures out of the same whole. */
  isOneOfMany: boolean;
  /** Whether `with` or the like leads from the score before it to the name. */
  isWith: boolean;
  /** Whether the sign for it stands before the figure. */
  isEqual: boolean;
  /** The word behind the figure, if there is one. */
  next: string;
}

const MAX_NAME_CHARACTERS = 60;
const MAX_NAME_WORDS = 7;
/** `BP on arrival 158/92` */
const OF_THE_BODY =
  /^(?:blood pressure|vision|wt loss|weight loss|bp|hr|rr|pulse|temp|weight|wt|height|ht|ofc|bmi|sats|spo2|age|aged|dob)\b/i;
/** `ICPC 7/10`, `closed 12.04`: behind a name that is not known for a test, rather a day or a time. */
const MAY_BE_DATE = /^\d{1,2}\.\d{2}$|^\d{1,2}\s?\/\s?(?:[1-9]|1[0-2])$/;
/** `WISC-V administered 14/10`, `ADOS-2 booked for 21/11`: what was done with a test, and then the day. */
const DONE =
  /\b(?:administered|completed|given|done|redone|repeated|undertaken|taken|carried out|attempted|started|finished|sent|returned|booked|planned|scheduled|due|dated?)(?: (?:again|on|for|by|from))?$| (?:on|for|by)$/i;
/** Capitals that name people, places and times of day rather than tests. */
const NO_TEST =
  /^(?:GP|HV|CPN|OT|SLT|EP|TA|SENCO|EHCP|AE|TV|MDT|CMHT|CAMHS|DSL|DNA|TTO|PM|AM|MHA|OPD|ED|HCA|NHS|YP|PT|ECG|EEG|NSR|CT|MRI|CXR|USS?|XR|DEXA|DDU|SS|EUPD|LD)(?![\w-])/;
/** What a room, a page, a day and a class are counted by. */
const NO_PART =
  /^(?:Ward|Room|Bay|Page|Year|Unit|Flat|Bed|Class|Grade|Band|Tier|Step|Cluster|Group|Session|Mon|Tues?|Wed|Thu(?:rs)?|Fri|Sat|Sun)(?:day|nesday|urday)?\b/i;
/** `The FSIQ was not interpreted because of 3 …`: between the name of a test and a figure that is none of it. */
const NO_LINK =
  /\b(?:not|no|because|since|until|never|before|after|during|than|under|over|cut[- ]?offs?|caseness|threshold|target|norms?|maximum|between|despite|if|missing|discontinued|abandoned|stopped|could|next|need|needs|lost|loses|losing|missed|rang(?:ed|es|ing))\b/i;
/** `Hyperactivity the`, `that's`: words of a sentence that name nothing, or no more than half of it. */
const NO_NAME = /(?:^| )(?:the|an?|his|her|their)$|^(?:[Tt]hat|[Ii]t|[Tt]here|[Tt]his)(?:['’]s)?$/;
/** `mean SAS 96`: of what, only the name of a test says. */
const OF_ALL = /^(?:mean|average|median|total|overall)$/i;
/** Words that may stand behind a figure without telling what it counts. */
const HARMLESS =
  /^(?:according|errors|more|less|just|much|typical|probable|definite|possible|fewer|poor|weak|strong|good|superior|impaired|intact|was|were|is|from|with|at|on|in|by|today|now|cf|and|which|before|after|indicating|suggesting|parents?|teacher|self|for|both|up|down|to|but|whereas|while|then|vs|compared|as|so|again|still|out|since|this|last|went|also|or|plus|per|correct|errors|raw|all|not|no|throughout|overall|unchanged|(?:indicat|suggest|plac|fall|reflect|show|correspond|represent)\p{Ll}*|fell|lies|lay|logits|lpm|read|spelt|T|SS|ss|z|raw|scaled|standard|\p{Lu}.*|\P{L}.*|severe|moderate|mild|average|high|low|clinical|borderline|elevated|very|well|above|below|within|extremely|significant|normal)$/u;
/** `over two mornings`, `in 3 sittings` */
const PLURAL = /^\p{Ll}{3,}(?<!s)s$/u;
/** What is counted behind the name of a test, rather than its points: `ACE-III 3 points lower`, `WISC 10 subtests`. */
const OF_COUNT =
  /^(?:points?|marks?|pts?|items?|times|visits?|appointments?|appts?|attempts?|goes|forms?|copies|subtests?|sub-?scales?|scales?|parts|sections|questions|trials?|readings?|assessments?|reports?|raters?|years?|months|weeks|days|hours|minutes|people|children|staff|pages?|percent|further|other|different|separate|occasions?|categories|clusters?)$/i;
/** Words that only a score has before it, whatever was measured. */
const MARKED =
  /^(?:SS|ss|StS|ScS|SAS|standard(?:i[sz]ed)?|scaled|v-scale)(?:[- ]scores?)?$|^(?:standard|scaled|T|z)[- ]scores?$/i;
/** `Core Language Score 71` */
const NAMED_SCORE = /^\p{Lu}\p{L}+(?: \p{Lu}\p{L}+){1,4}(?<= (?:Score|IQ|Index))$/u;
/** Names that are not known for those of tests, but look like one: `MPAI-4`, `C-SSRS intensity`, `ToL total correct`. */
const LETTERS = String.raw`(?=[\w-]{0,12}\p{Lu}[\w-]{0,12}\p{Lu})\p{Lu}[\p{L}\d]{0,11}(?:-[\p{L}\d]{1,8}){0,2}`;
const LIKE_TEST = new RegExp(String.raw`^(?:\p{Lu}\p{Ll}+ ){0,2}${LETTERS}(?: \(?\p{L}{1,30}\)?){0,3}$`, 'u');
const ONLY_LETTERS = new RegExp(`^${LETTERS}$`, 'u');
/** Headings of a record and panels of blood tests that are written in capitals too. */
const NO_LABEL =
  /^(?:P?[MS]Hx?|HPC|H?PC|DHx?|FHx?|SHx?|OE|FBC|LFTs?|UEs?|TFTs?|[AV]BG|CSF|MSU|RS|CVS|CNS|GIT?|MSK|ADLs?|ROS|HX|PLAN|IMP|NB|RE|NKDA|OBS|TPR|DOB|MSE|ID|NOK|PPH|PCM|LP|CRP|ESR|HBA1C|LKW|DVLA|LPA|NICU|SCBU|EMCS|PEG|ADHD|ADD|ASD|ASC|PTSD|CPTSD|OCD|GDD|LD|DCD|DLD|SLD|SpLD|EUPD|BPAD|MDD|PDA|ODD|FASD|MCI|TBI|ABI|CVA|TIA|RRMS|MND|COPD|IHD|CKD|HTN|UTI|DVT|PE|CBT|EMDR|DBT|ECT|MDT|GPA|MTA|CAG|[PNFW]WB|ROM|HEP|LOS|FEV1?|FVC|PEFR?|L?VEF|PTA|LOC|IVH|BSL|BGL|CVP|GGT|MCV|MCH|MCHC|RBC|RDW|PTH|FSH|BNP|AST|ALT|ALP|LDH|TIBC|TSAT|ACR|UACR|APTT|PTT|HIV|EBV|CMV|ANA|ANCA|TPMT|IGF|SHBG|MRN|URN|PIN|EHCP|PIP|FTE|NDIS|IEP|SEN|TLC|DLCO|ANC|IVF|LMP|EDD|PSA|ROS|PSV|RBS|VTE|CBG|GTT|FBS|[A-Z]\d)$/i;

/** Rather letters than words: no `Upper-Limb`. */
const SHORT_NAME = /\p{Lu}{2}|\d|^\p{L}{2,5}$/u;
/** Two letters may be anything. */
const MIN_LETTERS = 3;

/** Whether a word may be the short name of a test that no list has. */
export function isLikeTest(word: string): boolean {
  return (
    ONLY_LETTERS.test(word) &&
    SHORT_NAME.test(word) &&
    !NO_LABEL.test(word) &&
    !NO_TEST.test(word) &&
    !COUNTED.test(word) &&
    !OF_THE_BODY.test(word)
  );
}
/** Tests that give one score: what is told behind it is mostly something else. */
const OF_ONE_SCORE = pattern('i')`
  ^(?:PHQ|GAD|BDI|BAI|PCL|ISI|EPDS|AUDIT|WSAS|MMSE|MoCA|MOCA|GDS|ESS|MADRS|SPIN|CORE|IES|DAST|Epworth|AMTS?|4AT|6-?CIT
    |Barthel|K10|SUDS|FSIQ|NIHSS|mRS|FAQ|FAS|SDMT|TROG|TUG|Berg|YMRS|CGAS|GAF|Zarit|TOPF|NART|WTAR|BNT|Boston Naming|PASAT
    |Brixton|QIDS|Rockwood|RUDAS|BPVS|Cornell|TSK|PSEQ|STOP-Bang|FOIS|EDSS|GMFCS|MACS|RSES|WEMWBS|SCQ|M-?CHAT|EAT-10
    |IQCODE|BADLS|CDSS|PSWQ|UHDRS-TMS|TFC|VAS|NP?RS|FES-I|ODI|Tampa|Roland|DUDIT|Waterlow|Braden|RCPM|GNT|PPVT|EVT|BBS|SPPB|LEFS|NDI|FSS|FAB|Mini-Cog|GPCOG|MUST|NEWS|GCS|CFS|SAC|FAC|TIS|PSS|RMI|QRISK|IPSS|MRS|FRAX|OHS|OKS|HAI|MAS|ISS|CIWA|COWS|COWAT|Raven|IQCODE|Clock|AUDIT|ORS|SRS(?!-)|CGI|HoNOS|MFQ|SMFQ|YP-CORE|CIA|CURB|Wells|qSOFA|BODE|EQ-5D|CDAI|HAQ|LCADL|GROC|[PM]EWS|GMAWS|DemTect|MMST|LDQ|SADQ|Fagerstr|[IE]SWT|\d{1,2}MWT|T25FW|Norton|Apgar|CRIB|AMT4|DAS28|BASDAI|BASFI|DLQI|SOFAS|ECOG|Abbey|PAINAD|S?WEMWBS|HIT-6|MIDAS|QuickDASH|OSS|9HPT|Nine[- ]Hole|[\d.]{1,3}xSTS|K6|CRAFFT|CSDD|PSEQ|PCL|(?:Letter|Phonemic|Semantic|Category) fluency)
`;

export function isOfOneScore(test: string): boolean {
  return OF_ONE_SCORE.test(test);
}

const PART_WORD =
  /^(?:total|emotional|conduct|hyperactivity|peer(?: problems)?|prosocial|impact|anxiety|depression|dep|anx|stress|motor|cognitive|immediate|delayed|recognition|somatic|physical|social|mobility|self-care|participation|function|pain|item \d{1,2}|obs(?:essions)?|comp(?:ulsions)?|fwd|bwd|forwards?|backwards?|sequencing|R|L|right|left|dominant|non-?dominant|(?:short|long)[- ]delay.{0,20}|delayed recall|free recall|I{1,3})\b|^[A-Z]$/i;

const LABORATORY = /^(?:TSH|CRP|ESR|INR|LDL|HDL|PSA|WCC|WBC|PLT|ALT|ALP|LDH|BMI|NHS|ICD|DSM|EWS|BP|HR|RR)$/;

/** Whether a figure is a score of what is named before it, and whether that is a part of the test that was named. */
export function judgeScore(candidate: Candidate): Verdict | null {
  const { name, figure, scale, hasPercentile, test, isOfTest, isKnown, next } = candidate;
  if (!/\p{L}/u.test(name) || name.length > MAX_NAME_CHARACTERS || name.split(/\s+/).length > MAX_NAME_WORDS)
    return null;
  if (BAND.exec(name)?.[0] === name || NO_NAME.test(name)) return null;
  if (isKnownPart(candidate)) return 'part';
  // `Attendance 88 %` below the parts of a test
  if (isOfTest && figure.includes('%') && hasKnownParts(test ?? '')) return null;
  // `boy 4;2`: an age is a score only of a test that gives ages.
  if (figure.includes(';') && !isKnown) return null;
  // `HoNOS cluster 4`
  if (isKnown && /\b(?:cluster|tier|band|stage|grade|step)$/i.test(name) && !isOutOfWhole(figure)) return null;
  if (test === null && OF_ALL.test(name)) return null;
  if (OF_THE_BODY.test(name) || /^(?:19|20)\d\d$/.test(figure)) return null;
  if ((NO_LINK.test(name) && !/^\p{Lu}{2}$/u.test(name)) || (DONE.test(name) && MAY_BE_DATE.test(figure))) return null;
  const isOutOf = figure.includes('/') || (isKnown && figure.includes(' of '));
  const isMarked = scale !== null && MARKED.test(scale);
  const isInitials = /^\p{Lu}{1,3}$/u.test(name) && !LABORATORY.test(name) && (isOfTest || test !== null);
  const mayCount = isKnown
    ? OF_COUNT.test(next) || (PLURAL.test(next) && !HARMLESS.test(next))
    : !HARMLESS.test(next) && next !== '';
  if (mayCount && !(candidate.isEqual && isKnown) && !(isOutOf && (isKnown || isOfTest))) return null;
  const isLetterBehind = isKnown && /\p{L}{3} [A-Z]$/u.test(name);
  if (COUNTED.test(name) && !(isOutOf && isKnown) && !isInitials && !isLetterBehind && !isMarked) return null;
  if (!isOfTest && RATED.test(name) && OUT_OF_TEN.test(figure)) return 'own';
  const kind = isOfTest || (test !== null && isPart(candidate, test)) ? 'part' : 'own';
  // `repeat MoCA in 8/52`
  if (candidate.isIn && /\/\s?(?:52|40|12|7)$/.test(figure)) return null;
  if (isKnown || isMarked) return kind;
  // Among parts by their letters, `PM 6` is one of them.
  const isByLetters = isOfTest && isInitials && candidate.last !== null;
  if (NO_PART.test(name) || (NO_TEST.test(name) && !isByLetters)) return null;
  if (isOfTest) return 'part';
  if (candidate.isAge) return null;
  if ((hasPercentile && /^\p{Lu}/u.test(name)) || kind === 'part') return kind;
  if (candidate.isOneOfMany && isLowWhole(figure)) return kind;
  if (MAY_BE_DATE.test(figure) || /\/\s?(?:52|40|12)$/.test(figure)) return null;
  const isWhole = (isOutOfWhole(figure) && /^\p{Lu}/u.test(name)) || OWN_NAME.test(name);
  const isLike =
    LIKE_TEST.test(name) &&
    name.split(/[ (]/).some((word) => word.length >= MIN_LETTERS && isLikeTest(word)) &&
    /^(?:|\(.*|[^\p{Ll}].*|per|today|now|at|by|on|and|all|from|with|was|not)$/u.test(next);
  return isWhole || NAMED_SCORE.test(name) || isLike ? 'own' : null;
}

/** `Zoo Locations` of the WPPSI-IV, wherever it stands. */
function isKnownPart({ name, figure, test, isOfTest, next }: Candidate): boolean {
  if (test === null || !isPartOf(test, name) || /^(?:19|20)\d\d$/.test(figure)) return false;
  const mayBeBody = OF_THE_BODY.test(name) && !isOfTest;
  return !mayBeBody && !OF_COUNT.test(next);
}

/** `geriatric depression scale` */
const OWN_NAME = /\b(?:scale|questionnaire|inventory|battery|checklist|screen)$/i;
const OUT_OF = /^(?<got>\d+(?:\.\d+)?)(?:\s?\/\s?| (?:out )?of )(?<whole>\d{2,3})$/;
/** The most days that a month has: `9/30` may be one of them. */
const MAX_DAYS = 31;
const MAX_MONTHS = 12;

/** What people rate out of ten or a hundred, without any test. */
const RATED =
  /(?:^|\s)(?:pain|mood|anxiety|worry|stress|distress|fatigue|energy|tiredness|sleep|nausea|itch|breathlessness|dizziness|cravings?|urges?|confidence|importance|readiness|motivation|satisfaction|irritability|anger|guilt|shame|sadness|hopelessness|function(?:ing)?|goal(?: \d)?|belief|conviction|intensity|hunger)(?: (?:level|score|rating|today|now))?(?: \([^()]{1,40}\))?$/i;
const OUT_OF_TEN = /^\d{1,3}(?:\.\d)?(?:\s?\/\s?| (?:out )?of )(?:10|100)$/;

/** Out of more than a year has months, so that several of them are no days: `6/20`. */
function isLowWhole(figure: string): boolean {
  const { got, whole } = OUT_OF.exec(figure)?.groups ?? {};
  return got !== undefined && Number(whole) > MAX_MONTHS && Number(got) <= Number(whole);
}

/** `17/60`, `11 of 18`: so much of a whole, which no day, no time and no blood pressure is. */
function isOutOfWhole(figure: string): boolean {
  const { got, whole } = OUT_OF.exec(figure)?.groups ?? {};
  if (got === undefined || Number(whole) <= MAX_MONTHS || Number(got) > Number(whole)) return false;
  return !figure.includes('/') || Number(got) > MAX_MONTHS || Number(whole) > MAX_DAYS;
}

/** What is told apart even of a test that gives one score. */
const PART_OF_ONE =
  /^(?:total|item \d{1,2}|q\d{1,2}|fwd|bwd|R|L|right|left|immediate|delayed|recall|I{1,3})\b|^[A-Z]$/i;

/** Of these the points of each part are told as well, each out of its own whole. */
const OF_POINTS = /^(?:MoCA|MMSE)/i;

/** Sizes and weights have percentiles too. */
export function isOfTheBody(name: string): boolean {
  return OF_THE_BODY.test(name);
}

export function isOfPoints(test: string): boolean {
  return OF_POINTS.test(test);
}

/** `CTOPP-2 Phonological Awareness 73, Rapid Naming 76`: the second is a part of the same test, though nothing says so. */
function isPart({ name, figure, scale, last, lastFigure, isWith }: Candidate, test: string): boolean {
  const part =
    last?.includes(test) === true ? last.slice(last.lastIndexOf(test) + test.length).replace(/^[: ]+/, '') : '';
  if (isOfOneScore(test))
    return (
      PART_OF_ONE.test(name) || (isOfPoints(test) && [figure, lastFigure ?? ''].every((each) => /\/|of /.test(each)))
    );
  if (PART_WORD.test(name)) return true;
  if (isIndex(test)) return false;
  if (scale !== null || /\/|of /.test(figure)) return true;
  // `scored 23 with washing 9 and checking 6`
  if (isWith && last?.includes(test) === true && /^\p{Ll}+(?: \p{Ll}+){0,2}$/u.test(name) && !COUNTED.test(name))
    return true;
  const isLike = (form: RegExp): boolean => form.test(name) && form.test(part);
  // Behind the score of the whole test comes rather another test: `HIT-6 64, MIDAS 38`.
  const isCapital =
    /^\p{Lu}{2,5}(?: I{1,3})?$/u.test(name) ||
    /^\p{Lu}[\p{Ll}-]{2,}(?: (?:and |of |& )?\p{Lu}\p{Ll}+){0,4}(?: I{1,3})?$/u.test(name);
  return (isCapital && part !== '') || isLike(/^\p{Lu}\d{1,2}$/u) || isLike(/^\p{Ll}+(?: \p{Ll}+){0,2}$/u);
}

/** Tests whose result is a time, a distance, a force or a count, with its unit. */
const TIMED_TEST =
  /\b(?:Trails?|trails|TMT|TUG|tug|SLS|[Tt]imed up and go|\d{1,2}MWT|[Pp]egboard|[Hh]ole [Pp]eg|9HPT|T25FW|[Gg]rip|[Ss]it-to-[Ss]tand|\d?xSTS|Stroop|FAS|DASH|[Ff]luency|SDMT|King-Devick|K-D|[Mm]inute [Ww]alk|[Mm]et(?:re|er) [Ww]alk|m?BESS|NPC|[Aa]nimals?|[Ww]alk(?:ing)? test|VAS|[IE]SWT|[Ff]unctional [Rr]each|[Tt]apping|[Pp]egs?|[Cc]hair [Ss]tands?|[Tt]imed [Uu]p|[Ss]tance)\b/;

export function isTimedTest(name: string): boolean {
  return TIMED_TEST.test(name);
}

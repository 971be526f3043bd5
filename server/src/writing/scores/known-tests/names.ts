import { OF_ABILITY } from './of-ability.ts';
import { OF_BEHAVIOUR } from './of-behaviour.ts';
import { OF_HEALTH } from './of-health.ts';

/** Tests that are known by their whole names, besides those of which the parts are known. */
const FURTHER = `Patient Health Questionnaire, Geriatric Depression Scale, Beck Depression Inventory, Beck Anxiety Inventory, Edinburgh Postnatal Depression Scale,
  Edinburgh Depression Scale, Epworth Sleepiness Scale, Insomnia Severity Index, Alcohol Use Disorders Identification Test, Work and Social Adjustment Scale,
  Mood and Feelings Questionnaire, Social Communication Questionnaire, Eating Disorder Examination Questionnaire, Eating Attitudes Test, Zarit Burden Interview,
  Zarit Burden Inventory, Bristol Activities of Daily Living Scale, Barthel Index, Berg Balance Scale, Timed Up and Go, Six Minute Walk Test, Six Minute Walk,
  6 Minute Walk Test, 6 Minute Walk, Ten Metre Walk, 10 Metre Walk, 10 Meter Walk, Nine Hole Peg Test, Nine Hole Peg, 9 Hole Peg, Rivermead Mobility Index,
  Trunk Impairment Scale, Action Research Arm Test, Clinical Frailty Scale, Frailty Scale, Children's Global Assessment Scale, Global Assessment of Functioning,
  Young Mania Rating Scale, Hamilton Depression Rating Scale, Hamilton Anxiety Rating Scale, Montgomery-Asberg Depression Rating Scale, Boston Naming Test,
  Graded Naming Test, Test of Premorbid Functioning, National Adult Reading Test, Test of Memory Malingering, British Picture Vocabulary Scale,
  Peabody Picture Vocabulary Test, Expressive Vocabulary Test, King-Devick, Symbol Digit Modalities Test, Symbol Digit Modalities, Controlled Oral Word Association Test,
  Functional Activities Questionnaire, Expanded Disability Status Scale, Modified Rankin Scale, Modified Rankin, Modified Ashworth Scale, Modified Ashworth,
  Functional Ambulation Category, Functional Ambulation Categories, Functional Gait Assessment, Dynamic Gait Index, Oswestry Disability Index, Oswestry,
  Tampa Scale, Pain Catastrophizing Scale, Pain Catastrophising Scale, Brief Pain Inventory, Pain Self-Efficacy Questionnaire, Perceived Stress Scale,
  Penn State Worry Questionnaire, Obsessive Compulsive Inventory, Yale-Brown Obsessive Compulsive Scale, Yale Global Tic Severity Scale, Social Phobia Inventory,
  Liebowitz Social Anxiety Scale, Dissociative Experiences Scale, Rosenberg Self-Esteem Scale, Pittsburgh Sleep Quality Index, Fatigue Severity Scale,
  Modified Fatigue Impact Scale, Chalder Fatigue Scale, Headache Impact Test, Autism Quotient, Empathy Quotient, Frontal Assessment Battery, Clinical Dementia Rating,
  Cornell Scale for Depression in Dementia, Abbreviated Mental Test, Six Item Cognitive Impairment Test, Test Your Memory, Cambridge Behavioural Inventory,
  Parkinson's Disease Questionnaire, Functional Independence Measure, Gross Motor Function Measure, Goal Attainment Scale, Outcome Rating Scale, Session Rating Scale,
  Progressive Matrices, Salford, Sandwell, Karnofsky, Abbey Pain Scale, Abbey Pain, Functional Reach, Wells Score, Finger Tapping, Grooved Pegs, Peg Test, Sit to Stand, Chair Stand, Digit Symbol, Yale-Brown, Single Leg Stance, Timed Walk, Braden Scale, Norton Scale, Waterlow Score, Teacher Report Form, Child Behavior Checklist,
  Child Behaviour Checklist, Youth Self Report, Parenting Stress Index, Adverse Childhood Experiences, Kessler, Behavioural Assessment of the Dysexecutive Syndrome`;
const SHORT = `MDQ, IADL, NDDI-E, QOLIE, M-ACE, MRC, SCAT\\d?, SAC, mBESS, BESS, VOMS, PCSS, CPSS, EDY-Q, AESED, YP-CORE, LPI, BDI-Y, HAST, SWRT, PUMA, NGST, PIRA, IPSS, QRISK\\d?, FRAX, TIS, FAC, RMI, MRS, MAS,
  ESQ, PANAS, OCI-R, VOCI, SHAI, HAI, DAS28, BASDAI, BASFI, OHS, OKS, DHI, THI, ICIQ, ECOG, CMAI, PAINAD, TYM, SLUMS, GPCOG, Mini-Cog, Qmci, DSRS, VOSP, Corsi, PPT,
  WRAML, ChAMP, KTEA, WNV, TOVA, IVA, BAARS, TRF, YSR, PRS, TRS, ESAS, PHQ-A, GBO, MUST, KDS, DISCO, 3di, ImPACT, QbCheck, ELC, MSEL, NRDLS, CASL, OWLS, MICRA-T, SIGMA-T, Micra-T, Sigma-T, SATs, GASS,
  LUNSERS, SWEMWBS, BPAQ, AFQ, AAQ-II, CFQ, PSS, PDS, TSI, CAT-?4, SDSC, CSHQ, ABC-2, RBS-R, SSRS, SSIS, PSI-4, TTCT, TASIT, AWMA, SPANS, JTT, HiMAT, MSEL, UEMS`;

const LETTER = /^(?<first>[\p{L}])(?<rest>.*)$/u;

/** A name in the words of a text, with a capital or without: `[Mm]ontreal[ -][Cc]ognitive`. */
function inWords(name: string): string {
  return name
    .split(/[ -]/)
    .map((word) => {
      const { first = '', rest = word } = LETTER.exec(word.replaceAll(/['’]/g, "['’]"))?.groups ?? {};
      return first === '' ? rest : `[${first.toUpperCase()}${first.toLowerCase()}]${rest}`;
    })
    .join('[ -]');
}

const split = (names: string): string[] => names.split(/,\s*/).map((name) => name.trim());
const all = [...OF_ABILITY, ...OF_BEHAVIOUR, ...OF_HEALTH].flatMap(({ names }) => split(names));
const isLong = (name: string): boolean => /[ -]\p{L}{3}/u.test(name) && /\p{Ll}{3}/u.test(name);
const byLength = (one: string, other: string): number => other.length - one.length;

/** A letter in both cases, or a digit. */
function firstOf(letter: string): string {
  return /\p{L}/u.test(letter) ? `[${letter}${letter.toLowerCase()}]` : letter;
}

/** Names of one beginning in one branch, so that a pattern does not try each of them at every word. */
function join(names: readonly string[], write: (name: string) => string): string {
  const branches = Map.groupBy(new Set(names), (name) => name.slice(0, 1).toUpperCase());
  return [...branches.values()]
    .map((branch) => `(?:${branch.toSorted(byLength).map(write).join('|')})`)
    .map((branch, index) => `(?=${firstOf([...branches.keys()][index] ?? '')})${branch}`)
    .join('|');
}

/** Whole names of tests: `Wechsler Adult Intelligence Scale`. */
export const LONG_NAMES = join([...split(FURTHER), ...all.filter(isLong)], inWords);
/** Letters, and names that are one word. */
export const SHORT_NAMES = join(split(SHORT), (name) => name);

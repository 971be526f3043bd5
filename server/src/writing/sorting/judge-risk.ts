import { readHeading } from '../headings/heading-kinds.ts';
import type { Kind } from '../headings/kinds.ts';
import type { Passage } from '../passages/passage.ts';
import {
  isEverydayDenial,
  isHarmAmongPeople,
  isHarmToSelf,
  isNamedRisk,
  isPossibleRisk,
  isRiskWording,
} from './risk-wording.ts';
import { SERVICE_CODES } from './risk/service-codes.ts';
import type { SortedPassage } from './sorted-passage.ts';

/**
 * From here on the classifier alone puts a passage under risk, if risk is also a likely kind of it. Otherwise the
 * passage is shown for a look (see the README): of such passages without any words of harm, four in five had nothing to
 * do with it.
 */
const RISK_THRESHOLD = 0.65;
const HALF_KIND = 0.25;
/**
 * Below this the classifier is so sure there is no risk that a word such as "drives" only gets the passage shown for a
 * look. Where another kind is likelier, it must be as sure as without the word: of 26 such passages, with words of
 * every sort, 8 touched harm.
 */
const WORDED_THRESHOLD = 0.1;
/** Words of violence, weapons, abuse or neglect, where the passage is plainly about something else. */
const BESIDE_THRESHOLD = 0.5;
const PLAIN_KIND = 0.6;
/**
 * If risk is the likeliest kind, the passage goes under risk from here on. Below it, another kind is almost as likely.
 */
const RISK_KIND_THRESHOLD = 0.4;
/** But not if the classifier's own column for risk is against it: `No concerns re attention.` */
const RISK_KIND_LIKELIHOOD = 0.2;
/**
 * How much speaks for showing a passage for a look, in log-odds: the classifier's column for risk, the likelihood of
 * the kind risk, and words that may mean harm. Fitted on the notes that are never trained on. The bound is low: a look
 * costs little, a missed risk may cost a life. Below `fewBelow` few signs speak for it.
 */
const LOOK = { bias: 0.21, likelihood: 0.61, kind: 0.68, possibleWords: 0.52, bound: -3.6, fewBelow: -2.5 };
/** Likelihoods below this count as equal. */
const LEAST_KIND = 0.02;
/** A heading that asks so much for risk is about nothing else. */
const RISK_HEADING = 0.9;

/** Proceedings that are only ever about harm. Their outcome may be a plan; that they took place is risk. */
const PROCEEDINGS = [
  ...SERVICE_CODES,
  /\b(?:MARAC|MAPPA|MASH|LADO|s\.?47|section 47|non-?molestation order|child protection (?:plan|conference)|CP (?:plan|conference)|(?:safeguarding|strategy) (?:meeting|enquiry|alert))\b/,
];
const BESIDE_PROCEEDINGS: ReadonlySet<Kind> = new Set(['plan', 'occupation', 'capacity']);

/** Where marks on the body are drawn in, every entry is one of them: `1) L wrist 2 cm purple`. */
const BODY_MAP = /\bbody ?map/i;

/** Wide wording, the note's own heading or the classifier: each is enough. */
export function judgeRisk(
  { text, isOrder, label, isOwnLabel, heading }: Pick<Passage, 'text' | 'isOrder' | 'label' | 'isOwnLabel' | 'heading'>,
  kinds: readonly (readonly [Kind, number])[],
  probability: number,
): Pick<SortedPassage, 'isRisk' | 'mayBeRisk' | 'riskSigns'> {
  // An order is no finding, but one that speaks of harm is shown at the top: what it wants left out may have happened.
  if (isOrder) return { isRisk: false, mayBeRisk: isHarmToSelf(text) || isRiskWording(text), riskSigns: null };
  const odds = oddsOfRisk(text, kinds, probability);
  const signs = odds < LOOK.bound ? null : odds < LOOK.fewBelow ? 'few' : 'some';
  if (isEverydayDenial(text)) return { isRisk: false, mayBeRisk: signs !== null, riskSigns: signs };
  const isWorded = isRiskWording(text);
  const [first] = kinds;
  const isRisk =
    isHarmToSelf(text) ||
    isNamedRisk(text) ||
    (PROCEEDINGS.some((wording) => wording.test(text)) && (first === undefined || !BESIDE_PROCEEDINGS.has(first[0]))) ||
    (isWorded && probability >= wordedThreshold(text, first)) ||
    [isOwnLabel ? label : null, heading].some((name) => name !== null && asksForRisk(name)) ||
    (first?.[0] === 'risk' && first[1] >= RISK_KIND_THRESHOLD && probability >= RISK_KIND_LIKELIHOOD) ||
    (probability >= RISK_THRESHOLD && likelihoodOf('risk', kinds) >= HALF_KIND);
  const isMapped = label !== null && BODY_MAP.test(label);
  if (isRisk || isWorded || isMapped) return { isRisk, mayBeRisk: !isRisk, riskSigns: null };
  return { isRisk, mayBeRisk: signs !== null, riskSigns: signs };
}

function wordedThreshold(text: string, likeliest: readonly [Kind, number] | undefined): number {
  if (likeliest === undefined || likeliest[0] === 'risk') return WORDED_THRESHOLD;
  if (!isHarmAmongPeople(text)) return RISK_THRESHOLD;
  return likeliest[1] >= PLAIN_KIND ? BESIDE_THRESHOLD : WORDED_THRESHOLD;
}

function oddsOfRisk(text: string, kinds: readonly (readonly [Kind, number])[], probability: number): number {
  return (
    LOOK.bias +
    LOOK.likelihood * Math.log(probability / (1 - probability)) +
    LOOK.kind * Math.log(Math.max(LEAST_KIND, likelihoodOf('risk', kinds))) +
    (isPossibleRisk(text) ? LOOK.possibleWords : 0)
  );
}

function likelihoodOf(kind: Kind, kinds: readonly (readonly [Kind, number])[]): number {
  return kinds.find(([other]) => other === kind)?.[1] ?? 0;
}

function asksForRisk(name: string): boolean {
  return (readHeading(name).get('risk') ?? 0) >= RISK_HEADING;
}

import { FUNCTION_WORDS } from '../lexicon/function-words.ts';
import { isKnownWord } from '../words/known-words.ts';
import { type Cut, cutSegments, isVerb } from './cut-segments.ts';
import { findHolders, findTeller } from './find-holder.ts';
import { readCertainty, readMoments } from './find-manner.ts';
import { findNegated } from './find-negated.ts';
import { nameByKin, NO_RELATIVES, type Relatives } from './find-relatives.ts';
import { findTurned } from './find-turned.ts';
import { findUnanswered } from './find-unanswered.ts';
import { partOfDay } from './read-clock.ts';
import { readBands } from './read-bands.ts';
import { readItems } from './read-items.ts';
import { readMode } from './read-mode.ts';
import { readNames, readSubjects } from './read-names.ts';
import { readQuantities } from './read-quantities.ts';
import { readRoles } from './read-roles.ts';
import { readTimes, timesAtStart } from './read-times.ts';
import { sayLead } from './say-leads.ts';
import { sayMarks } from './say-marks.ts';
import type { Item, Quantity, Segment, Statement } from './statement.ts';
import { type Token, tokenise } from '../words/tokenise.ts';
import {
  OPEN_QUESTION,
  SPEAKER,
  endsAsQuestion,
  lastQuestion,
  readAnswer,
  readInformant,
  readSpeaker,
} from './read-talk.ts';
import { findConditions, isHabit, leaveConditions } from './find-conditions.ts';
import { familyOf, impliedItem, resultOf, shareFamily, shareResults, swapOf } from './implied-items.ts';

const PLAN =
  /^(?:\*\*)?(?:p(?=: ?[a-z])|plan|next steps?|recommendations?|to do|follow-?up|actions?|agreed|aims?|goals?|targets?|awaiting|options|advice|(?:crisis|safety|contingency|relapse) plan|before (?:any|starting|prescribing))\b/i;

const SECTION_WORDS = new Set(
  `history of the and past medical surgical drug drugs social presenting complaint psychiatric developmental educational
  impression impressions plan management conservative supportive treatment investigations examination on current
  medication medications background ice ideas concerns expectations summary opinion symptoms associated urinary urine
  family allergies pmh psh systemically well otherwise general ex ix`.split(/\s+/),
);

const MAX_NAME_WORDS = 4;

/** What a sentence says, part by part. */
export function readStatement(
  text: string,
  heading: string | null = null,
  relatives: Relatives = NO_RELATIVES,
): Statement {
  const bare = sayLead(sayMarks(text.replace(SPEAKER, '')));
  const tokens = nameByKin(tokenise(bare), relatives);
  const { items: all, covered } = readItems(tokens);
  const cuts = cutSegments(tokens, covered);
  const quantities = readQuantities(tokens, all, cuts);
  const bands = readBands(tokens, all, quantities);
  const items = withoutUnits(dropName(tokens, all), quantities);
  const negated = leaveConditions(tokens, findNegated(tokens, cuts, covered));
  const holders = findHolders(tokens, cuts);
  const isPlan = PLAN.test(bare) || PLAN.test(heading ?? '');
  const conditions = findConditions(tokens, cuts);
  const planned = conditions.map((isAhead) => isPlan || (isAhead && !isHabit(tokens)));
  const moments = readMoments(tokens, cuts, items, planned).map((moment, index) =>
    // "An order is possible if the report is late" is neither of now nor to come.
    moment === 'present' && conditions[index] === true && !isHabit(tokens) ? 'plain' : moment,
  );
  const turned = findTurned(tokens, cuts);
  const unanswered = findUnanswered(tokens, cuts);
  const results = shareResults(tokens, cuts);
  const inFamily = shareFamily(items, cuts);
  const excepted = findExcepted(tokens, cuts);
  const times = readTimes(tokens);
  const segments = cuts.map((cut, index): Segment => {
    const isInside = ({ at }: { at: number }): boolean => at >= cut.from && at < cut.to;
    return {
      wording: tokens
        .slice(cut.from, cut.to)
        .map(({ word }) => word)
        .join(' '),
      items: [
        ...items.filter(isInside).map((item) => ({
          ...item,
          isNegated: item.isNegated === null || unanswered[index] === true ? null : readNegated(negated, item.at),
          roles: item.kind === 'word' && !item.isPart ? readRoles(tokens, item.at) : null,
        })),
        ...familyOf(holders[index]?.person ?? null, cut.from),
        ...(inFamily[index] === true ? [impliedItem('family history', 1, cut.from)] : []),
        ...resultOf(results[index] ?? null, cut.from),
        ...swapOf(tokens, items.filter(isInside)),
      ],
      quantities: quantities.filter(isInside),
      bands: bands.filter(isInside),
      course: courseOf(quantities, quantities.findIndex(isInside)),
      holder: holders[index]?.person ?? null,
      hasOwnHolder: holders[index]?.isOwn ?? false,
      teller: findTeller(tokens, cut),
      certainty: isDiagnosis(tokens, cuts, index) ? 'confirmed' : readCertainty(tokens, cut),
      isDenied: negated.slice(cut.from, cut.to).includes(true),
      moment: moments[index] ?? 'plain',
      degree: readDegree(tokens, cut),
      than: findThan(tokens, cut),
      isExcepted: excepted[index] ?? false,
      ...readMode(tokens, cut),
      isTurned: turned[index] ?? false,
      isUnanswered: unanswered[index] ?? false,
      subjects: readSubjects(tokens, cut),
      isLabel: index === 0 && isSectionName(tokens, cut),
      isMoved: isMoved(tokens, cut),
      // What lies between two days is of neither.
      times: tokens.some(({ word }) => word === 'between') ? [] : times.filter(isInside),
    };
  });
  return {
    segments: segments.filter((segment) => segment.items.length > 0 || segment.quantities.length > 0),
    people: new Set(items.flatMap((item) => (item.kind === 'kin' ? [item.key] : []))),
    names: readNames(tokens),
    start: timesAtStart(times, tokens),
    isQuestion: endsAsQuestion(tokens),
    speaker: readSpeaker(text),
    informant: readInformant(text),
    isOpenQuestion: endsAsQuestion(tokens) && OPEN_QUESTION.test(lastQuestion(bare)),
    answer: readAnswer(bare),
  };
}

const MOVING = new Set(
  `after afterwards before previously previous earlier later then subsequently since until till now currently again initially
  formerly originally recently having following baseline compared than last next present today still remain remains remained
  continues continued will`.split(/\s+/),
);

function isMoved(tokens: readonly Token[], { from, to, opener }: Cut): boolean {
  return MOVING.has(opener) || tokens.slice(from, to).some(({ word }) => MOVING.has(word));
}

/** Not in "better than before" and "more than three". */
function findThan(tokens: readonly Token[], { from, to }: Cut): number | null {
  const at = tokens.findIndex(({ word }, place) => place >= from && place < to && word === 'than');
  const next = tokens[at + 1];
  return at === -1 || next?.kind !== 'word' || /^(?:before|usual|normal|average|expected)$/.test(next.word) ? null : at;
}

const ALL = new Set('everything nothing anything all none nobody everyone'.split(' '));

/** "No allergies apart from penicillin", "eats everything but fish": the penicillin, the fish, and what is listed with them. */
function findExcepted(tokens: readonly Token[], cuts: readonly Cut[]): boolean[] {
  let isExcepted = false;
  return cuts.map(({ from, opener, isClause }) => {
    isExcepted =
      opener === 'except' ||
      (opener === 'apart' && tokens[from]?.word === 'from') ||
      (opener === 'but' && ALL.has(tokens[from - 2]?.word ?? '')) ||
      (isExcepted && !isClause);
    return isExcepted;
  });
}

/** More or less of it; 0 where neither is said, and where a figure is named: "more than three". */
function readDegree(tokens: readonly Token[], { from, to }: Cut): number {
  const at = tokens.findIndex(({ word }, place) => place >= from && place < to && /^(?:more|less|fewer)$/.test(word));
  const isOfFigure = tokens[at + 1]?.word === 'than' && tokens[at + 2]?.kind === 'number';
  const isPhrase = /^(?:once|or|no|any|much|not)$/.test(tokens[at - 1]?.word ?? '') || tokens[at + 1]?.word === 'or';
  if (at === -1 || isOfFigure || isPhrase) return 0;
  return tokens[at]?.word === 'more' ? 1 : -1;
}

function isSectionName(tokens: readonly Token[], { from, to }: Cut): boolean {
  const sign = tokens[to]?.word;
  return (sign === ':' || sign === '-') && tokens.slice(from, to).every(({ word }) => SECTION_WORDS.has(word));
}

function courseOf(quantities: readonly Quantity[], first: number): number[] {
  const own = [quantities[first], quantities[first + 1]];
  const ends = (['from', 'to'] as const).map((end) => own.find((quantity) => quantity?.changeEnd === end)?.values[0]);
  return first === -1 ? [] : ends.filter((value) => value !== undefined);
}

/** What stands behind "Diagnosis:" is diagnosed, unless it says otherwise. */
function isDiagnosis(tokens: readonly Token[], cuts: readonly Cut[], index: number): boolean {
  const [label, own] = [cuts[index - 1], cuts[index]];
  if (own?.opener !== ':' || label === undefined || readCertainty(tokens, own) !== 'plain') return false;
  return /^(?:diagnosis|diagnoses|diagnosed)$/.test(tokens[label.to - 1]?.word ?? '');
}

function readNegated(negated: readonly (boolean | null)[], at: number): boolean | null {
  const value = negated[at];
  return value === undefined ? false : value;
}

/** The unit of a figure is compared with the figure. A time of day also says which part of the day it was. */
function withoutUnits(items: readonly Item[], quantities: readonly Quantity[]): Item[] {
  return items.flatMap((item) => {
    const own = quantities.find(({ at, end }) => item.at >= at && item.at < end);
    if (own === undefined) return [item];
    return own.half !== null && item.className === 'part-of-day'
      ? [{ ...item, key: partOfDay(own.half, own.values[0] ?? 0), weight: 0 }]
      : [];
  });
}

/** Who a sentence is about need not be named in the notes: "Ella Brown sleeps badly" says no more than "sleeps badly". */
function dropName(tokens: readonly Token[], items: readonly Item[]): readonly Item[] {
  let end = /^(?:mr|mrs|ms|miss|dr|prof)$/.test(tokens[0]?.word ?? '') ? 1 : 0;
  while (end < MAX_NAME_WORDS && isNamePart(tokens[end])) end += 1;
  const isName = end > 1 || (end === 1 && !isKnownWord(tokens[0]?.lemma ?? ''));
  if (!isName || !(tokens[end - 1]?.isPossessive === true || isVerb(tokens[end]))) return items;
  // "Inattention was rated" begins with no name: our tables know the word.
  return items.filter((item) => item.at >= end || item.kind !== 'word' || item.key !== tokens[item.at]?.stem);
}

function isNamePart(token: Token | undefined): boolean {
  return token?.isCapital === true && !token.isAcronym && !FUNCTION_WORDS.has(token.word);
}

import { CLASS_OF } from '../lexicon/classes.ts';
import { CONFIRMED_WORDS, ENDED_WORDS, FUTURE_WORDS, ONGOING_WORDS, POSSIBLE_WORDS } from '../lexicon/cues.ts';
import { isKnownWord, isMainlyVerb } from '../words/known-words.ts';
import { type Cut, isVerb } from './cut-segments.ts';
import type { Certainty, Item, Moment } from './statement.ts';
import type { Token } from '../words/tokenise.ts';

const PAST = new Set(['was', 'were', 'had', 'did']);
const PRESENT = new Set(['is', 'are', 'am', 'has', 'have', 'does']);
/** Verbs of advice: what was advised is still to come, although the advice is past. */
const DIRECTIVE = new Set(
  'advise recommend agree offer discuss encourage ask suggest arrange request consider'.split(' '),
);
/** Words that say something is only suspected. */
const SUSPECTING = new Set(
  'possible possibly possibility suspect suspected suspects suspicion query queried provisional differential presumed suggestive rule'.split(
    ' ',
  ),
);
/** How far from its start the "to" of a plan may stand: "community psychiatric nurse to visit". */
const MAX_SUBJECT = 4;
const NOT_SUBJECTS = new Set(
  'hard difficult easy keen happy ready due used likely need needs want wants slow quick late prior owing according secondary next close subject access attempt'.split(
    ' ',
  ),
);
const MODALS = new Set('may might could would can'.split(' '));
const OUGHT = new Set(['should', 'must', 'ought']);
const AFTER_NO_LONGER = new Set(['longer', 'anymore']);

export function readCertainty(tokens: readonly Token[], { from, to }: Cut): Certainty {
  const words = tokens.slice(from, to).map((token) => token.word);
  if (words.some((word, index) => POSSIBLE_WORDS.has(word) && !(word === 'may' && isMonth(words, index)))) {
    return words.some((word) => SUSPECTING.has(word)) ? 'possible' : 'likely';
  }
  if (words.some((word) => CONFIRMED_WORDS.has(word))) return 'confirmed';
  return words.some((_, index) => isLikeness(words, index)) ? 'likely' : 'plain';
}

/** "In keeping with dyslexia", "compatible with a stroke": it may be so. */
function isLikeness(words: readonly string[], at: number): boolean {
  if (words[at + 1] !== 'with') return false;
  return (
    /^(?:consistent|compatible|fits?|fitting)$/.test(words[at] ?? '') ||
    (words[at] === 'keeping' && words[at - 1] === 'in')
  );
}

/** "In May", "3 May", "May 2025". */
function isMonth(words: readonly string[], at: number): boolean {
  return /^(?:in|since|\d+)$/.test(words[at - 1] ?? '') || /^\d+$/.test(words[at + 1] ?? '');
}

/** Of each part. What has stopped is over, and a bare "stopped" says so of the part before it. */
export function readMoments(
  tokens: readonly Token[],
  cuts: readonly Cut[],
  items: readonly Item[],
  planned: readonly boolean[],
): Moment[] {
  const moments = cuts
    .map((cut) => readMoment(tokens, cut))
    // "Plan: physio referred" may be done or to be done.
    .map((moment, index): Moment => {
      if (planned[index] !== true) return moment;
      return moment === 'past' ? 'plain' : moment === 'plain' ? 'planned' : moment;
    });
  for (const [index, { from, to, opener }] of cuts.entries()) {
    // "Smoked until 2010": what stands before is over.
    if (
      opener === 'until' &&
      moments[index - 1] === 'past' &&
      !isAhead(tokens[from]) &&
      !hasDenial(tokens, cuts[index - 1])
    )
      moments[index - 1] = 'ended';
    // "Smoked 20 a day, now vapes": what stands before is over.
    if (tokens[from]?.word === 'now' && opener !== '.' && isOfPast(tokens, cuts[index - 1], moments[index - 1]))
      moments[index - 1] = 'ended';
    // "Mother to lock the tablets away (done)".
    if (opener === '(' && tokens[from]?.word === 'done') moments[index - 1] = 'past';
    // "Last visit: housebound".
    if (opener === ':' && isEarlierVisit(tokens, cuts[index - 1]) && moments[index] !== 'future')
      moments[index] = 'ended';
    // "Agreed: keep a diary ✓".
    if (opener === ':' && tokens[from]?.word === 'yes' && moments[index - 1] === 'planned')
      moments[index - 1] = 'plain';
    // "Self-harm: historic": what is named is over.
    if (opener === ':' && to - from === 1 && moments[index] === 'ended') moments[index - 1] = 'ended';
    if (isNoneSince(tokens, from, to)) endBefore(cuts, index, moments);
    const own = items.filter((item) => item.at >= from && item.at < to && !item.isPart);
    const hasStopped = own.some(
      (item) => (item.key === 'start' && item.sign < 0 && !isForced(tokens, item.at)) || item.key === 'ex-smoker',
    );
    if (!hasStopped || moments[index] === 'future' || moments[index] === 'planned') continue;
    // "The plan is to halve ramipril and stop zopiclone."
    if (opener === 'and' && moments[index] === 'plain' && moments[index - 1] === 'future') {
      moments[index] = 'future';
      continue;
    }
    moments[index] = 'ended';
    const isBare = own.every((item) => item.key === 'start' || item.weight < 0.6);
    if (isBare && index > 0 && opener !== '.' && moments[index - 1] !== 'future') moments[index - 1] = 'ended';
  }
  return moments;
}

function isEarlierVisit(tokens: readonly Token[], cut: Cut | undefined): boolean {
  const [first, second, ...others] = tokens.slice(cut?.from, cut?.to).map(({ word }) => word);
  if (others.length > 0 || !/^(?:last|previous)$/.test(first ?? '')) return false;
  // "Previous: assault twice" is still on record.
  return /^(?:visit|time|session|review|appointment|week|month)$/.test(second ?? '');
}

/** "Did not walk until eighteen months": then it began. */
function hasDenial(tokens: readonly Token[], cut: Cut | undefined): boolean {
  return tokens.slice(cut?.from, cut?.to).some(({ word }) => word === 'not' || word === 'never');
}

/** "Held until Friday" may still be so. */
function isAhead(token: Token | undefined): boolean {
  return /^(?:tomorrow|next|further)$/.test(token?.word ?? '') || CLASS_OF.get(token?.word ?? '')?.name === 'weekday';
}

/** Whoever is asked or means to stop has not yet. */
const MEANING_TO = new Set('advise recommend ask tell want wish hope like encourage urge intend'.split(' '));

/** "Walks 200 metres before he has to stop", "was advised to stop"; and "one stop on the train". */
function isForced(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1];
  if (before?.kind === 'number' || before?.word === 'one' || before?.word === 'bus') return true;
  if (before?.word !== 'to') return false;
  return (
    /^(?:has|have|had|needs?|must)$/.test(tokens[at - 2]?.word ?? '') ||
    tokens.slice(Math.max(0, at - 4), at - 1).some(({ lemma }) => MEANING_TO.has(lemma))
  );
}

/** Shorthand begins with its verb: "Smoked 20 a day". */
function isOfPast(tokens: readonly Token[], cut: Cut | undefined, moment: Moment | undefined): boolean {
  const first = tokens[cut?.from ?? -1]?.word ?? '';
  return moment === 'past' || (moment === 'plain' && /(?<!e|sid)ed$|^(?:initially|originally|first)$/.test(first));
}

/** "Pulled at it twice, none since", "thoughts last winter, none now": what stands before is over. */
function isNoneSince(tokens: readonly Token[], from: number, to: number): boolean {
  // "Previously 40 units, now nil".
  if (to - from === 2 && tokens[from]?.word === 'now' && /^(?:none|nil|nothing)$/.test(tokens[from + 1]?.word ?? ''))
    return true;
  if (!/^(?:none|nil|nothing)$/.test(tokens[from]?.word ?? '')) return false;
  if (to - from === 1) return tokens[to]?.word === 'since';
  return to - from === 2 && /^(?:now|currently|today|recently|presently)$/.test(tokens[from + 1]?.word ?? '');
}

/** The parts of the sentence that stand before are over. */
function endBefore(cuts: readonly Cut[], index: number, moments: Moment[]): void {
  for (let at = index - 1; at >= 0; at -= 1) {
    moments[at] = 'ended';
    if (cuts[at]?.opener === '.' || cuts[at]?.opener === ';') break;
  }
}

function readMoment(tokens: readonly Token[], cut: Cut): Moment {
  const { opener } = cut;
  if (opener === 'still') return 'ongoing';
  const moment = readOwnMoment(tokens, cut);
  // "Until he is seen" is yet to come.
  return opener === 'until' && moment === 'present' ? 'plain' : moment;
}

function readOwnMoment(tokens: readonly Token[], { from, to }: Cut): Moment {
  const own = tokens.slice(from, to);
  // "On the list for surgery".
  if (own.some(({ word }, at) => word === 'awaiting' || (word === 'list' && own[at + 1]?.word === 'for')))
    return 'planned';
  const words = own.map((token) => token.word);
  // "Drooling gone", and not "better off gone".
  if (words.length > 1 && words.at(-1) === 'gone' && words.at(-2) !== 'off') return 'ended';
  if (own.some((token, index) => !token.isPossessive && isEnded(token.word, words[index + 1], words[index - 1])))
    return 'ended';
  // "The feedback planned for today was done."
  if (words.some((word, index) => word === 'done' && words[index - 1] === 'was')) return 'past';
  const isDirective = own.some((token, index) => DIRECTIVE.has(token.lemma) || isToldTo(own, index));
  if (
    words.some((word, index) => isFuture(word, words[index + 1], words[index + 2], words[index - 1])) ||
    startsWithTo(own)
  )
    return 'future';
  // "He was to keep one match": what came of it is not said.
  if (words.some((word, index) => /^(?:was|were)$/.test(word) && words[index + 1] === 'to')) return 'plain';
  // "If the ulcer has shrunk" tells of no time.
  if (words.slice(0, 4).some((word) => word === 'if') || (words[0] === 'provided' && words[1] === 'that'))
    return 'plain';
  if (isToBeDone(own)) return 'future';
  if (words.some((word) => OUGHT.has(word))) return 'planned';
  if (isDirective) return 'plain';
  if (words.some((word, index) => ONGOING_WORDS.has(word) || (word === 'present' && words[index - 1] === 'at')))
    return 'ongoing';
  if (words.some((word) => PRESENT.has(word))) return 'present';
  if (words.some((word) => PAST.has(word))) return 'past';
  // "Meals would be delivered", "it may be reconsidered".
  if (words.some((word, index) => MODALS.has(word) && words[index + 1] === 'be')) return 'plain';
  return readVerb(own);
}

/** "She was told to rest": so far she has not. */
function isToldTo(own: readonly Token[], at: number): boolean {
  return own[at]?.word === 'told' && own.slice(at + 1, at + 3).some(({ word }) => word === 'to');
}

/** Behind these a word is no verb: "a prolonged stay". */
const DETERMINERS = new Set('a an the his her their my of with'.split(' '));

function readVerb(own: readonly Token[]): Moment {
  // ", with blood tests later in the week"
  if (own[0]?.word === 'with') return 'plain';
  if (/^(?:he|she|it)$/.test(own[0]?.word ?? '') && /[^s]s$/.test(own[1]?.word ?? '')) return 'present';
  if (/^(?:he|she|they|we|i)$/.test(own[0]?.word ?? '') && /[^e]ed$/.test(own[1]?.word ?? '')) return 'past';
  const verb = own.find(
    (token, index) =>
      isMainlyVerb(token.lemma) && token.word !== token.lemma && !DETERMINERS.has(own[index - 1]?.word ?? ''),
  );
  if (verb === undefined) return 'plain';
  if (verb.word.endsWith('s')) return 'present';
  return verb.word.endsWith('ing') ? 'plain' : 'past';
}

function isEnded(word: string, next: string | undefined, previous: string | undefined): boolean {
  // "Charts are used to keep track."
  if (word === 'used') return next === 'to' && !/^(?:is|are|be|been|being|was|were)$/.test(previous ?? '');
  // "Leaning towards the former" of two.
  if (word === 'former') return next !== undefined;
  if (word === 'no' || word === 'any') return next !== undefined && AFTER_NO_LONGER.has(next);
  if (word === 'past')
    return (
      (previous === 'the' || previous === undefined) &&
      next !== 'medical' &&
      next !== 'psychiatric' &&
      next !== 'two' &&
      !/^\d|^(?:few|three|four|week|month|year|six|couple)/.test(next ?? '')
    );
  return ENDED_WORDS.has(word) || AFTER_NO_LONGER.has(word);
}

/** Before a place, "going to" is no intention. */
const PLACE_WORDS = new Set(
  'the a an his her their my our school work church college bed hospital town mass groups'.split(' '),
);
/** "Going to drama" is no intention, "going to ring" is one. */
function isDone(word: string): boolean {
  return word === 'be' || word === 'have' || word === 'do' || isMainlyVerb(word) || !isKnownWord(word);
}

const WILLING = new Set('willing wish wishes wishing keen happy ready prepared intends intend'.split(' '));

function isFuture(
  word: string,
  next: string | undefined,
  third: string | undefined,
  previous: string | undefined,
): boolean {
  // "Won't sit with his back to a door" tells of now.
  if (word === 'will' && next === 'not') return false;
  if (WILLING.has(word)) return next === 'to';
  if (word === 'is' || word === 'are')
    return next === 'to' || (third === 'to' && /^(?:not|now|then|also|still|therefore|yet)$/.test(next ?? ''));
  if (word === 'would') return next === 'like';
  if (word === 'yet') return next === 'to';
  if (word === 'wants' || word === 'want' || word === 'like' || word === 'aims' || word === 'aiming')
    return next === 'to' && previous !== 'not';
  // "I might go back to work", and not "it might be the tablets".
  if (word === 'might') return next !== undefined && !/^(?:be|have|not|well)$/.test(next);
  if (word === 'considering') return previous === 'is' || previous === 'am';
  if (word === 'thinking') return next === 'of' || next === 'about';
  if (word === 'going') return next === 'to' && !PLACE_WORDS.has(third ?? '') && isDone(third ?? '');
  if (word === 'hope' || word === 'hopes' || word === 'hoping') return next === 'to';
  if (word === 'due') return next === 'to' ? false : next === 'for' || next === 'in' || next === 'on';
  if (word === 'next') return /^(?:week|month|year|session|appointment|visit|term|time)$/.test(next ?? '');
  if (word === 'plan' || word === 'plans' || word === 'intends' || word === 'intend')
    return next === 'to' || next === 'is';
  return FUTURE_WORDS.has(word);
}

function isParticiple(token: Token | undefined): boolean {
  return isVerb(token) || /[^e]ed$/.test(token?.word ?? '');
}

/** "GP to refer": no verb stands before it. */
function isToBeDone(own: readonly Token[]): boolean {
  const to = own.findIndex(
    (token, index) =>
      token.word === 'to' &&
      (isMainlyVerb(own[index + 1]?.word ?? '') || (own[index + 1]?.word === 'be' && isParticiple(own[index + 2]))),
  );
  const before = own[to - 1];
  // "Efforts to trace her were halted": the verb of the sentence comes later.
  const isTold = own.slice(to + 2).some(({ word }) => /^(?:was|were|failed|ended|stopped|began|led)$/.test(word));
  if (before === undefined || /(?:ed|ing|ly|ble)$/.test(before.word) || isMainlyVerb(before.lemma)) return false;
  // "Just to stop the shakes" tells what for.
  if (before.word === 'just' || before.word === 'only') return false;
  return to > 0 && to <= MAX_SUBJECT && !isTold && !own.slice(0, to).some(isVerb) && !NOT_SUBJECTS.has(before.word);
}

/** "To start sertraline", "to be raised after a month": an intention in shorthand. */
function startsWithTo(own: readonly Token[]): boolean {
  const verb = own[own[1]?.word === 'be' ? 2 : 1];
  return own[0]?.word === 'to' && isMainlyVerb(verb?.lemma ?? '');
}

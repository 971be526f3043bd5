import type { Passage, PassageIndex } from '../comparing/passages.ts';
import type { Segment } from '../reading/statement.ts';
import { tells } from './telling-parts.ts';

/** What was so before, or may be: `used to smoke 20 a day`. */
const BEFORE =
  /\b(?:used to|previously|formerly|previous|was|were|had been|until|before|if|would|could|might|may|wants? to|wish\w*|hopes? to|plans? to|to (?:start|become|be)|ask(?:ed)? (?:about|whether|if)|fear\w*|worr\w*|risk|threat\w*|scared|afraid|volunteer\w*|visit(?:ed|ing)|liais\w*|charity|wonder\w*|discuss\w*|consider\w*|refer\w* (?:to|for)|application|applied|apply|awaiting|waiting) (?:\w+ ){0,3}$/;
/** Somebody else's birth, school or parents. */
const OTHERS =
  /\b(?:brother|sister|cousin|friend|(?:second|third|next|first|previous|other) (?:baby|child|pregnancy|son|daughter))\b/;
const DENIAL = /\b(?:no|not|never|none|nil|without|denies|denied|nobody|neither|nor)\b/;
/** How far before what it denies a denial may stand. */
const DENIAL_REACH = 28;
/** What parts a text by itself. */
const SIGNS = [',', '.', ';', ':', ' -', ' –', ' (', ')', '?', '/'];
/** So many words may stand between two of a part. */
const MAX_SKIPPED = 4;
/** That it is so, or how it is: `Wets the bed? yes, most nights`. */
const ANSWERED = /^[^?]{0,20}\? (?!no\b|never|none|nil|not\b|unknown|unsure)\w/;

/** A passage with its questions, as one text: an answer means nothing without its question. */
export interface Line {
  place: number;
  wording: string;
  parts: { start: number; segment: Segment; isQuestion: boolean }[];
}

/** The parts of a passage that were read one by one, such as a question and its answer, are one line again. */
export function toLines({ passages }: PassageIndex, places: readonly number[]): Line[] {
  return [...Map.groupBy(passages.keys(), (place) => places[place] ?? place).values()].map((own) =>
    toLine(
      own.flatMap((place) => passages[place] ?? []),
      own[0] ?? 0,
    ),
  );
}

function toLine(passages: readonly Passage[], place: number): Line {
  const parts: Line['parts'] = [];
  let wording = '';
  for (const { statement, wording: words, text } of passages) {
    const raw = text.toLowerCase();
    const { isQuestion, segments } = statement;
    const cuts = cutLikeSegments(words.split(' '), segments);
    for (const [at, segment] of segments.entries()) {
      if (wording !== '' && !wording.endsWith('? ')) wording += isGoingOn(wording, raw) ? ' ' : ', ';
      parts.push({ start: wording.length, segment, isQuestion });
      wording += cuts[at] ?? '';
    }
    if (segments.length === 0) wording += words;
    if (isQuestion) wording += '? ';
  }
  return { place, wording, parts };
}

/** Whether a text goes on behind its last word without a sign: parts also end where none stands. */
function isGoingOn(wording: string, raw: string): boolean {
  const last = wording.slice(wording.lastIndexOf(' ') + 1);
  return raw.includes(`${last} `) && !SIGNS.some((sign) => raw.includes(last + sign));
}

/**
 * All words of a passage, cut where its parts end. The parts themselves lack words that are read as something else than
 * words, such as "only", "none" and "since".
 */
function cutLikeSegments(words: readonly string[], segments: readonly Segment[]): string[] {
  let from = 0;
  return segments.map(({ wording }, place) => {
    let end = from;
    for (const word of wording.split(' ')) {
      const found = words.indexOf(word, end);
      if (found >= 0 && found < end + MAX_SKIPPED) end = found + 1;
    }
    const own = words.slice(from, place === segments.length - 1 ? undefined : end).join(' ');
    from = end;
    return own;
  });
}

/** Whether it is told of the client, as something that is so. */
export function isTold(
  { wording, parts }: Line,
  { 0: words, index }: RegExpExecArray,
  of: readonly string[] | 'anybody' = [],
): boolean {
  const part = parts.findLast(({ start }) => start <= index);
  if (part === undefined) return false;
  const end = index + words.length;
  const own = parts.filter(({ start }) => start >= part.start && start < end);
  // A question says nothing, unless its answer is part of what was found.
  if (own.every(({ isQuestion }) => isQuestion) && !words.includes('?') && !ANSWERED.test(wording.slice(end)))
    return false;
  const { segment } = part;
  if (segment.holder !== null && of !== 'anybody' && !of.includes(segment.holder)) return false;
  if (!tells({ ...segment, isLabel: false, isUnanswered: segment.isUnanswered && own.length === 1 })) return false;
  const before = wording.slice(part.start, index);
  // "How was your child born?" asks of what was once for all.
  if ((!part.isQuestion && BEFORE.test(before)) || (of === 'anybody' && OTHERS.test(before))) return false;
  return DENIAL.test(words) || !DENIAL.test(before.slice(-DENIAL_REACH));
}

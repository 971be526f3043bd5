import type { Passage, PassageIndex } from '../comparing/passages.ts';
import type { Segment } from '../reading/statement.ts';
import type { Aspect, Measure } from './aspects/aspect.ts';
import { ASPECTS_OF_CARE } from './aspects/care-and-law.ts';
import { ASPECTS_OF_FUNCTION } from './aspects/function.ts';
import { ASPECTS_OF_HOME } from './aspects/home.ts';
import { MEASURES } from './aspects/measures.ts';
import type { Contradiction } from './contradiction.ts';
import { tells } from './telling-parts.ts';

const ASPECTS: readonly Aspect[] = [...ASPECTS_OF_HOME, ...ASPECTS_OF_FUNCTION, ...ASPECTS_OF_CARE];
/** So many of each, so that the time does not grow with their square. */
const MAX_VALUES = 40;
/** What was so before, or may be: `used to smoke 20 a day`. */
const BEFORE =
  /\b(?:used to|previously|formerly|previous|was|were|had been|until|before|if|would|could|might|may|wants? to|wish\w*|hopes? to|plans? to|to (?:start|become|be)|ask(?:ed)? (?:about|whether|if)|wonder\w*|discuss\w*|consider\w*|refer\w* (?:to|for)|application|applied|apply|awaiting|waiting) (?:\w+ ){0,3}$/;
const DENIAL = /\b(?:no|not|never|none|nil|without|denies|denied|nobody|neither|nor)\b/;
/** How far before what it denies a denial may stand. */
const DENIAL_REACH = 28;

interface Told {
  place: number;
  value: string | number;
}

/** A passage with its questions, as one text: an answer means nothing without its question. */
interface Line {
  place: number;
  wording: string;
  parts: { start: number; segment: Segment; isQuestion: boolean }[];
}

/** Two values of something of which a client has one at a time, such as with which hand they write. */
export function compareAspects({ passages }: PassageIndex, places: readonly number[]): Contradiction[] {
  const lines = [...Map.groupBy(passages.keys(), (place) => places[place] ?? place).values()].map((own) =>
    toLine(own.flatMap((place) => passages[place] ?? []), own[0] ?? 0),
  );
  return [
    ...ASPECTS.flatMap((aspect) => {
      const told = lines.flatMap((line): Told[] => {
        const value = valueOf(aspect, line);
        return value === null ? [] : [{ place: line.place, value }];
      });
      return compare(aspect, told, (a, b) => !areTogether(aspect, String(a), String(b)));
    }),
    ...MEASURES.flatMap((measure) => {
      const told = lines.flatMap((line) => figuresOf(measure, line).map((value): Told => ({ place: line.place, value })));
      return compare(measure, told, (a, b) => measure.areApart(Number(a), Number(b)));
    }),
  ];
}

function toLine(passages: readonly Passage[], place: number): Line {
  const parts: Line['parts'] = [];
  let wording = '';
  for (const { statement } of passages) {
    for (const segment of statement.segments) {
      if (wording !== '' && !wording.endsWith('? ')) wording += ', ';
      parts.push({ start: wording.length, segment, isQuestion: statement.isQuestion });
      wording += segment.wording;
    }
    if (statement.isQuestion) wording += '? ';
  }
  return { place, wording, parts };
}

function valueOf(aspect: Aspect, line: Line): string | null {
  for (const [value, words] of Object.entries(aspect.values)) {
    const found = words.exec(line.wording);
    if (found !== null && isTold(line, found, aspect.isOfAnybody === true)) return value;
  }
  return null;
}

function figuresOf({ forms, count, isOfAnybody }: Measure, line: Line): number[] {
  for (const form of forms) {
    const found = form.exec(line.wording);
    if (found === null || !isTold(line, found, isOfAnybody === true)) continue;
    const { groups = {} } = found;
    const value = count === undefined ? Number(groups['n']) : count(groups);
    if (value !== null && Number.isFinite(value)) return [value];
  }
  return [];
}

/** Whether it is told of the client, as something that is so. */
function isTold({ wording, parts }: Line, { 0: words, index }: RegExpExecArray, isOfAnybody: boolean): boolean {
  const part = parts.findLast(({ start }) => start <= index);
  if (part === undefined) return false;
  const end = index + words.length;
  const own = parts.filter(({ start }) => start >= part.start && start < end);
  // A question says nothing, unless its answer is part of what was found.
  if (own.every(({ isQuestion }) => isQuestion) && !/^\? (?:yes|yeah)\b/.test(wording.slice(end))) return false;
  const { segment } = part;
  if (!isOfAnybody && segment.holder !== null) return false;
  if (!tells({ ...segment, isLabel: false, isUnanswered: segment.isUnanswered && own.length === 1 })) return false;
  const before = wording.slice(part.start, index);
  if (BEFORE.test(before)) return false;
  return DENIAL.test(words) || !DENIAL.test(before.slice(-DENIAL_REACH));
}

function areTogether({ together = [] }: Aspect, a: string, b: string): boolean {
  return a === b || together.includes(`${a}/${b}`) || together.includes(`${b}/${a}`);
}

function compare(
  { name, days }: Aspect | Measure,
  told: readonly Told[],
  areApart: (a: Told['value'], b: Told['value']) => boolean,
): Contradiction[] {
  const own = told.slice(0, MAX_VALUES);
  return own.flatMap((one, at) =>
    own
      .slice(at + 1)
      .filter((other) => areApart(one.value, other.value))
      .map((other): Contradiction => {
        const { place } = one;
        return { one: place, other: other.place, kind: 'aspect', thing: name, denying: null, isPerfect: false, isOver: [false, false], days };
      }),
  );
}

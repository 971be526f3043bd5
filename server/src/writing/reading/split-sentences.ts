import winkNLP, { type WinkMethods } from 'wink-nlp';
import model from 'wink-eng-lite-web-model';
import type { Span } from './span.ts';
import { isRunningText, splitRunningText } from './split-running-text.ts';

/**
 * Anything longer is not one sentence but text without full stops, or a table drawn with spaces. We cut it at clauses.
 */
const MAX_SENTENCE_CHARACTERS = 600;
/** Longer texts are split in pieces of this size, at a line end or a space, so that the time taken stays linear. */
const PIECE_CHARACTERS = 20_000;
/** Shorthand that ends with a stop in the middle of a sentence. */
const ABBREVIATION =
  /(?:^|[\s(])(?:[Ee]st|pred|recog|incl|[Aa]pprox|[Ee]sp|[Pp]rev|acc|chap|lac|c|ca|[Cc]f|[Vv]iz|vs|e\.g|i\.e|no|Dr|Mr|Mrs|Ms|Prof|St|Vit|Rm|Tel)\.$/;
/**
 * What is measured stands behind it: `Ht. 160 cm`, `Temp. raised`. At the end of a sentence it is no label: `has a temp.` And
 * what happened stands behind a year: `2019. Overdose.`
 */
const LABEL =
  /^(?:(?:Ht|Wt|Temp|Resp|Abdo|Neuro|Sats|Ext|Max|Min|Circ|Occ|Ref|Diag|Ed|[Aa]dv|[Ff]req|[Dd]ur|[Cc]ont|[Rr]pt|[Cc]c)\.|(?:19|20)\d{2}[.)])$/;
/** Shorthand that a figure follows: `wt. 84 kg`, `next appt. 02/12`. Behind a figure it is a unit: `6 hrs. 2 falls.` */
const BEFORE_FIGURE =
  /(?<!\d ?)(?<![\p{L}\p{N}])(?:wt|ht|temp|resp|sats|appt|rev|lat|yr|wk|mth|freq|dur|max|min|avg|instr)\.$/iu;
const FIGURE = /^[~<>≤≥±£]?\d/;
/** No sentence begins with a dose: `Zuclop. 200 mg`. */
const DOSE = /^\d+(?:\.\d+)? ?(?:mg|mcg|micrograms?|µg|ml|units)(?![\p{L}])/u;
/** A question mark before a word says that it is only suspected: `Q: ?ADHD`. */
const SUSPECTED = /(?:^|[\s(:/])\?+$/;
/**
 * The model takes a unit, a month or a plain "no" before a full stop for an abbreviation, and misses the end of the
 * sentence.
 */
const MISSED_END =
  /(?:\d ?(?:m|h|d|u|g|s|L)|\d (?:Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)|\b(?:no|nil|I|Mon|Tues?|Weds?|Thurs?|Fri|Sat|Sun|in (?:Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec))|\? No|[\p{L}\d]\/\p{Ll}{1,3})\. (?=(?!(?:Jan|Feb|Mar|Apr|Ju[nl]|Aug|Sept?|Oct|Nov|Dec|AM|PM)\p{Ll}*\b)\p{Lu})/gu;
/** `q10=0. sertraline 50 since May`: nobody writes the name of a drug with a capital in haste. */
const BEFORE_DOSE = /(?<=[\d)])\. (?=\p{Ll}{5,20} \d)/gu;
/** Shorthand that a stop may stand behind, also with a capital. A day or a month has one, or it is a word: `he sat.` */
const SHORTENED =
  'approx acc incl esp est wks? hrs? mins? mths? yrs? pts? appt prev med ref adm hosp temp max ext dept resp abdo neuro psych vs cf ca dr mr mrs ms prof st no etc eg ie diff poss prob reg gen inc recog pred lac viz cardiol neurol dermatol rheumatol haematol gynaecol endocrinol ophthalmol urol'
    .split(' ')
    .map((word) => `[${word.charAt(0).toUpperCase()}${word.charAt(0)}]${word.slice(1)}`)
    .join('|');
const DAYS_AND_MONTHS = 'Mon|Tues?|Wed|Thurs?|Fri|Sat|Sun|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec';
/** `Takes 10 mg. at night`: how often a dose is taken goes on with it. */
const NOT_IN_DOSE = String.raw`(?<!\d ?(?:mg|mcg|ml|kg|cm|g)\. (?=(?:daily|weekly|nightly|once|twice|at|in|for|per|each|every|with|by|nocte|mane|bd|od|tds|qds|prn)\b))`;
/** In text without capitals, a full stop ends a sentence unless an abbreviation stands before it. `sorry to bother u!! ring me` */
const LOWER_END = new RegExp(
  String.raw`(?:(?<=[\p{Ll}\d)%"'”’]{2}|(?<!\p{L})u)(?<!\b(?:${SHORTENED}|${DAYS_AND_MONTHS}|e\.g|i\.e))\. (?!(?:and|or|only|re|awaited|pending)\b)${NOT_IN_DOSE}|(?<=\p{L}.{0,80}!) )(?=\p{Ll}{2})`,
  'gu',
);
/** The end of a sentence in what was dictated and typed word for word. One alone may be that of a car. */
const SPOKEN_END =
  /(?<!\b(?:a|the) )\b(?:full stop(?:\s+(?:new|next) (?:paragraph|line))?|(?:new|next) (?:paragraph|line))\s+(?!(?:new|next) (?:paragraph|line)\b)(?=\S)/gi;
const SPOKEN_ENDS = /\b(?:full stop|new paragraph|new line)\b/gi;
/** `<!--` and `![` begin something, although the mark in them ends sentences elsewhere. */
const OPENING = /(?:^|\s)(?:<|\[?)!$/;
/** A closing quotation mark belongs to what it closes. */
const NO_WORD = /^(?![<[]?!)[^\p{L}\p{N}]{1,4}$/u;
/** `1. Refer to OT. 2) Review`, `Targets: 1. 3 key words`: the number belongs to what follows it. */
const PLACE = /(?<=^|[\s:])\(?(?<place>[1-9]\d?)[.)](?= (?:\p{L}|[1-9]\d? \p{L}))/gu;
const ONLY_PLACE = /^\(?[1-9]\d?[.)]\s*$/;
const ONLY_LABEL = /^[^:;]{1,40}:\s*$/;
const LABELLED = /^[^:;]{1,40}:\s/;
/** What is to be done is a list, also behind its label. */
const PLAN = /^(?:plan|actions?|recommendations?|next steps?|to do|agreed)\s?:\s/i;
const CLAUSE_END = /[;:,–—)] /g;

let nlp: WinkMethods | undefined;

export function splitSentences(text: string): Span[] {
  const spans: Span[] = [];
  const isLowerCase =
    /^\W{0,3}\p{Ll}/u.test(text) || (text.slice(0, PIECE_CHARACTERS).match(LOWER_END)?.length ?? 0) > 1;
  const isRunning = isRunningText(text);
  const isDictated = (text.match(SPOKEN_ENDS)?.length ?? 0) > 1;
  const places = findPlaces(text);
  for (const piece of cutPieces(text)) {
    const sentences = joinBroken(text, readSpans(text, piece), new Set(places.map(({ end }) => end)));
    for (const span of places.length === 0 ? sentences : splitAtPlaces(text, sentences, places)) {
      for (const part of splitMissed(text, span, { isLowerCase, isDictated })) {
        for (const entry of splitEntries(text, part)) {
          const statements = isRunning ? splitRunningText(text, entry) : [entry];
          for (const statement of statements)
            spans.push(...trimSpan(text, statement).flatMap((each) => cutLong(text, each)));
        }
      }
    }
  }
  return spans;
}

function cutPieces(text: string): Span[] {
  const pieces: Span[] = [];
  for (let start = 0; start < text.length;) {
    let end = Math.min(text.length, start + PIECE_CHARACTERS);
    if (end < text.length) end = lastBreak(text, start, end);
    pieces.push({ start, end });
    start = end;
  }
  return pieces;
}

function lastBreak(text: string, start: number, end: number): number {
  for (const sign of ['\n', '. ', ' ']) {
    const at = text.lastIndexOf(sign, end - 1);
    if (at > start) return at + sign.length;
  }
  return end;
}

function readSpans(text: string, { start, end }: Span): Span[] {
  nlp ??= winkNLP(model, ['sbd']);
  const spans: Span[] = [];
  let position = start;
  for (const sentence of nlp.readDoc(text.slice(start, end)).sentences().out()) {
    const trimmed = sentence.trim();
    const found = text.indexOf(trimmed, position);
    if (trimmed === '' || found === -1 || found + trimmed.length > end) continue;
    // What the model drops between two sentences belongs to the first.
    const previous = spans.at(-1);
    if (previous !== undefined && text.slice(position, found).trim() !== '') previous.end = found;
    spans.push({ start: previous === undefined ? firstInk(text, start, found) : found, end: found + trimmed.length });
    position = found + trimmed.length;
  }
  const last = spans.at(-1);
  if (last === undefined) return trimSpan(text, { start, end });
  last.end = end;
  return spans.flatMap((span) => trimSpan(text, span));
}

function firstInk(text: string, start: number, end: number): number {
  return start + (text.slice(start, end).search(/\S/) === -1 ? end - start : text.slice(start, end).search(/\S/));
}

function trimSpan(text: string, { start, end }: Span): Span[] {
  const slice = text.slice(start, end);
  const inner = slice.trim();
  if (inner === '') return [];
  const from = start + slice.indexOf(inner);
  return [{ start: from, end: from + inner.length }];
}

/** The numbers of lists within a line. One alone, or one out of turn, is a figure: `Children? 2. Lives with wife.` */
function findPlaces(text: string): Span[] {
  const lists: Span[][] = [[]];
  for (const { index, 0: sign, groups } of text.matchAll(PLACE)) {
    const place = Number(groups?.['place']);
    if (place === 1) lists.push([]);
    const list = lists.at(-1);
    if (list !== undefined && place === list.length + 1) list.push({ start: index, end: index + sign.length });
  }
  return lists.filter(({ length }) => length > 1).flat();
}

function splitAtPlaces(text: string, spans: readonly Span[], places: readonly Span[]): Span[] {
  return spans.flatMap((span) => {
    const cuts = places.filter(
      ({ start }) => start > span.start && start < span.end && !ONLY_LABEL.test(text.slice(span.start, start)),
    );
    const starts = [span.start, ...cuts.map(({ start }) => start)];
    return starts.flatMap((start, index) => trimSpan(text, { start, end: starts[index + 1] ?? span.end }));
  });
}

/** Speech that runs over several sentences stays one passage, if it ends soon. */
const MAX_SPEECH_CHARACTERS = 300;
/** A mark behind a figure is one of inches. */
const QUOTES = /(?<!\d)"|[“”]/g;

function isInSpeech(text: string, { start, end }: Span): boolean {
  if (end - start > MAX_SPEECH_CHARACTERS) return false;
  let isOpen = false;
  for (const [sign] of text.slice(start, end).matchAll(QUOTES)) isOpen = sign === '"' ? !isOpen : sign === '“';
  const rest = text.slice(end, start + MAX_SPEECH_CHARACTERS);
  return isOpen && /^[^"“”\n]*(?:(?<!\s)"|”)/.test(rest);
}

/** An aside in brackets stays with its sentence: `88.1 (last yr. 81.6)`, `on Tues. (tripped on mat) but did not fall`. */
function isInBrackets(text: string, { start, end }: Span): boolean {
  if (end - start > MAX_SPEECH_CHARACTERS) return false;
  const opened = text.slice(start, end).lastIndexOf('(');
  if (opened === -1 || text.slice(start, end).includes(')', opened) || text[start + opened - 1] === ':') return false;
  return /^[^()\n]*(?<!\s[a-z])\)/.test(text.slice(end, start + MAX_SPEECH_CHARACTERS));
}

function joinBroken(text: string, spans: readonly Span[], places: ReadonlySet<number>): Span[] {
  const joined: Span[] = [];
  for (const span of spans) {
    const previous = joined.at(-1);
    const isBroken =
      previous !== undefined &&
      (/^(?:[\p{Ll}.,;)]|\(\p{Ll})/u.test(text.slice(span.start, span.start + 2)) ||
        isInNumber(text, previous.end, span.start) ||
        isInSpeech(text, previous) ||
        isInBrackets(text, previous) ||
        isFigureOf(text, previous, span) ||
        isItemOf(text, previous, span) ||
        isTimeOfDay(text, previous, span) ||
        (text.startsWith('.)', previous.end - 2) && /^[–—-] /.test(text.slice(span.start, span.start + 2))) ||
        isOwnAnswer(text, previous, span) ||
        LABEL.test(text.slice(previous.start, previous.end)) ||
        places.has(previous.end) ||
        NO_WORD.test(text.slice(span.start, span.end)) ||
        (span.start === previous.end && OPENING.test(text.slice(Math.max(0, previous.end - 3), previous.end))) ||
        SUSPECTED.test(text.slice(Math.max(previous.start, previous.end - 3), previous.end)) ||
        ABBREVIATION.test(text.slice(Math.max(previous.start, previous.end - 12), previous.end)));
    if (isBroken && previous !== undefined) previous.end = span.end;
    else joined.push({ ...span });
  }
  return joined;
}

/** `F20.0`, `v2.1`, `p<.05`: the stop belongs to the number. */
function isInNumber(text: string, end: number, start: number): boolean {
  return (
    end === start && /[\d\s<>=≤≥(-]\.$/.test(text.slice(Math.max(0, end - 2), end)) && /^\d/.test(text.slice(start))
  );
}

/** `Wiedervorstellung 17.11. 14 Uhr`: the stop belongs to the date. */
function isTimeOfDay(text: string, day: Span, time: Span): boolean {
  const [before, behind] = [text.slice(Math.max(day.start, day.end - 7), day.end), text.slice(time.start, time.end)];
  return /(?<!\d)\d{1,2}\.\d{1,2}\.$/.test(before) && /^\d{1,2}(?:[:.]\d\d)? ?(?:Uhr|h)\b/i.test(behind);
}

function isFigureOf(text: string, name: Span, figure: Span): boolean {
  const [before, behind] = [
    text.slice(Math.max(name.start, name.end - 12), name.end),
    text.slice(figure.start, figure.end),
  ];
  return (FIGURE.test(behind) && BEFORE_FIGURE.test(before)) || (DOSE.test(behind) && /\p{Ll}\.$/u.test(before));
}

/** `PHQ9: 1. 2, 2. 3, 3. 1`: the number of an item, and behind it its figure. */
function isItemOf(text: string, { start, end }: Span, figure: Span): boolean {
  const isNumber = /[:,;=] ?\d{1,2}\.$/.test(text.slice(Math.max(start, end - 6), end));
  return isNumber && /^\d{1,2}(?:[,;] ?\d{1,2}\.|[,;]? ?$| =)/.test(text.slice(figure.start, figure.end));
}

/** `Suicidal? No.`, `DLD? - meets criteria.`: what is only asked for and what is said of it are one statement. */
const OWN_ANSWER =
  /^(?:[-–—] |(?:no|none|nil|not|never|nothing|n|y|denie[sd]|yes|yeah|unsure|unknown|unclear|possibl[ey]|probabl[ey]|maybe|sometimes|occasional(?:ly)?|rarely)\b|[~<>]?\d)/i;
const SHORT_QUESTION = /(?:^|[.!?;] )(?<asked>(?:[^\s.!?;]+ ){0,3}[^\s?]+\?)$/;
/** What somebody was asked is told with who answered. */
const ASKED = /\b(?:you|your|yourself)\b/i;

/** `Q3 Any fits, faints or funny turns? N`: a form asks, and what stands behind it is the answer. */
const NUMBERED_QUESTION = /^Q ?\d{1,2}\b[^?]{2,160}\?$/;

function isOwnAnswer(text: string, question: Span, answer: Span): boolean {
  const whole = text.slice(question.start, question.end);
  if (NUMBERED_QUESTION.test(whole) && !ASKED.test(whole)) return true;
  const asked = SHORT_QUESTION.exec(text.slice(question.start, question.end))?.groups?.['asked'];
  return asked !== undefined && !ASKED.test(asked) && OWN_ANSWER.test(text.slice(answer.start, answer.end));
}

function splitMissed(
  text: string,
  span: Span,
  { isLowerCase, isDictated }: Record<'isLowerCase' | 'isDictated', boolean>,
): Span[] {
  const parts: Span[] = [];
  let start = span.start;
  const slice = text.slice(span.start, span.end);
  const ends = [
    ...slice.matchAll(MISSED_END),
    ...(isLowerCase ? [] : slice.matchAll(BEFORE_DOSE)),
    ...(isLowerCase ? slice.matchAll(LOWER_END) : []),
    ...(isDictated ? slice.matchAll(SPOKEN_END) : []),
  ];
  for (const match of ends.toSorted((a, b) => a.index - b.index)) {
    const end = span.start + match.index + match[0].length;
    if (ONLY_PLACE.test(text.slice(start, end))) continue;
    parts.push(...trimSpan(text, { start, end }));
    start = end;
  }
  return [...parts, ...trimSpan(text, { start, end: span.end })];
}

/**
 * Shorthand strings entries together: `settled; ate and drank; denies SI`. Two dashes may enclose an aside, three do not.
 * What stands behind a label is one entry, unless it is a plan.
 */
function splitEntries(text: string, span: Span): Span[] {
  const slice = text.slice(span.start, span.end);
  const isPlan = PLAN.test(slice);
  if (slice.length > MAX_SENTENCE_CHARACTERS || (LABELLED.test(slice) && !isPlan)) return [span];
  const entry = isPlan ? /\p{L}.{0,200}\S/u : /\p{L}{2}\S{0,40} \S/u;
  for (const [edge, least] of [
    ['; ', 2],
    [' - ', 3],
    [' – ', 3],
    // Elsewhere such a stroke stands between what may be said instead of each other.
    [' / ', isPlan ? 2 : Number.POSITIVE_INFINITY],
  ] as const) {
    const entries = cutOutside(slice, edge);
    const texts = entries.map(({ start, end }) => slice.slice(start, end));
    if (entries.length > least && texts.every((each) => entry.test(each)) && !isShared(texts)) {
      return joinDenied(slice, entries).flatMap(({ start, end }) =>
        trimSpan(text, { start: span.start + start, end: span.start + end }),
      );
    }
  }
  return [span];
}

/** `Action: me - leisure pass, GP - bloods, Phil - forms`: each dash parts who from what, and a cut there would give it to another. */
const ENDS_IN_NAME = /,\s*\p{L}[\p{L}.]{0,15}(?: \p{L}{1,12})?\s*$/u;

function isShared(entries: readonly string[]): boolean {
  const inner = entries.slice(1, -1);
  return inner.length > 0 && inner.every((entry) => ENDS_IN_NAME.test(entry));
}

const DENIAL = /\b(?:denie[sd]|denying|no|nil|not|never|none|without|neither|negative for|\p{L}+n['’]t)\b/iu;
/**
 * Somebody or something, and what they do or are: it says something by itself. `Intent to act`, `smoking cannabis` and
 * `increased appetite` may all be denied.
 */
const STATES =
  /\b(?:is|was|are|were|has|had|have|will|would|can|could|should|lives?|says|said|reports|feels|sleeps|eats|takes|wants|goes|came|went|got|saw|seen|told)\b|\S \p{L}{3,}ed\b|[:=]|\d/iu;

/** `Denies fever; recent chills; night sweats`: what is named behind a denial may be denied with it, and is not cut off. */
function joinDenied(slice: string, entries: readonly Span[]): Span[] {
  const joined: Span[] = [];
  let isDenied = false;
  for (const entry of entries) {
    const text = slice.slice(entry.start, entry.end);
    const last = joined.at(-1);
    const goesOn: boolean = /^\s*(?:and|or)\b/i.test(text) || (isDenied && !DENIAL.test(text) && !STATES.test(text));
    if (goesOn && last !== undefined) last.end = entry.end;
    else joined.push({ ...entry });
    isDenied = goesOn ? isDenied : DENIAL.test(text);
  }
  return joined;
}

/** The pieces between the edges that stand outside brackets and quotations. */
function cutOutside(slice: string, edge: string): Span[] {
  const pieces: Span[] = [];
  let [start, depth] = [0, 0];
  for (let index = 0; index < slice.length; index += 1) {
    if (/[([“]/.test(slice[index] ?? '')) depth += 1;
    else if (/[)\]”]/.test(slice[index] ?? '')) depth = Math.max(0, depth - 1);
    else if (depth === 0 && slice.startsWith(edge, index)) {
      pieces.push({ start, end: index });
      start = index + edge.length;
    }
  }
  return [...pieces, { start, end: slice.length }];
}

function cutLong(text: string, span: Span): Span[] {
  const parts: Span[] = [];
  let { start } = span;
  while (span.end - start > MAX_SENTENCE_CHARACTERS) {
    const window = text.slice(start, start + MAX_SENTENCE_CHARACTERS);
    const clause = [...window.matchAll(CLAUSE_END)].at(-1);
    const space = window.lastIndexOf(' ');
    const length = clause === undefined ? (space > 0 ? space : window.length) : clause.index + clause[0].length;
    parts.push(...trimSpan(text, { start, end: start + length }));
    start += length;
  }
  return [...parts, ...trimSpan(text, { start, end: span.end })];
}

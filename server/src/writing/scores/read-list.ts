import { aside, withInner } from './aside.ts';
import { COUNTED, INFORMANT, NUMBER, TEST_NAME, UNIT_AFTER } from './patterns.ts';
import { readNamedPart, withBattery } from './battery.ts';
import { readEarlier } from './read-earlier.ts';
import { addToLast } from './read-further.ts';
import { readParts } from './read-parts.ts';
import { EMPTY_SCORE, type Score } from './score.ts';
import { wholeName } from './whole-name.ts';

/** `HCR-20 V3: H 14/20` within a list that has a label of its own: what follows is of that test, up to the next one. */
const NESTED = /^(?<test>\p{Lu}[^:,;=]{2,30}): (?=\S)/u;
/** What stands before a colon; what another sentence or clause said before it is no part of the name. */
const GROUP = /^(?:[^:]{0,200}?[;.] )?([^:;]{1,70}):\s+/;
const PLAIN_GROUP =
  /^(?:[SOAP]|objective|mood|(?:test )?results?|(?:test )?scores?|measures?|tests?|testing|questionnaires?|psychometrics|obs|outcome measures?|today|cognition|cognitive(?: screen(?:ing)?| testing)?|screening)$/i;
const FRAGMENT = new RegExp(
  String.raw`^(?<measure>\S(?:.*?\S)?)(?:\s*[=:]\s*|\s+(?<how>(?:today |now )?(?:came (?:out )?(?:to|at)|comes to|stands at|stood at)|remains|remained|was|is|of|score|scored|took (?:him|her|them)|at|T|SS|ss|standard score|scaled score|v-scale(?: score)?|index)\s*(?:[=:]\s*)?|\s+)(?<score>${NUMBER})(?:\s*[(\[](?<inner>[^()[\]]*)[)\]])?(?<rest>.*)$`,
  'su',
);
/** `T=78 inattention`: the figure stands before what it measures. */
const FIGURE_FIRST = new RegExp(
  String.raw`^(?:T|SS|ss|z|scaled score|standard score|index)\s*(?:[=:]\s*)?(?<score>${NUMBER})\s*(?:\((?<inner>[^()]*)\)\s*)?(?:for |on |in )?(?<measure>\p{L}[\p{L} /-]{2,40})$`,
  'u',
);
/** `Conners parent T=78 inattention, T=71 hyperactivity`: the test is named once, before figures that come first. */
const LEADING_TEST = /^(?<test>\p{Lu}[^,:;=]{2,40}?)\s+(?=(?:T|SS|ss|z)\s*=\s*\d{1,3}\s+\p{L})/u;
/** `PHQ-9 today 12`: when stands behind the name. */
const DAY_BEHIND = /^(?<measure>.*?)(?:\s(?<day>today|now|currently))?$/isu;
const HARMLESS_REST =
  /^\s*(?:[.!(→,;]|[–-](?=\s|$)|$|(?:was|from|with|at|on|in|by|today|now|cf|and|which|before|after|indicating|suggesting|parent|teacher|self|for|both|up by|down by)\b)/u;
/** `The FSIQ was not interpreted because of …`: what stands between the name of a test and a figure that is none of it. */
const NO_LINK = /\b(?:not|no|because|since|until|before|after|during|than|cut-?off|between|despite|if)\b/i;
/** `31 → 42`, `80 -> 55 -> 30` */
const ARROWS = new RegExp(String.raw`^\s*(?:→|->|–>|➔)\s*(?<score>${NUMBER})(?<rest>.*)$`, 'su');
/** Behind a figure of something that we do not know for a test: `ETOH 8-10 cans/d` is none. */
const ENDS = /^\s*(?:[.;,(→]|$)/u;
const LAST_SCORE = /\s{1,9}\S{1,60}\s{1,9}[\d./]{1,20}$/;
/** Tests whose edition follows their name: `Conners 3`. */
const EDITION =
  /(?<=(?:^|\s)(?:Conners|Vineland|ADOS|BASC|ABAS|WIAT|SRS|CELF|BPVS|NEPSY|CTOPP|TEA-?Ch|Beck|BAS|KBIT|WRAT|PPVT|WHODAS|MASC|CDI|[Ss]ensory [Pp]rofile)) (?=[1-5](?:\.0)?(?:[\s,:]|$))/gi;
/** A number that says which of several: `TOMM Trial 1 = 46`. */
const WHICH = /(?<=\b(?:Trial|Item|Part|Test|List)) (?=\d{1,2}\s*(?:[=:]|scored\b)\s*\d)/gi;
/** It keeps an edition with its name while the figures are looked for. */
const GLUE = '\u2060';
/** `On the PCL-5 he scored 52`: a sentence, of which the test is a part. */
const SENTENCE_START = /^(?:on|for|in|her|his|their|the|he|she|they|a|an)\b/i;
const LONG_TEST_NAME = new RegExp(String.raw`${TEST_NAME.source}(?: \p{Lu}[\p{L}-]*)*`, 'u');
/** Capitals that name people, places and times of day rather than tests. */
const NO_TEST =
  /^(?:GP|HV|CPN|OT|SLT|EP|TA|SENCO|EHCP|AE|TV|MDT|CMHT|CAMHS|DSL|DNA|TTO|PM|AM|MHA|OPD|ED|HCA|NHS|YP|PT|ECG|EEG|NSR|CT|MRI|CXR|USS?|XR|DEXA|DDU)\b/i;
/** A kind of figure, not what was measured: `word reading: standard score 71`. */
const KIND_OF_FIGURE =
  /(?:^|:? )(?:standard|scaled|raw|composite|index|v-scale|T|z|SS)(?:[- ]scores?)?(?:\s*=)?(?<!^[A-Z]{2,5} index)$|(?:^|: )scores?$/;
/** `Conners-3 P: inatt T=81; T: inatt T=74`: the same test, of which somebody else filled in the form. */
const OTHER_FORM = /^\s*(P|T|S|parents?|mum|mother|dad|father|teacher|school|self|carer|staff)\s?:\s?(?=\p{L})/iu;
const OWN_FORM = /(?<![ (-])[ (-]{1,3}(?:P|T|S|parents?|mum|mother|dad|father|teacher|school|self|carer|staff)\)?$/i;
/** Words that only a score has before it, whatever was measured: `Story recall: scaled score 4`. */
const MARKED = /^(?:SS|ss|standard score|scaled score|v-scale(?: score)?)$/;
/** `Core Language Score 71` */
const NAMED_SCORE = /^\p{Lu}\p{L}+(?: \p{Lu}\p{L}+){1,4}(?<= Score)$/u;
const MAX_MEASURE_CHARACTERS = 60;

/** `HADS A8 D13`, `HADS A8/D13` */
const GLUED_HALVES = /\b(HADS:? )A ?(\d{1,2})[,;/ ]{1,2}D ?(\d{1,2})(?![\d/])/g;

/** `PHQ-9 3/9: 14`: the day that the figures behind the colon are of. Of ten or twelve points `8/10` is how many were got. */
const DAY_BEFORE_COLON =
  /^(?!(?:AMTS?|[VN]AS|NP?RS|PSFS|SUDS|\S+-1[02])\b)(?<name>\p{Lu}[^\d:;,]{0,9}[^:;,]{0,40}?) (?<day>(?:on )?\d{1,2}\/(?:[1-9]|1[0-2])): (?<rest>.*\d.*)$/su;

/** The scores of a list. `test` is the one that a line above it names. */
export function readList(typed: string, test?: string): Score[] {
  return (test === undefined ? readOfDay(typed) : null) ?? readUndatedList(typed, test);
}

function readOfDay(typed: string): Score[] | null {
  const { name, day = null, rest = '' } = DAY_BEFORE_COLON.exec(typed)?.groups ?? {};
  if (name === undefined || !TEST_NAME.test(name)) return null;
  const scores = readUndatedList(`${name}: ${rest}`);
  return scores.length === 0 ? null : scores.map((score) => ({ ...score, when: score.when ?? day }));
}

function readUndatedList(typed: string, test?: string): Score[] {
  const text = typed.replaceAll(GLUED_HALVES, '$1A $2, D $3');
  const leading = LEADING_TEST.exec(text)?.groups?.['test'];
  if (leading !== undefined && TEST_NAME.test(leading)) {
    const body = text.slice(text.indexOf(leading) + leading.length);
    return splitFragments(body).flatMap((fragment) => readFragment(fragment, leading));
  }
  const found = test === undefined ? findGroup(text) : null;
  const group = found?.[1];
  const scores = group === undefined ? [] : readFragment(group, null);
  const body = group === undefined ? text : text.slice(found?.[0].length ?? 0);
  let prefix = test ?? (group === undefined || PLAIN_GROUP.test(group) ? null : group);
  // A score in what stands before the colon is no part of the name: `ACE-III 68/100: …`, `MASC-2 T=64, CDI-2: …`.
  if (scores.length > 0 && prefix !== null) {
    prefix = prefix.slice(prefix.lastIndexOf(', ') + 1).trim();
    prefix = LAST_SCORE.test(prefix)
      ? prefix.replace(LAST_SCORE, '')
      : prefix.replace(/(?<=\p{L}\S{0,20}) [\d./]{1,20}$/u, '');
  }
  let isAfterUnread = false;
  const outer = prefix;
  for (const whole of splitFragments(body)) {
    const nested = NESTED.exec(whole)?.groups?.['test'];
    if (nested !== undefined && TEST_NAME.test(nested)) prefix = nested;
    else if (prefix !== outer && TEST_NAME.test(whole)) prefix = outer;
    const piece = prefix === nested ? whole.replace(NESTED, '') : whole;
    const other = OTHER_FORM.exec(piece);
    if (other !== null && prefix !== null && TEST_NAME.test(prefix)) {
      prefix = `${prefix.replace(OWN_FORM, '')} ${other[1] ?? ''}`;
    }
    const said = other === null ? piece : piece.slice(other[0].length);
    const figures = readOwnFigure(said, prefix);
    const own = figures.length > 0 ? figures : readFragment(said, prefix);
    // `CVLT-3 trials 1–5: 4, 6, 8; short delay 5`: what follows is of the test, not of those trials.
    if (figures.length === 0 && scores.length > 1 && scores.at(-1)?.measure === prefix) {
      const name: string = TEST_NAME.exec(prefix)?.[0] ?? prefix;
      own.splice(0, own.length, ...readFragment(said, name));
      if (own.length > 0) prefix = name;
    }
    const read = own.length > 0 ? own : readNamedPart(said, scores.at(-1));
    if (read.length > 0) {
      isAfterUnread = false;
      for (const score of read) scores.push(withBattery(score, scores.at(-1)));
    }
    // What follows a piece that was not read may belong to that one: `AE 3;5 Total SS 77, 6th percentile`.
    else if (!isAfterUnread) isAfterUnread = !addToLast(scores, said) && /\d/.test(said);
  }
  return scores;
}

const OWN_FIGURE = new RegExp(
  String.raw`^(?<mark>(?:SS|ss|T|z|standard score|scaled score|score)\s{0,2}[=:]?\s{0,2})?(?<score>${NUMBER})(?:\s?\((?<inner>[^()]{0,200})\))?(?<rest>\.?$|\s(?:→|->).*)`,
  'su',
);

/** Of a test of many parts, `CELF-P3: SS 7, WS 5`, it is one of them (sentence structure) rather than a standard score of all. */
const BARE_TEST = /^(?:CELF|WISC|WAIS|WPPSI|WIAT|NEPSY|BAS|PLS|CTOPP)[\w-]*$/;

/** `PHQ-9: 21, 19, 15`, `Story recall: scaled score 4`: a figure of what stands before the colon itself. */
function readOwnFigure(piece: string, group: string | null): Score[] {
  const { mark, score, inner, rest = '' } = OWN_FIGURE.exec(piece.trim())?.groups ?? {};
  const isScore = group !== null && (TEST_NAME.test(group) || MARKED.test(mark?.replace(/[=:]/, '').trim() ?? ''));
  if (!isScore || score === undefined) return [];
  const part = BARE_TEST.test(group) ? (/^SS(?=\s)/.exec(mark ?? '')?.[0] ?? '') : '';
  return complete(part === '' ? group : `${group}: ${part}`, score, inner, rest);
}

/** Who filled in the whole list: `SDQ teacher: …`. */
export function informantOf(text: string): string | null {
  const group = findGroup(text)?.[1] ?? '';
  return INFORMANT.exec(group.slice(group.lastIndexOf(', ') + 1))?.[0] ?? null;
}

/** A colon inside brackets heads no list: `PHQ-9 21 (Sept, GP: 17)`. */
function findGroup(text: string): RegExpExecArray | null {
  const found = GROUP.exec(text);
  const [before = ''] = found ?? [];
  return before.lastIndexOf('(') > before.lastIndexOf(')') ? null : found;
}

/** `PHQ9 16 GAD7 12`, `copy best 71 / copy fast 74`, `pegboard R 98s L 132s`: what is named anew begins another piece. */
const EDGES = new RegExp(
  String.raw`[,;] |(?<=\d\)?) and (?:the |his |her |their )?(?=\p{Lu})|(?<=\d\)?) (?=${TEST_NAME.source}[ :=]{1,2}\d)|(?<=\d) \/ (?=\p{L}[\p{L} ]{1,30} \d)|(?<=R \d{1,4}(?:\.\d)?s?) (?=L \d)`,
  'uy',
);

/** At commas, semicolons and "and" outside brackets. */
function splitFragments(text: string): string[] {
  const fragments: string[] = [];
  let depth = 0;
  let start = 0;
  for (let index = 0; index < text.length; index += 1) {
    if (text[index] === '(') depth += 1;
    else if (text[index] === ')') depth = Math.max(0, depth - 1);
    else if (depth === 0) {
      EDGES.lastIndex = index;
      const edge = EDGES.exec(text);
      if (edge === null) continue;
      fragments.push(text.slice(start, index));
      start = index + edge[0].length;
    }
  }
  return [...fragments, text.slice(start)].map((fragment) => fragment.replace(/^and /, ''));
}

function readFragment(fragment: string, group: string | null): Score[] {
  const {
    measure: named,
    score: figure,
    inner: bracket,
  } = FIGURE_FIRST.exec(fragment.trim().replace(/[.]$/, ''))?.groups ?? {};
  if (named !== undefined && figure !== undefined && group !== null && TEST_NAME.test(group)) {
    return [withInner({ ...EMPTY_SCORE, measure: `${group}: ${named.trim()}`, score: figure }, bracket)];
  }
  const {
    measure: glued,
    how,
    score,
    inner,
    rest = '',
  } = FRAGMENT.exec(fragment.trim().replaceAll(EDITION, GLUE).replaceAll(WHICH, GLUE))?.groups ?? {};
  if (glued === undefined || score === undefined) return [];
  const timed = readTimed(glued, score, inner, rest, group);
  if (timed !== null) return timed;
  if (UNIT_AFTER.test(rest) || !HARMLESS_REST.test(rest)) return [];
  const { measure: before = '', day = null } = DAY_BEHIND.exec(glued.replaceAll(GLUE, ' '))?.groups ?? {};
  // The `GAD index` of another test is no GAD.
  const measure = how?.trim() === 'index' && /^[A-Z]{2,5}$/.test(before) ? `${before} index` : before;
  // `GCSEs at 16`, `TIA at 58`: an age, where no test is named.
  if (how === 'at' && !TEST_NAME.test(`${group ?? ''} ${measure}`)) return [];
  const isMarked = MARKED.test(how ?? '') && !COUNTED.test(measure);
  if (
    !(isMarked || isMeasured(measure, score, group)) ||
    (!isMarked && !TEST_NAME.test(`${group ?? ''} ${measure}`) && !ENDS.test(rest))
  )
    return [];
  const within = SENTENCE_START.test(measure) ? LONG_TEST_NAME.exec(measure) : null;
  if (within !== null && NO_LINK.test(measure.slice(within.index))) return [];
  const own = within === null ? measure : wholeName(measure, within);
  const name = nameOf(own, group);
  // `Her VCI of 96 was higher than her PSI of 74`
  const compared = /\bthan (?:his|her|their|the) (?<other>\p{Lu}.{2,80})$/u.exec(rest)?.groups?.['other'];
  const others = compared === undefined ? [] : readFragment(compared, group);
  const when = day ?? /^(?:today|now)\b/.exec(how ?? '')?.[0] ?? null;
  const read = complete(name, score, inner, compared === undefined ? rest : '');
  return [...read.map((each) => ({ ...each, when: each.when ?? when })), ...others];
}

/** A score with what stands behind it: what it became, what it was before, its parts, its percentile. */
function complete(measure: string, score: string, inner: string | undefined, rest: string): Score[] {
  const later = readArrows(measure, rest);
  if (later.length > 0) return [withInner({ ...EMPTY_SCORE, measure, score }, inner), ...later];
  const whole = { ...EMPTY_SCORE, measure, score, ...aside(rest) };
  const earlier = readEarlier(measure, inner);
  if (earlier.length > 0) return [...earlier, whole];
  const parts = TEST_NAME.test(measure) ? readParts(measure, inner) : [];
  return parts.length > 0 ? [whole, ...parts] : [withInner(whole, inner)];
}

/** Tests whose result is a time, a distance, a force or a count, with its unit. */
const TIMED_TEST =
  /\b(?:Trails?|TMT|TUG|[Tt]imed up and go|\d{1,2}MWT|[Pp]egboard|[Hh]ole [Pp]eg|[Gg]rip|[Ss]it-to-[Ss]tand|Stroop|FAS|DASH)\b/;
const UNIT = /^(?<unit>\s?(?:s|secs?|seconds|kg|m|m\/s|reps|words|wpm))(?:\s*\((?<inner>[^()]*)\))?\.?$/u;

/** `TUG 12.4 s (aid: stick)` */
function readTimed(
  measure: string,
  score: string,
  inner: string | undefined,
  rest: string,
  group: string | null,
): Score[] | null {
  const found = UNIT.exec(rest)?.groups;
  if (found === undefined || inner !== undefined || !TIMED_TEST.test(`${group ?? ''} ${measure}`)) return null;
  const name = nameOf(measure.replaceAll(GLUE, ' '), group);
  return [withInner({ ...EMPTY_SCORE, measure: name, score: `${score}${found['unit'] ?? ''}` }, found['inner'])];
}

/** What a score became: `MSK-HQ 31 → 42`. */
function readArrows(measure: string, rest: string): Score[] {
  const { score, rest: further = '' } = ARROWS.exec(rest)?.groups ?? {};
  return score === undefined ? [] : [{ ...EMPTY_SCORE, measure, score }, ...readArrows(measure, further)];
}

/** `BP on arrival 158/92` */
const OF_THE_BODY = /^(?:bp|hr|rr|pulse|temp|weight|wt|height|ht|ofc|bmi|sats|spo2)\b/i;

/** `ICPC 7/10`, `closed 12.04`: behind a name that is not known for a test, rather a day or a time. */
const MAY_BE_DATE = /^\d{1,2}\.\d{2}$|^\d{1,2}\s?\/\s?(?:[1-9]|1[0-2])$/;

/** `WISC-V administered 14/10`, `ADOS-2 booked for 21/11`: what was done with a test, and then the day. */
const DONE_ON =
  /\b(?:administered|completed|given|done|redone|repeated|undertaken|taken|carried out|attempted|started|finished|sent|returned|booked|planned|scheduled|due|dated?)(?: (?:again|on|for|by|from))?$| (?:on|for|by)$/i;

function isMeasured(measure: string, score: string, group: string | null): boolean {
  // `MMSE Urdu version 15/30`: out of thirty is a score, whatever word stands before it.
  const isOutOf = score.includes('/') && TEST_NAME.test(measure);
  // `Conners-3: IN 81, HY 74`: a part by its letters.
  const isInitials = group !== null && /^\p{Lu}{2}$/u.test(measure) && TEST_NAME.test(group);
  // `6.0 and 7.1`: no name begins with a figure, but that of a test.
  if (/^\d/.test(measure) && !TEST_NAME.test(measure)) return false;
  if (
    !/\p{L}/u.test(measure) ||
    measure.length > MAX_MEASURE_CHARACTERS ||
    (COUNTED.test(measure) && !isOutOf && !isInitials)
  )
    return false;
  if (OF_THE_BODY.test(measure) || (DONE_ON.test(measure) && MAY_BE_DATE.test(score))) return false;
  // `SS involved 2021`: a year.
  if (/^(?:19|20)\d\d$/.test(score)) return false;
  const isTest = TEST_NAME.test(group === null ? measure : `${group} ${measure}`);
  if (!isTest && (NO_TEST.test(measure) || MAY_BE_DATE.test(score))) return false;
  if (group !== null) return isTest || /score|scale/i.test(group);
  const isDuration = /\/\s?(?:52|40|12)$/.test(score) && !isTest;
  return (
    !isDuration &&
    (isTest || NAMED_SCORE.test(measure) || /^\p{Lu}{2,12}[\w-]{0,30}(?: \p{L}{1,30}){0,2}$/u.test(measure))
  );
}

function nameOf(own: string, group: string | null): string {
  const measure = own.replace(KIND_OF_FIGURE, '').replace(/[:=]$/, '').trim();
  if (group === null) return measure === '' ? own : measure;
  if (measure === '') return group;
  // `Story recall immediate: scaled score 4; delayed: scaled score 2`: the second is named like the first.
  if (/^\p{Ll}+:$/u.test(own.trim()) && !TEST_NAME.test(group)) return group.replace(/(?<=\s)\S+$/, measure);
  return measure.startsWith(group) ? measure : `${group}: ${measure}`;
}

import { BAND, COUNTED, INFORMANT, INTERVAL, NUMBER, PERCENTILE, TEST_NAME, UNIT_AFTER } from './patterns.ts';
import { EMPTY_SCORE, type Score, type ScoreSource } from './score.ts';

/** What stands before a colon; what another sentence or clause said before it is no part of the name. */
const GROUP = /^(?:[^:]{0,200}?[;.] )?([^:;]{1,70}):\s+/;
const PLAIN_GROUP =
  /^(?:mood|results?|scores?|measures?|tests?|testing|questionnaires?|psychometrics|obs|outcome measures?|today|cognitive|screening)$/i;
const FRAGMENT = new RegExp(
  String.raw`^(?<measure>\S(?:.*?\S)?)(?:\s*[=:]\s*|\s+(?:was|is|of|score|scored|at|T|SS|ss|standard score|scaled score|index)\s*(?:[=:]\s*)?|\s+)(?<score>${NUMBER})(?:\s*\((?<inner>[^()]*)\))?(?<rest>.*)$`,
  'su',
);
const SCORED_ON = new RegExp(
  String.raw`(?<score>${NUMBER})\s+(?:on|for) (?:the |an? )?(?<measure>\p{Lu}[\p{L}\p{N}-]*(?: \p{Lu}[\p{L}\p{N}-]*| \d)*)`,
  'gu',
);
const SERIES = new RegExp(
  String.raw`(?<score>${NUMBER})\s*(?:\((?<inner>[^()]*)\)\s*)?(?<when>(?:on|at|in|by|after|before) [^,;.→]{2,40}|today|now|\(?(?:pre|post|baseline|T\d)\)?)`,
  'giu',
);
const ARROWS = new RegExp(String.raw`(?<first>${NUMBER})\s*(?:→|->|–>|➔)\s*(?<rest>[\d\s→>./–-]+)`, 'u');
const FROM_TO = new RegExp(
  String.raw`(?<![\p{L}\p{N}-])(?<measure>\p{Lu}[\p{L}\p{N}-]+(?: [\p{L}\p{N}-]+){0,3}?)\s+(?:\w+ )?(?:from|was|down from|up from)\s+(?<first>${NUMBER})(?:\s*\((?<band>[^()]*)\))?(?<between>[^.;]{0,40}?)\s+(?:to|now)\s+(?<second>${NUMBER})(?:\s*\((?<second_band>[^()]*)\))?`,
  'u',
);
/** `T=78 inattention`: the figure stands before what it measures. */
const FIGURE_FIRST = new RegExp(
  String.raw`^(?:T|SS|ss|z|scaled score|standard score|index)\s*(?:[=:]\s*)?(?<score>${NUMBER})\s*(?:\((?<inner>[^()]*)\)\s*)?(?:for |on |in )?(?<measure>\p{L}[\p{L} /-]{2,40})$`,
  'u',
);
/** `Conners parent T=78 inattention, T=71 hyperactivity`: the test is named once, before figures that come first. */
const LEADING_TEST = /^(?<test>\p{Lu}[^,:;=]{2,40}?)\s+(?=(?:T|SS|ss|z)\s*=\s*\d{1,3}\s+\p{L})/u;
const HARMLESS_REST =
  /^\s*(?:[.!(→,;–-]|$|(?:was|from|with|at|on|in|today|now|cf|and|which|indicating|suggesting|parent|teacher|self|for)\b)/u;
const LAST_SCORE = /\s{1,9}\S{1,60}\s{1,9}[\d./]{1,20}$/;
/** Tests whose edition follows their name: `Conners 3`. */
const EDITIONED =
  /(?:^|\s)(?:Conners|Vineland|ADOS|BASC|ABAS|WIAT|SRS|CELF|BPVS|NEPSY|CTOPP|TEA-?Ch|Beck|BAS|KBIT|WRAT|PPVT)$/i;
/** `On the PCL-5 he scored 52`: a sentence, of which the test is a part. */
const SENTENCE_START = /^(?:on|for|in|her|his|their|the|he|she|they|a|an)\b/i;
const LONG_TEST_NAME = new RegExp(String.raw`${TEST_NAME.source}(?: \p{Lu}[\p{L}-]*)*`, 'u');
const MAX_MEASURE_CHARACTERS = 60;

/** `WISC-V: VCI 116, VSI 111 (high average)` is two scores of one test; `scored 19 on the PHQ-9` is one. */
export function readProse({ text }: ScoreSource): Score[] {
  return readSeries(text) ?? readFromTo(text) ?? [...readScoredOn(text), ...readList(text)];
}

/** `PHQ-9: 24 on admission, 17 on 2 March, 9 at discharge`: one measure, in the order of the note. */
function readSeries(text: string): Score[] | null {
  const name = TEST_NAME.exec(text);
  if (name === null) return null;
  const tail = text.slice(name.index + name[0].length);
  const measure = name[0].trim();
  const arrows = ARROWS.exec(tail);
  if (arrows !== null && arrows.index < 25 && !/[,;]/.test(tail.slice(0, arrows.index))) {
    const figures = [
      ...`${arrows.groups?.['first'] ?? ''} ${arrows.groups?.['rest'] ?? ''}`.matchAll(/\d+(?:\.\d+)?(?:\/\d+)?/g),
    ];
    if (figures.length > 1) return figures.map(([score]) => ({ ...EMPTY_SCORE, measure, score }));
  }
  const found = [...tail.matchAll(SERIES)].filter(({ groups }) => !TEST_NAME.test(groups?.['when'] ?? ''));
  if (found.length < 2) return null;
  return found.map(({ groups }) =>
    withInner(
      { ...EMPTY_SCORE, measure, score: groups?.['score'] ?? null, when: groups?.['when']?.trim() ?? null },
      groups?.['inner'],
    ),
  );
}

/** `PHQ-9 fell from 19 to 8` */
function readFromTo(text: string): Score[] | null {
  const { measure, first, second, band, second_band: secondBand } = FROM_TO.exec(text)?.groups ?? {};
  if (measure === undefined || first === undefined || second === undefined || !TEST_NAME.test(measure)) return null;
  const name = TEST_NAME.exec(measure)?.[0] ?? measure;
  return [
    withInner({ ...EMPTY_SCORE, measure: name, score: first }, band),
    withInner({ ...EMPTY_SCORE, measure: name, score: second }, secondBand),
  ];
}

function readScoredOn(text: string): Score[] {
  return Array.from(text.matchAll(SCORED_ON)).flatMap(({ groups, index }) => {
    const { measure = '', score = '' } = groups ?? {};
    const before = text.slice(Math.max(0, index - 30), index);
    const isScore = TEST_NAME.test(measure) || (/\bscore[ds]?\b/i.test(before) && /\p{Lu}{2}/u.test(measure));
    return isScore ? [{ ...EMPTY_SCORE, measure, score, ...aside(text.slice(index)) }] : [];
  });
}

function readList(text: string): Score[] {
  const leading = LEADING_TEST.exec(text)?.groups?.['test'];
  if (leading !== undefined && TEST_NAME.test(leading)) {
    const body = text.slice(text.indexOf(leading) + leading.length);
    return splitFragments(body).flatMap((fragment) => readFragment(fragment, leading));
  }
  const group = GROUP.exec(text)?.[1];
  const scores = group === undefined ? [] : readFragment(group, null);
  const body = group === undefined ? text : text.slice(GROUP.exec(text)?.[0].length ?? 0);
  let prefix = group === undefined || PLAIN_GROUP.test(group) ? null : group;
  if (scores.length > 0 && prefix !== null && LAST_SCORE.test(prefix)) prefix = prefix.replace(LAST_SCORE, '');
  for (const fragment of splitFragments(body)) scores.push(...readFragment(fragment, prefix));
  return scores;
}

/** At commas, semicolons and "and" outside brackets. */
function splitFragments(text: string): string[] {
  const fragments: string[] = [];
  let depth = 0;
  let start = 0;
  for (let index = 0; index < text.length; index += 1) {
    if (text[index] === '(') depth += 1;
    else if (text[index] === ')') depth = Math.max(0, depth - 1);
    else if (depth === 0) {
      const edge = /^(?:[,;] |(?<=\d\)?) and (?=\p{Lu}))/u.exec(text.slice(index, index + 6));
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
  const { measure, score, inner, rest = '' } = FRAGMENT.exec(fragment.trim())?.groups ?? {};
  if (measure === undefined || score === undefined || UNIT_AFTER.test(rest) || !HARMLESS_REST.test(rest)) return [];
  const isMeasure = /\p{L}/u.test(measure) && !COUNTED.test(measure) && measure.length <= MAX_MEASURE_CHARACTERS;
  const isDuration = /\/\s?(?:52|40|12)$/.test(score) && !TEST_NAME.test(measure) && group === null;
  const isNamed =
    group === null
      ? TEST_NAME.test(measure) || /^\p{Lu}{2,12}[\w-]{0,30}(?: \p{L}{1,30}){0,2}$/u.test(measure)
      : TEST_NAME.test(`${group} ${measure}`) || /score|scale/i.test(group);
  const isEdition = EDITIONED.test(measure) && /^[1-5]$/.test(score);
  if (!isMeasure || isDuration || isEdition || !isNamed) return [];
  const own = SENTENCE_START.test(measure) ? (LONG_TEST_NAME.exec(measure)?.[0].trim() ?? measure) : measure;
  const name = group === null || own.startsWith(group) ? own : `${group}: ${own}`;
  return [withInner({ ...EMPTY_SCORE, measure: name, score, ...aside(rest) }, inner)];
}

/** What stands in brackets after a score: its percentile, interval, band or who was asked. */
function withInner(score: Score, inner: string | undefined): Score {
  if (inner === undefined || inner.trim() === '') return score;
  const percentile = PERCENTILE.exec(inner)?.[0] ?? null;
  const interval = /\bCI\b|confidence/i.test(inner) ? (INTERVAL.exec(inner)?.[0].trim() ?? null) : null;
  const informant =
    score.informant ?? /^\s*(?:parent|teacher|self|mother|father|mum|dad|child|school)\b/i.exec(inner)?.[0] ?? null;
  if (percentile === null && interval === null && informant === null) return { ...score, band: inner };
  return { ...score, percentile, interval, informant, band: BAND.exec(inner)?.[0] ?? score.band };
}

function aside(rest: string): Partial<Score> {
  const near = rest.slice(0, 80);
  const percentile = PERCENTILE.exec(near)?.[0] ?? null;
  const informant =
    /^\s*\(?(?:by |from )?(?<who>parent|teacher|self|mother|father)\b/i.exec(near)?.groups?.['who'] ?? null;
  return { percentile, informant };
}

/** Who filled in the whole list: `SDQ teacher: …`. */
export function informantOf(text: string): string | null {
  return INFORMANT.exec(GROUP.exec(text)?.[1] ?? '')?.[0] ?? null;
}

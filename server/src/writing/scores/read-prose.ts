import { aside, withInner } from './aside.ts';
import { INFORMANT, NUMBER, PERCENTILE, TEST_NAME } from './patterns.ts';
import { readEarlier } from './read-earlier.ts';
import { readKinds } from './read-kinds.ts';
import { readList } from './read-list.ts';
import { readNamedParts, readPairs } from './read-pairs.ts';
import { readParts } from './read-parts.ts';
import { EMPTY_SCORE, type Score, type ScoreSource } from './score.ts';
import { wholeName } from './whole-name.ts';

const SCORED_ON = new RegExp(
  String.raw`(?<score>${NUMBER})\s+(?:on|for) (?:the |an? )?(?<measure>\p{Lu}[\p{L}\p{N}-]*(?: \p{Lu}[\p{L}\p{N}-]*| \d)*)(?:\s*\((?<inner>[^()]*)\))?`,
  'gu',
);
const SERIES = new RegExp(
  String.raw`(?<score>${NUMBER})\s*(?:\((?<inner>[^()]*)\)\s*)?(?<when>(?:on|at|in|by|after|before) [^,;.→()]{2,40}|today|now|\(?(?:pre|post|baseline|T\d)(?![\p{L}\d])\)?)`,
  'giu',
);
const ARROWS = new RegExp(String.raw`(?<first>${NUMBER})\s*(?:→|->|–>|➔)\s*(?<rest>[\d\s→>./–-]+)`, 'u');
const FROM_TO = new RegExp(
  String.raw`(?<![\p{L}\p{N}-])(?<measure>\p{Lu}[\p{L}\p{N}-]+(?: [\p{L}\p{N}-]+){0,3}?)\s+(?:\w+ )?(?:from|was|down from|up from|began at|started at)\s+(?<first>${NUMBER})(?:\s*\((?<band>[^()]*)\))?(?<between>[^.;]{0,40}?)\s+(?:to|now|and (?:ended|finished) (?:at|on))\s+(?<second>${NUMBER})(?:\s*\((?<second_band>[^()]*)\))?`,
  'u',
);
const CHANGED_TO = new RegExp(
  String.raw`(?<![\p{L}\p{N}-])(?<measure>\p{Lu}[\p{L}\p{N}-]+(?: [\p{L}\p{N}-]+){0,2}?) (?:has |had )?(?:dropped|fell|fallen|rose|risen|improved|reduced|increased|decreased|came down|went (?:down|up)|gone (?:down|up)) (?:by \d{1,3}(?: points?)? )?to (?<score>${NUMBER})(?=[\s.,;]|$)`,
  'u',
);

const ON_TEST_PERCENTILE = new RegExp(
  String.raw`\b[Oo]n (?:the )?(?<measure>\p{Lu}[\p{L}\d-]*(?: \p{Lu}[\p{L}\d-]*){0,4}),? (?:(?:he|she|they) )?(?:(?:scored|performed|fell|was|were|is) )?(?:in|at|on) (?:the )?(?<percentile>(?:${PERCENTILE.source})(?:\s(?:percentile|centile))?)`,
  'gu',
);
const WHO = INFORMANT.source.replaceAll(String.raw`\b`, '');
const RATER = new RegExp(
  String.raw`\b(?<who>${WHO})(?:['’]s)? (?:rated|rating|ratings|gave|scored|reported|placed)\b[^.;]{0,60}$`,
  'iu',
);
const OTHER_RATER = new RegExp(
  String.raw`^[;,] (?:and |while |but )?(?:(?:his|her|their|the) )?(?<who>own|self|${WHO})(?:['’]s|-)?(?: ?(?:rating|report|form|score)s?)? (?:gave |was |came to |put (?:him|her|them) at )?(?:a )?(?:T|score)(?: of| =|=)? ?(?<score>${NUMBER})(?=[.,;\s]|$)`,
  'iu',
);
/** `Last year (14 January 2025) ACE-III was 79`: when all that follows was. */
const LEADING_TIME =
  /^(?<when>(?:\d{1,2}\/\d{1,2}(?:\/\d{2,4})?|last (?:year|month|week|time|spring|summer|autumn|winter)|previously|(?:at|on) (?:baseline|intake|admission|discharge|referral)|in (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*(?: (?:19|20)\d\d)?|on \d{1,2} (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*(?: (?:19|20)\d\d)?)(?: \([^()]{1,40}\))?)[,:]? (?<rest>\S.*)$/isu;
const LATER = /\b(?:now|today|since|currently|has|to)\b/i;

/** `VCI 98 / 45 / 92-104`: a score, its percentile and the interval around it. */
const TRIPLE =
  /^(?<measure>\p{L}[\p{L} ()-]{1,40}) (?<score>\d{1,3}) ?\/ ?(?<percentile>\d{1,2}(?:\.\d)?) ?\/ ?(?<interval>(?<low>\d{2,3}) ?[-–] ?(?<high>\d{2,3}))\.?$/u;

function readTriple(text: string): Score[] {
  const { measure, score, percentile = null, interval = null, low, high } = TRIPLE.exec(text)?.groups ?? {};
  if (measure === undefined || score === undefined) return [];
  const isAround = Number(low) <= Number(score) && Number(score) <= Number(high);
  return isAround ? [{ ...EMPTY_SCORE, measure, score, percentile, interval }] : [];
}

/** `SDQ (father, 8 Nov) total 9`: who was asked, and when. */
const DATED_FORM = new RegExp(String.raw`(?<=\p{L}\S{0,20} )\((?<who>${WHO}), (?<when>[^()]{2,20})\)`, 'iu');

/** `WISC-V: VCI 116, VSI 111 (high average)` is two scores of one test; `scored 19 on the PHQ-9` is one. */
export function readProse({ text, test }: ScoreSource): Score[] {
  const dated = DATED_FORM.exec(text)?.groups;
  if (dated === undefined) return readUndated(text, test);
  const { who = '', when = null } = dated;
  return readUndated(text.replace(DATED_FORM, `(${who})`), test).map((score) => ({
    ...score,
    when: score.when ?? when,
  }));
}

/** `Not depressed (PHQ-9 = 6, GAD-7 = 15)`: what was found, and in brackets the scores that it rests on. */
const IN_BRACKETS = new RegExp(String.raw`\((?=${TEST_NAME.source}[ :=]{1,3}\d)(?<scores>[^()]{3,120})\)`, 'gu');

function readBrackets(text: string): Score[] {
  const around = text.replaceAll(IN_BRACKETS, '');
  if (around === text || /\d/.test(around) || TEST_NAME.test(around)) return [];
  return Array.from(text.matchAll(IN_BRACKETS)).flatMap(({ groups }) => readList(groups?.['scores'] ?? ''));
}

function readUndated(own: string, test: string | undefined): Score[] {
  const bracketed = test === undefined ? readBrackets(own) : [];
  if (bracketed.length > 0) return bracketed;
  const triple = readTriple(own);
  const kinds = triple.length > 0 ? triple : readKinds(own);
  const isPart = test !== undefined && !TEST_NAME.test(own);
  if (kinds.length > 0)
    return isPart ? kinds.map((score) => ({ ...score, measure: `${test}: ${score.measure}` })) : kinds;
  if (isPart) return readList(own, test);
  const { when = null, rest = own } = LEADING_TIME.exec(own)?.groups ?? {};
  const scores = readPairs(rest) ??
    readNamedParts(rest) ??
    readSeries(rest) ??
    readFromTo(rest) ??
    readChangedTo(rest) ?? [...readScoredOn(rest), ...readPercentiles(rest), ...readList(rest)];
  const isOfAll = when !== null && (/^\d/.test(when) || !LATER.test(rest));
  return isOfAll ? scores.map((score) => ({ ...score, when: score.when ?? when })) : scores;
}

/** `On Digit Span she scored in the 9th percentile`: no other figure is given. */
function readPercentiles(text: string): Score[] {
  return Array.from(text.matchAll(ON_TEST_PERCENTILE), ({ groups }) => ({
    ...EMPTY_SCORE,
    measure: groups?.['measure'] ?? '',
    percentile: groups?.['percentile'] ?? null,
  }));
}

/** `PHQ-9: 24 on admission, 17 on 2 March, 9 at discharge`: one measure, in the order of the note. */
function readSeries(text: string): Score[] | null {
  const name = TEST_NAME.exec(text);
  if (name === null) return null;
  const tail = text.slice(name.index + name[0].length);
  const measure = wholeName(text, name);
  const arrows = ARROWS.exec(tail);
  const isOneOfSeveral = arrows !== null && ARROWS.test(tail.slice(arrows.index + arrows[0].length));
  if (arrows !== null && !isOneOfSeveral && arrows.index < 25 && !/[,;]/.test(tail.slice(0, arrows.index))) {
    const figures = [
      ...`${arrows.groups?.['first'] ?? ''} ${arrows.groups?.['rest'] ?? ''}`.matchAll(/\d+(?:\.\d+)?(?:\/\d+)?/g),
    ];
    if (figures.length > 1) return figures.map(([score]) => ({ ...EMPTY_SCORE, measure, score }));
  }
  const found = [...tail.matchAll(SERIES)].filter(({ groups }) => !TEST_NAME.test(groups?.['when'] ?? ''));
  const last = found.at(-1);
  // Where another test is named before the last figure, that figure is its own.
  const isInBrackets = /\([^()]*$/.test(tail.slice(0, found[0]?.index));
  if (found.length < 2 || isInBrackets || TEST_NAME.test(tail.slice(0, last?.index))) return null;
  return found.map(({ groups }) => {
    const when = groups?.['when']?.trim() ?? null;
    const informant = when?.startsWith('on ') === true ? (INFORMANT.exec(when)?.[0] ?? null) : null;
    const score = { ...EMPTY_SCORE, measure, score: groups?.['score'] ?? null, informant };
    return withInner(informant === null ? { ...score, when } : score, groups?.['inner']);
  });
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

/** `CORE-10 dropped by 8 points to 13`: by how much is no score. */
function readChangedTo(text: string): Score[] | null {
  const { measure = '', score } = CHANGED_TO.exec(text)?.groups ?? {};
  const name = TEST_NAME.exec(measure)?.[0];
  return name === undefined || score === undefined ? null : [{ ...EMPTY_SCORE, measure: name, score }];
}

/** `; his own rating gave a T of 58`: the same measure, by somebody else. */
function readOtherRater(measure: string, rest: string): Score[] {
  const { who, score } = OTHER_RATER.exec(rest)?.groups ?? {};
  return who === undefined || score === undefined ? [] : [{ ...EMPTY_SCORE, measure, score, informant: who }];
}

/** `, it was 23 at the start`, `, down from 18`: what the same measure was before. */
const EARLIER = /^(?: today| now)?[,;] (?:it |which )?(?<said>(?:was|down from|up from|from) [^.;,]{1,40})\.?$/u;

function readScoredOn(text: string): Score[] {
  return Array.from(text.matchAll(SCORED_ON)).flatMap(({ 0: whole, groups, index }) => {
    const { measure = '', score = '', inner } = groups ?? {};
    const before = text.slice(Math.max(0, index - 30), index);
    const isScore =
      TEST_NAME.test(measure) ||
      /\b(?:standard|scaled|composite|T|z) score (?:of )?$/i.test(before) ||
      (/\bscore[ds]?\b/i.test(before) && /\p{Lu}{2}/u.test(measure));
    if (!isScore) return [];
    const rater = RATER.exec(text.slice(0, index))?.groups?.['who'] ?? null;
    const told = aside(text.slice(index));
    const own = { ...EMPTY_SCORE, measure, score, ...told, informant: told.informant ?? rater };
    const rest = text.slice(index + whole.length);
    const earlier = readEarlier(measure, EARLIER.exec(rest)?.groups?.['said']);
    return [...earlier, own, ...readParts(measure, inner), ...readOtherRater(measure, rest)];
  });
}

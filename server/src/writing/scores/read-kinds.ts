import { withInner } from './with-inner.ts';
import { BAND, BARE_INTERVAL, INTERVAL, NUMBER, PERCENTILE } from './patterns.ts';
import { EMPTY_SCORE, type Score } from './score.ts';

/** `Sentence Structure: …`, `Logical Memory I – …`: what was measured, and behind it figures that each say what they are. */
const LINE = /^(?<name>\p{Lu}[^:;,=\d–]{2,60}?)(?::| [–—-]) +(?<list>\S.*)$/u;
const INNER = String.raw`(?:\s{0,2}[(\[](?<inner>[^()[\]]*)[)\]])?`;
/** The raw score, the standardised one, and the age or the grade that is like it. */
const FIGURE = new RegExp(
  String.raw`^(?<kind>RS|raw(?: score)?|SS|ss|StS|scaled(?: score)?|standard(?: score)?|T(?:[- ]score)?|z(?:[- ]score)?)\s{0,2}[=:]?\s{0,2}(?<score>-?${NUMBER})${INNER}$`,
  'iu',
);
const EQUIVALENT =
  /^(?<kind>AE|GE|age[- ]equiv\p{L}{0,8}\.?|grade[- ]equiv\p{L}{0,8}\.?|reading age|age equivalent)\s{0,2}[=:]?\s{0,2}(?<score>[<>]?\d{1,2}(?:[;:.-]\d{1,2})?(?: ?[-–] ?[<>]?\d{1,2}(?:[;:.]\d{1,2})?)?(?: ?(?:months|years|yrs?|m|y))?)$/iu;
const RAW = /^(?:RS|raw)/i;
const RANGE_PERCENTILE = /^\d{1,3} ?[-–] ?\d{1,3}(?:st|nd|rd|th)(?: ?(?:percentile|centile|%ile))?$/i;

/** The scores of a line of which every figure says what it is: `RS 9, SS 5, 5th %ile, AE 3;2`; none if one does not. */
export function readKinds(text: string): Score[] {
  const { name, list } = LINE.exec(text.trim().replace(/\.$/, ''))?.groups ?? {};
  if (name === undefined || list === undefined) return [];
  const scores: Score[] = [];
  const told: Partial<Score> = {};
  for (const piece of list.split(/[,;] +/)) {
    const figure = (FIGURE.exec(piece) ?? EQUIVALENT.exec(piece))?.groups;
    if (figure !== undefined) {
      const { kind = '', score = null, inner } = figure;
      scores.push(withInner({ ...EMPTY_SCORE, measure: `${name} (${kind})`, score }, inner));
    } else if (RANGE_PERCENTILE.test(piece)) told.percentile = piece;
    else if (PERCENTILE.exec(piece)?.[0] === piece) told.percentile = piece;
    else if (BARE_INTERVAL.test(piece) || /^(?:\d\d ?% )?CI\b/.test(piece))
      told.interval = INTERVAL.exec(piece)?.[0].trim() ?? null;
    else if (BAND.exec(piece)?.[0] === piece) told.band = piece;
    else return [];
  }
  const isStandardised = ({ measure }: Score): boolean =>
    !RAW.test(measure.slice(name.length + 2)) && !EQUIVALENT_KIND.test(measure);
  const main = scores.find(isStandardised) ?? scores[0];
  if (main === undefined) return told.percentile === undefined ? [] : [{ ...EMPTY_SCORE, measure: name, ...told }];
  return scores.map((score) => {
    const whole = score === main ? { ...score, ...told } : score;
    return scores.length === 1 && !RAW.test(score.measure.slice(name.length + 2)) ? { ...whole, measure: name } : whole;
  });
}

const EQUIVALENT_KIND = /\((?:AE|GE|age|grade|reading)[^()]*\)$/i;

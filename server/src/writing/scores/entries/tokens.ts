import { pattern } from '../../../lib/pattern.ts';
import { readSmallName } from './small-names.ts';
import { BAND, INFORMANT, NUMBER, PERCENTILE, TEST_NAME } from '../patterns.ts';

type TokenKind =
  | 'test'
  | 'word'
  | 'informant'
  | 'scale'
  | 'figure'
  /** A figure with a unit: a dose, a time, a length. */
  | 'quantity'
  | 'percentile'
  | 'interval'
  | 'range'
  /** The age or the grade that a score is like: `AE 6:4`. */
  | 'equivalent'
  | 'band'
  | 'when'
  | 'arrow'
  | 'brackets'
  | 'mark';

/** A piece of a sentence that tells scores, by what it is. */
export interface Token {
  kind: TokenKind;
  text: string;
  start: number;
  end: number;
}

const MONTH = String.raw`(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)(?:uary|ruary|ch|il|e|y|ust|tember|ober|ember)?\b`;
const DAY = String.raw`(?:\d{4}-\d{2}-\d{2}|\d{1,2}\/\d{1,2}\/(?:\d{4}|\d{2})(?!\d)|\d{1,2}\.\d{1,2}\.(?:\d{4}|\d{2})(?!\d)|\d{1,2}(?:st|nd|rd|th)? ${MONTH}(?: (?:19|20)\d\d)?|${MONTH}(?: (?:19|20)\d\d| ?['’]\d\d| \d\d(?= (?:was|were) ))?|(?:19|20)\d\d(?![\d/-]|\.\d))`;
/** Words that name a time by themselves, and those that do so only behind `at` or `on`. */
const STAGE = String.raw`(?:[Aa]dmission|adm|[Dd]ischarge|[Ii]ntake|[Bb]aseline|start|end|peak|d\/c|[Ff]ollow-?up|(?:[Ss]ess(?:ion)?|[Ww]eek|[Ww]k|[Dd]ay|[Mm]onth|[Vv]isit) \d{1,3})`;
const EVENT = String.raw`(?:the )?(?:admission|adm|discharge|close|closure|intake|baseline|start|end|outset|beginning|peak|review|follow-?up|referral|screening|assessment|ax|arrival|scene|triage|presentation|handover|recovery|birth|first(?: session| visit)?|last (?:session|visit|review)|end of (?:treatment|therapy)|(?:session|week|wk|month|visit|time) \d{1,3})(?: of (?:the )?(?:exposure|session|task|treatment|therapy))?`;
/** `at 22:30`, `@ 0300`, `at 0900 hrs`: a time of the day, which is written with four digits. */
const CLOCK = String.raw`(?:(?:at|by|from) |@ ?)(?:(?:[01]\d|2[0-3])[0-5]\d|(?:[01]?\d|2[0-3]):[0-5]\d)(?: ?(?:am|pm|h|hrs|hours)\b)?(?![\d/%])`;
const SHORT_DAY = String.raw`\d{1,2}\/(?:1[0-2]|0?[1-9])(?![\d/])`;
export const WHEN = pattern('iu')`
  (?:(?:back )?(?:on|at|in|by|since|from|after|before) )?(?-i:${DAY})
  |(?:back )?(?:on|at|in|by|since|from|after|before) ${EVENT}\b
  |(?-i:${STAGE}(?: of (?:the )?(?:exposure|session|task|treatment|therapy))?)(?![\p{L}\d-])
  |(?:about |nearly )?(?:an?|one|two|three|four|five|six|\d{1,2}) (?:days?|weeks?|wks?|months?|mths?|years?|yrs?) (?:ago|earlier|before|previously|later|on)
  |(?:at|after) (?:one|two|three|four|six|eight|twelve|\d{1,2}) (?:weeks?|wks?|months?|mths?|years?|yrs?)
  |when (?:he|she|they|I|we) (?:first )?(?:came in|arrived|started|began|left|went home|was admitted|was discharged|was seen|were seen|presented)
  |(?:by |on )?(?:last|this) (?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|this (?:week|month|time|morning|year)
  |(?:in|last|this) (?:the )?(?:spring|summer|autumn|winter|term)
  |(?:on|dated) ${SHORT_DAY}
  |${CLOCK}
  |(?:an?|one|two|three|four|six|\d{1,2}) (?:hours?|hrs?|mins?|minutes) (?:ago|earlier|before|later|on|after|post)\b
  |(?:at |@ ?)\d{1,3} ?(?:mins?|minutes?|hrs?|hours?)(?![\p{L}\d])
  |(?:pre|post)-? ?(?:dose|meds?|morphine|analgesia|exercise|walk|feed|treatment|block|rehab|fall|void|transfusion|fluids)\b
  |(?:at|by|after) \d{1,2}\/(?:52|12)(?![\d/])
  |(?:today|yesterday|now|currently|previously|prev|earlier|initially|originally|pre-?(?:op|treatment|therapy|injury|stroke)?|post-?(?:op|treatment|therapy|injury|stroke)?|mid(?:-?(?:treatment|therapy|point|way))?
    |(?:before|after)(?: (?:the )?(?:injury|stroke|treatment|therapy|op|surgery))?
    |last (?:${MONTH}|year|yr|month|mth|week|wk|time|spring|summer|autumn|winter|visit|review))(?![\p{L}\d-])
`;
const SCALE = pattern('u')`
  (?:(?:T|z|SS|ss|StS|ScS|SAS(?=[ =:]{1,3}\d{2,3}(?![\d.]))|RS|[Rr]aw|[Ss]caled|[Ss]tandard(?:i[sz]ed)?|v-[Ss]cale|[Cc]omponent|composite|index|[Ss]tanine|[Ss][Tt]en)(?:[- ][Ss]cores?)?|scores?)(?![\p{L}\d-])
`;
/** A figure that is counted or measured in something: no score, but of tests of speed, strength and reach. */
const UNIT = pattern('u')`
  (?:m\/s|mg|mcg|μg|g|kg|cm|mm|m|ml|l|units?|u|h|hrs?|hours?|min|mins|minutes|s|secs?|seconds|days?|weeks?|wks?|months?|mths?|years?|yrs?
  |yo|pm|am|times|x|sessions?|nights?|kcal|bpm|mmHg|mmhg|pounds|children|friends|people|pints|cans|o'clock|words|wpm|reps|kgs?|lbs?|stone|°C?|["″])(?![\p{L}\d])
`;
/** Tests whose edition follows their name: `Conners 3`. */
const EDITION = String.raw`(?<=(?:Conners|CONNERS|VINELAND|Vineland|ADOS|BASC|ABAS|WIAT|SRS|CELF|BPVS|NEPSY|CTOPP|TEA-?Ch|Beck|BAS|KBIT|WRAT|PPVT|WHODAS|MASC|CDI|[Ss]ensory [Pp]rofile)) [1-6](?:\.0)?(?=[\s,:(]|$)`;
/** `PHQ 9 was 17`: the number in the name, where the figure follows. */
const NUMBER_IN_NAME = String.raw` (?:9|7|10|34|5|21)(?<=(?:PHQ 9|phq 9|GAD 7|gad 7|CORE 10|CORE 34|core 10|PCL 5|pcl 5|DASS 21|dass 21))(?=[ :=]{1,3}(?:(?:was|is|of|at|score|scored|total) ){0,2}\d)`;
export const TEST_AND_EDITION = String.raw`(?:${TEST_NAME.source})(?:${EDITION}|${NUMBER_IN_NAME}| (?:nine|seven|ten|five|four|three|two)(?=[ ,.;:]|$)(?<=(?:PHQ|GAD|CORE|WAIS|WISC|PCL|Conners|ABC|Profile) \p{Ll}+))?`;
/** Names of tests in small letters, where a figure or a part of the test is told of them. */
const LOWER_TEST = pattern('u')`
  (?:(?:phq|gad|core|pcl|dass|bdi|k|core-om|sdq)-?(?:\d{1,2}|ii)|moca|mmse|phq|epds|hads|npi|ace-iii|qol-ad|badls|madrs|wsas|dass|ybocs|sdq|honos|ace-r
  |(?:snap|brief|core|cgi|das|ede|audit|bas|qb)-(?:iv|iii|ii|i|s|r|q|c|om|p|a|\d{1,2})|[Ww](?:ais|isc|iat|ppsi|asi|ms|raml|rat)(?:-?(?:iv|v|iii|ii|r))?|d-?kefs|rbans|ctopp|towre|celf|bpvs|nepsy|rcads|cgi|drumcondra|conners|vineland|barthell?|mrc|borg|zarit|boxall|beery|addenbrooke['’]?s|weschler|wechsler
  |(?:gad|core|snap|spin|bdi|bai|audit|isi|ace|cgas|gds|barthel|rudas|tug)(?=[ :=]{1,3}\d))(?![\p{L}\d])
`;
/** Names that are words of the language too, or parts of a week: in small letters they are no tests. */
const WORDS_TOO =
  /^(?:AUDIT|BRIEF|SCARED|SPIN|HIT|CAGE|DASH|TEA|SNAP|DES|HAM|BOT|FAQ|AIMS|FAB|SWAN|CARS|BIT|MIDAS|DUKE|TAP|BARS|STS|ORS|FRI|REEL|FOCUS|CORE|ACE|ASQ|REY|BAS|EVT|VAS|MBI|CIA|EDE|ITQ|HUI)$/;
/** Those that are nothing else, `wisc`, `vci`, as far as a figure or an edition stands behind them: `wiat iii`, `rcads 71`. */
const SMALL_NAMES = (TEST_NAME.source.match(/(?<=[(|])[A-Z]{3,7}(?=[|)])/g) ?? [])
  .filter((name) => !WORDS_TOO.test(name))
  .map((name) => name.toLowerCase());
const SMALL_TEST = new RegExp(
  String.raw`(?:${SMALL_NAMES.join('|')})(?:[- ]?(?:iv|v|iii|ii)|-\d{1,2}|\d| \d(?= (?:ss|raw|rs|standard|scaled|t) )|(?= (?:it )?(?:was|is|came to|of|at|today|now) \d)|(?=[ :=]{1,3}\d))(?![\p{L}\d])`,
  'uy',
);
const PIECES: readonly (readonly [TokenKind, RegExp])[] = [
  ['arrow', /→|->|–>|➔|(?<=\d )>(?= \d)/uy],
  ['mark', /\.{2,}|…+|_{2,}/uy],
  [
    'equivalent',
    /(?:AE|GE|RA(?= ?[=:]? ?\d{1,2}[;:.])|SA(?= ?[=:]? ?\d{1,2}[;:.])|[Aa]ge[- ]equiv\p{L}{0,8}\.?|[Gg]rade[- ]equiv\p{L}{0,8}\.?|(?:[Rr]eading|[Ss]pelling|[Cc]omp(?:rehension)?|[Mm]aths?|[Nn]umber|[Ll]istening|[Ll]anguage|[Dd]evelopmental|[Mm]ental|[Ww]riting|[Tt]est|[Ww]ord) age)\s{0,2}[=:]?\s{0,2}(?:of )?[<>]?\d{1,2}(?:[;:.-]\d{1,2})?(?: ?[-–] ?[<>]?\d{1,2}(?:[;:.]\d{1,2})?)?(?: ?(?:months|years|yrs?|m|y))?(?![\p{L}\d])/uy,
  ],
  [
    'interval',
    /(?:\d\d ?% ?)?(?:CI|[Cc]onfidence [Ii]nterval)\b(?: ?\(\d\d ?%\))?[\s:=]{0,3}(?:of )?[[(]?-?\d{1,3}(?:\.\d+)?\s?(?:[-–—,]|to)\s?-?\d{1,3}(?:\.\d+)?[)\]]?/uy,
  ],
  [
    'percentile',
    new RegExp(
      String.raw`(?:${PERCENTILE.source})(?:\s?(?:percentile|centile|%ile)s?)?(?![\p{L}\d-])(?! ${MONTH})(?! \p{Ll})`,
      'iuy',
    ),
  ],
  [
    'percentile',
    new RegExp(
      String.raw`(?:\d{1,3} ?[-–] ?)?(?:${PERCENTILE.source})(?:\s?(?:percentile|centile|%ile)s)?(?<=ile|centile|\d)(?![\p{L}\d-])`,
      'iuy',
    ),
  ],
  ['when', new RegExp(WHEN.source, 'uy')],
  [
    'range',
    /(?:\d{2,3}(?:\.\d)?\s?[-–—]\s?\d{2,3}|\d{1,3}[-–—]\d{1,3})(?:\.\d)?(?![\d/%\p{L}.-]|\s?(?:%|yrs?|years?|months?|weeks?|cans|pints|units))/uy,
  ],
  ['quantity', new RegExp(String.raw`(?:\d{1,3}\s?[-–]\s?)?${NUMBER}\s?${UNIT.source}`, 'uy')],
  ['quantity', /[£$€×x]\s?\d[\d,.]*|['’]\d\d\b|\d{1,3}(?:,\d{3})+|\d{1,2}:\d{2}(?:\s?[ap]m)?(?![\d:])/uy],
  // `Salford 7;4`: an age
  ['figure', /\d{1,2};\d{1,2}(?![\d;])/uy],
  // `4-/5`: a grade of strength
  ['figure', /[0-5][-+]\/5(?![\d/])/uy],
  ['figure', /(?<=[\s=(:])[-−+]\d{1,2}(?:\.\d+)?(?![\d/%\p{L}])/uy],
  [
    'figure',
    new RegExp(
      String.raw`(?<!\d[:;])${NUMBER}(?:\+(?!\d)| (?:out )?of \d{1,3}(?![\d%]))?(?!\d|\p{L}|-\p{L}{2}|-\d{1,3}-\d|[:;]\d| \/ \d)`,
      'uy',
    ),
  ],
  [
    'test',
    /(?:[Ff]ull [Ss]cale|[Vv]erbal [Cc]omprehension|[Ww]orking [Mm]emory|[Pp]rocessing [Ss]peed|[Vv]isual [Ss]patial|[Ff]luid [Rr]easoning|[Pp]erceptual [Rr]easoning|[Gg]rip(?: strength)?(?= [RL\d]))(?![\p{L}\d])/uy,
  ],
  ['test', new RegExp(TEST_AND_EDITION, 'uy')],
  ['test', new RegExp(`${LOWER_TEST.source}(?:${NUMBER_IN_NAME})?`, 'uy')],
  ['test', SMALL_TEST],
  ['scale', new RegExp(SCALE.source, 'uy')],
  [
    'informant',
    new RegExp(
      String.raw`(?:${INFORMANT.source}|\b(?:him|her|them)sel(?:f|ves)|\bown(?= (?:rating|report|form|score)))(?:['’]s)?(?:-(?:report|rated|form|rating))?(?![\p{L}\d-])`,
      'iuy',
    ),
  ],
  ['band', new RegExp(BAND.source, 'iuy')],
  // `Zarit 12-item`
  ['word', /\d{1,3}-\p{L}{2}[\p{L}-]*/uy],
  ['word', /v\d(?:\.\d)?(?![\p{L}\d])/uy],
  ['word', /[\p{L}%&+][\p{L}\p{N}\p{M}'’&+/-]*\.?(?<=\p{L}\.(?=\s\p{Ll})|[^.])/uy],
  ['mark', /[^\s]/uy],
];

/** The pieces of a sentence; what stands in brackets is one of them. */
export function readTokens(text: string): Token[] {
  const tokens: Token[] = [];
  for (let at = 0; at < text.length;) {
    if (/\s/.test(text[at] ?? '')) {
      at += 1;
      continue;
    }
    const token = readBrackets(text, at) ?? readPiece(text, at);
    tokens.push(isTeacher(token, tokens) ? { ...token, kind: 'word' } : token);
    at = token.end;
  }
  return tokens;
}

/** `P 22 T 17`: behind what the parent said it is the teacher, and no T score. */
function isTeacher({ kind, text }: Token, before: readonly Token[]): boolean {
  const [letter, figure] = before.filter((token) => token.kind !== 'mark').slice(-2);
  return kind === 'scale' && text === 'T' && figure?.kind === 'figure' && letter?.text === 'P';
}

const BRACKETS = /[([][^()[\]]{0,300}[)\]]/y;

function readBrackets(text: string, start: number): Token | null {
  BRACKETS.lastIndex = start;
  const found = BRACKETS.exec(text)?.[0];
  return found === undefined
    ? null
    : { kind: 'brackets', text: found.slice(1, -1).trim(), start, end: start + found.length };
}

function readPiece(text: string, start: number): Token {
  const isWithin = /[\p{L}\d]/u.test(text[start - 1] ?? '');
  for (const [kind, piece] of PIECES) {
    if (isWithin && kind !== 'mark' && kind !== 'arrow' && kind !== 'figure' && kind !== 'quantity') continue;
    const small = kind === 'word' ? readSmallName(text, start) : null;
    if (small !== null) return { kind: 'test', text: small, start, end: start + small.length };
    piece.lastIndex = start;
    const found = piece.exec(text)?.[0];
    if (found !== undefined && found !== '') return { kind, text: found, start, end: start + found.length };
  }
  return { kind: 'mark', text: text[start] ?? '', start, end: start + 1 };
}

import { pattern } from '../../lib/pattern.ts';
import { ALONE_BEFORE, type KindPattern } from './kind-pattern.ts';

const UNITS = 'one|two|three|four|five|six|seven|eight|nine';
const WORDS = String.raw`(?:ninety(?:[- ]?(?:${UNITS}))?|(?:a |one )?hundred(?: and (?:${UNITS}|ten|eleven|twelve))?)`;
const DIGITS = String.raw`(?:9\d|1[0-2]\d)`;
const OLD = `(?:${DIGITS}|${WORDS})`;
const UNITS_OF_GERMAN = 'einund|zweiund|dreiund|vierund|fünfund|sechsund|siebenund|achtund|neunund';
const NEEDS =
  /9[\dOol]|1[0-2]\d|ninet|hundred|centen|nonag|hundert|neunzig|vingt|nov[ea]nt|negentig|dziewięćdz|девянос/i;
/** What follows a number that is no age. */
const NO_AGE = String.raw`(?![\p{N}%:/]|[.,]\d|[- ]?(?:st|nd|rd|th)\b|[- ]?(?:%|per ?cent|percentile|mgs?|mcg|mls?|g|kg|lbs?|cm|mm|m|km|metres?|meters?|miles?|minutes?|mins?|seconds?|secs?|hours?|hrs?|days?|weeks?|months?|beats|bpm|units?|points?|degrees?|calories|kcal|pounds|dollars|euros|people|pages?|steps|times|sessions?|words|items|out of|on (?:the|a|his|her)|over|°)(?![\p{L}]))`;
/** Whoever turns or is aged ninety may do so "on the ward". */
const NO_AGE_BUT_PLACE = NO_AGE.replace('|on (?:the|a|his|her)', '');
const KIN =
  'mother|father|mum|mom|mam|dad|nan|nana|nanna|gran|granny|grand(?:mother|father|ma|pa|ad|dad|parents?)|aunt|auntie|uncle|wife|husband|lady|man|woman|gentleman|widow|widower|neighbour|in-law|resident|patient|pt|client';
const SUBJECTS = String.raw`he|she|they|i|who|${KIN}|(?-i:\p{Lu}\p{Ll}{2,20})(?<!IQ|Score|Index|Pulse|Sats|Weight|Reading|Total|Age|It|This|That|Rate|Memory|Speed|Comprehension|Reasoning|Fluency|Spelling|Maths|Sodium|Glucose|Percentile)`;

/** So few people are older than 89 that the age tells who it is. */
export const AGE_PATTERNS: readonly KindPattern[] = (
  [
    // "93 years old", "97yo", "96 years young", "ninetieth birthday".
    String.raw`${ALONE_BEFORE}(?<hidden>${OLD})(?=[- ]?(?:years?|yrs?|y)[- ]?(?:old|of age|young|o\b)|[- ]?y\.?/?o\.?\b|[- ]?year[- ]old|(?:th|st|nd|rd)? (?:birthday|b'?day|bday)| and a half| ?yrs?\b(?! (?:ago|later|after)\b))`,
    String.raw`${ALONE_BEFORE}(?<hidden>(?:ninet(?:ieth|y[- ](?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth))|hundredth|${DIGITS}(?:th|st|nd|rd)))(?= (?:birthday|year|b'?day|bday))`,
    String.raw`\b(?:aged?|is now|turned|turning|turns|turn|age of|age is|age:|lived to(?: be)?|lived un?till?|lived till|made it to|got to|until|till|pushing|nearing|approaching|died at|passed away at|died aged|d\.|reached)(?: now| about| nearly| almost| of| the age of)?:? ?(?<hidden>${OLD})${NO_AGE_BUT_PLACE}`,
    // "She is 93", "my nan's ninety-one", "Ethel, 94,".
    String.raw`\b(?:${SUBJECTS})(?: is|'s| was|'ll be| will be| are|'m| am| would be)(?: now| only| about| nearly| almost| over| just| already| currently| also| still| well| actually| both){0,3} (?<hidden>${OLD})${NO_AGE}`,
    // "Maeve (Mae) is 96, born", "They are 90 and 93", "twins, both 96".
    String.raw`\p{L}["')] (?:is|was|turned)(?: now| also| nearly| almost)? (?<hidden>${OLD})${NO_AGE}(?=[,.;)]|$|\n| (?:and|but|years|today|now|this|next|last|who)\b)`,
    String.raw`\b(?:they|both|parents|sisters|brothers|twins|grandparents|aunts|uncles) (?:are|were|aged)(?: now| both)? ${OLD} (?:and|&) (?<hidden>${OLD})${NO_AGE}`,
    String.raw`\b(?:are|is|was|were|aged)(?: now)? (?<hidden>${OLD}) (?:and|&) ${OLD}(?=[.,;)]|$|\n| respectively)`,
    String.raw`\bboth(?: now| aged)? (?<hidden>${OLD})${NO_AGE}(?=[.,;)]|$|\n)`,
    // "a sprightly 91", "made 101", "Vera's 100th", "Harold, 98 on Sunday".
    String.raw`\ban? (?:very )?(?:sprightly|spry|frail|fit|active|youthful|young|hale|remarkable|independent|healthy|ripe old|grand(?: old)?) (?<hidden>${OLD})(?=[.,;)]|$|\n| (?:and|but|who)\b|[- ]y)`,
    String.raw`\b(?:${KIN}|(?-i:\p{Lu}\p{Ll}{2,20}))(?: (?-i:\p{Lu}\p{Ll}{2,20}))? (?:made|saw|managed|survived to)(?: it to)? (?<hidden>${OLD})(?=[.,;)]|$|\n)`,
    String.raw`(?-i:\p{Lu}\p{Ll}{2,20})'s (?<hidden>(?:9\d|1[0-2]\d)(?:st|nd|rd|th)|hundredth|ninetieth)(?=[.,;)!]|$|\n| (?:in|on|last|next|this|was|is|party)\b)`,
    String.raw`(?-i:\p{Lu}\p{Ll}{2,20})(?:,| \() ?(?<hidden>${DIGITS})(?= (?:on|last|next|this|in (?-i:\p{Lu})|today|tomorrow)\b)`,
    String.raw`(?:^|[.;!?] |\n)(?<hidden>ninety)(?= (?:last|next|this|in|on|today)\b)`,
    String.raw`${ALONE_BEFORE}(?<hidden>${DIGITS})(?= ?y(?:ea)?rs?,? \d{1,2} ?m(?:on)?ths?)`,
    String.raw`\band (?:is|was)(?: now| aged)? (?<hidden>${OLD})${NO_AGE}(?=[ ,.;)]|$)`,
    String.raw`\b(?:${KIN})\b[^.;:\d\n]{0,40}?(?: is|,| of| at| are| was| \(|\() ?(?:d\. ?|aged? ?)?(?<hidden>${OLD})${NO_AGE}`,
    String.raw`\p{Lu}\p{Ll}{2,20}(?:,| \() ?(?:aged? ?)?(?<hidden>${DIGITS})(?=[,);.](?: |$|\n))`,
    String.raw`\bat(?: the age of)? (?<hidden>${OLD}),? (?:he|she|they|i|his|her|this)\b`,
    String.raw`${ALONE_BEFORE}(?<hidden>${DIGITS}) ?y(?:ea)?rs?(?= ?[,.;)/]|$|\n| (?:old|male|female|m|f|lady|man|woman)\b)`,
    // "DOB 1/2/1929 (96y)", "born 96 years ago".
    String.raw`\((?<hidden>${DIGITS}) ?y(?:rs?)?\)`,
    String.raw`\bborn (?<hidden>${OLD}) years ago`,
    String.raw`\b(?:centenarian|nonagenarian|great age)(?: of|,| \()? ?(?<hidden>${OLD})${NO_AGE}`,
    String.raw`(?:^|[\n(;,] ?|\b)now (?<hidden>${OLD})${NO_AGE}(?=[ ,.;)]|$|\n)(?! (?:that|he|she|on|at))`,
    String.raw`\b(?:died|passed|dead|lost)\b[^.;\n]{0,30} at (?<hidden>${OLD})${NO_AGE}(?=[ ,.;)]|$|\n)`,
    String.raw`\bover (?:90|ninety),? ?\((?<hidden>${DIGITS})\)`,
    String.raw`\b(?:his|her|their|my) (?<hidden>${DIGITS}(?:th|st|nd|rd)|hundredth|ninetieth)(?=[.,;!?)]|$|\n)`,
    String.raw`(?<![\p{L}\p{N}])(?-i:[MF]), ?(?<hidden>${DIGITS})(?=[ ,;.)]|$|\n)`,
    String.raw`(?<![\p{L}\p{N}.,/-])(?<hidden>${DIGITS})(?=, ?(?-i:[MF])(?![\p{L}\p{N}])| ?[♀♂])`,
    String.raw`${ALONE_BEFORE}(?<hidden>${DIGITS})(?= ?y,? ?(?-i:[MF])(?!\p{L})| years? (?:and|,) \d{1,2} months?|y,? (?:old|lady|man|woman|male|female|gent))`,
    String.raw`${ALONE_BEFORE}(?<hidden>(?:ninety|9\d)[- ]something|(?:a |one )hundred and (?:${UNITS}|ten))(?!\p{L})${NO_AGE}`,
    // "92F", "F 92", "90/M".
    String.raw`(?<![\p{L}\p{N}.,/-])(?<hidden>${DIGITS})(?= ?/? ?(?:(?-i:[MF])\b(?![-/]| ?[-/] ?\d)|(?:man|woman|lady|gentleman|male|female)\b))`,
    String.raw`(?<![\p{L}\p{N}-])(?-i:[MF])[ /](?<hidden>${DIGITS})${NO_AGE}(?=[ ,;.)]|$)`,
    // "in her nineties", "a centenarian".
    String.raw`\b(?:his|her|their|my|your)(?: own)?(?: (?:early|mid|late))?[ -](?<hidden>nineties|90'?s)(?!\p{L})`,
    String.raw`(?<!\bthe )\b(?:early|mid|late)[ -]?(?<hidden>nineties|90'?s)(?!\p{L})`,
    String.raw`\b(?:her|his|their|my) (?<hidden>(?:tenth|10th|eleventh|11th) decade)(?!\p{L})`,
    String.raw`${ALONE_BEFORE}(?<hidden>${OLD})(?=[- ]?(?:odd|ish|something|plus)\b| the (?:yr|year) after\b|\+(?: |,|\.|$)(?! ?(?:mins?|%))| next (?:birthday|week|month|year)\b| this (?:year|week|month)\b| in (?:january|february|march|april|may|june|july|august|september|october|november|december|a few)\b)`,
    String.raw`${ALONE_BEFORE}(?<hidden>(?:super)?centenarians?|nonagenarians?)(?!\p{L})`,
    // "grandmother Nellie 98,", "92 at second stroke", "wants to hit one hundred".
    String.raw`\b(?:${KIN}) (?-i:\p{Lu}\p{Ll}{2,20}) (?<hidden>${DIGITS})(?=[,;.)]|$|\n)`,
    String.raw`${ALONE_BEFORE}(?<hidden>${DIGITS})(?= at (?:diagnosis|death|onset|(?:first|second|third|last) \p{L}))`,
    String.raw`\b(?:hit|reach|make it to|live to|get to|see) (?<hidden>one hundred|100|ninety)(?=[.,;)]|$|\n| out of (?!\d|the\b)| one day)`,
    // "93 ans", "91 lat", "95-jährige", "pacjent lat 91".
    String.raw`${ALONE_BEFORE}(?<hidden>${DIGITS})(?=[ -]?(?:ans|anni|años|anos|lat|jahre|jährige[rnms]?|jaar|jarige|år|årig|éves|let|лет)(?!\p{L}))`,
    String.raw`(?<!\p{L})(?:pacjent(?:ka|ki)?|kobieta|mężczyzna|chor[ay]|babcia|dziadek),? lat (?<hidden>${DIGITS})(?!\p{N})`,
    String.raw`(?-i:\p{Lu})[\p{L}'-]{2,24}, lat (?<hidden>${DIGITS})(?=[,.;)]|$|\n)`,
    // "father to 96", "mum d. at 97", "gran, 93 now".
    String.raw`\b(?:${KIN})(?: (?:lived|made it|got))? (?:to|until|till)(?: be)? (?<hidden>${OLD})${NO_AGE}(?=[ ,.;)]|$|\n)`,
    String.raw`\b(?:${KIN}|mgm|mgf|pgm|pgf|great[- ]gran\p{L}{0,9}),? (?:alive |d\.? |died |dec'd |now |aged? )?(?<hidden>${DIGITS})${NO_AGE}(?=[ ,;.)]|$|\n)(?! (?:kg|bpm|st|mmhg)\b)`,
    String.raw`\b(?:mr|mrs|ms|miss|dr)\.? (?-i:\p{Lu}[\p{L}'-]{1,20}) (?<hidden>9\d|10\d)(?= (?:seen|was|is|has|attended|admitted|from|with|lives|living|in|on|fell|c/o)\b|[,;)]|\.(?:\s|$)|$|\n)`,
    String.raw`\baet(?:at)?\.? ?(?<hidden>${OLD})${NO_AGE}`,
    String.raw`\b(?:(?:re)?married|widowed|retired|moved|driving|drove|diagnosed|dx|stopped|smoked|worked|living)[^.;\n\d]{0,14} at (?<hidden>${OLD})${NO_AGE}(?=[ ,;.)]|$|\n)`,
    String.raw`\b(?:shy of|close to|lived past|lived beyond|living past|rising|coming up(?: to| for)?) (?<hidden>${OLD})${NO_AGE}(?=[,;.)!]|$|\n| (?:now|and|when|but|years)\b)`,
    String.raw`\bcelebrat(?:ed|es|ing) (?:(?:his|her|their|a) )?(?<hidden>${DIGITS}(?:th|st|nd|rd)?|hundredth|ninetieth)(?![\p{L}\p{N}%]| ?(?:days?|weeks?|months?|mg|sessions?)\b)`,
    String.raw`\bat (?<hidden>(?:a|one) hundred)(?=[.,;)!?]|$|\n)`,
    // "Age 9O (ninety)", misread and told again in words.
    String.raw`\bage[d:]? ?(?<hidden>9[\dOol])(?![\p{L}\p{N}])`,
    String.raw`\bage[^.;\n]{0,16}\((?<hidden>${WORDS})\)`,
    String.raw`${ALONE_BEFORE}(?<hidden>(?:ninety|hundred)(?:[- ](?:odd|ish|plus))|nonagenaire|nonagénaire|centenaire|centenari[oa]|hundertjährige?[rn]?)(?!\p{L})`,
    // In other languages.
    String.raw`${ALONE_BEFORE}(?<hidden>(?:${UNITS_OF_GERMAN})?neunzig(?:jährige?[rnms]?)?|quatre-vingt-(?:dix(?:-(?:sept|huit|neuf))?|onze|douze|treize|quatorze|quinze|seize)|noventa(?: [ye] \p{L}{2,6})?|novanta\p{L}{0,7}|negentig|\p{L}{3,5}ennegentig|dziewięćdziesi\p{L}{1,6}|девяност\p{L}{1,3})(?!\p{L})${NO_AGE}`,
    String.raw`(?<!\p{N})(?<hidden>${DIGITS})(?= ?(?:岁|歲|歳|才|세|살)|-?(?:letni|letnia|letniej|letniego|letý|letá|ročn|vuotias|vuotta|åring|vjeç|χρον|річн|летн))`,
    String.raw`(?<![\p{L}\p{N}])(?:wiek|alter|edad|età|idade|âge|leeftijd|ålder|alder|ikä|yaş|kor|возраст|věk)[: ]{1,2}(?<hidden>${DIGITS})(?![\p{N}.,/])`,
    // In words a number as high is hardly ever anything else.
    String.raw`${ALONE_BEFORE}(?<hidden>ninety[- ]?(?:${UNITS})|(?<=(?:nearly|almost|over|turned|about|past) )ninety)(?!\p{L}|[- ](?:hundred|thousand))${NO_AGE}`,
  ] as const
).map((source) => ({ kind: 'AGED', needs: NEEDS, pattern: pattern('giu')`${source}` }));

const MEASURED =
  'hr|bp|sats?|spo2|pulse|p|weight|wt|scores?|scored|scoring|iq|fsiq|gai|index|composite|total|x|rr|egfr|hb|urea|rate|sodium|na|glucose|bm|crp|systolic|diastolic|percentile|centile|of about|around|dose|level|temp|room|bed|bay|ward|flat|number|no|page';
/** Whoever was born later is no ninety yet, nor will be for some years. */
const LATEST_BIRTH = 1940;

/** The age of a client whom the record tells to be so old that it may be over 89: any such number that nothing measures. */
export function knownAgePatterns(born: string): KindPattern[] {
  const year = Number(/(?<!\d)\d{4}(?!\d)/.exec(born)?.[0] ?? LATEST_BIRTH + 1);
  if (year > LATEST_BIRTH) return [];
  const source = String.raw`(?<![\p{L}\p{N}]|[\p{N}./:=<>+-] ?|(?<!\p{L})(?:${MEASURED})[: ]{1,2}(?:of |at |was |is )?)(?<hidden>9\d|10\d|ninety(?:[- ]?(?:${UNITS}))?)(?!\p{L}| ?[-/] ?\d)${NO_AGE}`;
  return [{ kind: 'AGED', needs: NEEDS, pattern: new RegExp(source, 'giu') }];
}

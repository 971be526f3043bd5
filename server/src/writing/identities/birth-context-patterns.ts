import { pattern } from '../../lib/pattern.ts';
import { type KindPattern, RELATIVES } from './kind-pattern.ts';

const MONTH =
  "jan(?:uary|uar|vier)?|feb(?:ruary|ruar)?|févr(?:ier)?|mar(?:ch|s|zo|zec)?|märz|apr(?:il|ile)?|avril|abril|ma[iy]o?|maggio|june?|juni|juin|junio|giugno|july?|juli|juillet|julio|luglio|aug(?:ust)?|août|agosto|sept?(?:ember|embre|iembre)?|settembre|o[ck]t(?:ober|obre|ubre)?|ottobre|nov(?:ember|embre|iembre)?|de[cz](?:ember|embre|iembre)?|dicembre|styczeń|stycznia|lutego|marca|kwietnia|maja|czerwca|lipca|sierpnia|września|października|listopada|grudnia|enero|febrero|gennaio|febbraio|chaitra|baisakh|jestha|asar|shrawan|bhadra|ashwin|kartik|mangsir|poush|magh|falgun|muharram|safar|rajab|sha'?ban|ramadan|shawwal|(?:am |an t-?|an )?(?:faoilleach|gearran|màrt|giblean|cèitean|ògmhios|iuchar|lùnastal|sultain|dàmhair|dùbhlachd)|ionawr|chwefror|mawrth|ebrill|mehefin|gorffennaf|awst|medi|hydref|tachwedd|rhagfyr|eanáir|feabhra|márta|aibreán|bealtaine|meitheamh|iúil|lúnasa|deireadh fómhair|samhain|nollaig|januari|februari|maart|augustus|janeiro|fevereiro|março|maio|junho|julho|setembro|outubro|novembro|dezembro|leden|ledna|února|března|dubna|května|června|července|srpna|září|října|listopadu|prosince";
const SIGN = '[\\dOol]';
const DAY = String.raw`\d{1,2}\.? ?(?:st|nd|rd|th|er|º)?`;
const WORD_NUMBER =
  '(?:oh|zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|and|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|thirteenth|fourteenth|fifteenth|sixteenth|seventeenth|eighteenth|nineteenth|twentieth|thirtieth|of|the|january|february|march|april|may|june|july|august|september|october|november|december)';
const ORDINAL =
  '(?:(?:twenty|thirty)[- ])?(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|(?:thir|four|fif|six|seven|eigh|nine)teenth|twentieth|thirtieth)';
const DATE = [
  String.raw`(?:the )?${DAY}(?: of| de)? ?(?:${MONTH})(?!\p{L})\.?,?(?:(?: de)? ?(?:\d{4}|'?\d{2}))?(?!\d)`,
  String.raw`(?:${MONTH})(?!\p{L})\.? (?:${DAY})(?:,? (?:\d{4}|'\d{2}))?(?!\d)`,
  String.raw`(?:${MONTH})(?!\p{L})\.? (?:\d{4}|'\d{2})`,
  String.raw`${SIGN}{1,2} ?[./l|\\-] ?(?:${SIGN}{1,2}|[IVX]{1,4}) ?[./l|\\-] ?${SIGN}{2} ?${SIGN}{0,2}(?!\d)`,
  String.raw`\d{4}[./-]\d{1,2}[./-]\d{1,2}`,
  String.raw`\d{1,2}[./]\d{1,2}(?![\d./])`,
  String.raw`${WORD_NUMBER}(?:[ -]${WORD_NUMBER}(?!\p{L})){2,9}`,
  String.raw`(?:the )?(?:spring|summer|autumn|winter|end|beginning|middle) of (?:19|20)\d{2}`,
  String.raw`(?:19|20)\d{2}(?!\d)|'\d{2}(?!\d)`,
  String.raw`\d{8}|\d{6}`,
].join('|');
const LABEL = String.raw`d\.? ?o\.? ?b\.?|d of b|date[- ]of[- ]birth|birth ?date|birth ?day|b'?day|geb(?:oren|urtsdatum|\.)?|n[ée]e? le|né\(e\) le|naissance|fecha de nacimiento|nacid[oa]|nascid[oa]|nato|nata|ganwyd|ganed|narozen[aý]?|született|syntynyt|doğum(?: tarihi)?|data di nascita|data de nascimento|data urodzenia|urodzon[ya]|ur\.|geboortedatum|född|født|ур\.|дата рождения|г\.р\.|nasc\.?|f\. ?nac\.?|f\. ?nasc\.?|fec\. ?nac\.?|p\. ?d\.?n\.?|geboortejaar|gebdat\.?|geb\.-?dat\.?|dátum narodenia|datum rođenja|rođen[a]?|roden[a]?|né\(e\)|sünd(?:inud)?\.?|syntymäaika|s\.aika|fødselsdato|födelsedatum|γενν\.?|tgl\.? lahir|tanggal lahir|tarikh lahir|ngày sinh|data nasterii|data nașterii|născut[ăa]?|n[ăa]sc\.?|d\. ?naissance|ddn|born|birth cert(?:ificate)?(?: says| has| reads| gives)?|birth|delivered|year of birth|yob`;
const SPOKEN_MONTH = /january|february|march|april|may|june|july|august|september|october|november|december/i;
const NEEDS =
  /d\.? ?o\.? ?b|d of b|birth|b'?day|geb|born|n[ée]e? le|né\(|naissance|ddn|nac|nasc|născ|nășt|našt|naște|narod|rođ|roden|sünd|s\.aika|fødsel|födel|γενν|lahir|sinh|г\.р|p\. ?d\.?n|nat[oa]|gan(?:wyd|ed)|naroz|szület|synty|doğum|urodz|ur\.|född|født|ур\.|рожд|deliver|yob/i;

/** Not "birth 3/5" for a fifth child, and not "born first of the two". */
function isBirth(match: string): boolean {
  if (/^(?:birth|born|delivered) \D{0,12}\d{1,2}[./]\d{1,2}$/i.test(match)) return false;
  const isSpoken = /^(?:birth|born|delivered)\D*$/i.test(match);
  return !isSpoken || SPOKEN_MONTH.test(match);
}

/** Dates of birth in other words, languages and damaged forms than the plain ones. */
export const BIRTH_CONTEXT_PATTERNS: readonly KindPattern[] = [
  {
    kind: 'BIRTHDATE',
    needs: NEEDS,
    pattern: pattern('giu')`
      (?<![\p{L}\p{N}])(?:${LABEL})(?: (?:is|was|on|op|den|em|dia|día|dnia|around|about|circa|c|in|of|the|am|el|le|il|em|a|an|approx\.?
          |mother|father|brother|sister|son|daughter|child|partner|mum|dad|twin|monday|tuesday|wednesday|thursday
          |friday|saturday|sunday)\b|[:=_]|,| ?\?| ?\.{2,20}(?!\.)|\(approx\)| \(\p{L}{2,10}\)| \(| -|-| ?\n
        | ?\|){0,6} ?(?<hidden>${DATE})
    `,
    accepts: isBirth,
  },
  // "mother b 1957", "(b. May 2009)", "° 03.05.2009", "* 3.5.2009".
  {
    kind: 'BIRTHDATE',
    needs: /(?:^|[\s(])(?:b[. \d]|[*°])/i,
    pattern: pattern(
      'giu',
    )`(?<=^|[\s(])(?:b\.?|\*|°) ?(?<hidden>\d{1,2}[./-]\d{1,2}[./-]\d{2,4}|(?:19|20)\d{2}[./-]\d{1,2}[./-]\d{1,2}|(?:19|20)\d{2}(?![\d.-])|\d{6}(?!\d)|(?:${DAY}[ -]?)?(?:${MONTH})[ -]\d{2,4})(?![\d.,]?\d)`,
  },
  // "filho n. 02/11/2015", "syn ur 2011": a letter or two, behind a relative or in a bracket.
  {
    kind: 'BIRTHDATE',
    needs: /(?<!\p{L})(?:n|nac|nasc|ur|geb|f|р|s|né|née)\.? ?\d/iu,
    pattern: pattern(
      'giu',
    )`(?<=[\p{L})] |\()(?:n|nac|nasc|ur|geb|né|née|р)\.?,? (?<hidden>\d{1,2}[./-]\d{1,2}[./-](?:\d{4}|\d{2})|(?:19|20)\d{2}(?![\d./-]))(?![\p{N}%])`,
    accepts: (match) => !/^n (?:19|20)\d\d$/i.test(match),
  },
  // "Mei born 2018, 4th November": the day behind its year.
  {
    kind: 'BIRTHDATE',
    needs: /born/i,
    pattern: pattern(
      'giu',
    )`(?<![\p{L}\p{N}])born (?:in )?(?<hidden>(?:19|20)\d{2},? (?:${DAY}(?: of)? ?(?:${MONTH})|(?:${MONTH})(?!\p{L}) ${DAY}))(?![\p{L}\p{N}])`,
  },
  // "DOB check 11 03 07": as it is read out.
  {
    kind: 'BIRTHDATE',
    needs: /dob|d\.o\.b|birth/i,
    pattern: pattern(
      'giu',
    )`(?<![\p{L}\p{N}])(?:d\.?o\.?b\.?|date of birth)(?: (?:check|checked|confirmed|verified|given|as|ok|correct)){1,3}:? (?<hidden>\d{1,2}[ ./-]\d{1,2}[ ./-]\d{2,4})(?!\d)`,
  },
  // "born Vaisakhi 2010 (14 April)", "born Christmas Day 1987": by a feast.
  {
    kind: 'BIRTHDATE',
    needs: /born/i,
    pattern: pattern(
      'giu',
    )`(?<![\p{L}\p{N}])born (?:on |at |around )?(?<hidden>(?-i:\p{Lu})[\p{L}']{2,14}(?: (?-i:\p{Lu})[\p{L}']{2,14}){0,2},? (?:19|20)\d{2}(?: \((?:${DAY}(?: of)? ?(?:${MONTH})|(?:${MONTH})(?!\p{L}) ${DAY})\))?)(?![\p{L}\p{N}])`,
  },
  // "She will be 18 on 3 May 2027", "turned 17 on 3 May", "eighteenth birthday on 3rd May".
  {
    kind: 'BIRTHDATE',
    needs: /(?:be|turn(?:s|ed|ing)?|becomes|is|was) [\p{L}\d -]{2,11} on /iu,
    pattern: pattern(
      'giu',
    )`(?<![\p{L}\p{N}])(?:will be|turn(?:s|ed|ing)?|becomes|is|was) (?:\d{1,2}|(?:eigh|seven|six|fif|four|thir)teen|twenty[- ]one) on (?<hidden>${DATE})`,
  },
  {
    kind: 'BIRTHDATE',
    needs: /birth ?day/i,
    pattern: pattern(
      'giu',
    )`(?<![\p{L}\p{N}])birth ?day(?: \p{L}{1,12}){0,5},? (?:on |is |was )?(?<hidden>${DAY}(?: of)? ?(?:${MONTH})(?:,? \d{4})?|(?:christmas|boxing|new year)[\p{L}' ]{0,12}(?:day|eve))`,
  },
  // A date beside a sex, as the head of a page or a list of patients has it.
  {
    kind: 'BIRTHDATE',
    pattern: pattern(
      'gu',
    )`(?<![\p{L}\p{N}/.-])(?<hidden>\d{2}[./-]\d{2}[./-](?:19|20)\d{2}),? ?\(?(?:M|F|male|female)(?![\p{L}\p{N}])`,
  },
  {
    kind: 'BIRTHDATE',
    pattern: pattern(
      'gu',
    )`(?<![\p{L}\p{N}/.-])(?:(?:M|F|male|female),? (?<hidden>\d{1,2}[./-]\d{1,2}[./-](?:19\d{2}|20[01]\d|[3-9]\d))|(?<=\p{Lu}{2} )\d{1,2}[./-]\d{1,2}[./-](?:19\d{2}|20[01]\d|[3-9]\d)(?= [MF](?:$|[,;\n])))(?!\p{N})`,
  },
  {
    kind: 'BIRTHDATE',
    needs: /child|son|daughter|mother|father|brother|sister|name/i,
    pattern: pattern(
      'giu',
    )`(?<![\p{L}\p{N}])(?:child|son|daughter|mother|father|brother|sister|twin|baby)(?: \d)?: ?(?:(?-i:\p{Lu})[\p{L}'-]{1,20},? ){0,2}(?<hidden>\d{1,2}[./-]\d{1,2}[./-]\d{2,4})(?!\d)`,
  },
  // "wife Nuala (23/04/1949)", "partner Wei Lin, 17/9/85": behind whoever is named as a relative.
  {
    kind: 'BIRTHDATE',
    needs: /[(,] ?\d/,
    pattern: pattern(
      'giu',
    )`(?<![\p{L}\p{N}])(?:${RELATIVES}|child|twin|baby|spouse|grand(?:son|daughter|parent)|sibling)(?: (?-i:\p{Lu})[\p{L}'-]{1,20}){1,3},? ?\((?<hidden>\d{1,2}[./-]\d{1,2}[./-]\d{2,4}|(?:(?:${MONTH})\.? )?(?:19|20)\d{2})\)`,
  },
  {
    kind: 'BIRTHDATE',
    needs: /, \d/,
    pattern: pattern(
      'giu',
    )`(?<![\p{L}\p{N}])(?:${RELATIVES}|child|twin|baby|spouse|grand(?:son|daughter|parent)|sibling)(?: (?-i:\p{Lu})[\p{L}'-]{1,20}){1,3}, (?<hidden>\d{1,2}[./-]\d{1,2}[./-](?:19\d{2}|20[01]\d|[3-9]\d))(?![\p{N}/.-])`,
  },
  // "nineteen seven ninety is his date of birth", "a 1990 baby".
  {
    kind: 'BIRTHDATE',
    needs: /birth|dob/i,
    pattern: pattern(
      'giu',
    )`(?<hidden>${DATE}|${WORD_NUMBER}(?:[ -]${WORD_NUMBER}){1,6})["']? (?:is|was) (?:his|her|their|my|the client's|the patient's) (?:date of birth|birth ?day|dob)`,
  },
  { kind: 'BIRTHDATE', needs: /baby|babies/i, pattern: /\ba (?<hidden>(?:19|20)\d{2}|'\d{2}) baby\b/giu },
  { kind: 'BIRTHDATE', needs: /dob/i, pattern: /\bd\.?o\.?b\.?:? (?<hidden>\d{4,6}[ .-]\d{1,4})(?!\d)/giu },
  {
    kind: 'BIRTHDATE',
    needs: /(?:st|nd|rd|th) of the /i,
    pattern: pattern(
      'giu',
    )`(?:the )(?<hidden>${ORDINAL} of the ${ORDINAL},? (?:nineteen |twenty )?(?:${WORD_NUMBER})(?:[ -]${WORD_NUMBER}){0,2})(?!\p{L})`,
  },
  // A table with a column for it: the date in a row of names.
  {
    kind: 'BIRTHDATE',
    needs: /\| ?(?:dob|d\.o\.b\.?|date of birth|born) ?\|/i,
    pattern: /(?<=\| ?)\d{1,2}[./-]\d{1,2}[./-]\d{2,4}(?= ?\|)/gu,
  },
];

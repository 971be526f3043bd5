import { pattern } from '../../lib/pattern.ts';
import { type KindPattern, RELATIVES } from './kind-pattern.ts';
import { foldWord } from './folding.ts';
import { isClinical, isGivenName, isKeptCapital, isNameAndWord, isWord } from './kinds-of-words.ts';

const NAME = String.raw`(?-i:\p{Lu}[\p{L}'-]{1,24})`;
const NAMES = String.raw`["']?(?<hidden>${NAME}(?: ${NAME}){0,2})`;

/** What somebody is called, in words that say so. */
export const NICKNAME_PATTERNS: readonly KindPattern[] = [
  String.raw`\b(?:call(?:s|ed|ing)?|dubbed|nicknamed?|christened) (?:him|her|them|me|himself|herself|themselves) ${NAMES}`,
  String.raw`\b(?:goes by|go by|going by|went by|answers to|aka|a\.k\.a\.?|alias|nicknamed|likes? to be called|prefers? to be called|wants? to be called|is called|known(?: \p{L}+){0,3} as|known(?: to \p{L}+){1,2} as)(?: the name(?: of)?)?:? ${NAMES}`,
  String.raw`\b(?:nickname|pet name|street name|stage name|maiden name|preferred name|birth name|dead ?name)(?: \p{L}+){0,4}? (?:is|was|:) ${NAMES}`,
  String.raw`\b(?:nickname|pet name|street name|stage name|maiden name|preferred name|birth name|previous name|surname|forename)(?::| -|=) ?${NAMES}`,
  String.raw`(?<hidden>${NAME}(?: ${NAME})?) \((?:\p{L}+ )?(?:nickname|pet name|street name|stage name|alias|preferred name)\b`,
  String.raw`(?<hidden>${NAME}(?: ${NAME})?),? is what (?:\p{L}+ ){1,4}calls?\b`,
  String.raw`(?<![\p{L}\p{N}])["']?(?<hidden>${NAME})["']? to (?:his|her|their|my)(?: (?:dad|mum|mam|mother|father|parents|nan|gran|friends|mates|family|crew|brothers?|sisters?|team|colleagues|workmates))(?!\p{L})`,
  String.raw`(?<![\p{L}\p{N}])(?<hidden>${NAME}) ?\((?:they|she|he|xe|ze)\/(?:them|her|him|they|xem|zir)`,
  String.raw`(?<hidden>${NAME}),? as (?:he|she|they) (?:likes?|prefers?|wants?|is|are) (?:to be )?(?:called|known)`,
  String.raw`\bsigns? (?:himself|herself|themselves|(?:his|her|their) (?:texts?|letters?|e-?mails?|messages?|name))(?: as)? ${NAMES}`,
  // 'Terence "Tel" Biggs'.
  String.raw`${NAME} ["'](?<hidden>${NAME})["'] ${NAME}`,
  // 'An older male "Stretch" drove them.'
  String.raw`\b(?:male|female|man|woman|boy|girl|lad|dealer|friend|mate|pal|adult|runner|elder|boyfriend|girlfriend),? "(?<hidden>${NAME})"`,
  String.raw`\b(?:gamer|gaming|online|user|stage|pen|chosen|new|old|former|married|maiden) name(?: is| was|:)? ${NAMES}`,
].map((source) => ({
  kind: 'PERSON',
  needs:
    /call|name|known|aka|alias|goes? by|going by|went by|answers|dubbed|a\.k\.a|christ| to (?:his|her|their|my) |(?:they|she|he|xe|ze)\/|signs?|["']/i,
  pattern: pattern('giu')`${source}`,
}));

/** "BED 3 SUNNY ON LEAVE", "Bay 2: Max Bell": who lies there, by a name that may be a word. */
export const BED_PATTERNS: readonly KindPattern[] = [
  {
    kind: 'PERSON',
    needs: /bed|bay|room|rm/i,
    pattern: pattern(
      'gu',
    )`(?<![\p{L}\p{N}])(?:[Bb]ed|BED|[Bb]ay|BAY|[Rr]oom|ROOM|[Rr]m) ?\d{1,2}[a-dA-D]?(?:: | - |, | )(?<hidden>\p{Lu}[\p{L}'-]{2,20}(?: \p{Lu}[\p{L}'-]{1,20}| \p{Lu}(?![\p{L}\p{N}/]))?)(?= |[,.;:\n]|$)`,
    accepts: (match) =>
      isNameOfBed(/^.*?\d\p{L}?(?:: | - |, | )(?<name>[\p{L}'-]+)/u.exec(match)?.groups?.['name'] ?? ''),
  },
];

function isNameOfBed(word: string): boolean {
  const folded = foldWord(word);
  return (isGivenName(folded) || isNameAndWord(folded)) && !isClinical(folded);
}

/** Whoever signs a letter, also with a name that is a word: "Kind regards,\nMax". */
export const SIGNED_PATTERNS: readonly KindPattern[] = [
  {
    kind: 'PERSON',
    needs: /\n/,
    pattern: pattern(
      'giu',
    )`(?<!\p{L})(?:regards|wishes|sincerely|faithfully|truly|thanks|cheers|best|yours|love|br|rgds|ta)[,.!]? ?\n{1,3} ?(?<hidden>${NAME}(?: (?-i:\p{Lu})[\p{L}'.-]{0,24}){0,3})(?=[, ]{0,3}(?:\n|$))`,
    // "Yours sincerely,\nClinical Psychologist" names nobody.
    accepts: (match) => !isRole(match.slice(match.lastIndexOf('\n') + 1)),
  },
];

/** Words that name nobody, with a trade among them. */
const isRole = (line: string): boolean =>
  TRADE.test(line) &&
  line.split(/[ ,]{1,3}/).every((word) => isKeptCapital(foldWord(word)) && !isNameAndWord(foldWord(word)));
const TRADE =
  /(?:ologist|iatrist|therapist|nurse|doctor|worker|manager|officer|practitioner|consultant|registrar|assistant|secretary|service|team|teacher|coordinator)s?$/i;

const CLOSE = `${RELATIVES}|stepmother|stepfather|stepdad|stepmum|friend|neighbour|boyfriend|girlfriend|ex|fiancé|fiancée`;

/** A word that somebody spells letter by letter is a name as a rule; capitals that are spoken so have no dots. */
const ALPHABET =
  'alpha|alfa|bravo|charlie|delta|echo|foxtrot|golf|hotel|india|juliett?|kilo|lima|mike|november|oscar|papa|quebec|romeo|sierra|tango|uniform|victor|whiske?y|x-?ray|yankee|zulu';

export const SPELT_PATTERNS: readonly KindPattern[] = [
  // "Mike Alpha Echo": letters as they are told on the telephone.
  {
    kind: 'PERSON',
    needs: /alpha|alfa|echo|india|oscar|uniform|bravo|tango|kilo|romeo|sierra|november/i,
    pattern: pattern('giu')`(?<!\p{L})(?:${ALPHABET})(?:,? (?:${ALPHABET})){2,24}(?!\p{L})`,
  },
  // "FY2 SL", "F1 (SL)", "pp MN", "on call: SL": letters behind the grade of a doctor, or of whom somebody signs for.
  {
    kind: 'PERSON',
    pattern: pattern(
      'gu',
    )`(?<![\p{L}\p{N}])(?:(?:FY?[12]|[SC]T[1-8]|IMT[1-3]|SpR|SHO)(?: - |: | \(| )|(?:pp|p\.p\.) |[Oo]n[ -]call(?: - |: | \()|(?:[Cc]ons(?:ultant)?|[Rr]eg(?:istrar)?|[Ss]cribe|[Nn]amed nurse|[Kk]ey ?worker|[Cc]haperone|[Aa]ssessor|[Rr]eviewer): )(?<hidden>\p{Lu}{2,3})(?=$|[.,;)\n/]| \d| (?:to|will|aware|informed|bleeped|reviewed)(?!\p{L}))`,
    accepts: (match) => !/(?:MED|REG|SHO|GP|ENT|OT|TBC|NA|MRI|CT|XR)$/.test(match),
  },
  // "Our ref: MN/PW".
  {
    kind: 'PERSON',
    needs: /ref/i,
    pattern: pattern(
      'gu',
    )`(?<![\p{L}\p{N}])(?:[Oo]ur|[Yy]our) [Rr]ef(?:erence)?\.?:? (?<hidden>\p{Lu}{2,4}[/:]\p{L}{2,3})(?![\p{L}\p{N}])`,
  },
  // "A boy in class, T., hits him."
  { kind: 'PERSON', pattern: /(?<=\p{Ll}{3}, )\p{Lu}\.(?:\p{Lu}\.)?(?=, (?:\p{Ll}{3}|a ))/gu },
  // "McD. rang", "L.McG.", "O'C".
  { kind: 'PERSON', pattern: /(?<![\p{L}\p{N}'])\p{Lu}{0,2}\.?(?:Mc|Mac|O')\p{Lu}(?![\p{L}\p{N}'])/gu },
  // "HD (wife)", "altercation with prisoner GS": letters that medicine knows as well.
  { kind: 'PERSON', needs: /\(/, pattern: pattern('gu')`(?<![\p{L}\p{N}./-])\p{Lu}{2}(?= \((?:${CLOSE})\))` },
  {
    kind: 'PERSON',
    pattern: pattern(
      'gu',
    )`(?<=\b(?:[Pp]risoner|[Ii]nmate|[Cc]ellmate|[Cc]lassmate|[Pp]eer|[Pp]assenger|[Ff]latmate|[Nn]eighbour) )\p{Lu}{2}(?![\p{L}\p{N}/-])`,
  },
  { kind: 'PERSON', needs: /\(/, pattern: pattern('gu')`(?<=\b(?:[Mm]anager|[Bb]oss|${CLOSE}) \()\p{Lu}{2}(?=\))` },
  // "HvB", "PdS".
  { kind: 'PERSON', pattern: /(?<![\p{L}\p{N}'])\p{Lu}(?:v|d|de|vd|van|von)\p{Lu}(?![\p{L}\p{N}'])/gu },
  // "Entry by jkm, cosigned rt": who wrote, in small letters.
  {
    kind: 'PERSON',
    needs: /sign|entry|entered|typed|dictated|initialled/i,
    pattern: pattern(
      'giu',
    )`(?<!\p{L})(?:entry|entered|typed|dictated|initialled|countersigned|(?:co-?)?signed)(?: by|:)? (?<hidden>(?-i:[a-z]{2,3}))(?=$|[.,;)\n])`,
    accepts: (match) => !isWord(/[a-z]{2,3}$/.exec(match)?.[0] ?? ''),
  },
  { kind: 'PERSON', pattern: /(?<![\p{L}\p{N}'])(?:de|van|von|di|el|al) \p{Lu}\.(?= \p{Ll})/gu },
  { kind: 'PERSON', pattern: /(?<![\p{L}\p{N}'-])\p{L}(?:-\p{L}){3,24}(?![\p{L}\p{N}]|-\p{L})/gu },
  { kind: 'PERSON', pattern: /(?<![\p{L}\p{N}'])\p{L}(?: \p{L}){3,24}(?![\p{L}\p{N}])/gu },
  { kind: 'PERSON', pattern: /(?<![\p{L}\p{N}'])\p{L}(?:, ?\p{L}){4,24}(?![\p{L}\p{N}])/gu },
  { kind: 'PERSON', pattern: /(?<![\p{L}\p{N}'.])\p{L}(?:\. ?\p{L}){4,24}(?![\p{L}\p{N}])/gu },
];

import { pattern } from '../../lib/pattern.ts';
import { ALONE_AFTER, ALONE_BEFORE, DIGIT, type KindPattern } from './kind-pattern.ts';

const STREETS =
  'street|road|rd|avenue|ave|lane|crescent|cres|gardens|gdns|terrace|mews|boulevard|blvd|parade|quay|esplanade|highway|motorway';
/** Words of their own too: part of an address where they and what is before them have capitals. */
const OTHER_STREETS =
  'St|Ln|Gr|Tce|Ter|Cl|Gv|Close|Drive|Dr|Court|Ct|Place|Pl|Way|Grove|Square|Sq|Row|Walk|Rise|Green|View|Park|Hill|Gate|Mount|Bank|Croft|Vale|Fold|Yard|Wharf|Circus|Wynd|Brae|Loan|Meadow|Meadows|Heights|Circle|Trail|Parkway|Pkwy|Plaza|Alley|Common|End|Drove|Ridge|Approach|Chase|Dene|Garth|Field|Fields|Estate|Villas|Cottages|House|Lodge|Tower|Mansions|Buildings';
const FLAT = String.raw`(?:(?:flat|apartment|apt|unit|suite|room|rm) ?\w{1,4},? )?`;
const HOUSE = String.raw`${ALONE_BEFORE}${FLAT}(?:no\.? ?|number )?\d{1,5}(?: ?[a-zA-Z])?(?: ?[-/] ?\d{1,4}[a-zA-Z]?)?,? `;
const SPOKEN_HOUSE = String.raw`(?:(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:[ -](?:one|two|three|four|five|six|seven|eight|nine))?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen) `;
const NAME = String.raw`(?-i:\p{Lu}[\p{L}'-]{0,24})`;
const FOREIGN_BEFORE =
  'rue|avenue|boulevard|place|chemin|impasse|allée|quai|calle|avenida|plaza|paseo|carrer|viale|piazza|corso|rua|praça|travessa|ul\\.?|ulica|al\\.?|aleja|os\\.?|osiedle|улица|ул\\.';
const FOREIGN_AFTER =
  'straße|strasse|str\\.?|weg|platz|allee|gasse|ring|damm|straat|laan|plein|gracht|gatan|vägen|gata|vej|gade|katu|tie|utca|út|ulice|třída';
const STATES =
  'AL|AK|AZ|AR|CA|CO|CT|DE|FL|GA|HI|ID|IL|IN|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|OH|OK|OR|PA|RI|SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY|DC';
const CODE_LABEL = String.raw`(?:post ?code|postal code|zip(?: ?code)?|pin ?code|eircode|plz|code postal|cap|código postal|kod pocztowy|postnummer|postnr\\.?|psč|psc|cep|npa|irsz\\.?|codice postale)`;
/** Letters of British post areas, without those that medicine writes before figures: HR 72, SS 11, PE, ST and the like. */
const POST_AREAS =
  'AB|AL|BA|BB|BD|BH|BL|BN|BR|BS|BT|CB|CF|CH|CM|CR|CT|CV|CW|DA|DD|DE|DG|DH|DL|DN|DT|DY|EH|EN|FK|FY|GL|GU|HA|HD|HG|HS|HU|HX|IG|IP|IV|KA|KT|KW|KY|LA|LD|LE|LL|LN|LS|LU|MK|ML|NE|NG|NN|NP|NR|NW|OL|OX|PL|PO|RG|RH|RM|SA|SK|SL|SM|SN|SO|SP|SR|SW|SY|TA|TD|TF|TN|TQ|TR|TS|TW|UB|WA|WC|WD|WF|WN|WR|WS|WV|YO|ZE';

/** Where somebody lives. */
export const ADDRESS_PATTERNS: readonly KindPattern[] = [
  // Britain; in small letters an ordinal such as "y5 1st" looks like one.
  {
    kind: 'ADDRESS',
    pattern: pattern('gu')`${ALONE_BEFORE}(?:[A-Z]{1,2}\d[A-Z\d]?[ -]?\d[ABD-HJLNP-UW-Z]{2}|GIR ?0AA)${ALONE_AFTER}`,
  },
  // With a letter that no such code ends with, as somebody may have heard it; and its first half alone.
  {
    kind: 'ADDRESS',
    needs: DIGIT,
    pattern: pattern(
      'gu',
    )`${ALONE_BEFORE}(?:${POST_AREAS})(?:\d{1,2} \d[A-Z]{2}|\d{2})${ALONE_AFTER}(?![/.%-]\S| ?(?:mg|ml|mmol|%))`,
  },
  {
    kind: 'ADDRESS',
    needs: DIGIT,
    pattern: pattern(
      'gu',
    )`${ALONE_BEFORE}[A-Z]{1,2}\d[A-Z\d]? \d(?!st|nd|rd|th|mg|ml|kg|cm|mm|am|pm)[a-z]{2}${ALONE_AFTER}`,
  },
  // "Blk 412 … #08-1147", "S(560412)".
  {
    kind: 'ADDRESS',
    needs: DIGIT,
    pattern: /(?<![\p{L}\p{N}])(?:Blk\.? \d{1,4}[A-Z]?|#\d{2}-\d{2,5}|S ?\(\d{6}\))(?![\p{L}\p{N}])/gu,
  },
  // "Singapore 310078", "CP 28015", "ancienne adresse 38000".
  {
    kind: 'ADDRESS',
    needs: DIGIT,
    pattern: pattern(
      'giu',
    )`(?<=(?<!\p{L})(?:singapore|c\.?p\.?|adresse|address|dirección|indirizzo|adres|anschrift|endereço):? )\d{5,6}(?![\p{L}\p{N}/-]|[.,]\d)`,
  },
  // "area SE15", "90210, CA", "G12.8QQ".
  {
    kind: 'ADDRESS',
    needs: DIGIT,
    pattern: pattern(
      'gu',
    )`(?<=\b(?:[Aa]rea|[Dd]istrict|[Pp]ostcode|[Pp]ost code|p/c|[Pp]code):? )[A-Z]{1,2}\d{1,2}[A-Z]?${ALONE_AFTER}`,
  },
  { kind: 'ADDRESS', needs: DIGIT, pattern: pattern('gu')`${ALONE_BEFORE}\d{5}(?=,? (?:${STATES})${ALONE_AFTER})` },
  {
    kind: 'ADDRESS',
    needs: DIGIT,
    pattern: pattern('gu')`${ALONE_BEFORE}[A-Z]{1,2}\d{1,2}[A-Z]?[.,_]\d[ABD-HJLNP-UW-Z]{2}${ALONE_AFTER}`,
  },
  // "2042 Newtown NSW".
  {
    kind: 'ADDRESS',
    needs: DIGIT,
    pattern: pattern(
      'gu',
    )`${ALONE_BEFORE}\d{4}(?=,? (?:\p{Lu}\p{Ll}{2,20},? ){1,2}(?:NSW|VIC|QLD|SA|WA|TAS|ACT|NT)${ALONE_AFTER})`,
  },
  { kind: 'ADDRESS', needs: DIGIT, pattern: /(?<=\bpin:? )\d{3} \d{3}(?![\p{L}\p{N}])/giu },
  // A scan takes the figure for a letter: "NW1 OJQ".
  {
    kind: 'ADDRESS',
    needs: DIGIT,
    pattern: pattern('gu')`${ALONE_BEFORE}[A-Z]{1,2}\d{1,2}[A-Z]? ?[OIl][ABD-HJLNP-UW-Z]{2}${ALONE_AFTER}`,
  },
  {
    kind: 'ADDRESS',
    needs: DIGIT,
    pattern: pattern(
      'gu',
    )`${ALONE_BEFORE}[a-z]{1,2}\d[a-z\d]?[ -]\d(?!st\b|nd\b|rd\b|th\b|mg\b|ml\b)[abd-hjlnp-uw-z]{2}${ALONE_AFTER}`,
  },
  {
    kind: 'ADDRESS',
    needs: DIGIT,
    pattern: pattern(
      'gu',
    )`${ALONE_BEFORE}[a-z]{1,2}\d(?:\d|[a-z])\d(?!st|nd|rd|th|mg|ml)[abd-hjlnp-uw-z]{2}${ALONE_AFTER}`,
  },
  {
    kind: 'ADDRESS',
    needs: DIGIT,
    pattern: pattern('gu')`${ALONE_BEFORE}[A-Z]{1,2} \d{1,2} \d[ABD-HJLNP-UW-Z]{2}${ALONE_AFTER}`,
  },
  {
    kind: 'ADDRESS',
    needs: /\b(?:lives?|living|flat|house|moved|home|stays|based)\b/i,
    pattern: pattern(
      'gu',
    )`\b(?:[Ll]ives?|living|moved to|stays|based)(?: in| at| near| to)? (?<hidden>[A-Z]{1,2}\d{1,2}[A-Z]?)(?![\p{L}\p{N}])`,
  },
  {
    kind: 'ADDRESS',
    needs: /NSW|VIC|QLD|TAS|ACT/,
    pattern: /(?<![\p{L}\p{N}])\d{4},? (?:NSW|VIC|QLD|TAS|ACT|WA|SA|NT)(?![\p{L}])/gu,
  },
  {
    kind: 'ADDRESS',
    needs: /area|district/i,
    pattern: pattern('gu')`${ALONE_BEFORE}[A-Z]{1,2}\d{1,2}[A-Z]?(?= (?:area|district|postcode)\b)`,
  },
  // "flat in E17".
  {
    kind: 'ADDRESS',
    needs: /\d/,
    pattern:
      /(?<=\b(?:lives|living|lived|flat|house|home|hostel|bedsit|estate|moved|family|based|rents|renting) (?:in|near|around|to|from) )[A-Z]{1,2}\d{1,2}[A-Z]?(?![\p{L}\p{N}.-])/gu,
  },
  { kind: 'ADDRESS', needs: DIGIT, pattern: pattern('giu')`${ALONE_BEFORE}dublin \d{1,2}w?(?![\p{L}\p{N}])` },
  // Ireland, Canada, the Netherlands, Poland, Portugal, Japan, Brazil, the United States.
  {
    kind: 'ADDRESS',
    needs: DIGIT,
    pattern: pattern(
      'gu',
    )`${ALONE_BEFORE}(?:[AC-FHKNPRTV-Y]\d{2}|D6W) ?(?=[A-Z0-9]{4}(?![\p{L}\p{N}]))(?=[A-Z0-9]{0,3}\d)[AC-FHKNPRTV-Y0-9]{4}`,
  },
  {
    kind: 'ADDRESS',
    needs: DIGIT,
    pattern: pattern('giu')`${ALONE_BEFORE}[ABCEGHJ-NPRSTVXY]\d[A-Z][ -]?\d[A-Z]\d${ALONE_AFTER}`,
  },
  {
    kind: 'ADDRESS',
    needs: DIGIT,
    pattern: pattern('gu')`${ALONE_BEFORE}[1-9]\d{3} (?!IU|MG|ML|KG|AM|PM)[A-Z]{2}${ALONE_AFTER}(?! ?\d)`,
  },
  {
    kind: 'ADDRESS',
    needs: DIGIT,
    pattern: pattern('gu')`(?<![\p{L}\p{N}.,/-])\d{2}-\d{3}(?![\p{N}.,%/-])(?=,? \p{Lu}\p{Ll})`,
  },
  {
    kind: 'ADDRESS',
    needs: DIGIT,
    pattern: pattern(
      'gu',
    )`(?<![\p{L}\p{N}.,/-])(?:〒 ?\d{3}-\d{4}|(?:\d{4}-\d{3}|\d{3}-\d{4})(?=,? \p{Lu})|\d{5}-\d{3,4})(?![\p{N}-])`,
  },
  {
    kind: 'ADDRESS',
    needs: DIGIT,
    pattern: pattern('gu')`(?<![\p{L}\p{N}])(?:(?:${NAME} ){1,3})?(?:${STATES}),? \d{5}(?:-\d{4})?(?!\p{N})`,
  },
  {
    kind: 'ADDRESS',
    needs: DIGIT,
    pattern: pattern('gu')`(?<![\p{L}\p{N}])(?:(?:${NAME} ){1,3})?(?:NSW|VIC|QLD|ACT|TAS|SA|WA|NT),? \d{4}(?!\p{N})`,
  },
  // Five or six digits, and four after a country's letter, with the town behind them.
  {
    kind: 'ADDRESS',
    needs: DIGIT,
    pattern: pattern(
      'gu',
    )`(?<![\p{L}\p{N}.,/-])(?:[A-Z]{1,2}-)?\d{5} ${NAME}(?:[ -](?:am|an der|sur|de|la) ?${NAME}|-${NAME}){0,2}`,
  },
  {
    kind: 'ADDRESS',
    needs: DIGIT,
    pattern: pattern('gu')`(?<![\p{L}\p{N}.,/-])(?:(?:[A-Z]{1,2}|DK|CH|AT)-\d{4}|\d{3} \d{2}) (?!IU|MG|ML|KG)${NAME}`,
  },
  { kind: 'ADDRESS', needs: DIGIT, pattern: pattern('gu')`(?<=\p{Lu}\p{L}{2,24},? )\d{6}(?![\p{N}.,])` },
  {
    kind: 'ADDRESS',
    pattern: pattern(
      'giu',
    )`\b${CODE_LABEL}(?: (?:on|the|in|form|file|record|now|here|given|is|was)\b|:|=|\.){0,5} ?(?<hidden>[\p{L}\p{N}]{2,8}(?:[ -]?[\p{L}\p{N}]{2,5})?)(?<=\d[\p{L}]{0,4})`,
  },
  // Streets, with a number and without.
  {
    kind: 'ADDRESS',
    needs: DIGIT,
    pattern: pattern('giu')`${HOUSE}(?:\p{L}[\p{L}'-]{1,24}\.? ){1,3}(?:${STREETS})\b\.?`,
    // "2 miles down the road" is nobody's address.
    accepts: (match) =>
      !/ (?:is|was|off|on|in|along|down|up|of|across|over|from|to|by|at|and|into) the \p{L}+\.?$/iu.test(match),
  },
  {
    kind: 'ADDRESS',
    needs: DIGIT,
    pattern: pattern('gu')`${HOUSE.replace('flat', '[Ff]lat')}(?:${NAME} ){1,3}(?:${OTHER_STREETS})\b\.?`,
  },
  {
    kind: 'ADDRESS',
    pattern: pattern(
      'gu',
    )`${ALONE_BEFORE}(?:${NAME} ){1,3}(?:Street|Road|Rd|Avenue|Ave|Lane|Crescent|Gardens|Terrace|Mews|Boulevard|Parade|Quay|Close|Drive|Grove|Walk|Way)${ALONE_AFTER}`,
  },
  // "118 W 9th", "4410 N 12th Ave": a street that is a number.
  {
    kind: 'ADDRESS',
    needs: /\d(?:st|nd|rd|th)/,
    pattern: pattern('gu')`${ALONE_BEFORE}\d{1,5} [NSEW]\.? \d{1,3}(?:st|nd|rd|th)(?: (?:St|Ave|Street|Avenue)\b)?`,
  },
  // "9a over the chip shop": what a street or a place goes on from.
  {
    kind: 'ADDRESS',
    needs: DIGIT,
    pattern: pattern(
      'giu',
    )`${ALONE_BEFORE}\d{1,3}[a-d]?,? (?:over|above) (?:the|a) (?:\p{L}{2,12} )?(?:shop|pub|bakery|takeaway|chippy|bookies|launderette|laundrette|salon|cafe|café|garage|butchers?|chemist|post office)(?!\p{L})`,
  },
  // "Blk 204 #08-17 Tampines St 21".
  {
    kind: 'ADDRESS',
    needs: /bl/i,
    pattern: pattern(
      'giu',
    )`${ALONE_BEFORE}(?:blk|block) \d{1,4}[a-z]?,?(?: #\d{1,3}-\d{1,4},?)?(?: (?-i:\p{Lu}\p{Ll}{2,15})){1,3} (?:st|street|ave|avenue|rd|road|dr|drive) \d{1,3}${ALONE_AFTER}`,
  },
  {
    kind: 'ADDRESS',
    pattern: pattern(
      'giu',
    )`${ALONE_BEFORE}(?:flat|apartment|apt)\.? ?(?:\d{1,4}[a-z]?|[a-z])(?=[ ,.;)]|$)(?:,? \d{1,4})?`,
  },
  {
    kind: 'ADDRESS',
    pattern: pattern(
      'gu',
    )`${ALONE_BEFORE}(?:The )?(?:${NAME} ){1,2}(?:Cottage|House|Lodge|Farm|Barn|Rectory|Vicarage|Mansions|Towers?)(?=,|\.| in | on | at |$)`,
  },
  {
    kind: 'ADDRESS',
    needs:
      /\b(?:one|two|three|four|five|six|seven|eight|nine|t\p{L}+|(?:eigh|nine|fif|six|seven|four)t(?:y|een)|forty|eleven) \p{Lu}/iu,
    pattern: pattern(
      'gu',
    )`${ALONE_BEFORE}(?:[Nn]umber )?(?:${SPOKEN_HOUSE})(?:${NAME} ){1,3}(?:${OTHER_STREETS}|Street|Road|Avenue|Lane|Crescent|Gardens|Terrace|Mews)${ALONE_AFTER}`,
  },
  {
    kind: 'ADDRESS',
    needs: /\b(?:road|street|avenue|lane|crescent|terrace)\b/,
    pattern: pattern(
      'gu',
    )`(?<=\b(?:on|in|at|off|near|down|up) )(?!the |a |this |that |main |busy |side |same |my |our |next |other |every |another |quiet |long |one )\p{Ll}{3,20} (?:road|street|avenue|lane|crescent|terrace)(?: number \d{1,4})?${ALONE_AFTER}`,
  },
  {
    kind: 'ADDRESS',
    needs: DIGIT,
    pattern: pattern(
      'gu',
    )`${ALONE_BEFORE}(?:(?:House|Plot|Lot|Villa|Door|H)\.? ?(?:[Nn]o\.? ?)?\d{1,4}[A-Z]?|(?![BCDLST]\d{1,2}(?:/\d)?,)[A-Z]-?\d{1,4}(?:/\d{1,4})?), (?:Road \d{1,4}, )?(?=\p{Lu}\p{Ll})`,
  },
  // "6 The Paddocks", "33 Calder Vw", "1600 County Road 12", "The Rectory".
  {
    kind: 'ADDRESS',
    needs: DIGIT,
    pattern: pattern('gu')`${ALONE_BEFORE}\d{1,4}[a-zA-Z]?,? The ${NAME}(?: ${NAME})?${ALONE_AFTER}`,
  },
  {
    kind: 'ADDRESS',
    needs: DIGIT,
    pattern: pattern(
      'gu',
    )`${ALONE_BEFORE}\d{1,5}[a-zA-Z]?,? (?:${NAME} ){1,3}(?:Vw|Crt|Cl|Gdns|Tce|Cresc|Pde|Hwy|Rte|Bvd|Grn|Pk|Paddocks?|Mead|Copse|Spinney|Orchards?|Glade|Glen|Hollow|Crossing|Pass|Run|Path|Loop)${ALONE_AFTER}`,
  },
  {
    kind: 'ADDRESS',
    needs: DIGIT,
    pattern: pattern(
      'gu',
    )`${ALONE_BEFORE}(?:\d{1,5} )?(?:County Road|County Rd|CR|State Route|SR|State Highway|Highway|Hwy|Route|Rural Route|RR(?= \d{1,3} Box)|Box) \d{1,4}[A-Z]?${ALONE_AFTER}`,
  },
  {
    kind: 'ADDRESS',
    needs: /The \p{Lu}/u,
    pattern: pattern(
      'gu',
    )`(?<=(?:^|[,;:.\n] ?|\b(?:at|in|to|from|address|resides|lives|living|moved) ))The (?:Old )?(?:${NAME} )?(?:Rectory|Vicarage|Manse|Forge|Bakery|Barn|Lodge|Cottage|Stables|Granary|Mill|Hollies|Elms|Laurels|Firs|Beeches|Oaks|Limes|Willows|Grange|Gables|Farmhouse|Bungalow|Croft|Paddocks?|Orchard|Haven|Nook|Schoolhouse|Chapel|Coach House|Gatehouse|Post Office)${ALONE_AFTER}`,
  },
  {
    kind: 'ADDRESS',
    needs: DIGIT,
    pattern: pattern('gu')`${ALONE_BEFORE}Via (?:(?:dei|delle|della|del) )?${NAME}(?: ${NAME})?,? \d{1,4}`,
  },
  { kind: 'ADDRESS', pattern: pattern('giu')`${ALONE_BEFORE}p\.? ?o\.? box ?\d{1,6}` },
  {
    kind: 'ADDRESS',
    pattern: pattern(
      'giu',
    )`${ALONE_BEFORE}(?:\d{1,4}(?: ?(?:bis|ter|[a-z]))?,? )?(?:${FOREIGN_BEFORE}) (?:(?:de|du|des|la|le|les|del|della|dei|da|do|św\.?|gen\.?|jana) ?){0,2}${NAME}(?: ${NAME}){0,2}(?:,? \d{1,4}[a-z]?(?:/\d{1,4})?)?`,
  },
  {
    kind: 'ADDRESS',
    pattern: pattern(
      'gu',
    )`${ALONE_BEFORE}(?:\d{1,4} )?(?:${NAME}[ -]){0,2}(?:\p{Lu}[\p{Ll}]{2,20})?(?:[- ]?[Ss]traße|[- ]?[Ss]trasse|straat|gatan|vägen|gasse|laan|gracht|vej|gade|katu)(?: \d{1,4} ?[a-z]?)?${ALONE_AFTER}`,
  },
  {
    kind: 'ADDRESS',
    pattern: pattern('gu')`${ALONE_BEFORE}\p{Lu}[\p{Ll}-]{2,24}(?:${FOREIGN_AFTER}) \d{1,4}[a-z]?${ALONE_AFTER}`,
  },
];

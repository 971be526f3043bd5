import { pattern } from '../../lib/pattern.ts';
import { hasNamingWord, hasOrdinaryWord, hasStrangeWord } from './kinds-of-words.ts';
import { ALONE_AFTER, ALONE_BEFORE, DIGIT, type KindPattern } from './kind-pattern.ts';

const NAME = String.raw`\p{Lu}[\p{L}\d'-]{0,24}`;
const MONTH_OR_DAY =
  'Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec|Mon|Tue|Wed|Thu|Fri|Sat|Sun|Session|Week|Day|Month|Year|Point|Tablet|Hour|Minute|Ward|Hz|Time|Item|Word|Letter|Report';
const SPOKEN = [
  '(?:(?:one|two|three|four|five|six|seven|eight|nine|a) hundred(?: and)?(?: (?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|t\\p{L}{3,7}(?:[ -](?:one|two|three|four|five|six|seven|eight|nine))?|forty|fifty|sixty|seventy|eighty|ninety))?',
  '(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:[ -](?:one|two|three|four|five|six|seven|eight|nine))?',
  '(?:ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen)',
  '(?:one|two|three|four|five|six|seven|eight|nine|oh|zero|double)(?:[ ,](?:one|two|three|four|five|six|seven|eight|nine|oh|zero)){0,3})',
].join('|');
const SURE_STREETS =
  'street|road|avenue|lane|crescent|gardens|terrace|mews|boulevard|parade|cottages|villas|mansions|drive|grove|close|court|place|square|way|row|hill|rise|park|view|green|walk|st|rd|ave|dr|cl|ct';
const ONLY_STREETS = 'street|road|avenue|lane|crescent|terrace|mews|boulevard|gardens|villas|cottages';
const LEAD = String.raw`(?<![\p{L}\p{N}])(?:lives?(?: in)?|living|lived|live|address(?: is| given as)?|at|@|moved to|moved from|from|place is|home is|house is|it's|resides?(?: at)?|visited(?: at)?|staying at|to|evicted from|postal address)`;
const UNIT =
  'flat|apartment|apt|unit|room|rm|caravan|cabin|mobile home|houseboat|narrowboat|barge|mooring|dorm|maisonette|plot|lot|block|blk|suite|studio|villa|pitch|bedsit|shop|house|door|tower|wing|hut|chalet|berth|appartement|wohnung|piso|km|concession';
const ROOMS = String.raw`(?:h\.? ?no|${UNIT})\.?(?: ?no\.?:?| number| #)? ?(?:\d{1,4}[a-z]?(?:[/-]\d{1,3}){0,3}|(?<= )[a-z]\d{0,3})`;

/** Addresses that a label, a verb of living, a flat's number or a spoken number tells. */
export const ADDRESS_HOME_PATTERNS: readonly KindPattern[] = [
  // All of the line after "Address:".
  {
    kind: 'ADDRESS',
    needs: /addr|anschrift|wohnhaft|direcci|domicil|adres|indirizzo|endere|morada|residence|property|hostel/i,
    pattern: pattern('giu')`
      ${ALONE_BEFORE}(?:address|addr|adresse|anschrift|wohnhaft|direcci[oó]n|domicilio|domicili[ée]e?|adres|indirizzo
        |endereço|morada|usual residence|property|hostel|care home|from|home)(?: on file| given as| details)?(?: is\b
        | ?[:=] ?| - | ?\n) ?(?<hidden>(?=[^\n;|]{0,40}(?-i:\p{Lu}|\d))(?!\p{Ll}{2,20} \p{Ll})(?! ?nfa\b|n/a\b|unknown|withheld|as above|as before)(?:[^\n;|.]
          |\.(?! \p{L}+ \p{Ll})){3,90})
    `,
  },
  // "Flat 2/1, 15 …", "Room 14, Parkview Hotel", "Block C, …": with more behind the comma.
  {
    kind: 'ADDRESS',
    pattern: pattern(
      'giu',
    )`${ALONE_BEFORE}${ROOMS}(?:, ${ROOMS}){0,2},? (?=(?-i:\p{Lu}(?!on |ue |ed |hu |ri |at |un )[\p{L}'-]{2,}|\d{1,4}[a-zA-Z]?,? \p{Lu}))`,
  },
  // "room 12, Goldsmith Hall", "Plot 4 Sycamore Traveller Site".
  {
    kind: 'ADDRESS',
    pattern: pattern(
      'giu',
    )`${ALONE_BEFORE}${ROOMS},? (?<hidden>(?-i:(?:\p{Lu}[\p{L}'-]{2,20} ){1,3}(?:Halls?|House|Court|Lodge|Towers?|Point|Site|Park|Mansions|Buildings?|Heights|Quay|Wharf|Mews|Yard|Hotel|Hostel|Place)))${ALONE_AFTER}`,
    accepts: (match) => hasNamingWord(match.replace(/^\S+ \S+ /, '').replace(/ \S+$/, '')),
  },
  { kind: 'ADDRESS', pattern: pattern('giu')`(?<=, )(?:${ROOMS})${ALONE_AFTER}(?=$|[.;)\n])` },
  // "at 7 Pound Piece", "visit 3 Heol y Felin".
  {
    kind: 'ADDRESS',
    needs: DIGIT,
    pattern: pattern('gu')`
      (?<=\b(?:at|visit|visited|lives|resides|living|@|from|to|on|addr|address|c/o|home|Re:|HV|H/V|DV|hv|h/v
          |stays) )(?:number |no\.? )?[\dlIO]\d{0,4}[a-zA-Z]?,? (?!${MONTH_OR_DAY})(?:[NSEW]\.? )?(?:St\.? )?${NAME}
      (?: (?:y|na|of|the|le|upon) ${NAME}
        | ${NAME}){0,3}(?: (?:North|South|East|West|Upper|Lower|N|S|E|W|NE|NW|SE|SW))?${ALONE_AFTER}
    `,
    // "from 8 to 3, VOC 6": capitals alone are no street.
    accepts: (match) => !/^\d{1,4},? \p{Lu}{2,}(?:-\w*)?$/u.test(match),
  },
  // "3 Paradise, Coldbrook", "22 Gulberg III, Lahore": at the beginning of a line or a cell.
  {
    kind: 'ADDRESS',
    needs: DIGIT,
    accepts: (match) => !hasOrdinaryWord(match),
    pattern: pattern('gu')`
      (?<=^|[\n:;|(] ?|, )[\dlIO]\d{0,4}[a-zA-Z]?(?:/\d{1,4}[a-zA-Z]?)?,? (?!${MONTH_OR_DAY})
      (?:[NSEW]\.? |St\.? )?${NAME}(?: (?:y|na|of|the|le|upon) ${NAME}| ${NAME}){0,3},\s(?:\d{4,6} )?(?=${NAME})
    `,
  },
  // "care of her nan, 7 Cae Glas": at the end of a line or a sentence.
  {
    kind: 'ADDRESS',
    needs: DIGIT,
    accepts: (match) => !hasOrdinaryWord(match),
    pattern: pattern('gu')`(?<=\p{L}, )\d{1,4}[a-zA-Z]? (?!${MONTH_OR_DAY})${NAME}\p{Ll}(?: ${NAME}){1,2}(?=$|[.;)\n])`,
  },
  // "77 lower clanbrassil st": in small letters, with nothing before it in its line or its cell.
  {
    kind: 'ADDRESS',
    needs: DIGIT,
    pattern: pattern(
      'gu',
    )`(?<=^|[\n|:;(] ?)\d{1,4}[a-z]? (?:(?!of |to |on |the |in |min)\p{Ll}[\p{Ll}'.]{2,20} ){1,2}(?:street|st|road|rd|avenue|ave|lane|terrace|crescent|gardens)${ALONE_AFTER}`,
  },
  // Streets that a scan or a line's end has spoilt, and those with "St." or a quarter behind them.
  {
    kind: 'ADDRESS',
    pattern: pattern('gu')`
      ${ALONE_BEFORE}(?:[\dlIO]\d{0,4}[a-zA-Z]?(?:/\d{1,3})?,?\s(?:[NSEW]\.? )?)(?:St\.? )?(?:(?:${NAME}
          |\d{1,3}(?:st|nd|rd|th))\s){1,3}(?:Street|Road|Rd|St|Avenue|Ave|Lane|Ln|Close|Drive|Dr|Grove|Gardens|Terrace
        |Crescent|Court|Place|Park|Hill|Way|Row|Walk|Lawn|Bank|Brow|Pkwy|Parkway|Blvd|Market|Piece|Wood|Drift
        |Garth)(?: (?:North|South|East|West|Upper|Lower|N|S|E|W|NE|NW|SE|SW))?${ALONE_AFTER}
    `,
  },
  // "3312 NE 41st Ct".
  {
    kind: 'ADDRESS',
    needs: DIGIT,
    pattern: pattern(
      'gu',
    )`${ALONE_BEFORE}\d{1,5} (?:[NSEW]|NE|NW|SE|SW)\.? \d{1,3}(?:st|nd|rd|th) (?:St|Ave|Ct|Pl|Rd|Dr|Ter|Ln|Way|Street|Avenue|Court|Place|Road|Drive|Terrace|Lane)${ALONE_AFTER}`,
  },
  // "77 upr parliament st", "16 queens pk drive": without capitals, after a word that leads to a place.
  {
    kind: 'ADDRESS',
    needs: DIGIT,
    pattern: pattern(
      'giu',
    )`${LEAD} \d{1,4}[a-z]?,? (?<hidden>(?:[\p{L}'.]{1,20} ){0,3}(?:${SURE_STREETS}))${ALONE_AFTER}`,
  },
  {
    kind: 'ADDRESS',
    needs: DIGIT,
    pattern: pattern(
      'giu',
    )`${LEAD} (?<hidden>\d{1,4}[a-z]?),? (?:[\p{L}'.]{1,20} ){0,3}(?:${SURE_STREETS})${ALONE_AFTER}`,
  },
  // With its number in words, as it is dictated.
  {
    kind: 'ADDRESS',
    pattern: pattern(
      'giu',
    )`${ALONE_BEFORE}(?:number )?(?:${SPOKEN})(?: [a-d])? (?:(?!of |and |or |the |to |in |minutes? |hours? |days? |weeks? )[\p{L}']{2,20} ){1,3}(?:${ONLY_STREETS})${ALONE_AFTER}`,
  },
  {
    kind: 'ADDRESS',
    pattern: pattern(
      'giu',
    )`(?<=^|[\n|:;(] ?)(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)[ -](?:one|two|three|four|five|six|seven|eight|nine) (?:[\p{L}']{4,20} ){1,2}(?:way|close|drive|grove|court|place|park|rise|hill|walk)${ALONE_AFTER}`,
  },
  {
    kind: 'ADDRESS',
    pattern: pattern(
      'giu',
    )`${LEAD} (?<hidden>(?:number )?(?:${SPOKEN})(?: [a-d])? (?:(?!of |and |or |to |in |minutes? |mins? |hours? |days? |weeks? |years? |months? |nights? |times? )[\p{L}']{2,20} ){1,3}(?:${SURE_STREETS}))${ALONE_AFTER}`,
  },
  {
    kind: 'ADDRESS',
    pattern: pattern(
      'giu',
    )`${ALONE_BEFORE}(?:flat|apartment|apt|unit|room) (?:number )?(?:${SPOKEN})(?: [a-d])?(?:,? (?:the )?[\p{L}']{4,20}(?= |,|\.|$))`,
  },
  // "lives at 77 the moorings": a house of a row that has no word for a street.
  {
    kind: 'ADDRESS',
    needs: DIGIT,
    pattern: pattern(
      'giu',
    )`(?<![\p{L}\p{N}])(?:lives?|living|lived|live|resid(?:es|ing)|address(?: is)?|addr|moved|moving|staying|stays|home is|(?:he|she|they|mum|dad|nan|gran|family)(?:'s|s|'re| is| are| was| were)(?: now| still| back)?|h/?v|home visit)[: ]{0,2}(?:at |to |@ ?)?(?<hidden>\d{1,4}[a-z]? the (?!same|time|moment|most|next|end|start|other|first|last|whole|hospital|clinic|school|ward|home|house|hostel|age|day)[\p{L}']{4,20})(?![\p{L}\p{N}])`,
  },
  // "3 doors down at 41": a neighbour's number.
  {
    kind: 'ADDRESS',
    needs: /door/i,
    pattern:
      /(?<=\bdoors? (?:down|up|along|away|on|over),? (?:at|to|in) (?:no\.? ?|number )?)\d{1,4}[a-z]?(?![\p{L}\p{N}:.%])/giu,
  },
  // "lives at number 38", "house no. 9".
  {
    kind: 'ADDRESS',
    needs: DIGIT,
    pattern: /(?<=\b(?:at|house|door|live at|lives at) (?:number|no\.?) )\d{1,4}[a-z]?(?![\p{L}\p{N}])/giu,
  },
  // Postcodes of Britain with more spaces than one, or with a letter that a scan has put for a figure.
  {
    kind: 'ADDRESS',
    needs: DIGIT,
    pattern: pattern(
      'gu',
    )`${ALONE_BEFORE}[A-Z]{1,2}(?:\d{1,2}[A-Z]? {2,3}|(?:[lO]\d|\d[lO]|[l])[A-Z]? ?)\d[ABD-HJLNP-UW-Z]{2}${ALONE_AFTER}`,
  },
  // "Tigh na Mara", "Cnoc na Gaoithe", "Pen y Bryn": houses and farms of Scotland, Ireland and Wales.
  {
    kind: 'ADDRESS',
    pattern: pattern('gu')`${ALONE_BEFORE}(?:\d{1,4}[a-z]?,? )?${NAME} (?:na|nan|an|y|yr|ar|a') ${NAME}${ALONE_AFTER}`,
    // "Wore an Adidas hoodie."
    accepts: (match) =>
      !hasOrdinaryWord(match) && (!/ an /.test(match) || hasStrangeWord(match.replace(/^\d\S* | .*/g, ''))),
  },
  {
    kind: 'ADDRESS',
    pattern: pattern(
      'gu',
    )`${ALONE_BEFORE}(?:Village|Vill\.?|Tehsil|Taluka|Dist\.?|P\.S\.|Mohalla) ${NAME}(?: ${NAME})?${ALONE_AFTER}`,
  },
  // "Farm to Market Road 1960", "the junction of Foss Way and …".
  {
    kind: 'ADDRESS',
    needs: DIGIT,
    pattern: pattern(
      'gu',
    )`${ALONE_BEFORE}(?:Farm to Market Road|FM|Ranch Road|Interstate|Rural Route|Township Road) \d{1,4}${ALONE_AFTER}`,
  },
  // Houses on the water, in parks and on camping grounds.
  {
    kind: 'ADDRESS',
    pattern: pattern(
      'giu',
    )`(?<=(?-i:\p{Lu})\p{L}{1,20} (?:holiday |caravan )?park, )(?:plot|pitch|lot|unit|van|no\.?) ?\d{1,4}${ALONE_AFTER}`,
  },
];

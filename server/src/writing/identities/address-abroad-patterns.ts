import { pattern } from '../../lib/pattern.ts';
import { hasEponym, hasOrdinaryWord, hasStrangeWord } from './kinds-of-words.ts';
import { ALONE_AFTER, ALONE_BEFORE, DIGIT, type KindPattern } from './kind-pattern.ts';

const NAME = String.raw`\p{Lu}[\p{L}'-]{0,24}`;
const SMALL = 'de|la|las|los|del|do|da|das|dos|di|des|du|le|les|den|der|dem|y|na|am|an|of|the|et|und|van|al|el';
const NAMES = String.raw`(?:(?:${SMALL}) (?:(?:${SMALL}) )?)?${NAME}(?:[ -](?:(?:${SMALL})[ -](?:(?:${SMALL}) )?)?${NAME}){0,3}`;
const NUMBER = String.raw`\d{1,5}(?: ?[a-zA-Z])?(?:[/-]\d{1,4}[a-zA-Z]?)?(?: bis| ter)?`;
const KINDS_BEFORE = [
  'rue|Rue|avenue|Avenue|av\\.|Av\\.|Avda\\.?|avda\\.?|boulevard|Boulevard|bd|Bd|Blvd|impasse|Impasse|allée|Allée|chemin|Chemin|quai|Quai|cours|route|Route',
  'place|Place|square|résidence|Résidence|Lieu-dit|lieu-dit|Calle|calle|C/|c/|Carrer|carrer|Plaza|plaza|Plaça|Paseo|paseo|Ronda|Gran V[ií]a|Camino|Jirón|Carrera|Avenida|avenida',
  'Rua|rua|Travessa|Largo|Praça|Via|via|Viale|viale|Corso|corso|Piazza|piazza|Vicolo|ul\\.|Ul\\.|ulica|al\\.|Al\\.|aleja|os\\.|Os\\.|osiedle|pl\\.|Pl\\.',
  'Strada|Str\\.|Bulevardul|Bd\\.|Jalan|Jln\\.?|Jl\\.|Lorong|Odos|Rehov|Rechov|Sderot|Heol|Stryd|Ffordd|Lôn|Bóthar|Sráid|ул\\.|улица|пр\\.|просп\\.|вул\\.',
  'Am|An der|An den|Im|In der|In den|Unter den|Zum|Zur|Auf dem|Auf der|Hinter der|Vor dem|Beim|Alter|Alte|Neue|Obere|Untere',
].join('|');
const KINDS_AFTER =
  'út|utca|tér|ulice|náměstí|třída|gate|gata|vei|veien|tie|katu|Caddesi|Sokak|Sok\\.|Cad\\.|Mahallesi|Bulvarı|Salai|Marg|Nagar|Expressway|Path|Chowk|Bazar';

/** Streets of countries where the kind of street comes first, or the number last. */
export const ADDRESS_ABROAD_PATTERNS: readonly KindPattern[] = [
  {
    kind: 'ADDRESS',
    needs: DIGIT,
    pattern: pattern('gu')`
      ${ALONE_BEFORE}(?:${NUMBER},? )?(?:${KINDS_BEFORE}) ?${NAMES},? (?:n[°ºo]\.? ?|No:? ?
        |№ ?)?${NUMBER}(?: ?[/-] ?\d{1,4})?${ALONE_AFTER}
    `,
    // "via NG, 60 ml".
    accepts: (match) => !/^via \p{Lu}{2,5},? \d/u.test(match),
  },
  {
    kind: 'ADDRESS',
    needs: DIGIT,
    pattern: pattern('gu')`(?<![\p{L}\p{N}]|\d[.,])${NUMBER},? (?:${KINDS_BEFORE}) ?${NAMES}${ALONE_AFTER}`,
  },
  {
    kind: 'ADDRESS',
    needs: DIGIT,
    pattern: pattern(
      'gu',
    )`${ALONE_BEFORE}(?:${NUMBER} )?${NAME}(?:[ -]${NAME}){0,2} (?:${KINDS_AFTER})(?:,? (?:No:? ?)?${NUMBER})?${ALONE_AFTER}`,
  },
  // "Calle 72 # 10-34", "House 23, Street 7", "Road No. 36", "3rd Cross".
  {
    kind: 'ADDRESS',
    needs: DIGIT,
    pattern: pattern(
      'gu',
    )`${ALONE_BEFORE}(?:(?:Calle|Carrera|Cra|Kr|Transversal) \d{1,3}[A-Z]? ?(?:#|No\.?) ?\d{1,3}[A-Z]?-\d{1,3}|(?:Street|Road|Lane|Sector|Phase|Avenue) (?:No\.? )?\d{1,3}(?=, ${NAME})|\d{1,2}(?:st|nd|rd|th) (?:Cross|Main|Floor|Avenue|Street|St|Ave)\b)`,
  },
  // "Karl-Marx-Allee 90", "Rua 7 de Abril", "2-14 Kita-machi".
  {
    kind: 'ADDRESS',
    needs: DIGIT,
    pattern: pattern(
      'gu',
    )`${ALONE_BEFORE}(?:(?:${NAME}-)+(?:Allee|Stra(?:ß|ss)e|Str\.|Platz|Weg|Ring|Ufer|Damm|Gasse|Chaussee) ${NUMBER}|(?:Rua|Calle|Via|Avenida|Av\.|Plaza|Praça|Largo) \d{1,2} de ${NAME}(?:,? ${NUMBER})?|\d{1,2}-\d{1,3}(?:-\d{1,3})? ${NAME}-(?:machi|ch[oō]|ku|dori|ch[oō]me))${ALONE_AFTER}`,
  },
  // "Vinohradská 48, Praha 2", "Rehov Herzl 14, Haifa": a name, its number, a town.
  {
    kind: 'ADDRESS',
    needs: DIGIT,
    accepts: (match) =>
      hasStrangeWord(match) && !hasOrdinaryWord(match) && !/\d\/\d|^\p{Lu}{2,}[- ]/u.test(match) && !hasEponym(match),
    pattern: pattern(
      'gu',
    )`(?<=^|[:;(|\n] ?)${NAME}(?: ${NAME}){0,2} ${NUMBER}, (?:\d{4,6} )?${NAME}(?: \d{1,2})?${ALONE_AFTER}`,
  },
  // "calle Mayor 33, 2º izda.": the floor and the door.
  {
    kind: 'ADDRESS',
    needs: /[ºª]/,
    pattern: /(?<=\d,? )\d{1,2}[ºª],? ?(?:izq|izda|dcha|der|esq|dto|[A-D])(?![\p{L}])\.?/gu,
  },
  // "0154 Oslo", "2200 København", after the street's number.
  { kind: 'ADDRESS', needs: DIGIT, pattern: pattern('gu')`(?<=\p{L} \d{1,4}[a-zA-Z]?, )\d{4} ${NAME}${ALONE_AFTER}` },
  // "1-2-3 Shibuya", "GA-183-8164", "F-8/3, Islamabad".
  {
    kind: 'ADDRESS',
    needs: DIGIT,
    pattern: pattern(
      'gu',
    )`${ALONE_BEFORE}(?:\d{1,2}-\d{1,3}-\d{1,3},? (?=${NAME})${NAME}(?:-ku|-shi|-cho)?|[A-Z]{2}-\d{3,4}-\d{4}|(?![CTLS]\d)[A-Z]-?\d{1,2}/\d{1,2}(?=, ${NAME}))${ALONE_AFTER}`,
  },
  // Korea, China and Japan, whose addresses go from the whole to its parts.
  {
    kind: 'ADDRESS',
    pattern:
      /\p{Script=Hangul}{1,8}(?:시|도|구|군|동|로|길|읍|면)(?: ?(?:\p{Script=Hangul}{1,8}(?:시|도|구|군|동|로|길|읍|면|호)|\d{1,4}(?:-\d{1,4})?(?:호|동)?)){1,8}/gu,
  },
  {
    kind: 'ADDRESS',
    pattern:
      /(?:(?:\p{Script=Han}{1,8}|(?<=\d))(?:省|市|区|區|县|縣|県|都|府|町|村|路|街|道|丁目|巷|弄|号|號|室|楼|栋|幢|单元|层|番地?)\d{0,5}-?\d{0,4}){2,12}/gu,
  },
  // "RD 3, Te Puke", "RR 2 Site 6 Box 14", "Bldg 8", "Marina Berth 40".
  {
    kind: 'ADDRESS',
    needs: DIGIT,
    pattern: pattern(
      'gu',
    )`${ALONE_BEFORE}(?:(?:RD|RR|RMB|RSD) \d{1,3}(?=,? (?:Site|Box|${NAME}\p{Ll}))(?: Site \d{1,3})?(?: Box \d{1,4})?|(?:Bldg|Building|Berth|Mooring|Stand|Erf|Jetty) (?:No\.? )?\d{1,4}[A-Z]?(?=,))`,
  },
  // "д. 5, кв. 12".
  { kind: 'ADDRESS', needs: DIGIT, pattern: /(?<!\p{L})(?:ул|д|дом|кв|корп|пр|просп|вул|буд)\.? ?[\p{L}\d-]{1,30}/giu },
  // Boxes at the post office.
  {
    kind: 'ADDRESS',
    needs: DIGIT,
    pattern: pattern(
      'giu',
    )`${ALONE_BEFORE}(?:p\.? ?o\.? ?box|post ?box|b\.p\.|bp(?= \d{1,6}, \d{5})|postfach|apartado(?: de correos)?|casilla|caixa postal|skrytka(?: pocztowa)?|private bag|locked bag|rr ?\d{0,2} box|(?<=box: ?)box)(?: no\.?|:|#)? ?\d{1,6}(?! ?(?:mmhg|mm))${ALONE_AFTER}`,
  },
];

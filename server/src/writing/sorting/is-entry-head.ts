import { pattern } from '../../lib/pattern.ts';

/** `05/11`, `14/02/2026 0715`, `Tues 3 March 14.20`, `[10:15]` */
const WHEN = String.raw`(?:\(?(?:mon|tue|wed|thu|fri|sat|sun)[a-z]{0,6}\.?,? ?)?(?:\d{1,2}[/.](?:0?[1-9]|1[0-2])(?:[/.]\d{2,4})?|\d{1,2}(?:st|nd|rd|th)? (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}(?: \d{4})?|\d{1,2}-(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}-(?:\d{2}){1,2}|\d{4}-\d\d-\d\d)(?:,? ?(?:at )?\d{1,2}[:.]?\d\d ?(?:h|hrs?|am|pm)?)?|\[?\d{1,2}[:.]\d\d(?: ?(?:h|hrs?|am|pm))?\]?`;
const SHIFT = String.raw`(?:ward (?:round|review)|wr|mdt|nights?|earl(?:y|ies)|lates?|days?|am|pm|entry|nursing(?: entry| note)?|shift|late entry|clinic|home visit|visit|review|phone call|tel(?:ephone)? call)`;
const ROLE = String.raw`(?:dr|prof|sister|charge nurse|staff nurse|s\/n|sn|rmn|rn|rnld|hca|hcsw|cpn|nurse|fy[12]|sho|st\d|ct\d|spr|reg(?:istrar)?|cons(?:ultant)?|ot|physio|slt|psychol(?:ogy|ogist)|sw|student nurse|keyworker|pharmacist|ward manager|para(?:medic)?|midwife|mw|hv|health visitor|dietiti?an|amhp)`;
/** A role with a name behind it, or alone. */
const PERSON = String.raw`${ROLE}\.?(?: (?-i:\p{Lu})[\p{L}'’.-]{0,20}){0,2}`;
const GAP = String.raw`[ ,;:–—|/()-]{1,4}`;
/** But `Review 3/12` is to be in three months. */
const ENTRY_HEAD = pattern('iu')`
  ^(?!\W{0,3}(?:review|visit|clinic) \d{1,2}\/(?:7|12)\W{0,3}$)\W{0,3}(?:${SHIFT}${GAP})?(?:${WHEN})(?:${GAP}${SHIFT})?(?:${GAP}(?:by )?${PERSON})?(?:${GAP}${SHIFT})?\W{0,3}$
`;
/** From where somebody writes, who it is, and on what occasion. */
const PLACE = String.raw`(?:(?:ed|a&e|mau|ward|liaison|health ?care|in-?reach|crisis|team|night|day|duty|nursing|medical|physio|addendum|late|retrospective|entry|note|update|handover|htt|crhtt|cmht|mdt)[ ,–—-]{1,3}){1,3}`;
const WRITER = String.raw`${ROLE}\.?(?: [–—-])?(?: (?-i:\p{Lu})[\p{L}'’.-]{0,20}){1,3}(?:,? ${ROLE})?`;
const OCCASION = String.raw`(?:[\p{L}/]{2,12} ){0,2}(?:rev|review|note|entry|addendum|call|visit|handover|round|clinic)`;
/** `12/10/26 11:20 Dr F Oyelaran CT2 (ward rev)`, `-- ED addendum 04:40 FY2 R. Nair --` */
const SIGNED_HEAD = pattern('iu')`
  ^\W{0,4}(?:${PLACE})?(?:${WHEN})${GAP}(?:${PLACE})?${WRITER}(?:${GAP}${OCCASION})?
  (?: ?\((?:[^()\d]{1,40}|\d{1,2}(?:st|nd|rd|th))\))?\W{0,4}$
`;
/** `Play therapy – session 9 of 12 – Tues`: which session it was, and its day. */
const SESSION_HEAD =
  /^\W{0,3}(?:[\p{L}/&' -]{2,40}[,:–—-] ?)?(?:session|sess|appointment|appt) ?(?:no\.? ?)?\d{1,3}(?: ?(?:of|\/) ?\d{1,3})?(?:\s?[,;:–—-]\s?(?:mon|tue|wed|thu|fri|sat|sun)[a-z]{0,6})?\W{0,3}$/iu;
/** `Video consult, perinatal team, 10 Nov 2026 14:00`, which heads a note; within one it may tell what is to come. */
const CONTACT_HEAD = pattern('iu')`
  ^\W{0,3}(?:[\p{L}/&'’-]{1,20} ){0,4}(?:consult(?:ation)?|call|visit|session|review|assessment|meeting|clinic|appointment
  |interview|round)(?:,? [\p{L}/&'’-]{1,20}){0,6},? (?:${WHEN})\W{0,3}$
`;
/** `Weds.`, `Fri 9.`, `Sun night`, `Late shift`: the day or the shift alone. `MDT Thurs` may be to come. */
const DAY_HEAD = pattern('iu')`
  ^\W{0,3}(?:(?:mon|tues?|wed(?:s|nes)?|thu(?:r|rs)?|fri|sat(?:ur)?|sun)(?:day)?\.?(?: \d{1,2}(?:st|nd|rd|th)?)?
  (?:${GAP}(?:nights?|early|late|am|pm))?|nights?|overnight|(?:early|late|night|day) shift)\W{0,3}$
`;
/** `07/10 MHA assessment`, `20/10 WR: s2 lapsed`: the head of an entry before what it tells. */
const HEAD_BEFORE = pattern(
  'iu',
)`^\W{0,3}(?:${WHEN})(?:${GAP}${SHIFT}\b)?(?:${GAP}${PERSON})?[ ,;:.–—|-]{1,4}(?=[\p{L}?])`;
const MAX_CHARACTERS = 120;

/**
 * Whether a passage is the head of an entry of a running record, when and by whom it was written, and no finding.
 * Several people who took part are a source.
 */
export function isEntryHead(text: string): boolean {
  return (
    text.length <= MAX_CHARACTERS &&
    [ENTRY_HEAD, SIGNED_HEAD, SESSION_HEAD, DAY_HEAD].some((head) => head.test(text.trim()))
  );
}

/** Whether the first passage of a note only says what contact it tells of, and when that was. */
export function isNoteHead(text: string): boolean {
  return text.length <= MAX_CHARACTERS && CONTACT_HEAD.test(text.trim());
}

/** What an entry tells behind the day and whoever wrote it. */
export function withoutEntryHead(text: string): string {
  return text.replace(HEAD_BEFORE, '');
}

import { pattern } from '../../../lib/pattern.ts';
import { findLead, isName, needsLead, RELATIVE, wordsOf } from '../../reading/leads.ts';

/** What a relative has, and does not tell of the client. */
const ILLNESS = pattern('iu')`
  \b(?:depression|depressive|bipolar|BPAD|schiz\p{L}*|psychosis|psychotic|alcoholi(?:sm|cs?)|(?:alcohol|drug|opiate) (?:dependence|misuse|abuse)|dementia|alzheimer\p{L}*|ADHD|autism|ASD
  |diabetes|T[12]DM|IDDM|NIDDM|cancer|ca|stroke|CVA|MI|IHD|HTN|hypertension|epilepsy|asthma|OD|overdose|suicide|OCD|PTSD|EUPD|dyslexia|migraine|heart attack|thyroid|eczema)\b
`;
const MAX_ILLNESS_WORDS = 4;

/** Behind these a thing does not read as denied. */
const ABSENT = /\b(?:absent|negatives?|excluded|ruled out)$/i;
/** Behind these it reads as over. */
const OVER = /\b(?:inactive|resolved)\b|^(?:past|previous|historical) (?:problem|diagnos|condition|issue)/i;
/** `Asthma (mother)` of a family history is the mother's. */
const RELATIVE_BEHIND = pattern(
  'iu',
)`^(?<illness>[^\(\)]{2,60}?) \((?<relative>(?:(?:maternal|paternal) )?${RELATIVE})\)$`;

const WITHIN_LINE = /^(?<lead>[^:\n]{2,60}?)(?:\s?:|\s[-–])\s(?<list>\S[^]*)$/;
const BETWEEN_ENTRIES = /[,;] (?:(?:and|or) )?| (?:and|or|nor) /;
/** `Present: low mood; absent: mania`, `mum: depression, dad: asthma`. */
const BETWEEN_LABELS = /(?<=[,;]) (?=\p{L}[\p{L}\d '’]{1,30}(?::|\s[-–])\s)/u;

/** `Negative: fever, cough` as one would say it, each entry with the words that it cannot be told without. */
export function sayLead(line: string): string {
  return line.split(BETWEEN_LABELS).map(sayLabelled).join(' ');
}

function sayLabelled(part: string): string {
  const { lead = '', list = '' } = WITHIN_LINE.exec(part)?.groups ?? {};
  const known = findLead(lead);
  const entries = list.replace(/[.,;]$/, '').split(BETWEEN_ENTRIES);
  if (known === undefined || (known.isOfSpeech && !(known.needsName && entries.every(isIllness)))) return part;
  const tell = (entry: string): string => (needsLead(lead, entry) ? sayWithLead(lead, entry) : entry);
  return entries.every(isName) ? `${entries.map(tell).join(', ')}${/[.,;]?$/.exec(list)?.[0] ?? ''}` : tell(list);
}

/** An entry below a lead, as one would say it: a colon would keep the words from what they belong to. */
export function sayWithLead(lead: string, entry: string): string {
  const words = wordsOf(lead);
  const { illness, relative } = RELATIVE_BEHIND.exec(entry.replace(/\.$/, ''))?.groups ?? {};
  if (illness === undefined || relative === undefined || !/^f/i.test(words)) {
    return `${ABSENT.test(words) ? 'no' : OVER.test(words) ? 'former' : words} ${entry}`;
  }
  // With a capital it would be read as the relative's name.
  return `${relative} ${illness.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase())}`;
}

/** `OD in 2015` behind `Mother:`, which else may name who speaks. */
function isIllness(entry: string): boolean {
  return (
    ILLNESS.test(entry) &&
    entry.split(' ').length <= MAX_ILLNESS_WORDS &&
    !/\b(?:diagnosed|he|she|his|her)\b/i.test(entry)
  );
}

import { pattern } from '../../lib/pattern.ts';
import { isHeadingName } from '../headings/heading-kinds.ts';

/** As a part of a pattern. */
export const RELATIVE = String.raw`(?:mum|mom|mother|dad|father|parents?|sister|brother|siblings?|sibs?|son|daughter|dtr|wife|husband|partner|nan|gran(?:dmother|dfather|dparents?|ny|dma|dad)?|aunt|uncle|cousin|twin|MGM|MGF|PGM|PGF)s?`;
/** Who sees somebody day by day, as a part of a pattern. */
export const INFORMANT = String.raw`(?:(?:class|form|head|deputy|support|foster|home|care|ward|maths|english|PE)\s)?(?:teacher|tutor|teaching assistant|SENCo|key ?worker|carers?|manager|staff|health visitor|school nurse)(?:\s\([^\(\)]{2,30}\)|,?\s(?:M[rs]s?|Miss|Dr)\.?\s\p{L}[\p{L}'’\-]{1,24})?`;
const DRUGS = String.raw`(?:medication|medicines?|meds|drugs?|treatments?|tx|therap(?:y|ies)|antidepressants?|diagnos[ei]s|dx)`;

const IN_FAMILY = String.raw`\b(?:${RELATIVE}|maternal|paternal|famil(?:y|ies))\b`;
const OF_RELATIVE = pattern('iu')`${IN_FAMILY}`;
/** `Asthma (mother)` does not say it before its bracket. */
const BEGINS_WITH_RELATIVE = pattern('iu')`^[^\(]{0,60}${IN_FAMILY}`;
/** Words above a list without which its entries say something else, and how an entry says the same by itself. */
export interface Lead {
  words: RegExp;
  isSaidBy: RegExp;
  /** Whether an entry is led only if it names something, and says nothing of it. */
  needsName: boolean;
  /** Whether in front of a text in the same line it may name who says that: `Mum: no.` */
  isOfSpeech: boolean;
}

const LEADS: readonly Lead[] = [
  // `Denied:`, `No evidence of`, `Not taking:`
  {
    words: pattern('iu')`
      ^(?!no\.?\s?\d|negative symptoms?\b)(?:\S+ ){0,6}(?:denie[sd]|denying|no|nil|not|never|none|without|absent|negatives?
      |negative for|ruled out|excluded|unable to|cannot|avoid|contraindicat\p{L}+|\p{L}+n['’]t)\b
    `,
    isSaidBy: /\b(?:denie[sd]|no|nil|not|never|none|without|\p{L}+n['’]t)\b/iu,
    needsName: false,
    isOfSpeech: false,
  },
  // `If worse:`
  { words: /^(?:if|unless)\s/i, isSaidBy: /^(?:if|unless)\s/i, needsName: false, isOfSpeech: false },
  // `Stopped:`, `Previous medication:`
  {
    words: pattern('iu')`
      ^(?:(?:previous|prev|past|former|prior|historical|failed|stopped|discontinued)(?:ly)?\s(?:\p{L}+\s)?${DRUGS}
      |(?:${DRUGS}\s)?(?:previously\s)?(?:stopped|discontinued|ceased|tried|failed|withheld|declined|refused|previously|in the past))$
    `,
    isSaidBy: /\b(?:stopped|discontinued|ceased|until|previous(?:ly)?|past|failed|tried)\b/i,
    needsName: false,
    isOfSpeech: false,
  },
  // `Inactive:`, `Resolved problems:`
  {
    words: pattern('iu')`
      ^(?:(?:inactive|resolved|past|previous|historical)\s(?:problems?|diagnos[ei]s|conditions?|issues?)(?:\slist)?
      |(?:(?:problems?|diagnos[ei]s|conditions?|issues?)\s)?(?:inactive|resolved))$
    `,
    isSaidBy: /\b(?:inactive|resolved|former(?:ly)?|previous(?:ly)?|past|in remission|until)\b/i,
    needsName: true,
    isOfSpeech: false,
  },
  // `Allergies:`
  {
    words:
      /^(?:(?:known )?(?:drug |food )?(?:allerg(?:y|ies)|intolerances?|sensitivities)|allergic to)(?: (?:and|\/|&) (?:allergies|intolerances|sensitivities))?$/i,
    isSaidBy: /\b(?:allerg\w+|intoleran\w+|NKDA|NKA)\b/i,
    needsName: true,
    isOfSpeech: false,
  },
  // `Differential:`, `Red flags:`, `Triggers:`
  {
    words: pattern('iu')`
      ^(?:differentials?(?: diagnos[ei]s)?|ddx|possible(?: \p{L}+)?|query|to consider|considered|r\/o|rule out|(?:provisional|working) diagnos[ei]s
      |(?:early )?(?:warning|relapse) signs?|relapse signature|(?:known )?triggers?|(?:risk|protective) factors?|red flags|side[- ]effects?)$
    `,
    isSaidBy: /\?|\b(?:possibl[ey]|differential|consider(?:ed)?|rule out|signs?|triggers?|factors?)\b/i,
    needsName: false,
    isOfSpeech: false,
  },
  // `Mum reports:`
  {
    words: pattern('iu')`
      ^(?!(?:pt|patient|client|he|she|they|also)\b)(?:\S+ ){1,4}(?:reports?|reported|says|said|states?|stated|describe[sd]?|allege[sd]?|claim(?:s|ed)|told (?:me|us)
      |believes|thinks)(?: that)?$
    `,
    isSaidBy: /\b(?:reports|reported|says|said|states|stated|described|alleged|claimed|told)\b/i,
    needsName: false,
    isOfSpeech: true,
  },
  // `Class teacher (Mr Abara):`, and below it what that person said
  {
    words: pattern('iu')`
      ^(?:(?:the|his|her|their|from|per)\s)?${INFORMANT}$
    `,
    isSaidBy: /\b(?:reports?|reported|says|said|states|stated|described|told|teacher|staff|key ?worker)\b/i,
    needsName: false,
    isOfSpeech: true,
  },
  // `Family history`, `Maternal side:`
  {
    words:
      /^(?:family (?:history|hx|psychiatric history|medical history)|FHx?|(?:maternal|paternal) (?:side|family|history|hx))$/i,
    isSaidBy: BEGINS_WITH_RELATIVE,
    needsName: true,
    isOfSpeech: false,
  },
  // `Mother:`, `Father's health:`
  {
    words: pattern('iu')`
      ^(?:(?:his|her|their|the|step|birth|biological|foster|maternal|paternal|older|younger)[\s-])?${RELATIVE}
      (?:['’]s? (?:side|family|history|hx|health|problems|past|${DRUGS})| \(?(?:aged? )?\d{1,2}\)?)?$
    `,
    isSaidBy: OF_RELATIVE,
    needsName: true,
    isOfSpeech: true,
  },
];

/** Without a colon behind it, only what cannot end there leads on: `No history of`. */
const LEADS_ON = /\b(?:denie[sd]|denying|of|for|with|any|following|about)$/i;
const MAX_LEAD_CHARACTERS = 60;
const LABELLED = /^\p{L}[\p{L}\p{N}'’ ./&()-]{0,40}:(?:\s|$)/u;
const MAX_NAME_WORDS = 6;
/** Somebody who does something. */
const SAYS_SOMETHING =
  /\b(?:I|he|she|they|we|you|it|is|was|are|were|has|had|have|will|would|can|could|should|lives?|says|said|reports|feels)\b/i;

/** How something is, and not what: `Sleep`, and below it `Poor`; `Allergies`, and below it `None known`. */
const VALUE = pattern('i')`
  ^(?:nil|none|no|yes|n|y|never|normal|good|poor|fair|ok(?:ay)?|low|high|moderate|mild|severe|stable|unstable|nad|unremarkable|n\/a|unknown|unclear
  |(?:not|none|nil|never) (?:known|reported|noted|identified|disclosed|assessed|applicable|done|asked|of note|at present|currently)|as (?:above|before)|denied|reduced|increased|intact|impaired
  |[~<>]?\d{1,4}(?:\.\d)?(?:[\-–\/]\d{1,4})?(?:\s?(?:\/|a |per )(?:d|day|wk|week)|\s?(?:daily|units?(?: (?:a|per) week)?|u\/wk|kg|cm|stone|%))?)
  (?: (?:known|reported|noted|identified|at present|currently))?\.?$
`;

export function findLead(line: string): Lead | undefined {
  const words = wordsOf(line);
  return words.length > MAX_LEAD_CHARACTERS ? undefined : LEADS.find((lead) => lead.words.test(words));
}

/** Whether a line, or a heading, may change the meaning of what stands below it, as `Denied:` does. */
export function leadsList(line: string, isHeading: boolean): boolean {
  const text = line.trim();
  if (text.length > MAX_LEAD_CHARACTERS) return false;
  return (
    isHeading || /[:?]$/.test(text) || isHeadingName(text) || (LEADS_ON.test(text) && findLead(text) !== undefined)
  );
}

/** Whether an entry below such a line needs its words: it does not where it says the same, or has a label of its own. */
export function needsLead(line: string, entry: string): boolean {
  // A number alone below a question is that of the next subtitle.
  if (VALUE.test(entry)) return !line.endsWith('?') || !/^\d+$/.test(entry);
  const lead = line.endsWith('?') ? undefined : findLead(line);
  if (lead === undefined || lead.isSaidBy.test(entry)) return false;
  return !lead.needsName || (!LABELLED.test(entry) && isName(entry));
}

/** `Self-harm` below `Denied:` is `Denied: self-harm`. */
export function tellWithLead(lead: string, entry: string): string {
  const words = wordsOf(lead);
  return `${words}${words.endsWith('?') ? '' : ':'} ${entry}`;
}

/** Without its colon. */
export function wordsOf(lead: string): string {
  return lead.trim().replace(/\s?:$/, '');
}

/** `No`, `Low` or `None known` in a line of its own. */
export function isAnswer(line: string): boolean {
  return /^\p{L}/u.test(line.trim()) && VALUE.test(line.trim());
}

/** Whether a heading holds for each sentence below it that only names something: `Bipolar disorder.` below `Family history`. */
export function leadsSection(heading: string): boolean {
  return findLead(heading) !== undefined;
}

/** `Bipolar disorder.` below a heading. */
export function isNameSentence(sentence: string): boolean {
  return isName(sentence.replace(/\.$/, ''));
}

/** `Chest pain` or `Poor.` in a line of its own, as in a list without bullets, and no sentence. */
export function isNameLine(line: string): boolean {
  return VALUE.test(line.trim()) || (!/[.!?:]$/.test(line.trim()) && isName(line));
}

/** Whether an entry only names something, and says nothing of it. */
export function isName(entry: string): boolean {
  const text = entry.trim();
  return text.split(/\s+/).length <= MAX_NAME_WORDS && !SAYS_SOMETHING.test(text) && !LABELLED.test(text);
}

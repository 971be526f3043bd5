import { readSmallLabel } from '../passages/labels.ts';
import type { Passage } from '../passages/passage.ts';
import { isRole } from '../passages/speakers.ts';
import { askIndirectly } from './indirect-question.ts';
import { writeOut } from './write-out.ts';

/**
 * A passage as a sentence of a report: shorthand in full, speech as speech, a row with the heads of its columns. Whose
 * speech goes on is not named again.
 */
export function writePassage(passage: Passage, goesOn = false): string {
  if (passage.cells !== null) return endSentence(writeRow(passage.cells, passage.header));
  const { asker, question, answer, text } = passage;
  // The interviewer's letter would read as the writer's own word.
  const speaker = nameLetter(passage);
  if (question !== null && answer !== null) {
    return asker === null
      ? writeAnswer(question, answer, speaker)
      : `${nameFirst(asker)} asked: ${quoteSpeech(question, '?')} ${writeSpeech(speaker, answer)}`;
  }
  if (passage.author !== undefined) return goesOn ? quoteSpeech(text) : `${passage.author} wrote: ${quoteSpeech(text)}`;
  if (speaker === null && passage.isSaid === true) return quoteSpeech(text);
  if (speaker === null)
    return endSentence(
      beginSentence(writeOut(withoutPart(passage).replace(REMARK, '$<remark>').replaceAll(LINK, '$<words>')).text),
    );
  return goesOn && !BRACKETED.test(text) ? quoteSpeech(text) : writeSpeech(speaker, text);
}

/** `I` and `Int` ask, unless somebody else does: then they translate. `Q` asks. */
function nameLetter({ speaker, isClinician }: Passage): string | null {
  if (speaker === null || !/^(?:I|Int|Q)$/i.test(speaker)) return speaker;
  if (isClinician) return 'interviewer';
  return speaker.length > 1 ? 'interpreter' : speaker;
}

function writeSpeech(speaker: string | null, text: string): string {
  const who = speaker === null || isAnswerer(speaker) ? 'A' : nameFirst(speaker);
  if (BRACKETED.test(text)) return endSentence(`${who}: ${text}`);
  return `${who}${who === 'A' ? '' : ' said'}: ${quoteSpeech(text)}`;
}

/** What the clinician noted between the lines of a conversation. */
const REMARK = /^\[(?<remark>[^\]\s]+(?: [^\]\s]+){3,})\]$/;
/** What stays of a link that Markdown does not take for one: `[his report](javascript:void)`. */
const LINK = /\[(?<words>[^[\]\n]{1,80})\]\((?:[^()\s]|\([^()\s]{0,80}\)){0,300}\)/g;
/** The letter of the part of a form that a line stands in: `S: slept badly`. */
const PART = /^[SOAP](?: ?:| [–—]) (?=[\p{L}?])/u;
/** The same where the whole note shows that it is one, else `R: "Me."` may be somebody who speaks. */
const OWN_PART = /^(?<letter>[SOAPBR])(?: ?:| [–—-]) (?=[\p{L}\d?"“])/u;

function withoutPart({ text, label, isOwnLabel, keepsLetter }: Passage): string {
  if (keepsLetter === true) return text;
  const small = isOwnLabel ? readSmallLabel(text) : null;
  if (small !== null && small.label === label) return `${label}: ${small.rest}`;
  const letter = OWN_PART.exec(text)?.groups?.['letter'];
  const isNamed = letter !== undefined && isOwnLabel && label !== null && label.length > 1 && label.startsWith(letter);
  return text.replace(isNamed ? OWN_PART : PART, '');
}

/** A nod or a silence: nobody said that. */
const BRACKETED = /^(?:\([^)]*\)|\[[^\]]*\])\.?$/;

/** Where the clinician tells what they asked, it stands as it was written: `I asked "and then?" "Nothing."` */
const TOLD_QUESTION = /^[^"“]{2,}["“]/;

/** `N`, `Y - twice`, typed in haste. */
const YES_OR_NO = /^[YN](?=$|[.,;]| [-–])/;

function inFull(letter: string): string {
  return letter === 'Y' ? 'Yes' : 'No';
}

function writeAnswer(question: string, answer: string, speaker: string | null): string {
  if (speaker === null && TOLD_QUESTION.test(question)) return endSentence(`${question} ${answer}`);
  const indirect = askIndirectly(question);
  const words = BRACKETED.test(answer) ? endSentence(answer) : quoteSpeech(answer.replace(YES_OR_NO, inFull));
  const who = speaker === null || isAnswerer(speaker) ? null : speaker;
  if (indirect === null) return `Q: ${quoteSpeech(question, '?')} ${who === null ? 'A' : nameFirst(who)}: ${words}`;
  if (BRACKETED.test(answer)) return `Asked ${indirect}${who === null ? '' : `, ${nameSpeaker(who)}`}: ${words}`;
  return `Asked ${indirect}, ${who === null ? 'the answer was' : `${nameSpeaker(who)} said`}: ${words}`;
}

/** The A of questions and answers. */
function isAnswerer(speaker: string): boolean {
  return /^(?:a|ans|answer)$/i.test(speaker);
}

const ROLES = new Map(
  `client cl-client patient pt-patient pat-patient yp-young_person interpreter caller child carer teacher informant parent
  me-clinician myself-clinician interviewer clinician therapist psychologist nurse doctor psychiatrist counsellor examiner practitioner`
    .split(/\s+/)
    .map((entry): [string, string] => [entry.split('-')[0] ?? '', entry.split('-').at(-1) ?? '']),
);

/** `Cl` is the client, `FATHER` is father; who has a name keeps it. */
function nameSpeaker(speaker: string): string {
  const role = ROLES.get(speaker.toLowerCase());
  if (role !== undefined) return `the ${role.replace('_', ' ')}`;
  return /^\p{Lu}{4,}$/u.test(speaker) && isRole(speaker) ? beginSentence(speaker.toLowerCase()) : speaker;
}

function nameFirst(speaker: string): string {
  return beginSentence(nameSpeaker(speaker));
}

/** With a capital, unless the first word has a shape of its own: `pH`, `eGFR`, `x2`. */
export function beginSentence(text: string): string {
  return text.replace(/^["'“‘(]*\p{Ll}(?=[\p{Ll}'’-]*(?:[\s,;:.!?)"”]|$))/u, (start) => start.toUpperCase());
}

/** What says nothing of the cells below it: `Event`, `Finding`. */
const EMPTY_HEAD =
  /^(?:(?:key |significant |main )?(?:events?|details?|notes?|comments?|remarks?|descriptions?|findings?|entr(?:y|ies)|observations?|information|summary)|what (?:happened|was (?:seen|said|done|reported|observed)))$/i;
/** Whoever says it stands behind it in brackets. */
const SOURCE_HEAD =
  /^(?:sources?(?: of information)?|informant|agency|(?:recorded |reported |told |given )?by|from|who|author)$/i;

/** `Verbal Comprehension: Standard score 116, Percentile 86`, `4 May: Came home late (school)` */
function writeRow(cells: readonly string[], header: readonly string[] | null): string {
  const [first = '', ...rest] = cells;
  const named = rest
    .map((cell, index) => ({ cell, head: header?.[index + 1]?.trim() ?? '' }))
    .filter(({ cell }) => cell !== '');
  const isSource = ({ head }: { head: string }): boolean => SOURCE_HEAD.test(head) && named.length > 1;
  const told = named
    .filter((each) => !isSource(each))
    .map(({ head, cell }) => (head === '' || EMPTY_HEAD.test(head) ? cell : `${head} ${cell}`))
    .join(', ');
  const sources = named.filter(isSource).map(({ cell }) => cell);
  if (sources.length > 0) return `${first}: ${told.replace(/\.$/, '')} (${sources.join(', ')})`;
  return told === '' ? first : `${first}: ${told}`;
}

/** A sound of hesitation, with the commas that set it off. */
const SOUND = String.raw`(?<![\p{L}'’-])(?:um+|uh+|erm?|uhm|ehm)(?![\p{L}'’-])`;
/** Between two words that belong together no comma is left, but between a word and itself: `since, er, since the summer`. */
const BETWEEN_COMMAS = new RegExp(
  String.raw`(?<!\b(?:know|mean|yeah|yes|no|well|like|so|right|okay|ok)), ${SOUND},(?! (?:well|so|and|but|like|because|I|you|we|he|she|it|they)\b)(?!(?<=(?<said>[\p{L}'’]+), ${SOUND},) \k<said>(?![\p{L}'’]))(?= )`,
  'giu',
);
/** At the beginning it may be a sentence by itself: `Erm. Where do I start.` */
const FILLER_SENTENCE = new RegExp(String.raw`^(?:${SOUND}\. ){1,3}`, 'iu');
const FILLER = new RegExp(String.raw`${SOUND}(?:,|\.{2,}|…)? ?`, 'giu');

/** Spoken words stand as they were said but for sounds, between quotation marks of one kind. */
function quoteSpeech(text: string, end = '.'): string {
  const words = text
    .trim()
    .replace(/^["“”]+|(?<!["“”])["“”]+$/g, '')
    .replace(FILLER_SENTENCE, '')
    .replaceAll(BETWEEN_COMMAS, '')
    .replaceAll(FILLER, '')
    .trim()
    .replace(/^\p{Ll}/u, (first) => first.toUpperCase());
  return `“${/[.!?…]$/.test(words) ? words : `${words}${end}`}”`;
}

/** A line may end in the comma that stands before the next one: `Dear Dr Singh,`. */
const LEFT_OPEN = /[,;]\s*$/;

function endSentence(text: string): string {
  return /[.!?…:]["'”’)]?$/.test(text) ? text : `${text.replace(LEFT_OPEN, '')}.`;
}

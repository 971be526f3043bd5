import type { Passage } from '../passages/passage.ts';
import { askIndirectly } from './indirect-question.ts';
import { writeOut } from './write-out.ts';

/**
 * A passage as a sentence of a report: shorthand in full, speech as speech, a row with the heads of its columns. Whose
 * speech goes on is not named again.
 */
export function writePassage(passage: Passage, goesOn = false): string {
  if (passage.cells !== null) return endSentence(writeRow(passage.cells, passage.header));
  const { speaker, question, answer, text } = passage;
  if (question !== null && answer !== null) return writeAnswer(question, answer, speaker);
  if (speaker === null) return endSentence(beginSentence(writeOut(text.replace(REMARK, '$<remark>')).text));
  if (BRACKETED.test(text)) return endSentence(`${speaker}: ${text}`);
  if (goesOn) return quoteSpeech(text);
  return isAnswerer(speaker)
    ? `A: ${quoteSpeech(text)}`
    : `${beginSentence(nameSpeaker(speaker))} said: ${quoteSpeech(text)}`;
}

/** What the clinician noted between the lines of a conversation. */
const REMARK = /^\[(?<remark>[^\]\s]+(?: [^\]\s]+){3,})\]$/;
/** A nod or a silence: nobody said that. */
const BRACKETED = /^(?:\([^)]*\)|\[[^\]]*\])\.?$/;

function writeAnswer(question: string, answer: string, speaker: string | null): string {
  const indirect = askIndirectly(question);
  const words = BRACKETED.test(answer) ? endSentence(answer) : quoteSpeech(answer);
  const who = speaker === null || isAnswerer(speaker) ? null : nameSpeaker(speaker);
  if (indirect === null) return `Q: ${quoteSpeech(question)} ${who === null ? 'A' : beginSentence(who)}: ${words}`;
  if (BRACKETED.test(answer)) return `Asked ${indirect}${who === null ? '' : `, ${who}`}: ${words}`;
  return `Asked ${indirect}, ${who === null ? 'the answer was' : `${who} said`}: ${words}`;
}

/** The A of questions and answers. */
function isAnswerer(speaker: string): boolean {
  return /^(?:a|ans|answer)$/i.test(speaker);
}

const ROLES = new Map(
  `client cl-client patient pt-patient pat-patient yp-young_person interpreter caller child carer teacher informant parent
  interviewer clinician therapist psychologist nurse doctor psychiatrist counsellor examiner practitioner`
    .split(/\s+/)
    .map((entry): [string, string] => [entry.split('-')[0] ?? '', entry.split('-').at(-1) ?? '']),
);

/** `Cl` is the client; who has a name keeps it. */
function nameSpeaker(speaker: string): string {
  const role = ROLES.get(speaker.toLowerCase());
  return role === undefined ? speaker : `the ${role.replace('_', ' ')}`;
}

/** With a capital, unless the first word has a shape of its own: `pH`, `eGFR`, `x2`. */
export function beginSentence(text: string): string {
  return text.replace(/^["'“‘(]*\p{Ll}(?=[\p{Ll}'’-]*(?:[\s,;:.!?)"”]|$))/u, (start) => start.toUpperCase());
}

/** `Verbal Comprehension: Standard score 116, Percentile 86` */
function writeRow(cells: readonly string[], header: readonly string[] | null): string {
  const [first = '', ...rest] = cells;
  const parts = rest.flatMap((cell, index) => {
    if (cell === '') return [];
    const head = header?.[index + 1] ?? '';
    return [head === '' ? cell : `${head} ${cell}`];
  });
  return parts.length === 0 ? first : `${first}: ${parts.join(', ')}`;
}

/** A sound of hesitation, with the commas that set it off. */
const SOUND = String.raw`(?<![\p{L}'’-])(?:um+|uh+|erm?|uhm|ehm)(?![\p{L}'’-])`;
const BETWEEN_COMMAS = new RegExp(String.raw`, ${SOUND},(?= )`, 'giu');
const FILLER = new RegExp(String.raw`${SOUND}(?:,|\.{2,}|…)? ?`, 'giu');

/** Spoken words stand as they were said but for sounds, between quotation marks of one kind. */
function quoteSpeech(text: string): string {
  const words = text
    .trim()
    .replace(/^["“”]+|(?<!["“”])["“”]+$/g, '')
    .replaceAll(BETWEEN_COMMAS, '')
    .replaceAll(FILLER, '')
    .trim()
    .replace(/^\p{Ll}/u, (first) => first.toUpperCase());
  return `“${/[.!?…]$/.test(words) ? words : `${words}.`}”`;
}

function endSentence(text: string): string {
  return /[.!?…:]["'”’)]?$/.test(text) ? text : `${text}.`;
}

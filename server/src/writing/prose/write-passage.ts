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
  if (question !== null && answer !== null) {
    const indirect = askIndirectly(question);
    if (indirect === null) return `Q: ${quoteSpeech(question)} ${speaker ?? 'A'}: ${quoteSpeech(answer)}`;
    return `Asked ${indirect}, ${speaker ?? 'the answer was'}${speaker === null ? '' : ' said'}: ${quoteSpeech(answer)}`;
  }
  if (speaker !== null) return goesOn ? quoteSpeech(text) : `${speaker} said: ${quoteSpeech(text)}`;
  return endSentence(beginSentence(writeOut(text).text));
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

/** Spoken words stand as they were said, between quotation marks of one kind. */
function quoteSpeech(text: string): string {
  const words = text.trim().replace(/^["“”]+|(?<!["“”])["“”]+$/g, '');
  return `“${/[.!?…]$/.test(words) ? words : `${words}.`}”`;
}

function endSentence(text: string): string {
  return /[.!?…:]["'”’)]?$/.test(text) ? text : `${text}.`;
}

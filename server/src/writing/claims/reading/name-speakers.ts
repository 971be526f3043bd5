import { KIN } from '../lexicon/kin.ts';
import type { Relatives } from './find-relatives.ts';
import { readStatement } from './read-statement.ts';
import type { Statement } from './statement.ts';

/** `T: How are you?`, `Dr Lee: Any voices?`: who speaks, by a letter or a name. */
const LABEL =
  /^\s{0,8}(?:\*\*)?(?<label>\p{Lu}[\p{L}.]{0,15}(?: \p{Lu}[\p{L}.]{0,15})?)(?:\*\*)?\s?:(?:\*\*)?\s+(?=\S)/u;
const TURN = /^(?:Clinician|Client): /;
const MIN_TURNS = 2;
const MIN_QUESTIONS = 2;
const HALF = 0.5;

interface Speaker {
  turns: number;
  /** How many of them ask something. */
  questions: number;
}

/**
 * The passages of a transcript with its speakers as `Clinician` and `Client`, whatever letters or names they stand under. A
 * form repeats its labels too, but there none asks in most of its turns while another answers.
 */
export function nameSpeakers(texts: readonly string[]): readonly string[] {
  const speakers = countTurns(texts);
  const [asking, ...others] = [...speakers]
    .filter(([, { turns }]) => turns >= MIN_TURNS)
    .toSorted(([, one], [, other]) => shareOf(other) - shareOf(one));
  const answering = new Set(others.filter(([, speaker]) => shareOf(speaker) < HALF).map(([label]) => label));
  if (asking === undefined || answering.size === 0) return texts;
  const [clinician, own] = asking;
  if (own.questions < MIN_QUESTIONS || shareOf(own) <= HALF || KIN.has(clinician.toLowerCase())) return texts;
  return texts.map((text) => {
    const label = labelOf(text) ?? '';
    if (label === clinician) return text.replace(LABEL, 'Clinician: ');
    // What a relative says is read as hers.
    return answering.has(label) && !KIN.has(label.toLowerCase()) ? text.replace(LABEL, 'Client: ') : text;
  });
}

/** A turn of a talk under the name of its speaker, which a claim may use: "R takes it on five days". */
export function readTurn(text: string, named: string, heading: string | null, kin: Relatives): Statement {
  if (!TURN.test(named) || TURN.test(text)) return readStatement(text, heading, kin);
  const own = readStatement(named, heading, kin);
  const [label] = readStatement(text.slice(0, text.indexOf(':')), heading, kin).segments;
  if (label === undefined) return own;
  const items = label.items.map((item) => ({ ...item, at: item.at - text.length }));
  return { ...own, segments: [...own.segments, { ...label, items }] };
}

function countTurns(texts: readonly string[]): Map<string, Speaker> {
  const speakers = new Map<string, Speaker>();
  let current: Speaker | undefined;
  let hasAsked = false;
  for (const text of texts) {
    const label = labelOf(text);
    if (label !== null) {
      current = speakers.get(label) ?? { turns: 0, questions: 0 };
      current.turns += 1;
      speakers.set(label, current);
      hasAsked = false;
    }
    if (current === undefined || hasAsked || !text.trimEnd().endsWith('?')) continue;
    current.questions += 1;
    hasAsked = true;
  }
  return speakers;
}

function shareOf({ turns, questions }: Speaker): number {
  return questions / turns;
}

function labelOf(text: string): string | null {
  return LABEL.exec(text)?.groups?.['label'] ?? null;
}

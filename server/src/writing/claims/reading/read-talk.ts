import { KIN } from '../lexicon/kin.ts';
import type { Statement } from './statement.ts';
import type { Token } from '../words/tokenise.ts';

export const SPEAKER =
  /^\s{0,8}(?:\*\*)?(?:doctor|dr|patient|pt|clinician|client|interviewer|therapist|psychologist|child|examiner|teacher|social worker|(?:support|key|case)? ?worker|dietitian|health visitor|midwife|physio(?:therapist)?|counsellor|assessor|gp|parent|caller|guest_?\w{0,12}|speaker ?\d{0,2}|q|a|me|nurse|guest family|guest clinician)(?:\*\*)?\s?:(?:\*\*)?\s/i;

/** Of these, those who ask. */
const CLINICIAN =
  /^\s{0,8}(?:\*\*)?(?:doctor|dr|clinician|interviewer|therapist|psychologist|examiner|social worker|(?:support|key|case)? ?worker|dietitian|health visitor|midwife|physio(?:therapist)?|counsellor|assessor|gp|nurse|q|guest clinician)(?:\*\*)?\s?:(?:\*\*)?\s/i;

/** `Father: He settles quickly.` */
const INFORMANT =
  /^\s{0,8}(?:\*\*)?(?:(?:his|her|the|class|form|foster|step)[ -])?(?<who>[a-z]{3,12})(?: \([^)]{1,20}\))?(?:\*\*)?\s?:(?:\*\*)?\s/i;

const YES =
  /^(?:yes|yeah|yep|yup|yea|aye|y(?=[.,;]|$)|i do|i am|i have|it is|it does|that is right|correct|definitely|uh-huh|mm-hmm|mhm|sure|of course|absolutely|he does|she does|a bit|a little|sometimes|unfortunately)\b/i;

const NO =
  /^(?:no\b|n(?=[.,;]|$)|nope|nah|not\b|never|none|nil|i do not|i don't|i haven't|i have not|nothing|i (?:gave|have given|'ve given) (?:it |them )?up|i (?:stopped|quit)|i didn't|i am not|i'm not|don't think|negative|denied|denies)/i;

const FILLERS =
  /^(?:(?:um+|uh+|er+|erm|well|oh|ah|so|okay|ok|hmm+|mm+|like|i mean|you know|honestly|and|but|just)[,.…-]*\s{1,3}){1,6}/i;

const UNDECIDED = /^(?:i (?:do not|don't) (?:know|remember|recall)|not sure|no idea)/i;

/** A question that yes and no do not answer. */
export const OPEN_QUESTION = /^(?:(?:what|how)(?:['’](?:s|ve|re|d|ll))? (?!about)|when|where|who|whose|which|why)/i;

const MAX_QUESTION = 300;

export function readInformant(text: string): string | null {
  return KIN.get(INFORMANT.exec(text)?.groups?.['who']?.toLowerCase() ?? '') ?? null;
}

export function readSpeaker(text: string): Statement['speaker'] {
  if (CLINICIAN.test(text)) return 'clinician';
  if (readInformant(text) !== null) return 'other';
  return SPEAKER.test(text) ? 'other' : null;
}

export function lastQuestion(text: string): string {
  return (
    text
      .slice(-MAX_QUESTION)
      .split(/[.?!;]\s{1,3}/)
      .findLast((part) => part.trim() !== '') ?? ''
  )
    .trimStart()
    .replace(FILLERS, '');
}

export function endsAsQuestion(tokens: readonly Token[]): boolean {
  return tokens.at(-1)?.word === '?' || (tokens.at(-1)?.word === '"' && tokens.at(-2)?.word === '?');
}

export function readAnswer(text: string): Statement['answer'] {
  const start = text.trimStart().slice(0, 80).replace(FILLERS, '');
  if (UNDECIDED.test(start)) return null;
  if (NO.test(start)) return 'no';
  return YES.test(start) ? 'yes' : null;
}

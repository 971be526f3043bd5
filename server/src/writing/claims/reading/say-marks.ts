import { pattern } from '../../../lib/pattern.ts';
import { sayRisks } from './say-risks.ts';

/** A box of a form: `[x]`, `[ ]`, `(x)`, `☑`, `☐`. */
const BOX = /\[[ xX✓✔]?\]|\([ xX✓✔]\)|[☐□▢◻☑☒🗹]/gu;
const EMPTY_BOX = /^(?:\[ ?\]|\( \)|[☐□▢◻])$/u;
const CHOICE = /^(?:yes|no|y|n)$/i;
const UNANSWERED = 'not answered';

/** The marks of forms and shorthand, in words: `SI: N` is `SI: no`. */
export function sayMarks(text: string): string {
  return MARKS.reduce((said, [mark, words]) => said.replaceAll(mark, words), sayRisks(sayBoxes(text)));
}

/** What is ticked is so; of what is not ticked neither is said. */
function sayBoxes(text: string): string {
  const boxes = text.match(BOX);
  if (boxes === null) return text;
  const [before = '', ...behind] = text.split(BOX);
  const labels = behind.map(withoutSigns);
  const start = before.trim();
  const isInFront = start === '' || /[:?]$/.test(start) || labels.every((label) => CHOICE.test(label));
  if (isInFront) return `${start} ${sayChosen(boxes, labels)}`.trim();
  // `Plans: yes ☐ no ☑`. A box in the middle of a sentence is a gap.
  if (labels.at(-1) !== '') return text;
  const { name = '', first = '' } = /^(?<name>[^:?]*[:?])?(?<first>[^]*)$/.exec(before)?.groups ?? {};
  return `${name} ${sayChosen(boxes, [withoutSigns(first), ...labels.slice(0, -1)])}`.trim();
}

function sayChosen(boxes: readonly string[], labels: readonly string[]): string {
  const isTicked = (_: string, index: number): boolean => !EMPTY_BOX.test(boxes[index] ?? '');
  const ticked = labels.filter((label, index) => isTicked(label, index) && label !== '');
  if (labels.every((label) => CHOICE.test(label))) return ticked.length === 1 ? ticked.join('') : UNANSWERED;
  const left = labels.filter((label, index) => !isTicked(label, index) && label !== '');
  return [...ticked, ...left.map((label) => `${label}: ${UNANSWERED}`)].join('; ');
}

function withoutSigns(label: string): string {
  return label
    .trim()
    .replace(/[,;|/]$/, '')
    .trimEnd();
}

/** What stands behind a mark that is the whole answer. */
const END = String.raw`(?=\s{0,3}(?:[,;.\)|]|$))`;
/** Between a thing and its mark. */
const SIGN = String.raw`(?:\s?[:=?]\s?|\s[\-–—]\s?|\s)`;
const NAMED = String.raw`(?<=[\p{L}\)])`;
/** Of a test "negative" is what came out; of these it says that there are none. */
const COMPLAINTS = String.raw`(?:SI|SH|HI|DSH|AH|VH|AVH|TOSH|suicidal(?:ity)?|ideation|thoughts|plans?|intent|harm|hallucinations|delusions|psychosis|mania|paranoia
  |fever|cough|rash|pain|nausea|vomiting|headaches?|seizures|falls|stiffness|photophobia|dizziness|syncope|diarrhoea|bleeding|swelling)`;

const STATES =
  'poor|good|fair|fine|ok|okay|low|high|normal|abnormal|reduced|increased|impaired|intact|stable|mild|moderate|severe|excellent|bad|full|partial|limited';

const MARKS: readonly (readonly [RegExp, string])[] = [
  // `Self-harm: Y / N` is a form that nobody filled in, `Y/N: N` one that somebody did.
  [pattern('giu')`${NAMED}${SIGN}(?:Y|yes) ?\/ ?(?:N|no)\s?[:(\-]\s?(?=[YN]\b)`, ': '],
  [pattern('giu')`${NAMED}${SIGN}(?:Y|yes) ?\/ ?(?:N|no)${END}`, `: ${UNANSWERED}`],
  [pattern('giu')`${NAMED}\s?(?:[:=]|\s[\-–—])\s?(?:n\/a|tbc)${END}`, `: ${UNANSWERED}`],
  [pattern('gu')`${NAMED}${SIGN}N${END}`, ': no'],
  [pattern('gu')`${NAMED}${SIGN}Y${END}`, ': yes'],
  [pattern('gu')`${NAMED}${SIGN}[✗✘❌✖]\uFE0F?${END}`, ': no'],
  [pattern('gu')`${NAMED}${SIGN}[✓✔✅]\uFE0F?${END}`, ': yes'],
  [/(?<=\p{L}) ?\((?:N|[-–\u2212])\)/gu, ': no;'],
  [/(?<=\p{L}) ?\((?:Y|\+{1,3})\)/gu, ': yes;'],
  [/^\s{0,3}[✗✘❌✖]\uFE0F?\s?(?=\p{L})/gu, 'no '],
  // `Cough: -`; behind a name alone it may be a dash, unless a sign of the other kind stands beside it.
  [pattern('gu')`${NAMED}\s?[:=]\s?[\-–—]${END}`, ': no'],
  [pattern('gu')`${NAMED} [\-–—](?=[,;] [\p{L} \-]{1,30}\+)`, ': no'],
  [pattern('gu')`(?<=\+[,;] [\p{L} \-]{1,30}) [\-–—](?=\s{0,3}(?:[,;.]|$))`, ': no'],
  [pattern('giu')`(?<=\b${COMPLAINTS})(?:\s?[:=]\s?|\s[\-–—]?\s?)(?:[\-\u2212]ve|neg(?:ative)?)${END}`, ': no'],
  // `SI –`, and `plan 0/7`: on no day.
  [pattern('gu')`(?<=\b(?:SI|SH|HI|DSH|AH|VH|AVH|TOSH)) [\-–\u2212]${END}`, ': no'],
  [pattern('giu')`(?<=\b${COMPLAINTS})(?:\s?[:=])?\s?0\/\d{1,2}${END}`, ': no'],
  // `Headache+, vomiting-`
  [/(?<=\p{L}\+[,;][^.\n]{1,80}\p{L})-(?=[,;.]|$)/gu, ': no'],
  // `Ø SI`, `0 falls`
  [/(?<=^|[\s,;(])[∅Ø] ?(?=\p{L})/gu, 'no '],
  [pattern('giu')`(?<=^|[,;\/] ?)0 (?=${COMPLAINTS}\b|self-harm)`, 'no '],
  // Somebody who is absent is elsewhere.
  [
    pattern(
      'giu',
    )`${NAMED}(?<!\b(?:mum|mother|dad|father|parents?|partner|wife|husband|school|GP))\s?[:=]\s?absent${END}`,
    ': no',
  ],
  // How something is belongs to it as if no colon stood between.
  [pattern('giu')`${NAMED}:(?= (?:${STATES})${END})`, ''],
  // Each mark is of its own thing alone: `anxiety ++, SI: no`.
  [/,(?= [\p{L} -]{1,30}(?:: (?:no|yes|not answered)\b| ?\+))|(?<=\+),/gu, ';'],
  // `Suicidal thoughts... none`
  [/(?<=\p{L})\s?(?:\.{3,8}|…)\s?(?=(?:no|none|nil|never|denied|yes)\b)/giu, ': '],
];

import { pattern } from '../../../lib/pattern.ts';

const LEVEL = String.raw`(?:very )?(?:low|moderate|medium|high|significant|nil|none|minimal)(?:[\-–\/](?:low|moderate|medium|high))?`;
const SIGN = String.raw`(?:\s?[:=]\s?|\s?[\-–—]\s?|\s)`;
const RISK = String.raw`(?:to |from |of )?(?:self|others|other people|children|staff|the public|(?:self-)?neglect|suicide|self-harm|DSH|violence|aggression|exploitation|vulnerability|absconding|accidents?)`;
const ENTRY = String.raw`${RISK}${SIGN}${LEVEL}`;
/** `Risk: self – low; others – moderate` */
const RISKS = pattern(
  'giu',
)`\b(?:current\s)?risks?(?:\sassessment)?\s?[:\-–—]\s?(?<entries>${ENTRY}(?:[,;]\s(?:and\s)?${ENTRY}){0,9})(?=[\s.,;\(]|$)`;
const EACH = pattern(
  'iu',
)`^(?:and\s)?(?<preposition>to |from |of )?(?<what>[\p{L} \-]{3,20}?)${SIGN}(?<level>${LEVEL})$`;
const PEOPLE = /^(?:self|others|other people|children|staff|the public)$/i;

/** Each risk with its own level, as one would say it: `risk to self low; risk to others moderate`. */
export function sayRisks(text: string): string {
  return text.replaceAll(RISKS, (_, entries: string) =>
    entries
      .split(/[,;]\s/)
      .map(sayRisk)
      .join('; '),
  );
}

function sayRisk(entry: string): string {
  const { preposition, what = '', level = '' } = EACH.exec(entry)?.groups ?? {};
  if (what === '') return entry;
  const named = what.toLowerCase() === 'neglect' ? 'self-neglect' : what;
  const name = `risk ${preposition ?? (PEOPLE.test(what) ? 'to ' : 'of ')}${named}`;
  return /^(?:nil|none)$/i.test(level) ? `no ${name}` : `${name} ${level}`;
}

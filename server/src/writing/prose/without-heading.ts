import { beginSentence } from './write-passage.ts';

const LABEL = /^(?<label>\p{L}[\p{L}\d '’/&-]{1,60}):\s+(?=\S)/u;

/** The sentence without a label that says what the heading above it says: `Presenting complaint: low mood` below `Presenting complaint`. */
export function withoutHeading(text: string, heading: string): string {
  const match = LABEL.exec(text);
  const label = plain(match?.groups?.['label'] ?? '');
  if (match === null || label === '' || !isSaidBy(plain(heading), label)) return text;
  return beginSentence(text.slice(match[0].length));
}

function isSaidBy(heading: string, label: string): boolean {
  const forms = [label, `${label}s`, `${label} examination`];
  return forms.includes(heading) || [`${heading}s`, `${heading} examination`].includes(label);
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^\p{L}\d]+/gu, ' ')
    .trim();
}

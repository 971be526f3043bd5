import type { TemplateSection } from '../sections.ts';
import type { MaterialPassage } from './material-passage.ts';

/** The shortest heading of a note that may be the beginning of a longer one. */
const MIN_NAME = 4;

/** The sections that have the same name as the note's own heading or label. */
export function sameLabel(
  sections: readonly TemplateSection[],
  { label, isOwnLabel, heading }: MaterialPassage,
): string[] {
  const names = [isOwnLabel ? label : null, heading].flatMap((name) => (name === null ? [] : [plain(name)]));
  const same = sections.filter(({ prompt }) => names.includes(plain(prompt.label)));
  // "Mood" in the note is "Mood and adjustment" in the template, and "RRBs" are its initials, unless two sections begin so.
  const begun = sections.filter(
    ({ prompt }) =>
      names.some((name) => name.length >= MIN_NAME && plain(prompt.label).startsWith(`${name} and `)) ||
      [label, heading].some((name) => name !== null && areInitials(name, plain(prompt.label))),
  );
  return (same.length > 0 || begun.length > 1 ? same : begun).map(({ prompt }) => prompt.id);
}

const INITIALS = /^(?<letters>\p{Lu}{3,6})s?$/u;
const JOINING = new Set(['a', 'and', 'for', 'in', 'of', 'on', 'or', 'the', 'to', 'with']);

function areInitials(name: string, label: string): boolean {
  const letters = INITIALS.exec(name.trim())?.groups?.['letters']?.toLowerCase();
  const words = label.split(' ').filter((word) => !JOINING.has(word));
  return (
    letters !== undefined &&
    words
      .map((word) => word.slice(0, 1))
      .join('')
      .startsWith(letters)
  );
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

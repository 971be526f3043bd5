import type { Identity } from '../writing-provider.ts';
import { foldInPlace, patternOf } from './folding.ts';
import { birthDatePatterns, GENERAL_PATTERNS } from './general-patterns.ts';
import { isName, namePatterns } from './name-patterns.ts';
import {
  formatPlaceholder,
  placeholderLike,
  type PlaceholderKind,
  type Restored,
  restorePlaceholders,
} from './placeholders.ts';

export interface Pseudonyms {
  hide(text: string): string;
  restore(text: string): Restored;
}

interface Find {
  kind: PlaceholderKind;
  start: number;
  end: number;
}

/**
 * What identifies people, replaced by placeholders: the same words always by the same one, and back again to the
 * letter. Each way of writing a name has a placeholder of its own, so that what comes back is what was there.
 */
export function createPseudonyms(identities: readonly Identity[]): Pseudonyms {
  const detectors = createDetectors(identities);
  const placeholders = new Map<string, string>();
  const originals = new Map<string, string>();
  const counts = new Map<PlaceholderKind, number>();

  const placeholderFor = (kind: PlaceholderKind, original: string): string => {
    const key = `${kind} ${original}`;
    const known = placeholders.get(key);
    if (known !== undefined) return known;
    const number = (counts.get(kind) ?? 0) + 1;
    const placeholder = formatPlaceholder(kind, number);
    counts.set(kind, number);
    placeholders.set(key, placeholder);
    originals.set(placeholder, original);
    return placeholder;
  };

  return {
    hide: (text) => {
      const parts: string[] = [];
      let position = 0;
      for (const { kind, start, end } of chooseFinds(detectors.flatMap((detect) => detect(text)))) {
        parts.push(text.slice(position, start), placeholderFor(kind, text.slice(start, end)));
        position = end;
      }
      return parts.join('') + text.slice(position);
    },
    restore: (text) => restorePlaceholders(text, originals),
  };
}

interface KindPattern {
  kind: PlaceholderKind;
  pattern: RegExp;
}

type Detector = (text: string) => Find[];

function createDetectors(identities: readonly Identity[]): Detector[] {
  const names = namePatterns(identities);
  const literal = identities.flatMap(({ kind, text }): KindPattern[] => {
    if (kind === 'birth date') return birthDatePatterns(text).map((pattern) => ({ kind: 'BIRTHDATE', pattern }));
    if (kind !== 'email' && kind !== 'number') return [];
    return [{ kind: kind === 'email' ? 'EMAIL' : 'NUMBER', pattern: new RegExp(patternOf(text.trim()), 'gu') }];
  });
  return [
    (text) => findAll(text, [{ kind: 'TEXT', pattern: placeholderLike() }, ...GENERAL_PATTERNS]),
    (text) => findAll(foldInPlace(text), literal),
    (text) => {
      const folded = foldInPlace(text);
      return names.flatMap((name) =>
        findAll(folded, [name]).filter(({ start, end }) => isName(name, text.slice(start, end))),
      );
    },
  ];
}

function findAll(text: string, patterns: readonly KindPattern[]): Find[] {
  return patterns.flatMap(({ kind, pattern }) =>
    Array.from(text.matchAll(pattern), (match) => {
      const hidden = match.groups?.['hidden'];
      const start = match.index + (hidden === undefined ? 0 : match[0].lastIndexOf(hidden));
      return { kind, start, end: start + (hidden ?? match[0]).length };
    }),
  );
}

/** Where finds overlap they become one, so that no end of a name is left standing. */
function chooseFinds(finds: readonly Find[]): Find[] {
  const chosen: Find[] = [];
  for (const find of finds.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    const previous = chosen.at(-1);
    if (find.end === find.start) continue;
    if (previous !== undefined && find.start < previous.end) previous.end = Math.max(previous.end, find.end);
    else chosen.push({ ...find });
  }
  return chosen;
}

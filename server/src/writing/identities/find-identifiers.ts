import { foldInPlace, patternOf } from './folding.ts';
import { birthDatePatterns, GENERAL_PATTERNS } from './general-patterns.ts';
import type { Identity } from './identity.ts';
import { isName, namePatterns } from './name-patterns.ts';
import { placeholderLike, type PlaceholderKind } from './placeholders.ts';

/** A place in a text that says who somebody is. */
export interface Identifier {
  kind: PlaceholderKind;
  start: number;
  end: number;
}

export type FindNames = (texts: readonly string[], known: readonly Identity[]) => Promise<Identity[]>;
export type FindIdentifiers = (texts: readonly string[], known: readonly Identity[]) => Promise<Identifier[][]>;

/** In the order of the text, none overlapping another. */
export function findIdentifiers(texts: readonly string[], known: readonly Identity[]): Identifier[][] {
  const detectors = createDetectors(known);
  return texts.map((text) => joinOverlapping(detectors.flatMap((detect) => detect(text))));
}

/** Names of people and organisations that the texts tell and nobody knew yet. */
export function findNames(_texts: readonly string[], _known: readonly Identity[]): Identity[] {
  return [];
}

interface KindPattern {
  kind: PlaceholderKind;
  pattern: RegExp;
}

type Detector = (text: string) => Identifier[];

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

function findAll(text: string, patterns: readonly KindPattern[]): Identifier[] {
  return patterns.flatMap(({ kind, pattern }) =>
    Array.from(text.matchAll(pattern), (match) => {
      const hidden = match.groups?.['hidden'];
      const start = match.index + (hidden === undefined ? 0 : match[0].lastIndexOf(hidden));
      return { kind, start, end: start + (hidden ?? match[0]).length };
    }),
  );
}

/** Where some overlap they become one, so that no end of a name is left standing. */
function joinOverlapping(found: readonly Identifier[]): Identifier[] {
  const chosen: Identifier[] = [];
  for (const next of found.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    const previous = chosen.at(-1);
    if (next.end === next.start) continue;
    if (previous !== undefined && next.start < previous.end) previous.end = Math.max(previous.end, next.end);
    else chosen.push({ ...next });
  }
  return chosen;
}

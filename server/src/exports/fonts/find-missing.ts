import type { Coverage } from './coverage.ts';

// Joiners, variation selectors, marks of direction: what is not seen anyway may go.
export const INVISIBLE = /^\p{Default_Ignorable_Code_Point}$/u;

/** The characters of a text that would be boxes in a PDF, each once, in their order. */
export function findMissing(text: string, covered: Coverage): string[] {
  const missing = new Set<string>();
  for (const [run] of text.matchAll(/[\u0080-\u{10ffff}]+/gu)) {
    for (const character of run) if (covered[character.codePointAt(0) ?? 0] !== 1) missing.add(character);
  }
  return [...missing].filter((character) => !INVISIBLE.test(character));
}

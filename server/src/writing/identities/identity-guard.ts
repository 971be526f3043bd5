import type { FindIdentifiers, FindNames, Identifier } from './identifier.ts';
import type { Identity } from './identity.ts';
import { formatPlaceholder, type PlaceholderKind, type Restored, restorePlaceholders } from './placeholders.ts';

/** Stands before everything that leaves: who people are goes out as placeholders, and comes back as it was. */
export interface IdentityGuard {
  /** Hides names in texts that belong together: a name found in one of them is hidden in all, and in later calls. */
  hide(texts: readonly string[]): Promise<string[]>;
  restore(text: string): Restored;
  /** How many different names, numbers and addresses were hidden so far. */
  hiddenCount(): number;
}

/** What finds them: the language process. */
export interface IdentifierFinder {
  findNames: FindNames;
  findIdentifiers: FindIdentifiers;
}

/**
 * The same words always get the same placeholder. Each way of writing a name has one of its own, so that what comes
 * back is what was there to the letter.
 */
export function createIdentityGuard(identities: readonly Identity[], finder: IdentifierFinder): IdentityGuard {
  const known = new Map(identities.map((identity) => [`${identity.kind} ${identity.text}`, identity]));
  const placeholders = new Map<string, string>();
  const originals = new Map<string, string>();
  const counts = new Map<PlaceholderKind, number>();

  const placeholderFor = (kind: PlaceholderKind, original: string): string => {
    const key = `${kind} ${original}`;
    const given = placeholders.get(key);
    if (given !== undefined) return given;
    const number = (counts.get(kind) ?? 0) + 1;
    const placeholder = formatPlaceholder(kind, number);
    counts.set(kind, number);
    placeholders.set(key, placeholder);
    originals.set(placeholder, original);
    return placeholder;
  };

  const replace = (text: string, found: readonly Identifier[]): string => {
    const parts: string[] = [];
    let position = 0;
    for (const { kind, start, end } of found) {
      parts.push(text.slice(position, start), placeholderFor(kind, text.slice(start, end)));
      position = end;
    }
    return parts.join('') + text.slice(position);
  };

  return {
    hide: async (texts) => {
      for (const name of await finder.findNames(texts, [...known.values()])) {
        known.set(`${name.kind} ${name.text}`, name);
      }
      const found = await finder.findIdentifiers(texts, [...known.values()]);
      return texts.map((text, index) => replace(text, found[index] ?? []));
    },
    restore: (text) => restorePlaceholders(text, originals),
    hiddenCount: () => originals.size,
  };
}

/** For a provider that may know who people are. */
export const OPEN_GUARD: IdentityGuard = {
  hide: async (texts) => [...texts],
  restore: (text) => ({ text, hasUnknown: false }),
  hiddenCount: () => 0,
};

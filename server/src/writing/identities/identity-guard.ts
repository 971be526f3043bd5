import type { FindIdentifiers, FindNames, Identifier } from './identifier.ts';
import type { Identity } from './identity.ts';
import { formatPlaceholder, type PlaceholderKind, type Restored, restorePlaceholders } from './placeholders.ts';

/** Stands before everything that leaves: who people are goes out as placeholders, and comes back as it was. */
export interface IdentityGuard {
  /** Hides names in texts that belong together: a name found in one of them is hidden in all, and in later calls. */
  hide(texts: readonly string[]): Promise<string[]>;
  /**
   * The same of texts of which some were made of what was restored: whatever was hidden before is hidden in those, also
   * where nothing around it tells any more that it names somebody.
   */
  hideAgain(texts: readonly string[], restored: readonly string[]): Promise<string[]>;
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
  const kinds = new Map<string, PlaceholderKind>();
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
    kinds.set(original, kind);
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

  const hideAll = async (texts: readonly string[], restored: readonly string[]): Promise<string[]> => {
    const all = [...texts, ...restored];
    const findAgain = createWordFinder(kinds);
    for (const name of await finder.findNames(all, [...known.values()])) known.set(`${name.kind} ${name.text}`, name);
    const found = await finder.findIdentifiers(all, [...known.values()]);
    return all.map((text, index) => {
      const own = found[index] ?? [];
      return replace(text, index < texts.length ? own : findAgain(text, own));
    });
  };

  return {
    hide: (texts) => hideAll(texts, []),
    hideAgain: hideAll,
    restore: (text) => restorePlaceholders(text, originals),
    hiddenCount: () => originals.size,
  };
}

/** Adds to what was found in a text where words that were hidden before stand in it again. */
function createWordFinder(
  kinds: ReadonlyMap<string, PlaceholderKind>,
): (text: string, found: readonly Identifier[]) => Identifier[] {
  const words = [...kinds.keys()].toSorted((a, b) => b.length - a.length).map((word) => RegExp.escape(word));
  if (words.length === 0) return (_, found) => [...found];
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${words.join('|')})(?=(?:['’]?s)?(?![\\p{L}\\p{N}]))`, 'gu');
  return (text, found) => {
    const again = Array.from(text.matchAll(pattern)).flatMap(({ 0: word, index: start }): Identifier[] => {
      const [kind, end] = [kinds.get(word), start + word.length];
      const isFound = found.some((place) => place.start < end && place.end > start);
      return kind === undefined || isFound ? [] : [{ kind, start, end }];
    });
    return [...found, ...again].toSorted((a, b) => a.start - b.start);
  };
}

/** For a provider that may know who people are. */
export const OPEN_GUARD: IdentityGuard = {
  hide: async (texts) => [...texts],
  hideAgain: async (texts, restored) => [...texts, ...restored],
  restore: (text) => ({ text, hasUnknown: false }),
  hiddenCount: () => 0,
};

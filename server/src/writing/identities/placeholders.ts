export const PLACEHOLDER_KINDS = [
  'CLIENT',
  'CLINICIAN',
  'PERSON',
  'PRACTICE',
  'ORGANISATION',
  'PLACE',
  'EMAIL',
  'PHONE',
  'ADDRESS',
  'BIRTHDATE',
  'AGED',
  'NUMBER',
  'LINK',
  'TEXT',
] as const;

export type PlaceholderKind = (typeof PLACEHOLDER_KINDS)[number];

const KINDS = PLACEHOLDER_KINDS.join('|');

/** Consonants that are hardly taken for one another; two of them make no word. */
const CHECK_LETTERS = 'BCDFGHJKLMNPQRTVWXZ';
/**
 * A placeholder, also as a model may have bent it: without brackets, in other case, with a space or an ending. Those
 * without letters behind the number are none that we gave out, but look like one.
 */
const READABLE = [
  String.raw`\[\s*(?<kind>${KINDS})[\s_–-]*(?<number>\d{1,5})[\s_–-]*(?<check>[${CHECK_LETTERS}]{2})?\s*(?<ending>['’]s|s['’]?)?\s*\]`,
  String.raw`(?<bareKind>${KINDS})[_-](?<bareNumber>\d{1,5})(?:[_-]?(?<bareCheck>[${CHECK_LETTERS}]{2})(?!\p{L}{2}))?`,
].join('|');
/** What only looks like one. */
const UNREADABLE = String.raw`\[\s*(?:${KINDS})(?!\p{L})[^\][\n]{0,20}\]`;

/**
 * The letters follow from kind and number, and no two neighbours share one: a model that slips into another number
 * writes a placeholder that does not exist, instead of naming another person.
 */
export function formatPlaceholder(kind: PlaceholderKind, number: number): string {
  const place = PLACEHOLDER_KINDS.indexOf(kind);
  const letter = (sum: number): string => CHECK_LETTERS.charAt(sum % CHECK_LETTERS.length);
  const turns = Math.floor(number / CHECK_LETTERS.length);
  return `[${kind}-${number}${letter(number * 5 + place * 3)}${letter(number * 7 + place * 11 + turns * 2)}]`;
}

/** Everything in a text that could later be taken for a placeholder. */
export function placeholderLike(): RegExp {
  return new RegExp(`${READABLE}|${UNREADABLE}`, 'giu');
}

export interface Restored {
  text: string;
  /** Whether something was left that is, or was meant as, a placeholder nobody gave out. */
  hasUnknown: boolean;
}

export function restorePlaceholders(text: string, originals: ReadonlyMap<string, string>): Restored {
  let hasUnknown = false;
  const restored = text.replaceAll(placeholderLike(), (...args) => {
    const match = String(args[0]);
    const groups = args.at(-1) as Partial<Record<string, string>>;
    const kind = (groups['kind'] ?? groups['bareKind'])?.toUpperCase();
    const check = (groups['check'] ?? groups['bareCheck'] ?? '').toUpperCase();
    const original = originals.get(`[${kind}-${Number(groups['number'] ?? groups['bareNumber'])}${check}]`);
    if (original === undefined) hasUnknown = true;
    return original === undefined ? match : original + (groups['ending'] ?? '');
  });
  return { text: restored, hasUnknown };
}

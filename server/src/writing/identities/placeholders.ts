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

/** A placeholder, also as a model may have bent it: without brackets, in other case, with a space or an ending. */
const READABLE = [
  String.raw`\[\s*(?<kind>${KINDS})[\s_–-]*(?<number>\d{1,5})\s*(?<ending>['’]s|s['’]?)?\s*\]`,
  String.raw`(?<bareKind>${KINDS})[_-](?<bareNumber>\d{1,5})`,
].join('|');
/** What only looks like one. */
const UNREADABLE = String.raw`\[\s*(?:${KINDS})(?!\p{L})[^\][\n]{0,20}\]`;

export function formatPlaceholder(kind: PlaceholderKind, number: number): string {
  return `[${kind}-${number}]`;
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
    const original = originals.get(`[${kind}-${Number(groups['number'] ?? groups['bareNumber'])}]`);
    if (original === undefined) hasUnknown = true;
    return original === undefined ? match : original + (groups['ending'] ?? '');
  });
  return { text: restored, hasUnknown };
}

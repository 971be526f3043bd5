import { OF_ABILITY } from './of-ability.ts';
import { OF_BEHAVIOUR } from './of-behaviour.ts';
import { OF_HEALTH } from './of-health.ts';

interface Family {
  name: string;
  parts: ReadonlySet<string>;
}

/** Words that stand beside the name of a part and are none of it: `Verbal Comprehension Index score`. */
const BESIDE =
  /\b(?:the|ind(?:ex|ices)|scores?|sub-?tests?|sub-?scales?|scales?|composites?|domains?|clusters?|factors?|quotient|scaled|standard|raw|t|age|section|task|overall)\b/g;
/** A single letter may begin a name, and two may be a word: they count in capitals alone. */
const MIN_SMALL = 3;

/** The same for all spellings: `Socialisation` is `Socialization`, `Plan/Organize` is `plan organise`. */
function plain(name: string): string {
  return name
    .toLowerCase()
    .replaceAll('’', "'")
    .replaceAll('&', ' and ')
    .replaceAll('z', 's')
    .replaceAll('our', 'or')
    .replaceAll(/[^\p{L}\d']+/gu, ' ')
    .trim();
}

const splitNames = (names: string): string[] => names.split(/,\s*/).map((name) => plain(name));

const FAMILIES: readonly Family[] = [...OF_ABILITY, ...OF_BEHAVIOUR, ...OF_HEALTH]
  .flatMap(({ names, parts }) => {
    const known = new Set(splitNames(parts));
    return splitNames(names).map((name) => ({ name, parts: known }));
  })
  // `CAT4` before `CAT`
  .toSorted((one, other) => other.name.length - one.name.length);
const LONG_PARTS = new Set(FAMILIES.flatMap(({ parts }) => [...parts].filter((part) => part.includes(' '))));

const families = new Map<string, Family | null>();
const MAX_KNOWN = 500;

/** What a test is by its name, whatever its edition: `WISC-V UK`. */
function familyOf(test: string): Family | null {
  const known = families.get(test);
  if (known !== undefined) return known;
  const written = plain(test);
  const isOf = ({ name }: Family): boolean => written.startsWith(name) && !/^\p{L}/u.test(written.slice(name.length));
  const family = FAMILIES.find(isOf) ?? null;
  if (families.size >= MAX_KNOWN) families.clear();
  families.set(test, family);
  return family;
}

/** Whether the parts of a test are known. */
export function hasKnownParts(test: string): boolean {
  return familyOf(test) !== null;
}

/** Whether two names are of one test, or of one family of tests: `Renfrew` and `Action Picture Test`. */
export function isOfFamily(test: string, other: string): boolean {
  const family = familyOf(test);
  return family !== null && test !== other && family.parts === familyOf(other)?.parts && family !== familyOf(other);
}

/** Whether a name is that of a part of the test: `Daily Living Skills` of the `Vineland-3`. */
export function isPartOf(test: string, name: string): boolean {
  const parts = familyOf(test)?.parts;
  return parts !== undefined && formsOf(name).some((form) => parts.has(form));
}

/** Whether a name of several words is that of a part of any test. */
export function isLongPart(name: string): boolean {
  return formsOf(name).some((form) => LONG_PARTS.has(form));
}

/** What a name may be found as: whole, without the words beside it, without what stands in brackets behind it. */
function formsOf(name: string): string[] {
  const [bare = '', inner = ''] = name.split(/ ?[()[\]]/);
  const written = [name, bare, inner].filter((form) => form.length >= MIN_SMALL || /^\p{Lu}+$/u.test(form)).map(plain);
  return [...written, ...written.map((form) => form.replaceAll(BESIDE, ' ').replaceAll(/ +/g, ' ').trim())].filter(
    (form) => form !== '',
  );
}

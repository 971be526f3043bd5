import { isKeptCapital, isWord } from '../kinds-of-words.ts';
import { isMonthName } from '../leading-words.ts';
import {
  clinicalHeads,
  genericOrganisationWords,
  givenNames,
  givenNamesAlsoWords,
  kinAndRoles,
  organisationWords,
  placesAlsoWords,
  surnames,
  surnamesAlsoWords,
  titles,
  towns,
} from '../lists.ts';

/** What the lists know of a word: of each list its letter. Both sets of weights know the lists in this order. */
export const KNOWN_LISTS: readonly { letter: string; has: (folded: string) => boolean }[] = [
  { letter: 'g', has: (folded) => givenNames().has(folded) },
  { letter: 'G', has: (folded) => givenNamesAlsoWords().has(folded) },
  { letter: 's', has: (folded) => surnames().has(folded) },
  { letter: 'S', has: (folded) => surnamesAlsoWords().has(folded) },
  { letter: 't', has: (folded) => towns().has(folded) },
  { letter: 'T', has: (folded) => placesAlsoWords().has(folded) },
  { letter: 'o', has: (folded) => organisationWords().has(folded) },
  { letter: 'O', has: (folded) => genericOrganisationWords().has(folded) },
  { letter: 'h', has: (folded) => clinicalHeads().has(folded) },
  { letter: 'k', has: (folded) => kinAndRoles().has(folded) },
  { letter: 'i', has: (folded) => titles().has(folded) },
  { letter: 'c', has: isKeptCapital },
  { letter: 'w', has: isWord },
  { letter: 'm', has: isMonthName },
];

import { setOf } from '../leading-words.ts';
import { kinAndRoles, titles } from '../lists.ts';
import type { Token } from '../tokens.ts';

/** The network takes the figures of a birth for part of it, and dates have rules of their own. */
const NUMBER_WORDS = setOf(
  `zero nought one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty
  thirty forty fifty sixty seventy eighty ninety hundred thousand double first second third fourth fifth sixth seventh eighth ninth tenth eleventh
  twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth thirtieth hundredth`,
);
/** They stand inside and beside names, "the Belmont Lodge", and are none; nor is what a transcript has of a voice. */
const GRAMMAR = setOf(
  `the and for with from that this his her him our their its she they you who not but was has had are were did does can would about
  down off out over under near next right left hmm mhm uhm uhh ahh yeah`,
);
const LEAST = 3;

/** "scared of story": a word in small letters that is somebody where the network is sure, whatever dictionaries say. */
export function isPlainSmallWord({ text, folded, isCapital }: Token): boolean {
  if (isCapital || text.length < LEAST || NUMBER_WORDS.has(folded) || GRAMMAR.has(folded)) return false;
  return !titles().has(folded) && !kinAndRoles().has(folded);
}

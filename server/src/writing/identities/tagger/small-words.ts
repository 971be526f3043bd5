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
  down off out over under near next right left hmm mhm uhm uhh ahh yeah okay alright good sure`,
);
/** Words of two letters, and what notes write so. */
const SHORT = setOf(
  `am an as at be by do go he hi if in is it me my no of oh ok on or ox so to uh um up us we ah eh er ha ho hm mm la le de da du el al
  pt pts hx dx rx tx fx sx cx ax px hr bp gp mg ml kg cm mm km hb wt ht st nd rd th wk yr vs ie eg re cc od bd po iv im sc pr pv na ca mi uk us eu co`,
);

/** "Three Ways", "Kids First". */
export const isNumberWord = (folded: string): boolean => NUMBER_WORDS.has(folded);

/** A word that may stand before any name and is none of it: "The Gallaghers". */
export const isGrammar = (folded: string): boolean => GRAMMAR.has(folded) || SHORT.has(folded);

/** "scared of story", "tk to ring": words and letters that are somebody where the network is sure, in small letters. */
export function isPlainSmallWord({ text, folded, isCapital, gap, follows }: Token): boolean {
  if (isCapital || NUMBER_WORDS.has(folded) || GRAMMAR.has(folded)) return false;
  if (text.length > 2) return !titles().has(folded) && !kinAndRoles().has(folded);
  return text.length === 2 && !SHORT.has(folded) && !/[\d./@]$/.test(gap) && !/^[\d.@]/.test(follows);
}

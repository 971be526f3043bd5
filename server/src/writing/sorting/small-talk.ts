const MAX_WORDS = 8;
/** Neither yes nor no: those may answer a question that matters. */
const FILLERS = new Set(
  `ok okay right great lovely thanks thank you bye goodbye um er erm mm hmm mhm uh huh ah oh sure cheers brilliant perfect
  hello hi morning afternoon good well so then now and alright cool yep see`.split(/\s+/),
);

/** Whether a passage is nothing but the sounds of a conversation that goes on: `OK.`, `Great, um, right.` */
export function isSmallTalk(text: string): boolean {
  const words = text.toLowerCase().match(/[\p{L}']+/gu) ?? [];
  return words.length > 0 && words.length <= MAX_WORDS && words.every((word) => FILLERS.has(word)) && !/\d/.test(text);
}

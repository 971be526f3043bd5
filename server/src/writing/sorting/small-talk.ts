const MAX_WORDS = 8;
/** Neither yes nor no: those may answer a question that matters. */
const FILLERS = new Set(
  `ok okay right great lovely thanks thank you bye goodbye um er erm mm hmm mhm uh huh ah oh sure cheers brilliant perfect
  hello hi morning afternoon good well so then now and alright cool yep see`.split(/\s+/),
);

/** The courtesies of a letter: `Thank you for asking about Finn.` Whoever is asked something is told more than that. */
const COURTESY =
  /^\W*(?:many )?(?:thanks|thank you)(?: very much| so much| again)? for (?:asking about|your (?:letter|call|e-?mail|note|time|help|referral)|seeing|writing|coming|getting in touch)\b/i;

/** Whether a passage is nothing but the sounds of a conversation that goes on, or a courtesy: `OK.`, `Great, um, right.` */
export function isSmallTalk(text: string): boolean {
  const words = text.toLowerCase().match(/[\p{L}']+/gu) ?? [];
  if (words.length === 0 || words.length > MAX_WORDS || /\d/.test(text)) return false;
  return COURTESY.test(text) || words.every((word) => FILLERS.has(word));
}

const MAX_WORDS = 8;
/** Neither yes nor no: those may answer a question that matters. */
const FILLERS = new Set(
  `ok okay right great lovely thanks thank you bye goodbye um er erm mm hmm mhm uh huh ah oh sure cheers brilliant perfect
  hello hi morning afternoon good well so then now and alright cool yep see hiya ty thx ta x xx`.split(/\s+/),
);

/** The courtesies of a letter: `Thank you for asking about Finn.` A real answer says more than that. */
const COURTESY =
  /^\W*(?:many )?(?:thanks|thank you)(?: very much| so much| again)? for (?:asking about|telling (?:me|us)|sharing|that|coming|waiting|explaining|being (?:so |very )?(?:open|honest|patient)|your (?:letter|call|e-?mail|note|time|help|referral)|seeing|writing|coming|getting in touch|agreeing to)\b/i;

/** What keeps a conversation going and says nothing: `That makes sense.` */
const NODS =
  /^\W*(?:(?:ok(?:ay)?|yeah|right|so|well|oh|and|no)\W+){0,2}(?:that makes sense|makes sense|i understand(?: that)?|(?:thank you|thanks)(?: so much| very much)? for (?:telling|sharing)(?: me| us| with me)?(?: all(?: of)?)?(?: that| this)|fair enough|no worries|no problem|not at all|of course|take your time|bear with me|i see|got it|sounds good|that['’]s (?:fine|great|ok(?:ay)?|really helpful|helpful)|is that (?:ok(?:ay)?|bad|normal|right)|does that (?:sound|make) (?:ok(?:ay)?|sense|alright|right)|you['’]re welcome|where were we|let me (?:see|think|check)|hang on|one moment|just a (?:sec|second|moment|minute))\W*$/i;

/** Whether a passage is nothing but the sounds of a conversation that goes on, or a courtesy: `OK.`, `Great, um, right.` */
export function isSmallTalk(text: string): boolean {
  const words = text.toLowerCase().match(/[\p{L}']+/gu) ?? [];
  if (NODS.test(text)) return true;
  if (words.length === 0 || words.length > MAX_WORDS || /\d/.test(text)) return false;
  return COURTESY.test(text) || words.every((word) => FILLERS.has(word));
}

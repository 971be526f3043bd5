/** Told as new, or as turned into something else: what was told before it may have been true then. */
const CHANGE =
  /[↑↓→]|\b(?:increas\w+|rais\w+|reduc\w+|lower(?:ed|ing)|upped|(?:put|went|gone|going|goes|titrat\w+|turned|brought) (?:up|down)|titrat\w+|doubled|halved|chang\w+(?! since)|switch\w+|start(?:s|ed|ing)?|commenc\w+|began|begun|stop(?:s|ped|ping)?|ceased|discontinu\w+|completed|finished|wean\w+|now|no longer|today|tonight|since then|got|gave up|given up|quit|left (?:him|her|home|school|work|in|the|his|us)|moved|returned|back (?:to|at|on)|new(?:ly)?(?! year)|recently|lost|laid off|again|improv\w+|better|worse|went|became|become|turned|cut down|down to|up to|has gone|converted|regraded|discharged from)\b/iu;
/** Not so, or not yet, or only perhaps: nothing that could contradict. */
const PLANNED =
  /^(?:start|add|raise|increase|reduce|hold|keep|stop|taper|wean|give|switch)\b|^(?:p|plan|agreed|recommend\w*|rec|actions?|to do|goals?|aims?) ?:|from (?:tomorrow|next)\b|\b(?:to (?:start|commence|begin|consider|try|increase|reduce)|will (?:start|stop|begin)|consider(?:ing)?|please|would|hold|ask (?:gp|dr)|if (?:tol|needed|not|no|he|she)|plans? to|wants to|hopes to|awaiting|\?start|start(?!ed|s)\b[^.;]{0,40}\b(?:after|when|once|if))\b/iu;
const PAST =
  /\b(?:previous(?:ly)?|prev|formerly|used to|in the past|had been|was on|were on|tried|stopped|discontinued|completed|finished|ceased|until|(?:19|20)\d\d ?[-–] ?(?:(?:19|20)\d\d|\d\d)\b)/iu;

const NEWLY = /\b(?:last (?:night|week|month|\p{L}+day)|yesterday|this (?:morning|week|month)|today|tonight|yet)\b/iu;
/** A denial of a while only. */
const LATELY =
  /\b(?:since|for (?:the (?:last|past) )?[\p{L}\d]+ (?:days|weeks|months)|(?:for|no \p{L}{3,20}) \d{1,2}(?: (?:days|weeks|months)|\/(?:7|52|12))|so far)\b/iu;
const HABIT =
  /\b(?:every|each|daily|nightly|always|usually|never|most (?:days|evenings|nights)|(?:a|per) (?:day|week)|since|for (?:\w+ )?(?:years|months)|times)\b/iu;

export function tellsChange(text: string): boolean {
  return CHANGE.test(text);
}

export function isPlanned(text: string): boolean {
  return PLANNED.test(text);
}

export function isPast(text: string): boolean {
  return PAST.test(text);
}

/** The denial of a thing itself: not in `does not want an operation`. */
const DENIED_AT_ONCE =
  /\b(?:no|nil|never|denies|denied)(?: (?!want|since|because|bar|evidence|need|sure|longer|more|than|one|afraid)\p{L}+){0,3} ?$/iu;
const DENIED_BEFORE =
  /(?:\b(?:no|nil|not|never|denies|denied|denying|without|none|neg|negative|hasn't|has not|haven't|didn't|isn't|not had|absence of|ø)\b|(?<![\p{L}\d])0\b)(?! (?:longer|change|sooner|only|just))[^.;:,]{0,45}$/iu;
/** In a list of things that are denied: `no SI, plans or self-harm`. */
const DENIED_LIST = /\b(?:no|nil|denies|denied)\b[^.;:]{0,60}(?:, | or | and |\/ ?)$/iu;
const DENIED_BEHIND =
  /^[\p{L} ]{0,20}? ?(?:[:–=-] ?)?(?:\(?(?:none|never|nil|no\b(?! of)|neg(?:ative)?\b|denied|denies|not (?:reported|present|known)|0\b(?![./]\d)))/iu;
const FOR_GOOD =
  /\bpast (?:or|and|nor) present\b|^(?:\p{L}+ ){0,3}\p{L}+ ?: ?(?:none|nil|never|no)(?: ever)?(?=[.,;(]|$)|\b(?:never|ever|lifelong|no (?:known |significant |relevant |past |previous |prev |prior |personal )*(?:history|hx|h\/o|previous|prior|past|prev)|nil (?:previous|hx|past)|none (?:known|ever)|previous[^.;:]{0,20}: ?(?:none|no|nil|never)|past[^.;:]{0,20}: ?(?:none|no|nil|never)|any [^.;:]{0,20}: ?(?:none|no\b|nil|never))/iu;

/** Whether what stands from `at` to `end` is denied there. */
export function isDenied(text: string, at: number, end: number): boolean {
  const [before, behind] = [text.slice(Math.max(0, at - 90), at), text.slice(end, end + 40)];
  return DENIED_BEFORE.test(before) || DENIED_LIST.test(before) || DENIED_BEHIND.test(behind);
}

/** Whether it is said that there was none of it, and not only that something about it is not so. */
export function isNone(text: string, at: number, end: number): boolean {
  const [before, behind] = [text.slice(Math.max(0, at - 60), at), text.slice(end, end + 40)];
  return DENIED_AT_ONCE.test(before) || DENIED_BEHIND.test(behind);
}

/** Whether a denial goes for all time up to then: `never injected`, `no history of fits`. */
export function isForGood(text: string): boolean {
  return FOR_GOOD.test(text);
}

/** Whether it is told of these days only: `no falls today`. */
export function isOfNow(text: string): boolean {
  return NEWLY.test(text);
}

/** Whether a denial is one of a while only: `no cutting since May`. */
export function isOfLately(text: string): boolean {
  return LATELY.test(text);
}

export function isHabit(text: string): boolean {
  return HABIT.test(text);
}

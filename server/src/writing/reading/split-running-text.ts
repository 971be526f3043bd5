import { pattern } from '../../lib/pattern.ts';

interface Span {
  start: number;
  end: number;
}

/** A text with fewer words is short enough without stops. */
const MIN_WORDS = 40;
/** Less than one stop in so many words is hardly any: who dictates or types in a hurry leaves them out. */
const WORDS_FOR_STOP = 60;
const STOP = /[.!?;](?=\s|$)|\n/g;

/** Verbs that a subject of several words is known by. */
const VERB = String.raw`(?:is|was|are|were|has|had|have|does|did|do|will|would|can|could|died|says|said|lives|lived|works|worked|takes|took|reports|left|came|comes|went|goes|gets|got|keeps|kept|wants|thinks|feels|found|drinks|drank|rang|told)`;
/** What a new statement begins with, where nothing marks its beginning. */
const BEGINNING = pattern('giu')`
  (?<=\s)(?:
    (?:he|she|they|we|i|hes|shes|theyre|ive|im)\s(?=\p{L})
  |(?:it|there)\s(?=(?:is|was|are|were|has|had|will)\s)
  |(?:his|her|their|my)\s(?=\p{L}{2,15}\s(?:\p{L}{2,15}\s)?${VERB}\s)
  |(?:on\sexamination|in\smy\sopinion|(?:past|current|previous)\s(?:\p{L}{4,12}\s)?(?:history|medication)|(?:family|social|drug|medical)\shistory
    |see\sme|remember\sto|ring|no\s(?:known\s)?(?:drug\s)?allergies|blood\spressure|my\simpression|please\s(?:send|copy|arrange|refer)|asked\s(?:about|whether|if))\s
  )
`;
/** Behind these words the statement goes on. */
const GOES_ON = pattern('iu')`
  (?:^|\s)(?:
    and|or|but|nor|that|which|who|whom|whose|what|when|where|while|whilst|if|whether|because|cause|since|until|till|unless|though|although|as|than
    |so|then|before|after|once|like|how|why|wherever|whenever|everything|anything|nothing|something|someone|somebody|anyone|anybody|nobody|everyone
    |all|one|ones|people|those|way|time|times|day|night|week|month|year|moment|reason|thing|things|place|man|woman|person
    |say|says|said|saying|think|thinks|thought|feel|feels|felt|know|knows|knew|believe|believes|believed|report|reports|reported|state|states|stated
    |deny|denies|denied|denying|hope|hopes|hoped|wish|wishes|wished|worry|worries|worried|admit|admits|admitted|agree|agrees|agreed|claim|claims|claimed
    |mean|means|meant|guess|sure|afraid|scared|glad|sorry|aware|clear|likely|suggest|suggests|suggested|reckon|reckons|suppose|remember|remembers
    |forget|forgets|forgot|see|saw|hear|heard|find|finds|wonder|wonders|wondered|decide|decided|notice|noticed|understand|understands|let|make|makes
    |the|a|an|his|her|their|my|your|our|this|these|any|no|some|every|each|of|to|in|on|at|for|with|by|from|about|into|over|under|near|against|between
    |without|towards|behind|beside|around|through|during|is|was|are|were|am|be|been|do|does|did|has|had|have|can|could|will|would|should|might|must
    |not|never|also|just|only|still|always|even|examination|opinion|impression
  )$
  |\sthat\s(?:on|in|at|after|before|during|for|since|when|if|last|one|once)\s[^,]{0,30}$
  |(?:told|tells?|telling|asked|asks|reminded|warned|promised|showed|said\sto|convinced|assured)\s(?:\p{L}{1,12}\s)?\p{L}{1,12}$
`;
/** `no date he says i have asked for the keys`: whoever dictates is no other's `I`, and who said the first stands behind it. */
const TOLD_LAST = /(?<=\s)(?:he|she|they)\s(?:says|said)$/i;
const LOOKED_BACK = 50;

/** Whether somebody dictated or typed without stops. */
export function isRunningText(text: string): boolean {
  const words = text.match(/\S+/g)?.length ?? 0;
  return words >= MIN_WORDS && (text.match(STOP)?.length ?? 0) * WORDS_FOR_STOP <= words;
}

/** Statements that stand one behind the other without a stop. Where one begins is only taken for sure where its first words say so. */
export function splitRunningText(text: string, { start, end }: Span): Span[] {
  const slice = text.slice(start, end);
  const begun = Array.from(slice.matchAll(BEGINNING), ({ index, 0: words }) => {
    const before = slice.slice(Math.max(0, index - LOOKED_BACK), index).trimEnd();
    const told = /^i\s$/i.test(words) ? (TOLD_LAST.exec(before)?.[0] ?? '') : '';
    return { index, told, isNew: told !== '' || !GOES_ON.test(before) };
  }).filter(({ isNew }) => isNew);
  const last = new Set(begun.filter(({ told }) => told !== '').map(({ index, told }) => index - told.length - 1));
  const starts = [0, ...begun.map(({ index }) => index).filter((index) => !last.has(index))];
  return starts.map((from, place) => ({ start: start + from, end: start + (starts[place + 1] ?? slice.length) }));
}

import { acts } from './initials-contexts.ts';
import { saysSomething, setOf } from './leading-words.ts';
import { isClinical } from './kinds-of-words.ts';
import { commonWords, kinAndRoles, titles } from './lists.ts';
import type { Token } from './tokens.ts';

/** After these somebody is named, whatever the word may mean elsewhere. */
const LEADS = setOf(
  `with w saw told tell asked ask rang phoned met visited texted emailed advised reminded remind pt pts client patient re regarding concerning dear hi
  hello hey thanks cc ccd attn fao gave offered invited name named says said thinks think thought feels reports reported both seeing assess assessed
  subject seen see helped bring brought collect collected collects discussed discuss reviewed supporting support supported hugged let lets found ring call phone text email contact chase
  encouraged encourage encouraging prompted prompt prompting taught teach teaching reassured reassure praised thank thanked informed inform helping urged urge warned taking took`,
);
/** Of whom or to whom something is told: "mother of", "letter for", "message from". */
const BEFORE_OF = setOf(
  `nok kin gp obs observation observations behalf care parents carer letter letters note notes referral report email message text call copy
  spoke speak talked talk listened said handed joint session sessions work contact meeting visit support plan goals advice chat
  given signed consent assessment assessments review reviews obtained written completed told sign whereabouts history photo
  explained suggested apologised wrote described introduced referred wondered worked sat played walked shouted waved`,
);
const OF = setOf('of to with for from by on about');
/** Before the one whom a clause is about. */
const CLAUSE = setOf(
  'that when because if while since before after until but so and is does did has was were as whether where whom say states stated feel hear heard hopes why how',
);
/** Nobody but a subject stands before these, and a noun would have its article. */
const BEING =
  /^(?:is|was|has|had|isnt|wasnt|hasnt|doesnt|didnt|wont|says|said|thinks|feels|wants|likes|came|failed|went)$/;
/** Before somebody who is spoken to: "ok will,", "thanks, rose". */
const CALLS =
  /^(?:ok|okay|hi|hello|hey|thanks|cheers|well|so|oh|yes|yeah|no|right|bye|morning|please|sorry|on|alright|ah)$/;
const AUXILIARY = /^(?:is|was|does|did|has|can|could|would|should|why|how|where)$/;
/** What only people do or are, beside what is listed elsewhere. */
const PREDICATE = setOf(
  `wont cant doesnt didnt isnt wasnt hasnt hadnt wouldnt couldnt shouldnt dont havent won't can't doesn't didn't isn't wasn't hasn't hadn't wouldn't
  tearful calm anxious quiet angry upset settled keen aware tired low stable ok okay well alone asleep awake distressed agitated appeared appears presented
  presents dna dnad family household aged seen hates struggles struggled enjoys enjoyed needs needed found finds talks talked spoke speaks eats ate drank drinks smokes cries cried
  fell sat sits stood ran walks walked lies lay wakes wore wears missed misses engaged engages managed manages continues continued remains remained
  bit bites hits hit kicked throws threw refused refuses declined declines accepted turned turns doing dob should must will would put puts
  prefers tries tried shows showed uses gets gives begins began avoids avoided copes coped responds responded requires demonstrates displays expressed expresses shares
  requests requested returns returned spends spent watches watched wishes wished shouts shouted screams screamed scratched scratches understands understood`,
);
/** What people have done, by a verb that has no -ed. */
const DID = setOf(
  `hid lost swore chose drew stole grew broke bit fought fled woke swam rode sang shook stuck swung tore wept bled bought caught dug drove
  fed flew forgot forgave held knelt led lent paid rose sold shot sent slid spat swept taught burnt leant learnt
  met overslept withdrew undertook threw wrote built blew bent hung heard won hides climbs pulls swears chooses draws steals earns grows breaks fights flees swims
  rides sings shakes tears weeps buys catches drives forgets holds leads pays reads sells sends spits teaches cuts learns meets withdraws throws writes hears wins loses
  scores rates paces bites rocks hums chews licks grabs pushes punches slaps locks reckons dislikes fears trusts cooks washes dresses feeds walks runs sits stands speaks binges
  purges vapes gambles`,
);
/** The same in the past and behind "will": "will hurt". */
const DID_OR_DO = setOf('hurt cut read shut split burst quit spread');
/** What becomes of a mark, of hope or of a long day, which no person need have done. */
const OF_THINGS =
  /^(?:started|ended|begun|changed|healed|improved|increased|decreased|reduced|noted|removed|resolved|faded|lasted|delayed|based|related|colou?red|stained|tinged|tinted|needed|embed|imbed|used|expected|planned|required|observed|remembered|restored|renewed|instilled|inspired|centred|affected|involved|gained|learned|learnt|achieved|offered|provided|arranged|scheduled|cancelled|booked|filled|ordered|timed|cared|advised|limited|standing|measured|shared|shed)$/;

/** "will climbed", "grace stole from a shop": a verb that nothing but somebody is the subject of. */
function isDeed(tokens: readonly Token[], index: number, name: Token): boolean {
  const [{ folded, gap, isCapital }, next] = [tokens[index] as Token, tokens[index + 1]];
  if (isCapital || !/^[ -]$/.test(gap)) return false;
  // "mark self-harmed".
  if (folded === 'self') return next?.gap === '-' && isDeed(tokens, index + 1, name);
  if (DID_OR_DO.has(folded)) return !/^(?:will|may|can)$/.test(name.folded);
  return DID.has(folded) || (/\p{L}[^e\P{L}]ed$/u.test(folded) && !OF_THINGS.test(folded));
}

/** "the marsh girl", "the fox twins": a family, by a name that is hardly ever a word of notes. */
const FAMILY =
  /^(?:girls?|boys?|lads?|lass|twins?|family|kids?|child|children|household|brothers|sisters|siblings|parents|baby)$/;

const ADJECTIVES = setOf(
  'little young long rich best good new old short small strong sharp wise poor brown white black green gray grey frank moody sunny christian',
);

/** Words before a noun, which make it one. */
const DETERMINER = setOf(
  `a an the this these those no any some every each his her their my our your its more less much many such what which other another same one two three
  four five six all most few good bad new old next last first second i you he she it we they who there`,
);

/** Whether only the client can be meant by letters or by a word that may be something else, by what stands around. */
export function isSaidOfClient(tokens: readonly Token[], index: number, words = 1): boolean {
  const [first, last] = [tokens[index] as Token, tokens[index + words - 1] as Token];
  // "#roman", "@roman".
  if (isAlone(first, last) || last.hasPossessive || /[#@]$/.test(first.gap)) return true;
  if (isCalled(tokens, index, last)) return true;
  if (tokens[index - 1]?.folded === 'the' && isFamily(tokens, index, words)) return true;
  if (DETERMINER.has(tokens[index - 1]?.folded ?? '') && /^ "?$/.test(first.gap)) return false;
  return isLed(tokens, index, last) || isBesideKin(tokens, index, words) || isSubject(tokens, index, words);
}

function isFamily(tokens: readonly Token[], index: number, words: number): boolean {
  const [first, after] = [tokens[index] as Token, tokens[index + words]];
  if (first.gap !== ' ' || after?.gap !== ' ' || !FAMILY.test(after.folded)) return false;
  // "the little girl" may be any; "the bishop family" is one.
  const isMany = /^(?:twins|family|children|household|siblings|parents)$/.test(after.folded);
  return !commonWords().has(first.folded) || (isMany && !ADJECTIVES.has(first.folded));
}

/** "Will, have a seat", "ok will, see you", "Come on, hope!": no word that begins a sentence has a comma behind it. */
export function isCalled(tokens: readonly Token[], index: number, last = tokens[index] as Token): boolean {
  const { follows, folded } = last;
  const [before, first] = [tokens[index - 1], tokens[index] as Token];
  if (first.isFirst && /^, \p{L}/u.test(follows)) return !isMonthOrNumber(folded, tokens[index + 1]?.folded ?? '');
  return /^,? $/.test(first.gap) && CALLS.test(before?.folded ?? '') && /^(?:[,.!?"]|$)/.test(follows);
}

/** "Dec, Jan and Feb". */
const isMonthOrNumber = (folded: string, next: string): boolean => MONTH.test(folded) && MONTH.test(next);
const MONTH = /^(?:jan|feb|mar|march|apr|april|may|june?|july?|aug|august|sept?|oct|nov|dec)$/;

/** "ivy failed maths": a word that is rare enough to be the client's name in small letters, unless a noun is wanted. */
export function isRareWordOfClient(tokens: readonly Token[], index: number): boolean {
  const { folded, gap } = tokens[index] as Token;
  if (commonWords().has(folded) || isClinical(folded) || folded.length < LEAST_RARE) return false;
  return !(DETERMINER.has(tokens[index - 1]?.folded ?? '') && gap === ' ');
}

const LEAST_RARE = 3;

/** All that a line, a cell, a bracket or a quotation holds. */
function isAlone({ gap, start }: Token, { follows }: Token): boolean {
  const opens = (start === gap.length && gap.trim() === '') || /[[("|\n] {0,3}$/.test(gap);
  return opens && /^[.?!]?(?:$| {0,3}[\])"|\n])/.test(follows);
}

function isLed(tokens: readonly Token[], index: number, last: Token): boolean {
  const [far, before, token] = [tokens[index - 2], tokens[index - 1], tokens[index] as Token];
  if (before === undefined) return false;
  if (/^ ?[:=] ?$/.test(token.gap)) return LEADS.has(before.folded) || /^(?:to|from|patient|name)$/.test(before.folded);
  if (before.folded === 'w' && token.gap === '/ ') return true;
  if (before.folded === 'name' && before.hasPossessive && /^'s "?$/.test(token.gap)) return true;
  if (!/^\.? ["(]?$/.test(token.gap)) return false;
  // "R/V jo", "D/W jo", "S/B jo", "T/C jo".
  if (before.gap === '/' && /^[vwbc]$/.test(before.folded) && /^[rdst]$/.test(far?.folded ?? '')) return true;
  if (LEADS.has(before.folded) || titles().has(before.folded)) return true;
  // "Pt's name is rich."
  if (/^(?:is|was)$/.test(before.folded) && /names?$/.test(far?.folded ?? '')) return true;
  if (before.folded === 'for') return /^(?:[.,;:)]|$| by| at| on| to )/.test(last.follows);
  return OF.has(before.folded) && far !== undefined && (BEFORE_OF.has(far.folded) || kinAndRoles().has(far.folded));
}

const isKin = (token: Token | undefined): boolean =>
  token !== undefined && (kinAndRoles().has(token.folded) || /^(?:mo|fa|i|me)$/.test(token.folded));

/** "mum and #", "# + dad", "#/mum", and "#s mum". */
function isBesideKin(tokens: readonly Token[], index: number, words: number): boolean {
  const [far, before, first] = [tokens[index - 2], tokens[index - 1], tokens[index] as Token];
  const [after, then] = [tokens[index + words], tokens[index + words + 1]];
  const joins = /^(?: ?[&+/] ?)$/;
  if (joins.test(first.gap) && isKin(before)) return true;
  if (after !== undefined && joins.test(after.gap) && isKin(after)) return true;
  if (before?.folded === 'and' && isKin(far) && first.gap === ' ') return true;
  if (after?.gap === ' ' && isKin(after) && tokens[index + words - 1]?.folded.endsWith('s') === true) return true;
  // "will and his mum".
  const isOwned = /^(?:his|her|their|my)$/.test(then?.folded ?? '');
  const kin = isOwned ? tokens[index + words + 2] : then;
  return after?.folded === 'and' && after.gap === ' ' && isKin(kin) && kin?.gap === ' ';
}

function isSubject(tokens: readonly Token[], index: number, words: number): boolean {
  const [before, first, last] = [tokens[index - 1], tokens[index] as Token, tokens[index + words - 1] as Token];
  const after = tokens[index + words];
  if (after?.gap === ' ' && BEING.test(after.folded) && !first.isCapital) return true;
  const opens =
    first.isFirst || /[,;)\n] {0,3}$/.test(first.gap) || (first.gap === ' ' && CLAUSE.has(before?.folded ?? ''));
  if (!opens) return false;
  // "mark (17)", "mark, 17,", "mark 17y", "mark: mood 4/10", "mark - stable".
  if (/^\.?,? \(?\d{1,2}(?:\)|,|y|$)/.test(last.follows)) return true;
  if (first.isFirst && /^\.?(?::| -)/.test(last.follows)) return true;
  // "does mark sleep?"
  if (before?.isFirst === true && AUXILIARY.test(before.folded) && first.gap === ' ') return true;
  if (after === undefined || !/^\.?,? $/.test(after.gap)) return false;
  // "mark c/o headache", "mark s/b team".
  if (after.text.length === 1 && tokens[index + words + 1]?.gap === '/') return true;
  // "rivers high risk".
  if (/^(?:high|low|medium)$/.test(after.folded) && tokens[index + words + 1]?.folded === 'risk') return true;
  if (after.folded === 'to')
    return /^(?:be|ring|call|phone|email|text|come|bring|try|think|complete|practise|practice|keep|attend|contact|see|return|self|speak|take|write|use|stay|ask|tell|book|meet|read|eat|wash|sleep)$/.test(
      tokens[index + words + 1]?.folded ?? '',
    );
  if (after.gap === ' ' && isDeed(tokens, index + words, last)) return true;
  return PREDICATE.has(after.text.toLowerCase()) || saysSomething(after.folded) || acts(tokens, index + words - 1);
}

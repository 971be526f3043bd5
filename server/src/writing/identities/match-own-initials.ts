import { isSaidOfClient } from './client-contexts.ts';
import type { KnownMatch, RateInContext } from './known-match.ts';
import type { KnownNames } from './known-names.ts';
import { isService } from './is-service.ts';
import { isWord } from './kinds-of-words.ts';
import { PARTICLES, saysSomething } from './leading-words.ts';
import { abbreviations, commonWords } from './lists.ts';
import { NO_INITIAL } from './name-contexts.ts';
import type { PlaceholderKind } from './placeholders.ts';
import { SPEAKS } from './small-actor.ts';
import type { Token } from './tokens.ts';

const MOST_WORDS = 6;

/** "M.O'B.", "M. O. B.", "M O B" and "MOB". */
export function matchInitials(
  tokens: readonly Token[],
  index: number,
  { initials, letters: own, parts }: KnownNames,
  rateAt: RateInContext,
): KnownMatch | undefined {
  const first = tokens[index] as Token;
  const small = matchSmallInitials(tokens, index, initials, rateAt);
  if (small !== undefined) return small;
  const isDottedSmall = first.text.length === 1 && !first.isCapital && first.follows.startsWith('.');
  let letters = '';
  let hasSpace = false;
  let longest: KnownMatch | undefined;
  for (let words = 1; words <= MOST_WORDS; words += 1) {
    const token = tokens[index + words - 1];
    if (token === undefined || (words > 1 && !/^(?:|\.|\. |'|\.'|-|\.-| )$/.test(token.gap))) break;
    if (
      words > 1 &&
      ((PARTICLES.has(token.text) && token.text.length > 1) || PREFIX.test(token.text)) &&
      token.gap !== ''
    )
      continue;
    const isSmallLetter = words > 1 ? SMALL_LETTER.test(token.text) && token.gap === '.' : isDottedSmall;
    const part = lettersOf(token, words > 1 ? parts : []);
    if ((part !== part.toUpperCase() && !isSmallLetter) || part.length > 5) break;
    hasSpace ||= words > 1 && token.gap === ' ' && !PARTICLES.has(tokens[index + words - 2]?.text ?? '');
    letters += part.toUpperCase();
    const whole = words === 1 ? initials.get(token.text) : undefined;
    const parted = hasSpace && letters.length < 3 && !isClientApart(tokens, index, initials.get(letters));
    const kind = parted ? undefined : (whole ?? initials.get(letters));
    // "SD" is also a standard deviation: it is somebody where people are spoken of.
    if (
      kind !== undefined &&
      // "A M" is no time of day.
      ((hasSpace && kind === 'CLIENT') ||
        (isDottedSmall ? !SMALL_DOTTED.test(letters) : !isAbbreviation(letters, kind)) ||
        isSpokenOf(tokens, index, words) ||
        (kind === 'CLIENT' && isClientsAnyway(tokens, index, words, letters)))
    )
      longest = { kind, words, start: first.start, end: token.end };
  }
  // "M.C." of "M.C.D.S." is somebody else's.
  const next = tokens[index + (longest?.words ?? 0)];
  if (longest !== undefined && next?.gap === '.' && /^\p{Lu}$/u.test(next.text) && longest.words === 2)
    return undefined;
  return (
    longest ??
    matchReversed(tokens, index, initials) ??
    matchTitleCase(tokens, index, initials) ??
    matchStart(tokens, index, parts) ??
    matchLetter(tokens, index, own, rateAt)
  );
}

/** With dots and in small letters these are shorthand wherever nobody is spoken of. */
const SMALL_DOTTED = /^(?:EG|IE|AM|PM|NB|OD|BD|PO|IV|IM|SC|PR|PV|AC|PC|QD|RE|CC|VS|CF|AKA)$/;
/** "n.o'd.": that of a surname may have two. */
const SMALL_LETTER = /^(?:[do]')?\p{L}$/u;
/** What a surname begins with that has no letter of its own among the initials. */
const PREFIX = /^(?:Ní|Ni|Nic|Mac|Mc|Ó|Ap|El|Al|De|Van|Von|Der)$/;

/** "AKs mother": the s of somebody who leaves the apostrophe out; "J.St.": a name cut short. */
function lettersOf({ text, folded, isCapital, gap, follows }: Token, parts: KnownNames['parts']): string {
  const isCut = isCapital && gap.startsWith('.') && follows.startsWith('.') && text.length > 1 && text.length < 5;
  if (isCut && parts.some((part) => part.kind === 'CLIENT' && part.folded.startsWith(folded))) return text.slice(0, 1);
  return text.replace(/(?<=\p{Lu})s$/u, '').replaceAll(/[^\p{L}]/gu, '');
}

function isClientsAnyway(tokens: readonly Token[], index: number, words: number, letters: string): boolean {
  if (isAlias(tokens, index, letters)) return true;
  if (MEDICAL.has(letters) && isOfClient(tokens, index, words)) return true;
  return (
    !/^ ?[:=]? ?\d(?!\d?[y/])/.test(tokens[index + words - 1]?.follows ?? '') && isSaidOfClient(tokens, index, words)
  );
}

/** "T Vaughan/TV", "Theresa Vaughan = TV": what the name before begins with. */
function isAlias(tokens: readonly Token[], index: number, letters: string): boolean {
  const before = tokens[index - 1];
  if (before?.isCapital !== true || before.text.length < 2 || !/^ ?[/=] ?$/.test(tokens[index]?.gap ?? ''))
    return false;
  return before.text.startsWith(letters.slice(-1));
}

/** "S, J" and "SJ" for Jonathan Smith, as a register has it. */
function matchReversed(
  tokens: readonly Token[],
  index: number,
  initials: KnownNames['initials'],
): KnownMatch | undefined {
  const [first, second] = [tokens[index] as Token, tokens[index + 1]];
  const isPair = second !== undefined && second.gap === ', ' && /^\p{Lu}$/u.test(first.text + second.text.slice(1));
  const letters = isPair ? second.text + first.text : [...first.text].toReversed().join('');
  if (!/^\p{Lu}{2}$/u.test(letters) || initials.get(letters) !== 'CLIENT') return undefined;
  if (!isPair && (abbreviations().has(first.text) || isWord(first.folded) || /^[ :=-]?\d/.test(first.follows)))
    return undefined;
  return { kind: 'CLIENT', words: isPair ? 2 : 1, start: first.start, end: (isPair ? second : first).end };
}

/** "Js mum called": letters of which only the first was made a capital. */
function matchTitleCase(
  tokens: readonly Token[],
  index: number,
  initials: KnownNames['initials'],
): KnownMatch | undefined {
  const { text, folded, start, end } = tokens[index] as Token;
  if (!/^\p{Lu}\p{Ll}{1,2}$/u.test(text) || initials.get(text.toUpperCase()) !== 'CLIENT') return undefined;
  if (NEVER.test(folded) || SHORTHAND.has(folded) || GRAMMAR.has(folded)) return undefined;
  // "Em declined": a word of large dictionaries, where somebody acts.
  const isRare = isWord(folded) && !commonWords().has(folded) && isSaidOfClient(tokens, index);
  return isWord(folded) && !isRare ? undefined : { kind: 'CLIENT', words: 1, start, end };
}

/** "Eb says" of Ebony: the first two letters of the client's name, where they are no word. */
function matchStart(tokens: readonly Token[], index: number, parts: KnownNames['parts']): KnownMatch | undefined {
  const { text, folded, start, end, gap, follows } = tokens[index] as Token;
  if (!/^\p{Lu}\p{Ll}$/u.test(text) || /[\d./-]$/.test(gap) || /^[ .]?[\d/=-]/.test(follows)) return undefined;
  if (NEVER.test(folded) || isWord(folded) || isShorthand(folded) || PARTICLES.has(folded)) return undefined;
  const isOwn = parts.some(
    ({ kind, isFound, folded: name }) => kind === 'CLIENT' && !isFound && name.startsWith(folded),
  );
  return isOwn && saysSomething(tokens[index + 1]?.folded ?? '') ? { kind: 'CLIENT', words: 1, start, end } : undefined;
}

/** Behind a single letter, what makes a sign or a term of it. */
const OF_TERM =
  /^(?:hand|arm|leg|foot|eye|ear|side|knee|hip|shoulder|wrist|ankle|elbow|cells?|waves?|scores?|values?|levels?|positive|negative|spine|section|rays?|coli|pylori|dimer|saline|tube|band|symptoms|tach|scan|personality|traits|words?|licence|license|test)$/;

/** "D: mood 4/10", "is D ok?": the client's letter, unless a figure, a sign or a term makes something else of it. */
function matchLetter(
  tokens: readonly Token[],
  index: number,
  own: KnownNames['letters'],
  rateAt: RateInContext,
): KnownMatch | undefined {
  const token = tokens[index] as Token;
  const { text, start, end, gap, follows, isFirst } = token;
  const [before, after] = [tokens[index - 1], tokens[index + 1]];
  const match: KnownMatch = { kind: 'CLIENT', words: 1, start, end };
  if (text.length === 1 && !token.isCapital) return isSmallLetterThatActs(token, after, own) ? match : undefined;
  if (text.length !== 1 || !own.has(text)) return undefined;
  if (text === 'I' && !isLetterAndNotSelf(tokens, index)) return undefined;
  if (/[\d=%&<>'-]$/.test(gap) || /^[\d=%&<>'-](?!s)|^[.:]? ?\d(?!\d?(?:y|$))|^ [=<>%+]/.test(follows))
    return undefined;
  if ((gap === ' ' && NO_INITIAL.has(before?.folded ?? '')) || OF_TERM.test(after?.folded ?? '')) return undefined;
  // "Ms K.H.": a letter of somebody else's.
  if (/^[.-]$/.test(gap) || /^[.-]\p{L}/u.test(follows)) return undefined;
  // "H/O", "S/B", "L+R": letters of shorthand.
  if ((/[/+]$/.test(gap) && before?.text.length === 1) || (/^[/+]/.test(follows) && after?.text.length === 1))
    return undefined;
  // The four parts of a note.
  if (isFirst && follows.startsWith(':') && /^[SOAP]$/.test(text)) return undefined;
  if (text === 'A' && !(follows.startsWith('.') && isSaidOfClient(tokens, index)))
    return (after !== undefined && VERB.test(after.folded)) || isSurely(rateAt(index)) ? match : undefined;
  return /^[LR]$/.test(text) && !isSaidOfClient(tokens, index) ? undefined : match;
}

/** "I's dad", "school says I struggles": nobody speaks so of themselves. */
function isLetterAndNotSelf(tokens: readonly Token[], index: number): boolean {
  const [{ follows, hasPossessive }, after] = [tokens[index] as Token, tokens[index + 1]];
  if (hasPossessive) return true;
  if (follows.startsWith('.')) return isSaidOfClient(tokens, index);
  return after?.gap === ' ' && OF_OTHERS.test(after.folded);
}

const OF_OTHERS =
  /^(?:is|has|does|doesnt|isnt|hasnt|says|feels|thinks|wants|needs|likes|hates|struggles|reports|denies|attends|lives|presents|appears|seems|remains|enjoys|sleeps)$/;

/** In log-odds: from here on letters that are shorthand, or the article, are the client's: "ml coped well". */
const LETTERS_FROM = 0.5;
const isSurely = (rate: number | undefined): boolean => rate !== undefined && rate >= LETTERS_FROM;

/** What an article does not stand before. */
const VERB =
  /^(?:is|was|has|had|does|did|will|would|can|could|wont|cant|doesnt|didnt|isnt|wasnt|hasnt|and|said|says|told|rang|came|went|likes|hates|lives|reports|denies|appeared|presented|agreed|attended)$/;

/** "p was tearful": at the beginning of a sentence, where somebody does what no thing does or is. */
function isSmallLetterThatActs(
  { text, isFirst }: Token,
  after: Token | undefined,
  own: KnownNames['letters'],
): boolean {
  if (!isFirst || /^[ai]$/.test(text) || !own.has(text.toUpperCase()) || after?.gap !== ' ') return false;
  return after.folded !== 'and' && (VERB.test(after.folded) || BEHIND_SMALL.test(after.folded));
}

/** What a note says first of somebody: "h slept". */
const BEHIND_SMALL =
  /^(?:slept|ate|drank|cried|woke|fell|settled|refused|declined|seen|says|states|feels|felt|wants|wanted|asked|tearful|quiet|calm|anxious|bright|asleep|sleeps|dna|rates|rated|denied|used|spoke|sat|left|got|hit|threw|enjoyed|struggled|needs|remains|appears|seems)$/;

/** "H P reports": the client's letters with a space between them, where no letter or figure goes on. */
function isClientApart(tokens: readonly Token[], index: number, kind: PlaceholderKind | undefined): boolean {
  const [second, third] = [tokens[index + 1], tokens[index + 2]];
  if (kind !== 'CLIENT' || tokens[index]?.text.length !== 1 || second?.text.length !== 1) return false;
  return (
    !/^\d|^ ?[=+]|^\/\p{L}(?!\p{L})/u.test(second.follows) &&
    (third === undefined || third.text.length > 1 || !third.isCapital || /[\d|;,)]/.test(third.gap))
  );
}

/** Signs and illnesses: the client's, unless a value follows or somebody has them. */
const MEDICAL = new Set('GP BP HR IQ ED OT PT MS MH LD PE DV SI HI OD BD CT SD SS AD NB NA ID PC'.split(' '));
const HAD = /^(?:has|have|had|with|of|for|no|denies|the|a|and|or|his|her|their|by|via|from|re|active|passive|query)$/;

function isOfClient(tokens: readonly Token[], index: number, words: number): boolean {
  const [first, last, before] = [tokens[index] as Token, tokens[index + words - 1], tokens[index - 1]];
  if (/^ ?[\d=<>%]|^: ?\d|^[-/]/.test(last?.follows ?? '')) return false;
  const after = tokens[index + words];
  const isFollowed = after !== undefined && !after.isCapital && /^(?: |, )$/.test(after.gap);
  return isFollowed && !(before !== undefined && first.gap === ' ' && HAD.test(before.folded));
}

/** What every note has. The client's own initials are hidden wherever they are none of these. */
const EVERYWHERE = new Set(
  `GP BP HR IQ ED OT PT MS MH LD PE DV SI HI OD BD IV IM AM PM UK US EU TV IT PC CT ID SD SS NB NA OK RE DR MR AD AS AT BE DO GO HE IF IN IS ME MY NO OF ON OR SO TO UP WE
  MRI CBT DBT ASD ADD OCD NHS DOB PIP GAD PHQ MDT CPN ADHD PTSD CAMHS`.split(/\s+/),
);

function isAbbreviation(letters: string, kind: PlaceholderKind): boolean {
  return kind === 'CLIENT' ? EVERYWHERE.has(letters) : abbreviations().has(letters);
}

/** What somebody is to do: "mob to ring". */
const DUTY =
  /^(?:ring|call|phone|email|text|come|bring|try|think|complete|practise|practice|keep|attend|contact|do|write|send|arrange|refer|discuss|speak|chase|book|liaise|check|see|review|visit)$/;
/** Who has something to do as well, by their profession. */
const PROFESSIONS = /^(?:GP|OT|PT|SLT|SALT|SW|CPN|HV|DN|RN|SHO|SPR|MDT|MH|CMHT|PA|HR|ED|IT|CT|LD|BP|PE)$/;

/** Shorthand in small letters that is in no dictionary. */
const SHORTHAND = new Set(
  `mg ml kg cm mm mcg hr hrs wk wks mth mths yr yrs pt pts hx dx rx tx sx fx px ix rv fu ffu bd od tds qds prn po iv im sc pr pv nb cc re vs eg ie etc nad nkda obs meds tabs
  bp hb ct mh gp ot sw ed la hv wt ht bm dr mr ms st th nd rd ok tv pc id no na ca am pm ad lib ph pp ab ac af bf gf mil fil bil sil dad mum`.split(
    /\s+/,
  ),
);

export const isShorthand = (text: string): boolean => SHORTHAND.has(text) || abbreviations().has(text.toUpperCase());

/** "mob says no": in small letters wherever they are no word and no shorthand, else where somebody is spoken of. */
function matchSmallInitials(
  tokens: readonly Token[],
  index: number,
  initials: KnownNames['initials'],
  rateAt: RateInContext,
): KnownMatch | undefined {
  const { text, start, end, gap, follows, isCapital } = tokens[index] as Token;
  const [before, after] = [tokens[index - 1], tokens[index + 1]];
  const kind = isCapital || text.length < 2 ? undefined : initials.get(text.toUpperCase().replaceAll("'", ''));
  if (
    kind === undefined ||
    /[\d\p{L}@./]$/u.test(gap) ||
    /^[ .]?[\d=%](?!\d?[ymf])|^[@-]|^\/(?!\p{L}{2})|^'(?!s)/u.test(follows)
  )
    return undefined;
  const match = { kind, words: 1, start, end };
  const isDuty = after?.folded === 'to' && DUTY.test(tokens[index + 2]?.folded ?? '');
  if (kind === 'CLIENT' && (isLedTo(tokens, index) || isSubject(tokens, index))) return match;
  // "ka" and "dz" are in large dictionaries, and in no note.
  const isPlain = text.length === 2 ? commonWords().has(text) || NEVER.test(text) || GRAMMAR.has(text) : isWord(text);
  if (kind === 'CLIENT' && !isPlain && !SHORTHAND.has(text) && !isMedical(text)) return match;
  if (kind === 'CLIENT' && !NEVER.test(text) && !GRAMMAR.has(text) && isSaidOfClient(tokens, index)) return match;
  if (kind === 'CLIENT' && !GRAMMAR.has(text) && isSurely(rateAt(index))) return match;
  if (after?.gap !== ' ' || !(SPEAKS.test(after.folded) || isDuty)) return undefined;
  return /^(?:the|a|an|he|she|it|they|who|and|i|this|that)$/.test(before?.folded ?? '') ? undefined : match;
}

/** Of two letters only illnesses and services are written small, of three whatever is an abbreviation. */
const isMedical = (text: string): boolean =>
  text.length === 2 ? isService(text.toUpperCase()) : abbreviations().has(text.toUpperCase());

/** Small words that everything is full of. */
const GRAMMAR = new Set(
  `is it he me do as at an am be by go hi if in my no of oh on or so to up us we the her his she was has had not for but all day and any can did
  get got him how its let may new now old one our out say see two use way who you are too off own ago bit lot`.split(
    /\s+/,
  ),
);

/** What nobody takes for the letters of a person, wherever it stands. */
const NEVER =
  /^(?:pt|pts|gp|dr|mr|ms|mg|ml|kg|cm|mm|hx|dx|rx|ct|bp|hr|no|na|ok|ie|eg|nb|re|st|th|nd|rd|od|bd|prn|po|iv|im|obs|wk|yr|dad|mum|mri|ecg|eeg)$/;
const BEFORE_PERSON = /^(?:from|both|and|said|says|that|when|because|if|while|by|feels|thinks|reports)$/;
const AFTER_PERSON =
  /^(?:had|has|is|was|will|would|did|does|didnt|doesnt|wont|cant|felt|feels|and|tearful|calm|anxious|quiet|angry|upset|settled|keen|aware|agreed|denies|denied|attended|slept|ate)$/;

/** "dm tearful when", "Staff said tm had": letters that are no word, where the words around them tell of a person. */
function isSubject(tokens: readonly Token[], index: number): boolean {
  const [before, token, after] = [tokens[index - 1], tokens[index] as Token, tokens[index + 1]];
  if (NEVER.test(token.text) || isWord(token.text)) return false;
  if (token.hasPossessive) return true;
  const isFollowed = after !== undefined && /^,? $/.test(after.gap) && AFTER_PERSON.test(after.folded);
  if (token.isFirst || before === undefined) return isFollowed;
  return (
    token.gap === ' ' && BEFORE_PERSON.test(before.folded) && (isFollowed || /^(?:from|both)$/.test(before.folded))
  );
}

/** Whom something is done to or told of. */
const LEADS =
  /^(?:with|w|saw|told|asked|rang|phoned|rung|met|visited|texted|emailed|advised|reminded|pt|client|re|regarding|concerning)$/;

/** "Session 4 with tz:", "Re: mh", "referral for hb, aged 11": where nobody but the client can be meant. */
function isLedTo(tokens: readonly Token[], index: number): boolean {
  const [before, token, after] = [tokens[index - 1], tokens[index] as Token, tokens[index + 1]];
  if (after?.folded === 'aged' && /^,? $/.test(after.gap)) return true;
  if (before === undefined || !/^(?: |\/ ?|: ?|\()$/.test(token.gap)) return false;
  const isEnd =
    /^(?:$|[.,;:)\n]| to | that | about )/.test(`${token.follows} `) ||
    after === undefined ||
    /^(?:to|that|about|if|and)$/.test(after.folded);
  return LEADS.test(before.folded) && (isEnd || !isWord(token.folded));
}

function isSpokenOf(tokens: readonly Token[], index: number, words: number): boolean {
  const [before, last, after] = [tokens[index - 1], tokens[index + words - 1], tokens[index + words]];
  // "for MR, aged 11".
  if (after?.folded === 'aged') return true;
  // "PM to write": of nobody else is told what is to be done, but of a profession.
  const isDuty = after?.gap === ' ' && after.folded === 'to' && DUTY.test(tokens[index + words + 1]?.folded ?? '');
  if (isDuty && !PROFESSIONS.test(last?.text ?? '')) return true;
  if (last?.hasPossessive === true || (words > 1 && tokens[index + 1]?.gap.startsWith('.') === true)) return true;
  const acts =
    after?.gap === ' ' &&
    !after.isCapital &&
    saysSomething(after.folded) &&
    !/^(?:is|was|can|could|would|had|has|had|left|started|stopped)$/.test(after.folded);
  return (
    acts ||
    (before !== undefined &&
      /^(?:told|saw|met|asked|rang|phoned|with|client|pt|patient)$/.test(before.folded) &&
      tokens[index]?.gap === ' ')
  );
}

import type { Identifier } from './identifier.ts';
import { isClinical, isKeptCapital, isUnknown, isWord } from './kinds-of-words.ts';
import { isMonthName, saysSomething, setOf } from './leading-words.ts';
import {
  abbreviations,
  clinicalHeads,
  commonNouns,
  genericOrganisationWords,
  kinAndRoles,
  placesAlsoWords,
  titles,
  towns,
} from './lists.ts';
import type { Token } from './tokens.ts';

/** What somebody does at, for or with an organisation. */
const ACTS = setOf(
  `goes went going attends attended attending moved moves transferred referred admitted discharged works worked working teaches taught trains volunteers volunteered
  registered enrolled employed funded package seen member plays played support supported help touch letter report place year apprentice driver shift shifts course banks
  excluded expelled sacked dismissed redundant remanded sentenced tagged hearing studies studied studying reads placed placement boards boarded worships choir loan debt
  contract job interview signed joined left uses involvement known open bursary officer solicitor landlord worker keyworker counsellor counselling drinks bed pupil student
  staff manager cleaner engineer nurse porter cashier conductor graduated qualified transferring starts started starting back
  retired laid suspended swims swam boxes trained football netball rugby dances danced prays fosters fostered carer carers gp barman barmaid waiter
  waitress chef cook teacher tutor senco ta head headteacher coach paramedic officer apprenticeship temp temping volunteer volunteering scholarship
  rejected offer offers bus transport taxi club refuses bullied happy settled unhappy loves hates likes housed detained held serving served
  brought transported conveyed
  named names base unit roll registered moving switching applying applied coaches coached coaching rehomed rents renting insured choice governor director trustee tenant unit alumna alumnus graduate lecturer professor researcher fellow`,
);
const PREPOSITIONS = setOf('at to from for with by under of in through via chez bei');
const FIRM_ACTS = setOf(
  `declined offered offers refused funded funds authorised authorized wants want put found helped turned let excluded sent sacked dismissed suspended closed
  pays paid made discharged accepted rejected agreed asked has have will is employs hired supports provides runs gave cut moved
  served serves lends lent visits visited requested say says staff report on programme counselling gave kept dropped called`,
);
const OF_FIRMS = setOf(
  `keyworker helpline rep café cafe crisis member elders grant worker staff shop store branch pupils students cashier conductor engineer contract discharge driver
  panel funding membership card counsellor volunteer volunteers meeting meetings apprentice apprenticeship under`,
);
const INSIDE = /^(?: |-| & |'s? |'| - )$/;
const SMALL = setOf('of the and');

/** Organisations that are called by plain words or by capitals alone, where what is done there tells. */
export function findLedOrganisations(tokens: readonly Token[]): Identifier[] {
  const found: Identifier[] = [];
  for (let index = 0; index < tokens.length; index += 1) {
    const token = tokens[index] as Token;
    if (!token.isCapital) {
      const end = isSmallPlace(tokens, index) ? endOfSmallPlace(tokens, index) : endOfSmallName(tokens, index);
      if (end !== undefined) found.push({ kind: 'ORGANISATION', start: token.start, end });
      continue;
    }
    const last = endOfRun(tokens, index);
    if (isOrganisation(tokens, index, last))
      found.push({ kind: 'ORGANISATION', start: token.start, end: tokens[last]?.end ?? token.end });
    index = last;
  }
  return found;
}

function endOfRun(tokens: readonly Token[], start: number): number {
  let end = start;
  for (let next = start + 1; next < tokens.length && next - end <= 2 && next - start <= 6; next += 1) {
    const token = tokens[next] as Token;
    if (token.isFirst || (token.gap !== '' && !INSIDE.test(token.gap))) break;
    if (token.isCapital) end = next;
    // "Believes the CIA": a verb that a sentence begins with is no part of a name.
    else if (!SMALL.has(token.folded) || (token.folded === 'the' && next === start + 1)) break;
  }
  return end;
}

function isOrganisation(tokens: readonly Token[], first: number, last: number): boolean {
  const token = tokens[first] as Token;
  const run = tokens.slice(first, last + 1).filter(({ isCapital }) => isCapital);
  if (isApposed(tokens, first, last)) return true;
  if (/[\d/([+=%]$/.test(token.gap) || /^[ -]?\d/.test(tokens[last]?.follows ?? '')) return false;
  if (run.length === 1 && token.isUpper) return isAcronym(tokens, first);
  if (isCamel(tokens, first, last)) return true;
  if (token.isFirst && isGiver(tokens, first, last)) return true;
  if (run.every((word) => isOrdinary(word) || isKept(word)))
    return isOfPlainWords(tokens, first, last) || isEmployer(tokens, first, last);
  if (run.length === 1 && towns().has(token.folded)) return false;
  if (token.isFirst && isLabelled(tokens, first)) return true;
  if (token.isFirst && isCollective(tokens, first, last)) return true;
  if (token.isFirst && run.length === 1) return isPlaceThatActs(tokens, first) || isSenderOf(tokens, first);
  if (token.isFirst) return !run.some(isKept) && isFirmAfter(tokens, last);
  return isLed(tokens, first);
}

const EMPLOYED = setOf(
  `works worked working work job shift shifts placement apprentice apprenticeship volunteers volunteering sacked fired employed excluded expelled housed worker
  keyworker nights resident inpatient enrolled interview barista cashier manager cleaner`,
);
const NOT_EMPLOYERS =
  /^(?:home|nights?|weekends?|work|school|christmas|easter|height|risk|first|last|all|times?|lunch|break|level|year|week|day|speed|length|present|discharge|admission|review|clients?|patients?|people|children|adults|families|staff|others)$/;

/** "works for the Hub", "sacked from Next": a word that may have a capital anywhere, where only an employer or a home is named. */
function isEmployer(tokens: readonly Token[], first: number, last: number): boolean {
  const token = tokens[first] as Token;
  const { folded } = token;
  if (first !== last || token.isFirst || token.isUpper || token.gap !== ' ' || NOT_EMPLOYERS.test(folded)) return false;
  if (isOrdinary(token)) return false;
  const hasThe = tokens[first - 1]?.folded === 'the';
  const [preposition, near] = [tokens[first - (hasThe ? 2 : 1)], tokens[first - (hasThe ? 3 : 2)]];
  if (!/^(?:at|for|from|by)$/.test(preposition?.folded ?? '') || (hasThe && tokens[first - 1]?.gap !== ' '))
    return false;
  return EMPLOYED.has(near?.folded ?? '') && preposition?.gap === ' ';
}

/** "seen by First Steps": several words that could be anybody's, none of which says what kind of service it is. */
function isOfPlainWords(tokens: readonly Token[], first: number, last: number): boolean {
  const run = tokens.slice(first, last + 1);
  const [token, before] = [tokens[first] as Token, tokens[first - 1]];
  if (run.length < 2 || token.isFirst || run.some(({ isCapital, isUpper }) => !isCapital || isUpper)) return false;
  if (run.slice(1).some(({ gap }) => gap !== ' ') || genericOrganisationWords().has(run.at(-1)?.folded ?? ''))
    return false;
  return (
    !run.some((word) => isTerm(word) || commonNouns().has(word.folded)) &&
    /^(?:by|at|through|via|with|attend|attends|attended|joined)$/.test(before?.folded ?? '') &&
    isLed(tokens, first)
  );
}

function isTerm({ folded }: Token): boolean {
  return (
    isClinical(folded) ||
    clinicalHeads().has(folded) ||
    isMonthName(folded) ||
    DAYS.test(folded) ||
    DEPARTMENT.test(folded) ||
    titles().has(folded) ||
    kinAndRoles().has(folded)
  );
}

/** "the church, Living Word, sends meals", "her union (Allied Crafts)": what it is called, behind what it is. */
function isApposed(tokens: readonly Token[], first: number, last: number): boolean {
  const run = tokens.slice(first, last + 1);
  const [before, token] = [tokens[first - 1], tokens[first] as Token];
  if (before === undefined || run.length < 2 || run.some((word) => !word.isCapital || word.isUpper || isTerm(word)))
    return false;
  const isNamed = LABELS.test(before.folded) || NAMED.test(before.folded);
  return isNamed && /^(?:,| \() ?$/.test(token.gap) && /^[,)]/.test(tokens[last]?.follows ?? '');
}

const NAMED =
  /^(?:club|charity|shelter|choir|union|company|firm|salon|shop|farm|garage|cafe|trust|project|agency|theatre|band|troupe|chapel|temple|synagogue|parish)$/;

/** "he's at oldfield", "goes to greenacres": what is no word, where somebody is at or goes to. */
function isSmallPlace(tokens: readonly Token[], index: number): boolean {
  const [before, token, after] = [tokens[index - 1], tokens[index] as Token, tokens[index + 1]];
  const isGoing = before?.folded === 'to' && /^(?:goes|went|going|go)$/.test(tokens[index - 2]?.folded ?? '');
  const isLedTo = isGoing || /^(?:at|attend|attends|attended)$/.test(before?.folded ?? '');
  if (!isLedTo || token.gap !== ' ' || token.folded.length < LEAST_SMALL_PLACE) return false;
  return isUnknown(token) && (after === undefined || !/^[-/]/.test(after.gap));
}

/** "at elbury moor": what places are called by belongs to the name. */
const OF_PLACES =
  /^(?:moor|park|house|court|hill|green|grove|lodge|farm|hall|wood|woods|vale|view|bridge|mill|cross|fields?|heath|bank|gate|cottage|manor|gardens|close|drive|surgery|practice|clinic|school|primary|academy|nursery|infants|juniors|motors|tyres|garage)$/;

function endOfSmallPlace(tokens: readonly Token[], index: number): number {
  const [token, next] = [tokens[index] as Token, tokens[index + 1]];
  return next?.gap === ' ' && !next.isCapital && OF_PLACES.test(next.folded) ? next.end : token.end;
}

const KINDS =
  /^(?:nursery|playgroup|preschool|academy|infants|juniors|primary|motors|tyres|builders|roofing|logistics|cabs|taxis)$/;
const NOT_IN_NAMES = setOf(
  `a an the this that his her their my our your another any some no one two same new old local nearby private special specialist mainstream secondary primary boarding
  full part time day half state public independent forest after before school sunday saturday high junior infant nursery good nice different big small first last
  catholic church faith daily twice three four five days mornings afternoons hours weekly and or of in at to for with is was now still currently both each every`,
);

/** "attends tiny acorns nursery", "works at morgan motors": in a text without capitals, one or two words before what it is. */
function endOfSmallName(tokens: readonly Token[], index: number): number | undefined {
  const [before, token] = [tokens[index - 1], tokens[index] as Token];
  const isGoing = /^(?:to|for|from)$/.test(before?.folded ?? '') && ACTS.has(tokens[index - 2]?.folded ?? '');
  if (token.gap !== ' ' || !(isGoing || /^(?:at|attend|attends|attended)$/.test(before?.folded ?? '')))
    return undefined;
  for (let place = index; place < index + 3; place += 1) {
    const next = tokens[place];
    if (next === undefined || next.isCapital || next.gap !== ' ') return undefined;
    if (place > index && KINDS.test(next.folded)) return isWithoutCapitals(tokens, index) ? next.end : undefined;
    if (NOT_IN_NAMES.has(next.folded) || isClinical(next.folded)) return undefined;
  }
  return undefined;
}

const NEARBY = 30;

/** Somebody dictates: no word around it has a capital. */
function isWithoutCapitals(tokens: readonly Token[], index: number): boolean {
  return !tokens.slice(Math.max(0, index - NEARBY), index + NEARBY).some(({ isCapital }) => isCapital);
}

const LEAST_SMALL_PLACE = 5;
const PLURAL =
  /^(?:police|staff|people|children|men|women|team|teams|family|group|crew|committee|government|council|media|both|all|most|some|many|few|you|we|they|i|these|those|there|who|what|neither|either|none|several|two|three|four|school|mood|sleep|gps?|camhs|ambulance|crisis|public|panel|jury|court|bloods|obs|sats|mum|dad|here|why|how|when|where)$/;

/** "Aspire say he is settled", "Number Eleven have offered": several people are spoken of by a name that is no plural. */
function isCollective(tokens: readonly Token[], first: number, last: number): boolean {
  const after = tokens[last + 1];
  if (after?.gap !== ' ' || !/^(?:have|say|are|were|think|want)$/.test(after.folded)) return false;
  const run = tokens.slice(first, last + 1);
  if (run.some(({ folded, gap, isCapital }, place) => !isCapital || PLURAL.test(folded) || (place > 0 && gap !== ' ')))
    return false;
  if (run.some((token) => token.isUpper || titles().has(token.folded) || kinAndRoles().has(token.folded))) return false;
  const isPlural = run.length === 1 && run[0]?.folded.endsWith('s') === true;
  return (
    !isPlural &&
    !run.some(
      (token) =>
        isClinical(token.folded) ||
        isMonthName(token.folded) ||
        (run.length === 1 && (isKept(token) || genericOrganisationWords().has(token.folded))),
    )
  );
}

const GIVES = /^(?:paid|gave|lent|donated|rehoused|sacked|evicted|barred|banned|staff|volunteers?|drop-in|hostel)$/;
const GIVES_TO = /^(?:found|offered|sent|bought|let|helped|supports?|supported|feeds?|teach|visits?|got)$/;
const HAS_GIVEN =
  /^(?:closed|applied|refused|offered|accepted|declined|given|found|written|asked|paid|barred|banned|sacked|evicted)$/;
const NUMBER = /^(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|first|second|third)$/;
const NO_GIVER =
  /^(?:the|a|an|his|her|my|our|their|this|that|these|those|all|both|some|no|he|she|it|they|we|you|i|and|but|so|then|if|when|help|health|care|support|treatment|resources|staff|plan|note|notes|report|review|visit|letter|meeting|group|assessment)$/;

/** "Second Chance found her the flat", "Next Steps have closed the case": plain words that do what only somebody does. */
function isGiver(tokens: readonly Token[], first: number, last: number): boolean {
  const run = tokens.slice(first, last + 1);
  if (run.length < 2 || run.slice(1).some(({ gap }) => gap !== ' ')) return false;
  if (run.some((word) => !word.isCapital || word.isUpper || isTerm(word) || NO_GIVER.test(word.folded))) return false;
  if (run.some(({ folded }) => /(?:ing|ed|ly)$/.test(folded) || kinAndRoles().has(folded.replace(/s$/, ''))))
    return false;
  if (genericOrganisationWords().has(run.at(-1)?.folded ?? '') && !NUMBER.test(run.at(-1)?.folded ?? '')) return false;
  const [after, then] = [tokens[last + 1], tokens[last + 2]];
  if (after?.gap !== ' ' || after.isCapital) return false;
  if (GIVES.test(after.folded)) return true;
  if (GIVES_TO.test(after.folded)) return then?.gap === ' ' && /^(?:him|her|them|us|me)$/.test(then.folded);
  return /^(?:have|has)$/.test(after.folded) && then?.gap === ' ' && HAS_GIVEN.test(then.folded);
}

/** "Oxford rejected the application", "Trinity excluded him": what only an organisation does. */
function isPlaceThatActs(tokens: readonly Token[], index: number): boolean {
  const [token, after] = [tokens[index] as Token, tokens[index + 1]];
  if (
    after?.gap !== ' ' ||
    !/^(?:rejected|offered|accepted|excluded|suspended|sacked|declined|expelled)$/.test(after.folded)
  )
    return false;
  const isDoneTo = /^(?:him|her|them)$/.test(tokens[index + 2]?.folded ?? '') && !isKeptCapital(token.folded);
  return isDoneTo || towns().has(token.folded) || placesAlsoWords().has(token.folded);
}

/** "Onside mentor attended", "Crossroads sitter comes": who comes from it, where nothing tells of what kind they are. */
function isSenderOf(tokens: readonly Token[], index: number): boolean {
  const [{ folded, hasPossessive }, who] = [tokens[index] as Token, tokens[index + 1]];
  if (
    hasPossessive ||
    who?.gap !== ' ' ||
    !/^(?:mentor|sitter|befriender|keyworker|caseworker|navigator)$/.test(who.folded)
  )
    return false;
  return !KINDS_OF_HELPERS.test(folded) && !commonNouns().has(folded);
}

const KINDS_OF_HELPERS =
  /^(?:peer|drug|drugs|night|bank|agency|student|lay|senior|lead|independent|trained|paid|debt|grief|trauma|youth|female|male|new|old|previous|current|regular|relief|learning|named|temporary|another|no|her|his|their|our|my|the|a|an|baby|house|pet|dog|respite|recovery|link|business|life|reading|maths|behaviour|alcohol|gang|prison|court)$/;

/** "PureGym", "MyDentist": two words in one, with a capital each. */
function isCamel(tokens: readonly Token[], first: number, last: number): boolean {
  if (last === first) return false;
  const parts = tokens.slice(first, last + 1);
  return (
    parts.slice(1).every(({ gap, isUpper, text }) => gap === '' && !isUpper && text.length > 2) &&
    parts.every(({ text }) => text.length > 1 && isWord(text.toLowerCase()))
  );
}

/** Of plain words that could be anybody's: teams, clinics, subjects, months. */
function isOrdinary(token: Token): boolean {
  const { folded, text } = token;
  if (genericOrganisationWords().has(text.toLowerCase()) || genericOrganisationWords().has(folded)) return true;
  if (
    isClinical(folded) ||
    clinicalHeads().has(folded) ||
    isMonthName(folded) ||
    titles().has(folded) ||
    kinAndRoles().has(folded)
  )
    return true;
  if (commonNouns().has(folded) || DEPARTMENT.test(folded)) return true;
  return (token.isUpper && abbreviations().has(text)) || DAYS.test(folded) || text.length === 1;
}

/** "referred to Endoscopy", "under Orthotics". */
const DEPARTMENT = /.{2}(?:ology|scopy|graphy|iatry|iatrics|therapy|metry|otics|etics|ptics|gram|ation)$/;
const DAYS =
  /^(?:mon|tues|wednes|thurs|fri|satur|sun)days?$|^(?:the|year|section|level|english|maths|art|drama|science|french|spanish|german|polish|welsh|irish|music|history|geography|god|jesus|allah)$/;

const isKept = ({ folded }: Token): boolean => isKeptCapital(folded);

const LABELS =
  /^(?:employers?|workplace|works|school|nursery|college|university|uni|kindy|kinder|preschool|daycare|creche|playgroup|hostel|gym|pub|placement|church|mosque|bank|pharmacy|chemist|childminder|dentist|optician|agency|solicitors?|sols|surgery|hospice|landlord)$/;

/** "in yr 4 @ Holy Family", "Employer: the Listening Place". */
function isLabelled(tokens: readonly Token[], index: number): boolean {
  const token = tokens[index] as Token;
  if (/@ ?$/.test(token.gap)) return true;
  const hasThe = tokens[index - 1]?.folded === 'the' && token.gap === ' ';
  const [label, behind] = hasThe ? [tokens[index - 2], tokens[index - 1]] : [tokens[index - 1], token];
  return label !== undefined && /^(?:: ?| ?= ?| - | \+ )$/.test(behind?.gap ?? '') && LABELS.test(label.folded);
}

function isLed(tokens: readonly Token[], index: number): boolean {
  const token = tokens[index] as Token;
  const hasThe = tokens[index - 1]?.folded === 'the';
  const preposition = tokens[index - (hasThe ? 2 : 1)];
  if (isLabelled(tokens, index)) return true;
  if (preposition === undefined || token.gap !== ' ' || (hasThe && tokens[index - 1]?.gap !== ' ')) return false;
  if (/^(?:attend|attends|attended|joined|runs|owns|left)$/.test(preposition.folded)) return true;
  if (!PREPOSITIONS.has(preposition.folded)) return false;
  // Only places and organisations have a capital there: "GP at Elm Tree".
  if (preposition.folded === 'at') return true;
  const [near, far] = [tokens[index - (hasThe ? 3 : 2)], tokens[index - (hasThe ? 4 : 3)]];
  return ACTS.has(near?.folded ?? '') || (ACTS.has(far?.folded ?? '') && near?.isCapital === false);
}

function isFirmAfter(tokens: readonly Token[], last: number): boolean {
  const after = tokens[last + 1];
  return (
    after?.gap === ' ' &&
    !after.isCapital &&
    (FIRM_ACTS.has(after.folded) || OF_FIRMS.has(after.folded) || saysSomething(after.folded))
  );
}

/** "BCUHB declined", "under GMMH", "ISPCC helpline": capitals that are no abbreviation of medicine. */
function isAcronym(tokens: readonly Token[], index: number): boolean {
  const token = tokens[index] as Token;
  const { text, folded } = token;
  if (
    text.length < 3 ||
    text.length > 7 ||
    new Set(text).size === 1 ||
    abbreviations().has(text) ||
    isClinical(folded) ||
    isKeptCapital(folded)
  )
    return false;
  if (abbreviations().has(text.replace(/S$/, '')) || /^[:=]/.test(token.follows)) return false;
  const [before, after] = [tokens[index - 1], tokens[index + 1]];
  const isWordToo = isWord(folded) && text.length < 6;
  if (after?.gap === ' ' && (OF_FIRMS.has(after.folded) || /^(?:ED|A)$/.test(after.text))) return true;
  const isNear =
    before !== undefined && token.gap === ' ' && /^(?:by|at|under|from|with|for|via|to)$/.test(before.folded);
  const isWork = isNear && ACTS.has(tokens[index - 2]?.folded ?? '');
  if (isWork) return true;
  if (isWordToo) return false;
  if (isNear && before.folded !== 'to' && before.folded !== 'for') return true;
  return (
    after?.gap === ' ' && FIRM_ACTS.has(after.folded) && !/^(?:has|have|is|will|made|found|agreed)$/.test(after.folded)
  );
}

import type { Identifier } from './identifier.ts';
import { isContraction, isGivenName, isKeptCapital, isNameAndWord, isUnknown } from './kinds-of-words.ts';
import { isMonthName, setOf } from './leading-words.ts';
import { kinAndRoles, surnamesAlsoWords, titles } from './lists.ts';
import type { Token } from './tokens.ts';

/** What a form asks for where the answer is a name. */
const OF_PEOPLE = setOf(
  `name names surname forename nok kin contact attendees present signed cc author clinician by gp referrer informant interpreter
  witness keyworker relative relatives household coordinator interviewer supervisor carer carers sponsor psych psychologist cons consultant ot slt salt cpn cco hca sho rmn chaperone registrar`,
);
const OF_ORGANISATIONS = setOf(
  `school nursery ward unit employer college university hospital surgery practice workplace placement church mosque company academy preschool
  provider agency insurer centre sch pru home dentist bank club team housing regiment union solicitors solicitor workplace playgroup childminder gym hostel foodbank creche uni sixthform pharmacy employers schools`,
);
const SIGN = /^(?: ?[:=] ?| [-|] | ?\| ?|-|\.{3,} ?| \()$/;
const INSIDE = /^(?: |-|'|'s? | & |\. ?|, |; | \/ |)$/;

const MOST_WORDS = 24;

/** "Nursery – Little Acorns", "Foster carers: Sue and Mick", "| Teacher | Hope |". */
export function findLabelled(tokens: readonly Token[]): Identifier[] {
  return tokens.flatMap((token, index): Identifier[] => {
    // "her gym is PureGym".
    const isSaid = tokens[index - 1]?.folded === 'is' && token.gap === ' ' && tokens[index - 1]?.gap === ' ';
    const label = tokens[index - (isSaid ? 2 : 1)];
    if (label === undefined || !token.isCapital || (!isSaid && !SIGN.test(token.gap))) return [];
    if (isSaid || token.gap === ' (') return nameOfOrganisation(tokens, index, label, isSaid);
    if (/^[-|]$/.test(token.gap.trim()) && !label.isCapital) return [];
    const isOrganisation = OF_ORGANISATIONS.has(label.folded) || isPracticeOfGp(label, token, tokens[index + 1]);
    const isPerson = OF_PEOPLE.has(label.folded) || (kinAndRoles().has(label.folded) && !titles().has(token.folded));
    if (!isOrganisation && !isPerson) return [];
    // "Doctor: Good morning." tells what was said, not who.
    if (isPerson && !isOrganisation && !isPersonsName(token)) return [];
    const hasThe = isOrganisation && token.text === 'The' && tokens[index + 1]?.isCapital === true;
    const { names, last } = takeNames(tokens, hasThe ? index + 1 : index, isOrganisation);
    const goesOn = isPerson && /^ \p{Ll}/u.test(last.follows);
    return goesOn ? [] : names.map((place) => ({ ...place, kind: isOrganisation ? 'ORGANISATION' : 'PERSON' }));
  });
}

/** "choir (Rock Choir Poole)", "her school is Hillside": by the kind of organisation before it, if it is all that is said. */
function nameOfOrganisation(tokens: readonly Token[], index: number, label: Token, isSaid: boolean): Identifier[] {
  if (
    label.isCapital ||
    !(
      OF_ORGANISATIONS.has(label.folded) || /^(?:choir|charity|firm|shop|pub|group|band|team|troop)$/.test(label.folded)
    )
  )
    return [];
  const { names, last } = takeNames(tokens, index, true);
  const isAll = isSaid ? /^(?:$|[.,;\n])/.test(last.follows) : last.follows.startsWith(')');
  return isAll ? names.map((place) => ({ ...place, kind: 'ORGANISATION' as const })) : [];
}

/** "GP: Elm Tree Medical": several words of which the first is no person's name. */
function isPracticeOfGp({ folded }: Token, token: Token, next: Token | undefined): boolean {
  return folded === 'gp' && !isPersonsName(token) && next?.isCapital === true && !next.isUpper && next.gap === ' ';
}

/** Each name of a row: "Sue and Mick", "Ann, Tom". */
function takeNames(
  tokens: readonly Token[],
  from: number,
  isOrganisation: boolean,
): { names: Omit<Identifier, 'kind'>[]; last: Token } {
  const places: Omit<Identifier, 'kind'>[] = [];
  let last = tokens[from] as Token;
  for (let index = from; index < Math.min(tokens.length, from + MOST_WORDS); index += 1) {
    const token = tokens[index] as Token;
    const after = tokens[index + 1];
    if (index > from && !INSIDE.test(token.gap)) break;
    if (token.folded === 'and' && after?.isCapital === true) continue;
    const isFurther =
      isOrganisation &&
      token.isCapital &&
      !token.isUpper &&
      (index > from ? token.gap === ' ' : after?.isCapital === true && after.gap === ' ' && !after.isUpper);
    if (!isName(token) && !isFurther) break;
    last = token;
    const previous = places.at(-1);
    if (previous !== undefined && /^(?: |-|'|)$/.test(token.gap)) previous.end = token.end;
    else places.push({ start: token.start, end: token.end });
  }
  return { names: places.filter(({ start, end }) => end - start > 1), last };
}

function isPersonsName(token: Token): boolean {
  const { folded, text } = token;
  if (isContraction(text)) return false;
  return (
    isGivenName(folded) ||
    isNameAndWord(folded) ||
    surnamesAlsoWords().has(folded) ||
    isUnknown({ ...token, isFirst: false })
  );
}

function isName({ isCapital, isUpper, folded, text }: Token): boolean {
  if (!isCapital || isMonthName(folded) || (isUpper && text.length < 4)) return false;
  return !isKeptCapital(folded) && !titles().has(folded) && !kinAndRoles().has(folded);
}

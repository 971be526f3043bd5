import { piecesOf } from '../clients/name-search/fold-name.ts';
import { pattern } from '../../lib/pattern.ts';

export interface Subject {
  firstName: string;
  lastName: string;
  /** `1991-02-28` */
  dateOfBirth: string | null;
}

/** Letters and forms say whom they are about in their head, and not further down. */
export const HEAD_CHARACTERS = 2000;
const HEAD_LINES = 40;
/** How far below the name the date of birth may stand. */
const NEAR_LINES = 2;
const MOST_SHOWN = 120;

/** Signs of Markdown around a line. */
const AROUND = /^[\s#>*_|+-]+|(?<![\s*_|\\])[\s*_|\\]+$/g;
const INNER = /\*\*|__|\|/g;

/** A date of birth behind one of these is theirs, and not that of whom the letter is about. */
const RELATIVE = pattern('iu')`
  \b(?:mother|father|parents?|mum|mom|dad|sister|brother|siblings?|twin|son|daughter|child|children|wife|husband|spouse
  |partner|guardian|carer|next of kin|grandmother|grandfather|mutter|vater|schwester|bruder|sohn|tochter|kind|mère|père
  |madre|padre|hijo|hija|matka|ojciec)\b
`;

/** What stands before a name in the head of a letter, or of a form. */
const LETTER_LABEL =
  /^(?:re|regarding|concerning|subject|betreff|betr|betrifft|objet|concerne|asunto|oggetto)\s?[.:]/iu;
const PERSON_LABEL = pattern('iu')`
  ^(?:(?:patient|client|pupil|child|student|resident|service user)(?:['’]s)?(?: name)?|(?:full )?name(?: of (?:the )?(?:patient|client|child|pupil|student))?
  |patientin|klientin|klient|paciente|paziente|pacjent(?:ka)?)\s?:
`;
const TITLE = /^(?:mr|mrs|ms|miss|mx|master|herr|frau|m\.|mme|mlle|sr|sra|sig|sig\.ra|pan|pani)\.?\s/iu;
/** Who treats or employs somebody is named in the same way, and so are tests; or a form is left open. */
const NO_SUBJECT = pattern('iu')`
  \b(?:dr|prof(?:essor)?|clinic|hospital|school|surgery|practice|centre|center|service|team|ward|unit|ltd
  |scales?|inventory|questionnaire|checklist|index|tests?|not|unknown|withheld|anonymous|none|see)\b
`;

/** What says more of a person follows the name. */
const NAME_END = /[,(;:–—\d]|\s-\s|\b(?:born|d\.?o\.?b|date of birth|geb|née? le)\b/iu;

const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const BORN = pattern('iu')`
  (?:\bborn(?: on)?|\bd\.? ?o\.? ?b\b\.?|\bdate of birth|\bgeb(?:oren)?\b\.?(?: am)?|\bgeburtsdatum|\bnée? le|\bnacid[oa](?: el)?|\bnat[oa] il|\bur\.)
  [\s:,(]{0,4}
  (?<date>\d{4}-\d{1,2}-\d{1,2}|\d{1,2}[.\/-]\d{1,2}[.\/-](?:\d{4}|\d{2})|\d{1,2}(?:st|nd|rd|th)? \p{L}{3,9}\.?,? \d{4}|\p{L}{3,9} \d{1,2}(?:st|nd|rd|th)?,? \d{4})
`;

/**
 * The line in the head of a note that names another person than the client, or another date of birth: a letter may have
 * been filed under the wrong name. Null where it names the client or nobody. Whoever is named must be certain, so that
 * people go on reading the remark: a name with a date of birth, with a title, or behind a label for a person.
 */
export function findOtherSubject(markdown: string, client: Subject): string | null {
  const lines = markdown
    .slice(0, HEAD_CHARACTERS)
    .split('\n')
    .slice(0, HEAD_LINES)
    .map((line) => line.replaceAll(AROUND, '').replaceAll(INNER, ' ').trim());
  for (const [index, line] of lines.entries()) {
    const label = PERSON_LABEL.exec(line) ?? LETTER_LABEL.exec(line);
    if (label === null) continue;
    const words = line.slice(label[0].length).trim();
    const name = readName(words);
    if (name === null) continue;
    const others = lines.slice(index + 1, index + 1 + NEAR_LINES);
    const near = [words, ...others].find((each) => readBirth(each) !== null);
    const born = near === undefined ? null : readBirth(near);
    const isOfPerson = born !== null || TITLE.test(words) || PERSON_LABEL.test(line);
    if (!isOfPerson || isClient(client, name, born)) continue;
    return (near === undefined || near === words ? line : `${line}, ${near}`).slice(0, MOST_SHOWN);
  }
  return null;
}

/** The date of birth that a line tells, unless it is that of a relative. */
function readBirth(line: string): string | null {
  const match = BORN.exec(line);
  return match === null || RELATIVE.test(line.slice(0, match.index)) ? null : (match.groups?.['date'] ?? null);
}

/** Two to five words with capitals, up to what says more of the person. */
function readName(words: string): string[] | null {
  const [name = ''] = words.replace(TITLE, '').split(NAME_END);
  const parts = name.trim().split(/\s+/);
  const isName = parts.length >= 2 && parts.length <= 5 && parts.every((part) => /^\p{Lu}/u.test(part));
  return isName && !NO_SUBJECT.test(name) ? parts : null;
}

/** By the date of birth where both are known, and by any of the names where not. */
function isClient(
  { firstName, lastName, dateOfBirth }: Subject,
  name: readonly string[],
  born: string | null,
): boolean {
  const days = born === null ? [] : readDays(born);
  if (dateOfBirth !== null && days.length > 0) return days.some((day) => dateOfBirth.endsWith(day));
  const own = new Set(partsOf(`${firstName} ${lastName}`));
  return partsOf(name.join(' ')).some((part) => own.has(part));
}

function partsOf(name: string): string[] {
  return piecesOf(name).filter((part) => part.length > 1);
}

/** The days that it may mean, as the ends of `2011-08-02`: day and month may stand in either order, and a century be left out. */
function readDays(date: string): string[] {
  const figures = (date.match(/\d+/g) ?? []).map((figure) => figure.padStart(2, '0'));
  const month = MONTHS.findIndex((each) => date.toLowerCase().includes(each)) + 1;
  const [a = '', b = '', c = ''] = figures;
  if (figures.length === 2 && month > 0) return [`${b}-${String(month).padStart(2, '0')}-${a}`];
  if (figures.length !== 3) return [];
  return a.length === 4 ? [`${a}-${b}-${c}`] : [`${c}-${b}-${a}`, `${c}-${a}-${b}`];
}

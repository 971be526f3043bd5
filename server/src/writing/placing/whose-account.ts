import type { Kind } from '../headings/kinds.ts';
import type { MaterialPassage } from './material-passage.ts';

export type Teller = 'parent' | 'mother' | 'father' | 'child' | 'carer' | 'staff';

/** Who may tell something, by the words for them in a heading and in a note. */
const TELLERS: readonly [teller: Teller, words: string][] = [
  ['parent', 'parents?'],
  ['mother', 'mother|mum|mom|mam|stepmother|stepmum'],
  ['father', 'father|dad|stepfather|stepdad'],
  ['child', 'child|children|young person|young people|pupil|student|yp'],
  [
    'carer',
    'carers?|wife|husband|husb|partner|spouse|family|daughter|dtr|son|brother|sister|relatives?|informant|grandmother|grandfather|grandparents?|gran|nan|granny|grandma|grandad',
  ],
  [
    'staff',
    'teachers?|class teacher|class t|school|nursery|senco|ta|lsa|key ?worker|key ?person|staff|head|headteacher|deputy|tutor|dsl',
  ],
];
const HEADINGS = TELLERS.map(([teller, words]): [Teller, RegExp] => [
  teller,
  new RegExp(String.raw`\b(?:${words})\b`, 'i'),
]);
const WORDS = TELLERS.map(([teller, words]): [Teller, RegExp] => [teller, new RegExp(`^(?:${words})$`, 'i')]);
/** A heading that asks for all that somebody tells of what they see and think, and one that asks for what troubles them. */
const ASKS_ACCOUNT =
  /\b(?:views?|feelings?|voice|perspectives?|accounts?|says?|said|tells?|told|thinks?|thought|opinions?)\b/i;
const ASKS_WORRIES = /\b(?:worr(?:y|ies|ied)|hopes?|wish(?:es)?)\b/i;
/** A heading that is the name of somebody and nothing else: `Mother`, `The carer`, `Wife’s situation`. */
const IS_NAME_ALONE =
  /^(?:(?:about|from) )?(?:(?:the|his|her|their) )?(?:(?:main|family|unpaid) )?(?<who>carers?|parents?|mother|father|mum|dad|wife|husband|partner|spouse|daughter|son|grandparents?)(?:['’]s?(?: (?:situation|wellbeing|needs|health|position|case))?)?$/iu;
const WORRIES =
  /\b(?:worr(?:y|ies|ied|ying)|concern(?:s|ed)?|afraid|scared|fears?|hop(?:e|es|ing)|(?:just )?wants?|would like|wish(?:es)?)\b/i;
const TELLS =
  'says?|said|tells?|told|reports?|reported|states?|stated|thinks?|thought|feels?|felt|agrees?|agreed|denies|denied|describes?|described|notices?|noticed|wants?|wanted|hopes?|wishes|would like|worries|worried|is worried|is concerned|drew|asked';
/** `Wife: 18 months, repeating`: what follows the colon is told, unless it is no more than a word or two. */
const HEAD = new RegExp(
  String.raw`^\W*(?:(?:his|her|their|the|my) )?(?<who>\p{L}[\p{L}’'-]{0,24}(?: \p{Lu}[\p{L}’'-]{0,24})?)(?: \([^)]{1,30}\))?(?: (?:by|on|in|at|over|via) (?:the |his |her )?[\p{L}\d-]{1,15}(?: (?:at )?\d{1,2}[.:]\d{2})?)?(?: ?:(?= (?:\S+ ){3})| (?:${TELLS})\b)`,
  'u',
);
/** `Aaron: no contact` is what holds for Aaron, and `Aaron: I never did` what he says. */
const IS_SPEECH = new RegExp(String.raw`\b(?:${TELLS}|I|I[’']m|my|we)\b|["“‘]`, 'u');
/** `She told us he sleeps badly.` */
const GOES_ON = new RegExp(
  String.raw`^\W*(?:(?:[Ss]?[Hh]e|[Tt]hey) (?:${TELLS})|Says|Reports|States|Thinks|Feels|Describes|Denies|Worries|Wants|Hopes)\b`,
  'u',
);
/** What is quoted behind it in the same line is of whoever was quoted before: `Leo: "I like buses." "They bend."` */
const QUOTED = /^[^"“:]{0,30}["“]/u;
/** `Mum Kirsty`, `Mum (Kirsty)`, `Anita (mum)`, `Jayden (7)`: who somebody with a name is. */
const NAMED_BEHIND = /\b(?<role>\p{L}{2,11}) (?<name>\p{Lu}\p{Ll}{1,20})\b/gu;
const NAMED_IN_BRACKETS = /\b(?<role>\p{L}{2,11}) \((?<name>\p{Lu}\p{Ll}{1,20})\)/gu;
const TITLED = /\b(?<role>\p{L}{2,11}) \((?:Mrs?|Ms|Miss|Dr)\.? (?<name>\p{Lu}\p{L}{1,20})\)/gu;
const NAMED_BEFORE = /\b(?<name>\p{Lu}\p{Ll}{1,20}) \((?<role>\p{L}{2,11}|\d{1,2})\b/gu;
const ADULT_AGE = 18;
/** `Mum (Tessa) seen separately.`, `Seen alone.`: whose account follows in the paragraph, without a name the client's. */
const SEEN_APART =
  /^\W*(?:(?<who>\p{L}[\p{L}’'-]{0,24}(?: \p{Lu}[\p{L}’'-]{0,24})?)(?: \([^)]{1,30}\))? (?:was |then |also )*)?(?:seen|interviewed|spoken (?:to|with)|met) (?:alone|separately|apart|individually|privately|by (?:him|her|them)sel(?:f|ves)|on (?:his|her|their) own)\b/iu;
/** `Nursery (keyworker Dawn, call 30/9)`, `Telephone call with mother`: a line above what somebody told. */
const NAMES_SOURCE =
  /^\W*(?<contact>(?:(?:(?:tele)?phone )?(?:call|conversation|discussion|interview|meeting)(?: with| to)|spoke (?:to|with)|from|per|(?:collateral|history|information|feedback)(?: history)? from) )?(?:(?:the|his|her|their|class) )?(?<who>\p{L}[\p{L}’'-]{0,24}(?: \p{L}[\p{L}’'-]{0,24}){0,2}?)(?: ?\((?<remark>[^)]{1,60})\))?(?:,? (?:on )?\d{1,2}[./-]\d{1,2}(?:[./-]\d{2,4})?)?(?: (?:says?|reports?|said|reported))?\W*$/iu;
/** `Meeting with parents 6 Nov`, `Email from SENCo`: a title that says whose account the note is. */
const TITLE_SOURCE =
  /\b(?:call|meeting|conversation|discussion|interview|spoke|e-?mail|letter|message|text|report|history|account|information|feedback|form) (?:with|to|from|by) (?:(?:the|his|her|their|both|class) )*(?<who>\p{L}[\p{L}’'-]{0,24}(?: \p{Lu}[\p{L}’'-]{0,24})?)(?= ?(?:$|[\d(,:–—-]|on\b|re\b|about\b))/iu;
/** The whole of it is somebody's words. */
const ALL_QUOTED = /^(?:"[^"]+"|“[^”]+”|‘[^’]+(?:’\p{L}[^’]*)*’|'[^']+(?:'\p{L}[^']*)*')\.?$/u;
/** What may be a subject as well as a source: `School`, and below it where somebody goes to school. */
const ALSO_SUBJECT = /^(?:school|nursery|family|child(?:ren)?|relatives?|parents?|student|pupil)$/i;
const CONTACT =
  /\b(?:call|phone|rang|spoke|meeting|e-?mail|letter|form|report|interview|teacher|key ?worker|senco|staff)\b/i;
/** `Not seen alone`, `To be seen alone`: nobody was. And whoever has a title may be the client or another. */
const NOT_KNOWN = /\b(?:not|never|be|Mrs?|Ms|Miss|Mx|Dr)\b|n['’]t\b/i;
/** What stands below a relative alone may be that relative's own: `Mother`, and below it `Anxiety since 2019.` */
const MAY_BE_THEIRS: ReadonlySet<Kind> = new Set([
  'medical',
  'psychiatric',
  'substance',
  'forensic',
  'occupation',
  'mental-state',
]);
const PARAGRAPH = /\n[^\S\n]*\n/;

export interface Account {
  id: string;
  teller: Teller;
  isOfWorries: boolean;
}

/** `What Idris told us`: nobody else is called by their name alone. */
const NAMED_IN_HEADING =
  /^(?:[Ww]hat|[Hh]ow) (?<name>\p{Lu}\p{Ll}{1,20}) (?:said|says|told|tells|thinks|thought|feels|felt|wants|sees)\b/u;

/** Who the client is called in headings of a template. */
export function nameClient(headings: readonly string[]): Map<string, Teller> {
  const names = headings.map((heading) => NAMED_IN_HEADING.exec(heading)?.groups?.['name'] ?? '');
  return new Map(
    names.filter((name) => name !== '' && tellerOf(name) === null).map((name) => [name.toLowerCase(), 'child']),
  );
}

/** The section of a template that asks what somebody tells, if this heading does. */
export function readAccount(id: string, heading: string): Account[] {
  const isOfWorries = !ASKS_ACCOUNT.test(heading) && ASKS_WORRIES.test(heading);
  if (!isOfWorries && !ASKS_ACCOUNT.test(heading) && !IS_NAME_ALONE.test(heading.trim())) return [];
  const named = HEADINGS.filter(([, words]) => words.test(heading)).map(([each]) => each);
  const isOfBoth = named.includes('mother') && named.includes('father');
  const teller = isOfBoth ? 'parent' : (named[0] ?? [...nameClient([heading]).values()][0]);
  return teller === undefined ? [] : [{ id, teller, isOfWorries }];
}

/** Who the people are that the notes name together with what they are to the client. */
export function nameTellers(passages: readonly Pick<MaterialPassage, 'text'>[]): Map<string, Teller> {
  const named = new Map<string, Teller>();
  for (const { text } of passages) {
    for (const { groups } of [NAMED_BEHIND, NAMED_IN_BRACKETS, TITLED, NAMED_BEFORE].flatMap((form) => [
      ...text.matchAll(form),
    ])) {
      const teller = tellerOf(groups?.['role'] ?? '');
      const name = groups?.['name']?.toLowerCase() ?? '';
      if (teller !== null && !named.has(name)) named.set(name, teller);
    }
  }
  return named;
}

function tellerOf(word: string): Teller | null {
  if (/^\d+$/.test(word)) return Number(word) < ADULT_AGE ? 'child' : null;
  return WORDS.find(([, words]) => words.test(word))?.[0] ?? null;
}

/** Who tells each passage, as far as it says so itself, a line above it does, or who was seen apart at the beginning of its paragraph. */
export function findTellers(
  passages: readonly MaterialPassage[],
  client: ReadonlyMap<string, Teller> = new Map(),
): Map<MaterialPassage, Teller | null> {
  const named = new Map([...client, ...nameTellers(passages)]);
  const tellers = new Map<MaterialPassage, Teller | null>();
  let own: Teller | null = null;
  let seen: Teller | null = null;
  for (const [index, passage] of passages.entries()) {
    const before = passages[index - 1];
    if (before === undefined || before.note !== passage.note || !isOfParagraph(before, passage)) seen = null;
    seen = tellerSeen(passage, named) ?? seen;
    const isOfLine = before !== undefined && before.note === passage.note && before.block === passage.block;
    own = tellerOfPassage(passage, named, own) ?? (isOfLine && QUOTED.test(passage.text) ? own : null);
    const around = tellerAbove(passage, named) ?? seen ?? (isClientsWords(passage) ? 'child' : null);
    tellers.set(passage, own ?? (passage.speaker === null ? around : null));
  }
  return tellers;
}

/** Whose account a whole note is by its title. */
export function tellerOfTitle({ note: { title } }: Pick<MaterialPassage, 'note'>): Teller | null {
  return findTeller(TITLE_SOURCE.exec(title)?.groups?.['who'] ?? '', new Map());
}

/** What is noted as somebody's words and no more is the client's, unless the note is the account of another. */
function isClientsWords({ text, note: { title } }: MaterialPassage): boolean {
  return ALL_QUOTED.test(text) && !TITLE_SOURCE.test(title);
}

function isOfParagraph(before: MaterialPassage, { note, start, heading, label }: MaterialPassage): boolean {
  const isSameHead = before.heading === heading && before.label === label;
  return isSameHead && !PARAGRAPH.test(note.markdown.slice(before.end, start));
}

function tellerSeen({ text, speaker }: MaterialPassage, named: ReadonlyMap<string, Teller>): Teller | null {
  const groups = speaker === null ? SEEN_APART.exec(text)?.groups : undefined;
  if (groups === undefined) return null;
  const { who } = groups;
  if (who === undefined) return 'child';
  return findTeller(who, named) ?? (NOT_KNOWN.test(who) ? null : 'child');
}

/**
 * Whose account a passage is by its label or the line above it, as the note names them, unless it says itself that somebody
 * else tells it. What is told of the client is nobody else's.
 */
export function nameAbove(passage: MaterialPassage, named: ReadonlyMap<string, Teller>): string | null {
  const { label, above, heading, speaker } = passage;
  if (speaker !== null) return null;
  const own = tellerOfPassage(passage, named, null);
  for (const line of [label, above ?? null, heading]) {
    const { contact, who = '', remark = '' } = NAMES_SOURCE.exec(line ?? '')?.groups ?? {};
    const isSubject = ALSO_SUBJECT.test(who) && contact === undefined && !CONTACT.test(remark);
    const teller = isSubject ? null : findTeller(who, named);
    if (teller === null || teller === 'child' || teller === 'staff') continue;
    return own === null || own === teller ? who : null;
  }
  return null;
}

/** Whoever the line above names. What tells of a family is its history, under whichever relative it stands. */
function tellerAbove({ above, heading, kinds }: MaterialPassage, named: ReadonlyMap<string, Teller>): Teller | null {
  const [likeliest = 'chatter'] = kinds[0] ?? [];
  if (likeliest === 'family') return null;
  for (const line of [above ?? null, heading]) {
    const { contact, who = '', remark = '' } = NAMES_SOURCE.exec(line ?? '')?.groups ?? {};
    const isContact = contact !== undefined || CONTACT.test(remark);
    const isAlone = !ALSO_SUBJECT.test(who) && !MAY_BE_THEIRS.has(likeliest);
    const teller = isContact || isAlone ? findTeller(who, named) : null;
    if (teller !== null) return teller;
  }
  return null;
}

/** Who tells it, if it says so. `She thinks` is whoever told what stands before it. */
export function tellerOfPassage(
  { text, speaker, isClinician }: Pick<MaterialPassage, 'text' | 'speaker' | 'isClinician'>,
  named: ReadonlyMap<string, Teller>,
  before: Teller | null,
): Teller | null {
  if (speaker !== null) return isClinician ? null : findTeller(speaker, named);
  if (GOES_ON.test(text)) return before;
  const who = HEAD.exec(text)?.groups?.['who'];
  if (who === undefined) return null;
  const isNamedAlone = tellerOf(who) === null && who.split(' ').every((word) => tellerOf(word) === null);
  return isNamedAlone && !IS_SPEECH.test(text) ? null : findTeller(who, named);
}

/** `Mum Kirsty`: either word may say it. */
function findTeller(who: string, named: ReadonlyMap<string, Teller>): Teller | null {
  const tellers = [who, ...who.split(' ')].map((word) => tellerOf(word) ?? named.get(word.toLowerCase()) ?? null);
  return tellers.find((teller) => teller !== null) ?? null;
}

function isParent(teller: Teller): boolean {
  return teller === 'parent' || teller === 'mother' || teller === 'father';
}

/** Whether an account is that of whoever tells something: what the mother tells, the parents tell. */
export function isAccountOf({ teller: asked }: Account, teller: Teller | null): boolean {
  if (teller === null) return false;
  // An informant may be a parent.
  return asked === teller || ((isParent(asked) || asked === 'carer') && isParent(teller) && !areApart(asked, teller));
}

/** Whether a section that asks what one of them tells is a wrong place for what the other tells. Carers may be parents. */
export function areApart(one: Teller, other: Teller): boolean {
  if (isParent(one) && isParent(other)) return one !== other && one !== 'parent' && other !== 'parent';
  const sideOf = (teller: Teller): Teller => (teller === 'carer' || isParent(teller) ? 'parent' : teller);
  return sideOf(one) !== sideOf(other);
}

/**
 * Of notes that have a heading for somebody, the passages that stand under another one, by whoever the heading is for: what
 * stands under `Ella, 6` is no account of the mother, who has a heading of her own.
 */
export function findUnderOthers(
  passages: readonly MaterialPassage[],
  tellers: ReadonlyMap<MaterialPassage, Teller | null>,
): Map<Teller, Set<MaterialPassage>> {
  const others = new Map<Teller, Set<MaterialPassage>>();
  for (const own of Map.groupBy(passages, ({ note }) => note).values()) {
    const headed = Map.groupBy(own, ({ heading }) =>
      findTeller(NAMES_SOURCE.exec(heading ?? '')?.groups?.['who'] ?? '', new Map()),
    );
    for (const teller of headed.keys()) {
      if (teller === null) continue;
      const under = new Set(headed.get(teller));
      const apart = own.filter((each) => each.heading !== null && !under.has(each) && tellers.get(each) !== teller);
      others.set(teller, new Set([...(others.get(teller) ?? []), ...apart]));
    }
  }
  return others;
}

/** Whether the section asks for what such a passage tells. */
export function isAskedOf(
  { isOfWorries }: Account,
  { text, answer }: Pick<MaterialPassage, 'text' | 'answer'>,
): boolean {
  return !isOfWorries || WORRIES.test(answer ?? text);
}

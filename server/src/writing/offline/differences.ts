import type { BlockNode, InlineNode } from '@casewright/document';
import { readMonth } from '../../lib/months.ts';
import { fold } from '../language/words.ts';
import type { MaterialPassage } from '../placing/material-passage.ts';
import { bulletList, paragraph, quote } from './draft.ts';

interface Statement {
  /** What it is about: two statements of one subject with different values differ. */
  subject: string;
  value: string;
  passage: MaterialPassage;
}

const DOSE =
  /\b(?<drug>\p{L}{5,}(?:ine|ol|am|one|ole|ate|il|in|ide|an|um|en|ene|ex|pam|ram|cin|lin|min)?)\s+(?:now\s+|at\s+|up to\s+|to\s+|from\s+\d+(?:\.\d+)?\s?(?:mg|mcg|micrograms?|g|ml|units?)?\s+to\s+|from\s+)?(?<dose>\d+(?:\.\d+)?)\s?(?<unit>mg|mcg|micrograms?|g|ml|units?)\b/giu;
/** What was taken all at once is no dose that somebody is on. */
const OVERDOSE = /\b(?:overdosed?|od (?:of|with)|an od|ingested|swallowed)\b/i;
/** Somebody else takes it, or is born: `Mum takes sertraline 150 mg`. What she says of the client is about the client. */
const OF_RELATIVE =
  /\b(?:mum|mom|mother|dad|father|parent|sister|brother|sibling|son|daughter|wife|husband|partner|nan|gran|grandmother|grandfather|aunt|uncle)(?:['’]s [\p{L} ]{1,20}:?| ?:(?! (?:he|she|they|I)\b)| (?:also |is |was |has been )?(?:takes|took|taking|on|has|had|allergic|prescribed|started|born|died|admitted|fell))\s?[^.;,]{0,40}$/iu;
/** Of these there may be several, on different days; two days of one month are more likely one of them. */
const EPISODE = /^(?:operation|surgery|admitted|admission|discharged|assault|injury|stroke)$/i;
const NOT_DRUGS =
  /^(?:about|takes?|taking|started|dose|daily|total|increased|reduced|current|currently|tablets?|from|around|nearly|under|weight)$/i;
const EVENT =
  /\b(?<event>accident|collision|rtc|rta|crash|operation|surgery|admitted|admission|discharged|born|dob|date of birth|died|assault|injury|stroke)\b[^.;]{0,30}?(?<date>\b\d{1,2}(?:st|nd|rd|th)?\s+(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\w*(?:\s+\d{4})?|\b\d{1,2}[/.]\d{1,2}[/.]\d{2,4})/giu;
/**
 * A dose in figures or in words, whose drug is named earlier in the passage: `Is she still on melatonin? Yes, five
 * milligrams.`
 */
const LATER_DOSE =
  /(?<![\p{L}\d.])(?<dose>\d+(?:\.\d+)?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|twenty-five|thirty|forty|fifty|sixty|seventy-five|eighty|a hundred|one hundred)\s?(?<unit>mg|milligrams?|mcg|micrograms?|g|ml|units?)\b/iu;
const LATER_CHARACTERS = 90;
/** A dose of what was spoken of just before: `Sertraline 50 mg since May. Now on 100 mg.` */
const CHANGED_DOSE =
  /(?<!\p{L})(?:now|currently|today|since|on|to|up|down|increased|raised|upped|reduced|lowered|dropped|titrated|doubled|halved|dose)\b[^.;\d]{0,25}$/iu;
const MAX_PASSAGES_BETWEEN = 2;
/** How the names of most drugs end. */
const DRUG_NAME =
  /(?<!\p{L})\p{L}{3,}(?:apine|idone|azole|oxetine|pram|aline|axine|azepam|olol|pril|sartan|statin|cillin|mycin|triptan|semide|formin|oxin|parin|xaban|codone|phine|adol|fenidate|amfetamine|gabalin|pentin|lithium|profen|tadine|zapine|quine|thyroxine|solone|sone|tropin|cycline)(?!\p{L})/giu;
const WORDED: Readonly<Record<string, string>> = Object.fromEntries(
  'one 1,two 2,three 3,four 4,five 5,six 6,seven 7,eight 8,nine 9,ten 10,twelve 12,fifteen 15,twenty 20,twenty-five 25,thirty 30,forty 40,fifty 50,sixty 60,seventy-five 75,eighty 80,a hundred 100,one hundred 100'
    .split(',')
    .map((pair) => [pair.slice(0, pair.lastIndexOf(' ')), pair.slice(pair.lastIndexOf(' ') + 1)]),
);
const NO_ALLERGY = /\b(?:NKDA|no known (?:drug )?allergies|no allergies|nil allergies|allergies:? (?:nil|none))\b/i;
const ALLERGY =
  /\b(?:allergic to|allergy to|anaphylaxis (?:to|with)|rash (?:with|to|on)|intolerant of|allergies:)\s*(?!nil|none|no\b)(?<what>\p{L}+)|\b(?:penicillin|amoxicillin|trimethoprim|codeine|morphine|aspirin|ibuprofen|nut|peanut|latex|egg|milk) (?:allergy|rash|anaphylaxis|intolerance|reaction)\b/iu;

/** `No rash with amoxicillin` */
const NOT_ALLERGIC = /\b(?:no|not|nil|denies|without|never)(?: \p{L}+)? $/iu;

/** Statements of one thing that do not agree, side by side with their dates, for the clinician to settle. */
export function findDifferences(passages: readonly MaterialPassage[]): BlockNode[] {
  const named = passages.flatMap(readDoses);
  const drugs = new Set(named.map(({ subject }) => subject.replace('dose ', '')));
  const statements = passages.flatMap((passage) => [
    ...readDoses(passage),
    ...readLaterDoses(passage, drugs),
    ...readEvents(passage),
    ...readAllergies(passage),
  ]);
  statements.push(...readChangedDoses(passages));
  return [...Map.groupBy(statements, ({ subject }) => subject).values()].flatMap((group): BlockNode[] => {
    const told = tellApart(group);
    if (told.length === 0) return [];
    const seen = new Set<string>();
    const differing = told.filter(({ values, passage }) => {
      const key = `${values.join()} ${passage.dateText}`;
      return !seen.has(key) && seen.add(key);
    });
    const label: InlineNode = { type: 'text', text: 'The notes differ:', marks: [{ type: 'bold' }] };
    const items = differing.map(({ passage }): InlineNode[] => [
      quote(passage.text, passage.sentences),
      // A remark of the draft's own, which the notes need not bear out word by word.
      { type: 'text', text: ` (${passage.dateText})`, marks: [{ type: 'unsupported', attrs: { reason: 'silence' } }] },
    ]);
    return [paragraph([label]), bulletList(items)];
  });
}

interface Told {
  passage: MaterialPassage;
  values: string[];
}

/** The passages that another one does not agree with. One that gives two values means both: `50 mg mane, 100 mg nocte`. */
function tellApart(group: readonly Statement[]): Told[] {
  const told = [...Map.groupBy(group, ({ passage }) => passage)].map(([passage, own]): Told => ({
    passage,
    values: own.map(({ value }) => value),
  }));
  const agree = (a: Told, b: Told): boolean => a.values.some((one) => b.values.some((other) => areAlike(one, other)));
  return told.filter((one) => told.some((other) => other !== one && !agree(one, other)));
}

/** A day without its year may be the same day with it. */
function areAlike(a: string, b: string): boolean {
  return a === b || a.startsWith(`${b}-`) || b.startsWith(`${a}-`);
}

function isOfRelative(text: string, end: number): boolean {
  return OF_RELATIVE.test(text.slice(0, end));
}

/** Whether the dose at this place of the text is one that the client takes. */
function isOwnDose(text: string, start: number): boolean {
  return !OVERDOSE.test(text) && !isOfRelative(text, start);
}

function readDoses(passage: MaterialPassage): Statement[] {
  return Array.from(passage.text.matchAll(DOSE)).flatMap(({ groups, index }) => {
    const { drug = '', dose = '', unit = '' } = groups ?? {};
    return NOT_DRUGS.test(drug) || !isOwnDose(passage.text, index)
      ? []
      : [
          {
            subject: `dose ${fold(drug)}`,
            value: `${dose} ${unit.toLowerCase().replace(/^micrograms?$/, 'mcg')}`,
            passage,
          },
        ];
  });
}

/** The doses that a passage gives for drugs whose dose another passage gives too. */
function readLaterDoses(passage: MaterialPassage, drugs: ReadonlySet<string>): Statement[] {
  const told = new Set(readDoses(passage).map(({ subject }) => subject));
  const text = fold(passage.text);
  return [...drugs].flatMap((drug) => {
    const at = text.indexOf(drug);
    if (at === -1 || told.has(`dose ${drug}`) || !isOwnDose(text, at)) return [];
    const rest = text.slice(at + drug.length, at + drug.length + LATER_CHARACTERS);
    const found = LATER_DOSE.exec(rest);
    return found === null ? [] : [{ subject: `dose ${drug}`, value: valueOf(found.groups), passage }];
  });
}

/** Doses without a drug, of the only drug whose dose was told shortly before in the same note. */
function readChangedDoses(passages: readonly MaterialPassage[]): Statement[] {
  let last: { doses: readonly Statement[]; passage: MaterialPassage } | undefined;
  return passages.flatMap((passage) => {
    const doses = readDoses(passage);
    if (doses.length > 0) {
      last = { doses, passage };
      return [];
    }
    const near = last?.passage.note === passage.note && passage.index - last.passage.index <= MAX_PASSAGES_BETWEEN;
    const subjects = new Set(near ? last?.doses.map(({ subject }) => subject) : []);
    const [subject] = subjects;
    const found = LATER_DOSE.exec(fold(passage.text));
    if (subject === undefined || subjects.size > 1 || found === null) return [];
    const before = fold(passage.text).slice(0, found.index);
    const isChange = CHANGED_DOSE.test(before) && !namesOtherDrug(before, subject.replace('dose ', ''));
    const value = valueOf(found.groups);
    // `10 to 12 units at weekends` after a drug in grams is about something else.
    const isAlike = last?.doses.some((told) => unitOf(told.value) === unitOf(value)) === true;
    return isChange && isAlike ? [{ subject, value, passage }] : [];
  });
}

/** `Quetiapine slowly up to 50 mg` behind `furosemide 40 mg`. */
function namesOtherDrug(text: string, drug: string): boolean {
  return Array.from(text.matchAll(DRUG_NAME)).some(([name]) => name !== drug);
}

function valueOf({ dose = '', unit = '' }: Record<string, string | undefined> = {}): string {
  const short = /^mic|^mcg/.test(unit) ? 'mcg' : unit.replace(/^milligrams?$/, 'mg');
  return `${WORDED[dose] ?? dose} ${short}`;
}

/** Weights are of one kind, whether in grams or in millionths of them. */
function unitOf(value: string): string {
  const unit = value.split(' ').at(-1) ?? '';
  return /^(?:mg|mcg|g)$/.test(unit) ? 'weight' : unit.replace(/s$/, '');
}

function readEvents(passage: MaterialPassage): Statement[] {
  return Array.from(passage.text.matchAll(EVENT)).flatMap(({ groups, index }) => {
    const { event = '', date = '' } = groups ?? {};
    const [day = '', month = '', year] = date.toLowerCase().split(/[\s/.]+/);
    const inYear = year === undefined ? '' : `-${year.slice(-2)}`;
    const monthOfYear = `${readMonth(month)}${inYear}`;
    const subject = EPISODE.test(event) ? `event ${fold(event)} ${monthOfYear}` : `event ${fold(event)}`;
    return isOfRelative(passage.text, index + event.length)
      ? []
      : [{ subject, value: `${Number.parseInt(day, 10)}-${monthOfYear}`, passage }];
  });
}

function readAllergies(passage: MaterialPassage): Statement[] {
  const found = ALLERGY.exec(passage.text);
  const isOwn =
    found !== null &&
    !isOfRelative(passage.text, found.index) &&
    !NOT_ALLERGIC.test(passage.text.slice(0, found.index));
  if (isOwn) return [{ subject: 'allergy', value: 'some', passage }];
  return NO_ALLERGY.test(passage.text) ? [{ subject: 'allergy', value: 'none', passage }] : [];
}

import type { BlockNode, InlineNode } from '@casewright/document';
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
  /\b(?<drug>\p{L}{5,}(?:ine|ol|am|one|ole|ate|il|in|ide|an|um|en|ene|ex|pam|ram|cin|lin|min)?)\s+(?:now\s+|at\s+|up to\s+|to\s+)?(?<dose>\d+(?:\.\d+)?)\s?(?<unit>mg|mcg|micrograms?|g|ml|units?)\b/giu;
const NOT_DRUGS =
  /^(?:about|takes?|taking|started|dose|daily|total|increased|reduced|current|currently|tablets?|from|around|nearly|under|weight)$/i;
const EVENT =
  /\b(?<event>accident|collision|rtc|rta|crash|fall|fell|operation|surgery|admitted|admission|discharged|born|dob|date of birth|died|assault|injury|stroke|seizure)\b[^.;]{0,30}?(?<date>\b\d{1,2}(?:st|nd|rd|th)?\s+(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\w*(?:\s+\d{4})?|\b\d{1,2}[/.]\d{1,2}[/.]\d{2,4})/giu;
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
const WORDED: Readonly<Record<string, string>> = Object.fromEntries(
  'one 1,two 2,three 3,four 4,five 5,six 6,seven 7,eight 8,nine 9,ten 10,twelve 12,fifteen 15,twenty 20,twenty-five 25,thirty 30,forty 40,fifty 50,sixty 60,seventy-five 75,eighty 80,a hundred 100,one hundred 100'
    .split(',')
    .map((pair) => [pair.slice(0, pair.lastIndexOf(' ')), pair.slice(pair.lastIndexOf(' ') + 1)]),
);
const NO_ALLERGY = /\b(?:NKDA|no known (?:drug )?allergies|no allergies|nil allergies|allergies:? (?:nil|none))\b/i;
const ALLERGY =
  /\b(?:allergic to|allergy to|anaphylaxis (?:to|with)|rash (?:with|to|on)|intolerant of|allergies:)\s*(?!nil|none|no\b)(?<what>\p{L}+)|\b(?:penicillin|amoxicillin|trimethoprim|codeine|morphine|aspirin|ibuprofen|nut|peanut|latex|egg|milk) (?:allergy|rash|anaphylaxis|intolerance|reaction)\b/iu;

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
  const subjects = [...Map.groupBy(statements, ({ subject }) => subject).values()].filter(
    (group) => new Set(group.map(({ value }) => value)).size > 1,
  );
  return subjects.flatMap((group): BlockNode[] => {
    const seen = new Set<string>();
    const differing = group.filter(({ value, passage }) => {
      const key = `${value} ${passage.dateText}`;
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

function readDoses(passage: MaterialPassage): Statement[] {
  return Array.from(passage.text.matchAll(DOSE)).flatMap(({ groups }) => {
    const { drug = '', dose = '', unit = '' } = groups ?? {};
    return NOT_DRUGS.test(drug)
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
    if (at === -1 || told.has(`dose ${drug}`)) return [];
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
    const isChange = CHANGED_DOSE.test(fold(passage.text).slice(0, found.index));
    const value = valueOf(found.groups);
    // `10 to 12 units at weekends` after a drug in grams is about something else.
    const isAlike = last?.doses.some((told) => unitOf(told.value) === unitOf(value)) === true;
    return isChange && isAlike ? [{ subject, value, passage }] : [];
  });
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
  return Array.from(passage.text.matchAll(EVENT), ({ groups }) => ({
    subject: `event ${fold(groups?.['event'] ?? '')}`,
    value: fold(groups?.['date'] ?? '').replaceAll(/(\d)(?:st|nd|rd|th)\b/g, '$1'),
    passage,
  }));
}

function readAllergies(passage: MaterialPassage): Statement[] {
  if (ALLERGY.test(passage.text)) return [{ subject: 'allergy', value: 'some', passage }];
  return NO_ALLERGY.test(passage.text) ? [{ subject: 'allergy', value: 'none', passage }] : [];
}

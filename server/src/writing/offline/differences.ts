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
const NO_ALLERGY = /\b(?:NKDA|no known (?:drug )?allergies|no allergies|nil allergies|allergies:? (?:nil|none))\b/i;
const ALLERGY =
  /\b(?:allergic to|allergy to|anaphylaxis (?:to|with)|rash (?:with|to|on)|intolerant of|allergies:)\s*(?!nil|none|no\b)(?<what>\p{L}+)/iu;

/** Statements of one thing that do not agree, side by side with their dates, for the clinician to settle. */
export function findDifferences(passages: readonly MaterialPassage[]): BlockNode[] {
  const statements = passages.flatMap((passage) => [
    ...readDoses(passage),
    ...readEvents(passage),
    ...readAllergies(passage),
  ]);
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
      : [{ subject: `dose ${fold(drug)}`, value: `${dose} ${unit.toLowerCase()}`, passage }];
  });
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

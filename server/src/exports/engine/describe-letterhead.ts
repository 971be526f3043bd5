import { cleanText } from '@casewright/document';
import { languageOf } from '../languages.ts';
import type { Letterhead } from '../report-export.ts';

export interface Detail {
  kind: 'client' | 'birth' | 'clinician' | 'date';
  label: string;
  value: string;
  /** The value in the other forms in which a text may have it. */
  forms: string[];
}

export interface LetterheadWords {
  practiceName: string;
  clinicianName: string;
  details: Detail[];
  /** Whom and when a page belongs to, should it get lost. */
  footer: string;
  /** With `{page}` and `{pages}`. */
  pageNumber: string;
  /** On every page; empty for none. */
  mark: string;
}

const ISO_DAY = /^\d{4}-\d{2}-\d{2}$/;
const OTHER_FORMS: [locale: string, style: 'long' | 'short'][] = [
  ['en-GB', 'long'],
  ['en-US', 'long'],
  ['en-GB', 'short'],
];

export function describeLetterhead(letterhead: Letterhead, language: string): LetterheadWords {
  const { practiceName, clinicianName, clientName, clientDateOfBirth } = letterhead;
  const { words } = languageOf(language);
  const date = inWords(letterhead.date.getTime(), language);
  const birth = readDay(clientDateOfBirth ?? '');
  const allDetails: Detail[] = [
    { kind: 'client', label: words.client, value: clientName, forms: [] },
    birth === null
      ? { kind: 'birth', label: words.dateOfBirth, value: clientDateOfBirth ?? '', forms: [] }
      : { kind: 'birth', label: words.dateOfBirth, value: inWords(birth, language), forms: formsOf(birth) },
    { kind: 'clinician', label: words.clinician, value: clinicianName, forms: [] },
    { kind: 'date', label: words.date, value: date, forms: formsOf(letterhead.date.getTime()) },
  ];
  const details = allDetails.map((detail) => ({ ...detail, value: cleanText(detail.value) }));
  return {
    practiceName: cleanText(practiceName),
    clinicianName: cleanText(clinicianName),
    details: details.filter(({ value }) => value !== ''),
    mark: cleanText(letterhead.mark ?? ''),
    pageNumber: words.page,
    footer: cleanText([clientName, date].filter((part) => part !== '').join(' · ')),
  };
}

function readDay(day: string): number | null {
  const time = ISO_DAY.test(day) ? Date.parse(day) : Number.NaN;
  return Number.isNaN(time) ? null : time;
}

/** Everywhere in the calendar and the digits that the rest of the record is in. */
function inWords(time: number, locale: string, dateStyle: 'long' | 'short' = 'long'): string {
  return new Intl.DateTimeFormat(`${locale}-u-ca-gregory-nu-latn`, { dateStyle, timeZone: 'UTC' }).format(time);
}

function formsOf(time: number): string[] {
  const day = new Date(time).toISOString().slice(0, 10);
  return [day, ...OTHER_FORMS.map(([locale, style]) => inWords(time, locale, style))];
}

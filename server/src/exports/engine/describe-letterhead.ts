import { cleanText } from '@casewright/document';
import type { Letterhead } from '../report-export.ts';

export interface LetterheadWords {
  practiceName: string;
  clinicianName: string;
  details: { label: string; value: string }[];
  /** Whom and when a page belongs to, should it get lost. */
  footer: string;
  /** On every page; empty for none. */
  mark: string;
}

const DAY_IN_WORDS = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
const ISO_DAY = /^\d{4}-\d{2}-\d{2}$/;

export function describeLetterhead(letterhead: Letterhead): LetterheadWords {
  const { practiceName, clinicianName, clientName, clientDateOfBirth } = letterhead;
  const date = DAY_IN_WORDS.format(letterhead.date);
  const allDetails = [
    { label: 'Client', value: clientName },
    { label: 'Date of birth', value: clientDateOfBirth === null ? '' : describeDay(clientDateOfBirth) },
    { label: 'Clinician', value: clinicianName },
    { label: 'Date', value: date },
  ];
  const details = allDetails.map(({ label, value }) => ({ label, value: cleanText(value) }));
  return {
    practiceName: cleanText(practiceName),
    clinicianName: cleanText(clinicianName),
    details: details.filter(({ value }) => value !== ''),
    mark: cleanText(letterhead.mark ?? ''),
    footer: cleanText([clientName, date].filter((part) => part !== '').join(' · ')),
  };
}

function describeDay(day: string): string {
  const time = ISO_DAY.test(day) ? Date.parse(day) : Number.NaN;
  return Number.isNaN(time) ? day : DAY_IN_WORDS.format(time);
}

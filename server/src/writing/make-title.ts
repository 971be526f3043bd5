import { cutText } from '../lib/cut-text.ts';
import { formatDate } from './evidence/material.ts';

const MAX_CHARACTERS = 255;

/**
 * `Discharge summary – Anna Smith, 3 May 2026`. Where all would be too long for a title, the template's part is cut, then
 * the name; the date stays.
 */
export function makeTitle(templateTitle: string, clientName: string, date: Date): string {
  const day = `, ${formatDate(date)}`;
  const end = cutText(` – ${clientName.trim()}`, MAX_CHARACTERS - day.length - 1) + day;
  return cutText(templateTitle.trim(), MAX_CHARACTERS - end.length).trimEnd() + end;
}

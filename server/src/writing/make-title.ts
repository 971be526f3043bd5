import { formatDate } from './evidence/material.ts';

const MAX_CHARACTERS = 255;

/** `Discharge summary – Anna Smith, 3 May 2026`; the template's part is cut where all would be too long for a title. */
export function makeTitle(templateTitle: string, clientName: string, date: Date): string {
  const end = ` – ${clientName.trim()}, ${formatDate(date)}`.slice(0, MAX_CHARACTERS - 1);
  return (
    templateTitle
      .trim()
      .slice(0, MAX_CHARACTERS - end.length)
      .trimEnd() + end
  );
}

/** As they are shortened, and as their full names begin. */
export const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** The number of a month that is written as a word or in figures; 0 for what is none. */
export function readMonth(month: string): number {
  return /^\d/.test(month) ? Number(month) : MONTHS.indexOf(month.slice(0, 3).toLowerCase()) + 1;
}

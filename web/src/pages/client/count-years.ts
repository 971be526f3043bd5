/** The age in words, such as "36 years"; in months below the age of two. */
export function countYears(dateOfBirth: string, now: Date): string {
  const [year = 0, month = 1, day = 1] = dateOfBirth.split('-').map(Number);
  const isBeforeDay = now.getDate() < day;
  const months = (now.getFullYear() - year) * 12 + now.getMonth() - (month - 1) - (isBeforeDay ? 1 : 0);
  if (months >= 24) return `${Math.floor(months / 12)} years`;
  return months === 1 ? '1 month' : `${Math.max(0, months)} months`;
}

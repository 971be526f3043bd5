const MONTHS = 12;

/** `01/14/2026`: where the second number can be no month, the first is the month, as in America. */
export function withMonth<Parts extends { day?: string | undefined; month?: string | undefined }>(parts: Parts): Parts {
  const { day = '', month = '' } = parts;
  const isTurned = /^\d+$/.test(month) && Number(month) > MONTHS && Number(day) >= 1 && Number(day) <= MONTHS;
  return isTurned ? { ...parts, day: month, month: day } : parts;
}

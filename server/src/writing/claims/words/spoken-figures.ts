const WORDS = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');
const HOUR = String.raw`(?<hour>\d{1,2}|${WORDS.join('|')})`;
const MINUTES: Partial<Record<string, number>> = { half: 30, quarter: 15, five: 5, ten: 10, twenty: 20 };
const PAST = new RegExp(String.raw`\b(?<part>half|quarter|five|ten|twenty) past ${HOUR}\b`, 'gi');
const TO = new RegExp(String.raw`\b(?<part>quarter|five|ten|twenty) to ${HOUR}\b(?! ?\d)`, 'gi');
const AND_A_HALF = new RegExp(String.raw`\b${HOUR} and a half\b`, 'gi');

function read(hour: string): number {
  const place = WORDS.indexOf(hour.toLowerCase());
  return place === -1 ? Number(hour) : place + 1;
}

/** Times of day and halves in words, as figures: "half past two" is 2:30. */
export function writeSpokenFigures(text: string): string {
  return text
    .replaceAll(PAST, (_, part: string, hour: string) => `${read(hour)}:${pad(MINUTES[part.toLowerCase()] ?? 0)} oclock`)
    .replaceAll(TO, (_, part: string, hour: string) => `${read(hour) - 1}:${pad(60 - (MINUTES[part.toLowerCase()] ?? 0))} oclock`)
    .replaceAll(AND_A_HALF, (_, hour: string) => `${read(hour)}.5`);
}

function pad(minutes: number): string {
  return String(minutes).padStart(2, '0');
}

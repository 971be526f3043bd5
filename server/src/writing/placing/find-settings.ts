import { MONTH_WORDS } from '../../lib/months.ts';
import type { MaterialPassage, Setting } from './material-passage.ts';
import { nameAbove, nameTellers } from './whose-account.ts';

const MONTH = `(?:${MONTH_WORDS})`;
/** `Sep 2019 Starts school.`, `3 Mar: rang mum`, `12/10/25 – seen`, `2020-21 At home.` */
const DAY = new RegExp(
  String.raw`^[\s*•-]{0,4}(?<day>(?:\d{1,2}(?:st|nd|rd|th)? )?${MONTH}\b\.?(?: \d{1,2},)?(?: ['’]?\d{2,4}\b)?|\d{1,2}[./-]\d{1,2}[./-]\d{2,4}|(?:19|20)\d\d(?:[-–/]\d{2,4})?)(?![\d/:.]|-\d)[\s:,–-]{1,3}(?=\S)`,
  'i',
);
/** What has a time of its own is not of the day that its line begins with: `Sep 2025 Year 7. Three exclusions by Xmas.` */
const OWN_TIME = new RegExp(
  String.raw`\b(?:${MONTH}|xmas|christmas|easter|spring|summer|autumn|winter|half[- ]term|mon|tues?|wed|thurs?|fri|sat|sun|\p{L}+day|since|until|till|(?:19|20)\d\d|\d{1,2}[./-]\d{1,2}|later|earlier|before|now|then|ago|next|last)\b`,
  'iu',
);
/** Fewer lines that begin with a day make no chronology: the day may be any. */
const MIN_DAYS = 3;

/** For each passage that would lose it where it stands apart: who tells it, and when it was. */
export function findSettings(passages: readonly MaterialPassage[]): Map<MaterialPassage, Setting> {
  const settings = new Map<MaterialPassage, Setting>();
  const named = nameTellers(passages);
  for (const [{ markdown }, own] of Map.groupBy(passages, ({ note }) => note)) {
    const isChronology = markdown.split('\n').filter((line) => DAY.test(line)).length >= MIN_DAYS;
    for (const { passage, first, line } of onLines(markdown, own)) {
      const who = nameAbove(passage, named);
      const isDated = isChronology && DAY.test(markdown.slice(line, passage.end));
      const day = isDated ? dayBefore(passage, markdown.slice(line, passage.start), first) : null;
      if (who !== null || isDated) {
        settings.set(passage, {
          ...(who !== null && { who }),
          ...(day !== null && { day }),
          ...(isDated && { isDated }),
        });
      }
    }
  }
  return settings;
}

interface OnLine {
  passage: MaterialPassage;
  /** The first passage of its line. */
  first: MaterialPassage;
  /** Where its line begins. */
  line: number;
}

/** Passages in the order of their note, each with its line. Only what lies between two of them is looked through, however long a line is. */
function onLines(markdown: string, passages: readonly MaterialPassage[]): OnLine[] {
  const lines: OnLine[] = [];
  for (const passage of passages) {
    const before = lines.at(-1);
    const from = before?.passage.start ?? 0;
    const line = markdown.slice(from, passage.start).lastIndexOf('\n') + 1;
    const isOn = before !== undefined && line === 0;
    lines.push({ passage, first: isOn ? before.first : passage, line: isOn ? before.line : from + line });
  }
  return lines;
}

/** The day that a line begins with, if the passage does not begin with it. */
function dayBefore(
  { cells, text: own }: MaterialPassage,
  before: string,
  { sentences: [sentence] }: MaterialPassage,
): Required<Setting>['day'] | null {
  if (cells !== null || OWN_TIME.test(own)) return null;
  const text = DAY.exec(`${before}x`)?.groups?.['day'];
  return text === undefined || sentence === undefined ? null : { text, sentence };
}

import type { MaterialPassage, Setting } from './material-passage.ts';
import { nameAbove, nameTellers } from './whose-account.ts';

const MONTH = String.raw`(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)`;
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
    for (const passage of own) {
      const who = nameAbove(passage, named);
      const isDated = isChronology && DAY.test(lineUpTo(markdown, passage.start, passage.end));
      const day = isDated ? dayBefore(markdown, passage, own) : null;
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

/** The line in which a place of the note stands, from its beginning up to another place. */
function lineUpTo(markdown: string, place: number, end = place): string {
  return markdown.slice(markdown.lastIndexOf('\n', place - 1) + 1, end);
}

/** The day that the line of the passage begins with, if the passage does not begin with it. */
function dayBefore(
  markdown: string,
  { start, cells, text: own }: MaterialPassage,
  passages: readonly MaterialPassage[],
): Required<Setting>['day'] | null {
  if (cells !== null || OWN_TIME.test(own)) return null;
  const line = lineUpTo(markdown, start);
  const text = DAY.exec(`${line}x`)?.groups?.['day'];
  const sentence = passages.find((other) => other.start >= start - line.length)?.sentences[0];
  return text === undefined || sentence === undefined ? null : { text, sentence };
}

const MONTHS = 'January February March April May June July August September October November December'.split(' ');
const MAX_DAY = 31;

/** `03/2014` */
const MONTH_OF_YEAR = /(?<![\d/.-])(?<month>0?[1-9]|1[0-2])\/(?<year>(?:19|20)\d\d)(?![\d/])/g;

const NAME = String.raw`\p{L}[\p{L}\d-]{1,15}(?: \p{L}[\p{L}\d-]{1,15})?`;
const VALUE = String.raw`\d{1,4}(?:\.\d{1,2})?`;
const DAY = String.raw`\d{1,2}\/\d{1,2}(?:\/\d{2,4})?`;
const DATED = String.raw`${VALUE} \(${DAY}\)`;
/** `PHQ-9 21 (3/1), 14 (7/2)`. One alone may as well be a share: `8 (8/10)`. */
const SCORES_BY_DAY = new RegExp(
  String.raw`(?<![\p{L}\d-])(?<name>${NAME}):? (?<scores>${DATED}(?:[,;] ${DATED}){1,9})`,
  'gu',
);
const SCORE = new RegExp(String.raw`(?<value>${VALUE}) \((?<day>${DAY})\)`, 'g');

/** `500 1-0-1`: in the morning and in the evening. */
const SCHEDULE = /(?<=[\p{L}\d] )(?<times>[01]-[01]-[01](?:-[01])?)(?![\d-])/gu;
const PARTS_OF_DAY = ['morning', 'noon', 'evening night', 'night'];

/** `Wife (Ann, 44)` */
const RELATIVE_OF_AGE = new RegExp(
  String.raw`(?<=\b(?:wife|husband|partner|mum|mother|dad|father|son|daughter|dtr|brother|sister|MIL|FIL|twin|nan|gran|grandmother|grandfather|aunt|uncle|cousin|step(?:mum|dad|mother|father|son|daughter)) )\((?:(?<name>\p{Lu}\p{L}{1,15}),? )?(?:aged? )?(?<age>\d{1,2})(?: ?y(?:rs?|ears)?)?\)`,
  'giu',
);

/** `MIL w/ dementia` is hers. */
const RELATIVE_WITH = new RegExp(
  String.raw`(?<=\b(?:wife|husband|partner|mum|mother|dad|father|son|daughter|dtr|brother|sister|MIL|FIL|nan|gran|grandmother|grandfather|mother-in-law|father-in-law)) (?:with|w\/|c) ?(?=(?:advanced |early |severe |mild |type [12] )?(?:dementia|alzheimer|parkinson|cancer|ca\b|stroke|MS\b|COPD|ADHD|ASD\b|autism|epilepsy|schizophrenia|depression|bipolar|psychosis|diabetes|learning disabilit|cerebral palsy))`,
  'giu',
);

/** Figures in forms that only their readers know, as one would say them. */
export function writeOutForms(text: string): string {
  return text
    .replaceAll(MONTH_OF_YEAR, (_, month: string, year: string) => `${MONTHS[Number(month) - 1] ?? ''} ${year}`)
    .replaceAll(SCORES_BY_DAY, writeScores)
    .replaceAll(SCHEDULE, writeSchedule)
    .replaceAll(RELATIVE_WITH, ', who has ')
    .replaceAll(RELATIVE_OF_AGE, (_, name: string | undefined, age: string) =>
      name === undefined ? `${age} years old` : `${name} ${age} years old`,
    );
}

function writeScores(whole: string, name: string, scores: string): string {
  const told = [...scores.matchAll(SCORE)].map(({ groups }) => {
    const day = writeDay(groups?.['day'] ?? '');
    return day === null ? null : `${name} ${groups?.['value'] ?? ''} on ${day}`;
  });
  return told.includes(null) ? whole : told.join('; ');
}

function writeDay(written: string): string | null {
  const [day = 0, month = 0, year] = written.split('/').map(Number);
  const name = MONTHS[month - 1];
  if (name === undefined || day < 1 || day > MAX_DAY) return null;
  return `${day} ${name}${year === undefined ? '' : ` ${year < 100 ? 2000 + year : year}`}`;
}

function writeSchedule(times: string): string {
  const taken = times.split('-').flatMap((count, place) => (count === '1' ? [PARTS_OF_DAY[place] ?? ''] : []));
  return taken.length === 0 ? times : `${taken.length} times per day ${taken.join(' ')}`;
}

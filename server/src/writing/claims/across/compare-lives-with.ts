import type { Contradiction } from './contradiction.ts';
import { isTold, type Line } from './lines.ts';

const ALONE =
  /\b(?:(?:lives?|living|lived|resides|stays) (?:\w+ ){0,3}?(?:alone|on (?:his|her|my|their) own|by (?:him|her|my)self)|(?:has been|is|been) on (?:his|her) own since|i live by myself|household,? alone)\b/;
/** What stands behind it says who is there, up to the next full thought. */
const WITH =
  /\b(?:liv(?:es?|ing|ed)|resid(?:es|ing)|stay(?:s|ing)|who lives at home|household|at home,|home with|just)\b(?: (?!with|alone|not|from|there|here)[\w']+){0,8}?(?: with|\?|,)? (?<people>[^;?]{0,90})/;
const PEOPLE: readonly (readonly [string, RegExp])[] = [
  ['mother', /\b(?:mother|mum|mam|mom|parents|family)\b/],
  ['father', /\b(?:father|dad|parents|family)\b/],
  ['partner', /\b(?:partner|husband|husb|wife|boyfriend|girlfriend|fiance|spouse|family)\b/],
  ['grandparent', /\b(?:grand(?:mother|father|parents|ma|dad)|nan|nana|gran|granny)\b/],
  ['sibling', /\b(?:brothers?|sisters?|siblings?|twin|half[- ]brother|half[- ]sister)\b/],
  ['child', /\b(?:sons?|daughters?|children|kids|baby|toddler)\b/],
  ['friend', /\b(?:friends?|flatmates?|housemates?|others|students|lodger)\b/],
  ['aunt', /\b(?:aunt|uncle|cousins?)\b/],
  ['carer', /\b(?:foster\w*|carers?|guardians?)\b/],
];
/** Whoever is told behind one of these lives elsewhere, or is told of something else. */
const ENDS =
  /\b(?:who|whose|but|near|next to|since|until|after|before|because|visits?|works|sees|died|left|moved|is|are|was|were|has|have|had)\b/;
const DAYS = 150;
/** So many, so that the time does not grow with their square. */
const MAX_HOMES = 40;

/** Two households that have nobody in common: `lives with her sister`, `lives alone`. */
export function compareLivesWith(lines: readonly Line[]): Contradiction[] {
  const homes = lines.flatMap((line) => {
    const people = peopleAtHome(line);
    return people === null ? [] : [{ place: line.place, people }];
  });
  const own = homes.slice(0, MAX_HOMES);
  return own.flatMap(({ place: one, people }, at) =>
    own
      .slice(at + 1)
      .filter(({ people: others }) => areApart(people, others))
      .map(({ place: other }): Contradiction => ({
        one,
        other,
        kind: 'aspect',
        thing: 'household',
        denying: null,
        isPerfect: false,
        isOver: [false, false],
        days: DAYS,
      })),
  );
}

/** Nobody, for who lives alone; null where the line does not say it. */
function peopleAtHome(line: Line): ReadonlySet<string> | null {
  const alone = ALONE.exec(line.wording);
  if (alone !== null && isTold(line, alone)) return new Set();
  const found = WITH.exec(line.wording);
  if (found === null || !isTold(line, found)) return null;
  const [told = ''] = (found.groups?.['people'] ?? '').split(ENDS);
  const people = PEOPLE.filter(([, words]) => words.test(told)).map(([who]) => who);
  return people.length === 0 ? null : new Set(people);
}

/** Siblings and children go without saying beside parents and partners, so that they make no household of their own. */
function areApart(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  if (one.size === 0 || other.size === 0) return one.size !== other.size;
  return [...one].every((who) => !other.has(who));
}

import { areSamePerson } from '../lexicon/kin.ts';
import type { Segment, Statement } from '../reading/statement.ts';
import type { Comparison } from './comparison.ts';
import type { Passage } from './passages.ts';

const PERSON_WEIGHT = 1;
const FAR_PERSON = 0.85;
/** Verbs weigh as much. */
const VERB = 0.7;
/** What runs in the family is told of relatives. */
const FAMILY = new Set(['family history', 'fam', 'family', 'maternal']);

/** Whether it is about the same people; returns how much of their weight is found. */
export function comparePeople(
  comparison: Comparison,
  claimed: Segment,
  claimedPeople: ReadonlySet<string>,
  best: Segment | null,
  { statement, about, names, informant }: Passage,
  around: readonly Passage[],
): number {
  const own = claimed.items.filter((item) => item.kind === 'kin');
  const near = [...statement.people, ...about.people];
  const far = around.flatMap((each) => [...each.statement.people]);
  let matched = 0;
  for (const { key, isNegated } of own) {
    comparison.weight += PERSON_WEIGHT;
    if (near.some((other) => areSamePerson(key, other))) matched += PERSON_WEIGHT;
    else if (far.some((other) => areSamePerson(key, other)) && near.length === 0) matched += PERSON_WEIGHT * FAR_PERSON;
    else if (isNegated !== true && near.some((other) => !isAmong(other, claimedPeople)))
      comparison.conflicts.push('person');
    // "The boss shouted in front of the team" names nobody who would stand in a colleague's place.
    else if (near.length > 0 || isNegated === true) comparison.missing.push('person');
  }
  // "His father says" of what the teacher said.
  if (claimed.teller !== null && informant !== null && !areSamePerson(claimed.teller, informant))
    comparison.conflicts.push('person');
  if (isTurnedCare(claimed, statement)) comparison.conflicts.push('person');
  if (best === null) return matched;
  if (isOtherName(claimed, best, statement, names) || isBoundToOther(comparison, claimed, best))
    comparison.conflicts.push('person');
  const isClaimedElsewhere =
    best.holder !== null && [...claimedPeople].some((person) => areSamePerson(person, best.holder ?? ''));
  const isOfFamily = claimed.items.some(({ key }) => FAMILY.has(key));
  if (
    claimed.holder === null &&
    best.holder !== null &&
    best.hasOwnHolder &&
    !isClaimedElsewhere &&
    !isOfFamily &&
    !claimed.isPassive &&
    !isNamedAlike(claimed, best) &&
    !isOfTerm(claimed, best)
  )
    comparison.conflicts.push('person');
  // What is in the family the client need not have.
  const isInFamily = best.holder === null && best.items.some(({ key }) => key === 'family history');
  if (claimed.holder === null && isInFamily && !isOfFamily && own.length === 0) comparison.missing.push('thing');
  // "Mother and aunt: migraine" is about both, "father's cousin" about one.
  const told = best.hasOwnHolder ? best.items : statement.segments.flatMap(({ items }) => items);
  const people = told.filter(({ kind }) => kind === 'kin');
  const isTold = people.some(
    ({ key, at }) => areSamePerson(key, claimed.holder ?? '') && !people.some((other) => other.at === at + 1),
  );
  if (claimed.holder !== null && best.holder !== null && !areSamePerson(claimed.holder, best.holder) && !isTold)
    comparison.conflicts.push('person');
  // In prose "I" is whoever writes.
  const isWriter = best.isFirstPerson && (around.length === 0 || near.some((other) => isHolder(claimed, other)));
  // "Wife says he no longer checks": who tells it may be whom the claim is about.
  const isTeller = best.teller !== null && isHolder(claimed, best.teller);
  if (
    claimed.holder !== null &&
    best.holder === null &&
    best.hasOwnHolder &&
    claimed.hasOwnHolder &&
    !isWriter &&
    !isTeller
  )
    comparison.conflicts.push('person');
  if (isOfClient(claimed, best, statement)) comparison.missing.push('thing');
  return matched;
}

/** "His wife has been off work" of "off work since May, wife now working": only what stands behind her is hers. */
function isOfClient(claimed: Segment, best: Segment, { segments }: Statement): boolean {
  if (claimed.holder === null || !claimed.hasOwnHolder || best.holder !== null || best.teller !== null) return false;
  const at = segments.findIndex(
    ({ holder, hasOwnHolder, items }) =>
      hasOwnHolder && holder === claimed.holder && items.some(({ kind, weight }) => kind !== 'kin' && weight >= VERB),
  );
  return at > segments.indexOf(best) && !best.items.some(({ kind }) => kind === 'kin');
}

function isOfCare({ items, hasOwnHolder }: Segment): boolean {
  return hasOwnHolder && items.some(({ key, kind }) => kind === 'kin' && key === 'carer');
}

/** "His mother-in-law is his carer" where he is hers. */
function isTurnedCare(claimed: Segment, { segments }: Statement): boolean {
  const known = segments.filter((segment) => isOfCare(segment));
  if (!isOfCare(claimed) || known.length === 0 || claimed.holder === 'carer') return false;
  return known.every(({ holder }) => (holder === null) !== (claimed.holder === null) && holder !== 'carer');
}

/** "Polish with his father" of "Polish with mum, English with dad": the very part that has the rest names another. */
function isBoundToOther({ words }: Comparison, claimed: Segment, best: Segment): boolean {
  const [own, ...further] = kinOf(claimed);
  const [other, ...others] = kinOf(best);
  if (own === undefined || other === undefined || further.length > 0 || others.length > 0) return false;
  if (areSamePerson(own, other) || claimed.isDenied !== best.isDenied) return false;
  const heavy = words.filter(({ item }) => item.weight >= 1 && item.kind !== 'kin');
  return heavy.length > 0 && heavy.every(({ value, place }) => value > 0 && place === 'near');
}

function kinOf({ items }: Segment): string[] {
  return items.flatMap(({ kind, key }) => (kind === 'kin' ? [key] : []));
}

function isHolder({ holder }: Segment, person: string): boolean {
  return holder !== null && areSamePerson(holder, person);
}

/** "Pat has her on Wednesdays" is told of "her mum Pat". */
function isNamedAlike({ items, subjects }: Segment, best: Segment): boolean {
  const [first] = items.toSorted((one, other) => one.at - other.at);
  return best.items.some(
    ({ isName, key, at }) =>
      isName &&
      (key === first?.key || subjects.some((name) => name.startsWith(key))) &&
      best.items.some((each) => each.key === best.holder && each.at === at - 1),
  );
}

/** "He was widowed" of "wife died": the relative is part of what it is called. */
function isOfTerm(claimed: Segment, { items }: Segment): boolean {
  return items.some(
    ({ kind, key, at }) =>
      kind === 'kin' &&
      items.some(
        (other) =>
          other.at === at && other.key !== key && claimed.items.some((own) => !own.isPart && own.key === other.key),
      ),
  );
}

/** "Tomas wet the bed" stands against "Lena wet the bed", where the notes know both. */
function isOtherName(claimed: Segment, best: Segment, { names: near }: Statement, names: ReadonlySet<string>): boolean {
  const [own, ...others] = claimed.subjects;
  if (own === undefined || others.length > 0 || !names.has(own) || near.includes(own)) return false;
  return !best.subjects.includes(own) && best.subjects.some((name) => names.has(name));
}

function isAmong(person: string, people: ReadonlySet<string>): boolean {
  return [...people].some((other) => areSamePerson(person, other));
}

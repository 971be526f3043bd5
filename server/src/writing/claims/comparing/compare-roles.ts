import { areSamePerson, KIN } from '../lexicon/kin.ts';
import type { Roles, Segment } from '../reading/statement.ts';
import { matchWords } from './match-words.ts';
import type { Comparison } from './comparison.ts';

const RELATIVES = new Set(KIN.values());

/** Who shouts at whom: "he hit her" stands against "she hit him". */
export function compareRoles(comparison: Comparison, claimed: Segment, best: Segment): void {
  const isTurned = claimed.items.some((item) => {
    const own = item.roles;
    if (own === null) return false;
    const known = best.items.flatMap((other) =>
      other.roles !== null && matchWords(item, other) === 'same' ? [other.roles] : [],
    );
    if (known.length === 0) return false;
    return known.every(
      (other) =>
        areOthers(own.agent, other.agent) ||
        // "Flatmate burgled" may be one who was, so one of the two must say both who did it and to whom.
        ((isWhole(own) || isWhole(other)) &&
          ((areOne(own.agent, other.patient) && !areOne(own.agent, other.agent)) ||
            (areOne(own.patient, other.agent) && !areOne(own.patient, other.patient)))),
    );
  });
  const isSame = claimed.items.some(({ roles, key }) =>
    best.items.some((other) => other.key === key && areAlike(roles, other.roles)),
  );
  const isOfAll = peopleIn(claimed).every((one) => peopleIn(best).some((other) => areSamePerson(one, other)));
  if (isSame && isOfAll) comparison.conflicts = comparison.conflicts.filter((kind) => kind !== 'person');
  if (isTurned) comparison.conflicts.push('person');
}

function peopleIn({ items }: Segment): string[] {
  return items.filter(({ kind }) => kind === 'kin').map(({ key }) => key);
}

function areOne(one: string | null, other: string | null): boolean {
  return one !== null && other !== null && !isPronoun(one) && areSamePerson(one, other);
}

/** Two pronouns that cannot stand for one person. */
function areOthers(one: string | null, other: string | null): boolean {
  return (one === 'he' && other === 'she') || (one === 'she' && other === 'he');
}

/** A relative does it in both, or has it done to them in both. */
function areAlike(one: Roles | null, other: Roles | null): boolean {
  if (one === null || other === null) return false;
  return (['agent', 'patient'] as const).some(
    (role) => RELATIVES.has(one[role] ?? '') && areOne(one[role], other[role]),
  );
}

function isWhole({ agent, patient }: Roles): boolean {
  return agent !== null && patient !== null;
}

/** Two pronouns may be alike and still stand for two people, so they never count as the same person. */
function isPronoun(person: string): boolean {
  return /^(?:i|we|they|he|she)$/.test(person);
}

import type { Context } from '../db/context.ts';
import type { MemberScope } from '../practice/scope.ts';
import { type ClientPerson, foldName, listClientPeople } from '../records/people/client-people.ts';
import type { Language } from '../writing/language/language.ts';
import { identitiesOf } from '../writing/identities/identities-of.ts';
import { readNotesOfClient } from './read-notes.ts';
import { readRecordFacts } from './record-facts.ts';

/** A name in the notes of which nobody has said yet who it is. */
export interface OfferedPerson {
  name: string;
  kind: 'person' | 'organisation' | 'place';
  /** How many notes name it. */
  notes: number;
}

export interface ClientPeople {
  people: ClientPerson[];
  offered: OfferedPerson[];
}

const MOST_OFFERED = 200;

/** The people of a client: those that were confirmed or set aside, and the names that the notes offer. */
export async function findClientPeople(
  context: Context,
  language: Pick<Language, 'offerNames'>,
  member: MemberScope,
  clientId: number,
): Promise<ClientPeople> {
  const people = await listClientPeople(context, member, clientId);
  const known = new Set(people.map(({ name }) => foldName(name)));
  const notes = await readNotesOfClient(context, member, clientId);
  const facts = await readRecordFacts(context, { ...member, clientId, createdBy: member.memberId });
  const identities = [...identitiesOf(facts.values), ...facts.identities];
  const offered = new Map<string, OfferedPerson>();
  for (const { title, markdown } of notes) {
    const found = await language.offerNames([title, ...markdown.split(/\n+/)], identities);
    const names = found.filter(({ isDoubtful }) => isDoubtful !== true);
    for (const folded of new Set(names.map(({ text }) => foldName(text)))) {
      const name = names.find(({ text }) => foldName(text) === folded);
      if (name === undefined || known.has(folded) || folded === '') continue;
      const kind = name.kind === 'place' || name.kind === 'organisation' ? name.kind : 'person';
      const before = offered.get(folded) ?? { name: name.text, kind, notes: 0 };
      offered.set(folded, { ...before, notes: before.notes + 1 });
    }
  }
  const sorted = [...offered.values()].toSorted((a, b) => b.notes - a.notes || a.name.localeCompare(b.name));
  return { people, offered: sorted.slice(0, MOST_OFFERED) };
}

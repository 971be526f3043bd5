import type { VariableValues } from '@casewright/document';
import type { Context } from '../db/context.ts';
import { AppError } from '../errors.ts';
import { onWallClock } from '../lib/wall-clock.ts';
import { listMembers } from '../practice/members.ts';
import { findPractice } from '../practice/practices.ts';
import type { MemberScope } from '../practice/scope.ts';
import { findClient } from '../records/clients/find-client.ts';
import { listClientPeople } from '../records/people/client-people.ts';
import { formatDate } from '../writing/evidence/material.ts';
import { NOT_RECORDED } from '../writing/identities/identities-of.ts';
import type { Identity } from '../writing/identities/identity.ts';
import type { SourceNote } from '../writing/source-note.ts';
import { clientValues } from './client-values.ts';

export interface RecordFacts {
  /** What stands for the variables of a template. */
  values: VariableValues;
  /** Everybody else of the practice and of the client's life whose name may stand in the notes. */
  identities: Identity[];
  /** The members of the practice by their ids. */
  members: ReadonlyMap<string, { name: string; email: string }>;
}

/** What the record knows about a report to be written: for whom, by whom, where, when. */
export async function readRecordFacts(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { practiceId, clientId, createdBy }: { practiceId: string; clientId: number; createdBy: string },
): Promise<RecordFacts> {
  const [client, practice, members, people] = await Promise.all([
    findClient(db, { practiceId, memberId: createdBy }, clientId),
    findPractice({ db }, practiceId),
    listMembers({ db }, practiceId),
    listClientPeople({ db }, { practiceId, memberId: createdBy }, clientId),
  ]);
  if (client === undefined) throw new AppError('client_not_found');
  const clinician = members.find(({ id }) => id === createdBy);
  return {
    values: {
      ...clientValues(client),
      'clinician.name': clinician?.name ?? NOT_RECORDED,
      'clinician.email': clinician?.email ?? NOT_RECORDED,
      'practice.name': practice.name,
      'date.today': formatDate(onWallClock(clock.now())),
    },
    identities: [
      ...members.flatMap(({ name, email }): Identity[] => [
        { kind: 'clinician', text: name },
        { kind: 'email', text: email },
      ]),
      ...people.map(({ name, status }): Identity => ({
        kind: status === 'confirmed' ? 'person' : 'nobody',
        text: name,
      })),
    ],
    members: new Map(members.map((member) => [member.id, member])),
  };
}

/** What stands for each variable in a report about the client that the member writes now. */
export async function readVariables(
  context: Pick<Context, 'db' | 'clock'>,
  { practiceId, memberId }: MemberScope,
  clientId: number,
): Promise<VariableValues> {
  return (await readRecordFacts(context, { practiceId, clientId, createdBy: memberId })).values;
}

/**
 * The clinician of a report is whoever wrote its notes, also where somebody else asked for it: who that was is kept
 * with the report. Several are named in the order of the notes. Where it is not known who wrote them, nobody is named.
 */
export function nameWriters(
  { values, members }: Pick<RecordFacts, 'values' | 'members'>,
  notes: readonly Pick<SourceNote, 'writtenBy'>[],
): VariableValues {
  if (notes.length === 0) return values;
  const writers = [...new Set(notes.map(({ writtenBy }) => writtenBy))].flatMap((id) => members.get(id ?? '') ?? []);
  const names = writers.map(({ name }) => name);
  const last = names.pop() ?? NOT_RECORDED;
  const name = names.length === 0 ? last : `${names.join(', ')} and ${last}`;
  return { ...values, 'clinician.name': name, 'clinician.email': writers[0]?.email ?? NOT_RECORDED };
}

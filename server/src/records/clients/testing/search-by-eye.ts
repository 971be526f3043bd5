import type { Scope } from '../../../practice/scope.ts';
import type { Client } from '../client.ts';
import { foldName, piecesOf } from '../name-search/fold-name.ts';
import type { ClientSearch, searchClients } from '../search-clients.ts';
import { compareByCodePoint } from './compare-by-code-point.ts';

const HAN_OR_REST = /\p{Script=Han}|\P{Script=Han}+/gu;

/** What a search must answer, found by looking at every client. */
export function searchByEye(
  clients: readonly Client[],
  { memberId }: Scope,
  { page, limit, q, firstName, lastName }: ClientSearch,
): Awaited<ReturnType<typeof searchClients>> {
  const matches = clients
    .filter(({ ownerId }) => ownerId === null || ownerId === memberId)
    .filter((client) => {
      const [first, last] = [wordsOf(client.firstName), wordsOf(client.lastName)];
      return hasAll([...first, ...last], q, HAN_OR_REST) && hasAll(first, firstName) && hasAll(last, lastName);
    })
    .map((client) => ({ client, first: foldName(client.firstName), last: foldName(client.lastName) }))
    .toSorted(
      (a, b) => compareByCodePoint(a.last, b.last) || compareByCodePoint(a.first, b.first) || a.client.id - b.client.id,
    );
  return {
    total: matches.length,
    results: matches.slice((page - 1) * limit, page * limit).map(({ client }) => ({
      id: client.id,
      firstName: client.firstName,
      lastName: client.lastName,
      isOrgClient: client.ownerId === null,
    })),
  };
}

function wordsOf(name: string): string[] {
  return foldName(name).replaceAll('-', '').split(' ');
}

function hasAll(words: string[], text = '', cut = /.+/gu): boolean {
  if (text.trim() === '') return true;
  const pieces = piecesOf(text).flatMap((piece) => piece.match(cut) ?? []);
  return pieces.length > 0 && pieces.every((piece) => words.some((word) => word.includes(piece)));
}

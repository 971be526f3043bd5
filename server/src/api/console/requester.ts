import type { FastifyRequest } from 'fastify';
import type { Requester } from '../../tasks/requester.ts';
import { memberOf } from './authenticate.ts';

/** A signed-in person: sees what they may see, works in their own name, and is an admin or not. */
export interface ConsoleMember extends Requester {
  memberId: string;
  isAdmin: boolean;
}

export function requesterOf(request: FastifyRequest): ConsoleMember {
  const { id, practiceId, role } = memberOf(request);
  return { practiceId, memberId: id, createdBy: id, isAdmin: role === 'admin' };
}

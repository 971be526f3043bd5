import type { FastifyRequest } from 'fastify';
import { originOf } from './authenticate.ts';
import type { OperatorApi } from './deps.ts';

/** The audit row of a list that the operator looked at. */
export async function noteListing(
  { audit }: OperatorApi,
  request: FastifyRequest,
  practiceId: string | null,
  of: 'practices' | 'members' | 'api_keys' | 'partners' | 'webhook_events' | 'webhook_attempts',
): Promise<void> {
  await audit.note({ practiceId, action: 'operator.listed', origin: originOf(request), details: { of } });
}

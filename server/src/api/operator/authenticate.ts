import type { FastifyRequest } from 'fastify';
import type { AuditOrigin } from '../../audit/entry.ts';
import { AppError } from '../../errors.ts';
import { isSameSecret } from '../../lib/secrets.ts';
import { readBearerToken } from '../http/bearer.ts';

export function createOperatorCheck(operatorToken: string) {
  return async function checkOperator(request: FastifyRequest): Promise<void> {
    const token = readBearerToken(request);
    if (token === undefined || !isSameSecret(token, operatorToken)) throw new AppError('invalid_operator_token');
  };
}

export function originOf(request: FastifyRequest): AuditOrigin {
  return { actor: { type: 'operator', id: null }, ip: request.ip, requestId: request.id };
}

import type { FastifyRequest } from 'fastify';
import { Type } from '../../lib/schema.ts';
import { AUTHORIZATION_PARAMETERS } from '../../partners/authorization-request.ts';

/** The parameters as they were sent. A parsed query may have lost repetitions. */
export function readQueryParameters(request: FastifyRequest): URLSearchParams {
  const url = request.raw.url ?? '';
  const start = url.indexOf('?');
  return new URLSearchParams(start < 0 ? '' : url.slice(start));
}

const Parameter = Type.Optional(Type.String());

/** A decision with the request that it is about. The request is checked again as if it had just come. */
export const DecisionBody = Type.Object({
  decision: Type.Union([Type.Literal('approve'), Type.Literal('refuse')]),
  response_type: Parameter,
  client_id: Parameter,
  redirect_uri: Parameter,
  state: Parameter,
  code_challenge: Parameter,
  code_challenge_method: Parameter,
});

export function readBodyParameters(
  body: Partial<Record<(typeof AUTHORIZATION_PARAMETERS)[number], string>>,
): URLSearchParams {
  const parameters = new URLSearchParams();
  for (const name of AUTHORIZATION_PARAMETERS) {
    const value = body[name];
    if (value !== undefined) parameters.set(name, value);
  }
  return parameters;
}

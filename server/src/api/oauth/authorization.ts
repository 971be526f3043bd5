import { Type } from '../../lib/schema.ts';
import { toErrorAnswer } from '../../partners/authorization-answer.ts';
import { checkAuthorizationRequest } from '../../partners/authorization-request.ts';
import { checkMayDecide, decideAuthorization } from '../../partners/decide-authorization.ts';
import { findPractice } from '../../practice/practices.ts';
import { memberOf, originOf } from '../console/authenticate.ts';
import { BODY_LIMITS } from '../http/body/body-limits.ts';
import type { HttpServer } from '../http/create-http-server.ts';
import { ABILITIES } from './consent-words.ts';
import type { OAuthApi } from './deps.ts';
import { DecisionBody, readBodyParameters, readQueryParameters } from './read-authorization.ts';

const RedirectTo = Type.String({ description: 'Where the browser goes next, at the partner.' });

const Shown = Type.Object({
  /** Null if there is something to decide. Otherwise the request is faulty, and this address tells the partner so. */
  redirect_to: Type.Union([RedirectTo, Type.Null()]),
  consent: Type.Union([
    Type.Object({
      partner_name: Type.String(),
      practice_name: Type.String(),
      redirect_host: Type.String(),
      can: Type.Array(Type.String()),
      cannot: Type.Array(Type.String()),
    }),
    Type.Null(),
  ]),
});

/** The two calls of the consent page: what to show, and the decision. */
export function registerAuthorization(app: HttpServer, { context, baseUrl }: OAuthApi): void {
  app.get('/authorization', { schema: { response: { 200: Shown } } }, async (request) => {
    const member = memberOf(request);
    const checked = await checkAuthorizationRequest(context, readQueryParameters(request));
    if ('fault' in checked) return { redirect_to: toErrorAnswer(checked.fault, baseUrl()), consent: null };
    checkMayDecide(member);
    const practice = await findPractice(context, member.practiceId);
    const consent = {
      partner_name: checked.request.app.name,
      practice_name: practice.name,
      redirect_host: new URL(checked.request.redirectUri).host,
      ...ABILITIES,
    };
    return { redirect_to: null, consent };
  });

  app.post(
    '/authorization',
    {
      bodyLimit: BODY_LIMITS.medium,
      schema: { body: DecisionBody, response: { 200: Type.Object({ redirect_to: RedirectTo }) } },
    },
    async (request) => {
      const checked = await checkAuthorizationRequest(context, readBodyParameters(request.body));
      if ('fault' in checked) return { redirect_to: toErrorAnswer(checked.fault, baseUrl()) };
      const redirectTo = await decideAuthorization(context, originOf(request), {
        request: checked.request,
        member: memberOf(request),
        decision: request.body.decision,
        issuer: baseUrl(),
      });
      return { redirect_to: redirectTo };
    },
  );
}

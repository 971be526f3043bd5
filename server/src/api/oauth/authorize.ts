import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../errors.ts';
import { toErrorAnswer } from '../../partners/authorization-answer.ts';
import {
  type AuthorizationRequest,
  checkAuthorizationRequest,
  listAuthorizationParameters,
} from '../../partners/authorization-request.ts';
import { decideAuthorization } from '../../partners/decide-authorization.ts';
import { findPractice } from '../../practice/practices.ts';
import { checkSameOrigin, originOf, readSession } from '../console/authenticate.ts';
import type { HttpServer } from '../http/create-http-server.ts';
import { sendPage } from '../pages/page.ts';
import { makeConsentPage, makeErrorPage, makeNotAdminPage } from './consent-page.ts';
import type { OAuthApi } from './deps.ts';
import { DecisionBody, readBodyParameters, readQueryParameters } from './read-authorization.ts';

/** The consent page, without script: a form that is sent back to where it came from. */
export function registerAuthorize(app: HttpServer, { context, baseUrl }: OAuthApi): void {
  app.setErrorHandler((error, _request, reply) => {
    if (!(error instanceof AppError) || error.status >= 500) throw error;
    return sendPage(reply, error.status, makeErrorPage(error.detail));
  });

  app.get('/oauth/authorize', { schema: { hide: true } }, async (request, reply) => {
    const checked = await checkAuthorizationRequest(context, readQueryParameters(request));
    if ('fault' in checked) return reply.redirect(toErrorAnswer(checked.fault, baseUrl()), 303);
    const member = (await readSession(context, request))?.member;
    if (member === undefined) return redirectToSignIn(reply, checked.request);
    const practice = await findPractice(context, member.practiceId);
    if (member.role === 'admin') return sendPage(reply, 200, makeConsentPage(checked.request, practice.name, member));
    return sendPage(reply, 403, makeNotAdminPage(checked.request, practice.name, member));
  });

  app.post('/oauth/authorize', { schema: { hide: true, body: DecisionBody } }, async (request, reply) => {
    checkSameOrigin(request as FastifyRequest, baseUrl());
    const checked = await checkAuthorizationRequest(context, readBodyParameters(request.body));
    if ('fault' in checked) return reply.redirect(toErrorAnswer(checked.fault, baseUrl()), 303);
    const member = (await readSession(context, request as FastifyRequest))?.member;
    if (member === undefined) return redirectToSignIn(reply, checked.request);
    const redirectTo = await decideAuthorization(context, originOf(request as FastifyRequest), {
      request: checked.request,
      member,
      decision: request.body.decision,
      issuer: baseUrl(),
    });
    return reply.redirect(redirectTo, 303);
  });
}

/** Back here afterwards, by a path of our own making with nothing in it but what was checked. */
function redirectToSignIn(reply: FastifyReply, request: AuthorizationRequest): FastifyReply {
  const here = `/oauth/authorize?${new URLSearchParams(listAuthorizationParameters(request))}`;
  return reply.redirect(`/sign-in?${new URLSearchParams({ next: here })}`, 303);
}

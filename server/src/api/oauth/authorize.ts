import type { FastifyReply } from 'fastify';
import { AppError } from '../../errors.ts';
import { toErrorAnswer } from '../../partners/authorization-answer.ts';
import {
  type AuthorizationRequest,
  checkAuthorizationRequest,
  listAuthorizationParameters,
} from '../../partners/authorization-request.ts';
import { readSession } from '../console/authenticate.ts';
import type { HttpServer } from '../http/create-http-server.ts';
import { sendPage } from '../web/send-page.ts';
import type { WebFiles } from '../web/web-files.ts';
import type { OAuthApi } from './deps.ts';
import { readQueryParameters } from './read-authorization.ts';

/**
 * Sends the consent page. It is a page of the web app, which asks `/v1/console/oauth/authorization` what to show. A
 * request that leads elsewhere is redirected at once, and the status fits what the page will explain.
 */
export function registerAuthorize(app: HttpServer, { context, baseUrl }: OAuthApi, { page }: WebFiles): void {
  app.setErrorHandler((error, _request, reply) => {
    if (!(error instanceof AppError) || error.status >= 500) throw error;
    return sendPage(reply, page, error.status);
  });

  app.get('/oauth/authorize', { schema: { hide: true } }, async (request, reply) => {
    const checked = await checkAuthorizationRequest(context, readQueryParameters(request));
    if ('fault' in checked) return reply.redirect(toErrorAnswer(checked.fault, baseUrl()), 303);
    const session = await readSession(context, request);
    if (session === undefined) return redirectToSignIn(reply, checked.request);
    return sendPage(reply, page, session.member.role === 'admin' ? 200 : 403);
  });
}

/** The browser comes back here after sign-in, by a path that we build from checked values alone. */
function redirectToSignIn(reply: FastifyReply, request: AuthorizationRequest): FastifyReply {
  const here = `/oauth/authorize?${new URLSearchParams(listAuthorizationParameters(request))}`;
  return reply.redirect(`/sign-in?${new URLSearchParams({ next: here })}`, 303);
}

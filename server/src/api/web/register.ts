import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type } from '../../lib/schema.ts';
import { AppError } from '../../errors.ts';
import type { HttpServer } from '../http/create-http-server.ts';
import { APP_PATHS, isForPeople } from './app-paths.ts';
import { sendAsset } from './send-asset.ts';
import { sendPage } from './send-page.ts';
import type { WebFiles } from './web-files.ts';

/** The web app: one page for all its addresses, and the files that the page loads. */
export function registerWeb(app: HttpServer, { page, assets }: WebFiles): void {
  for (const address of APP_PATHS) {
    app.get(address, { schema: { hide: true } }, async (_request, reply) => sendPage(reply, page, 200));
  }
  app.get(
    '/assets/:name',
    { schema: { hide: true, params: Type.Object({ name: Type.String() }) } },
    async (request, reply) => {
      const asset = assets.get(request.params.name);
      if (asset === undefined) throw new AppError('route_not_found');
      return sendAsset(request, reply, asset);
    },
  );
}

/** Sends a person who followed a wrong link the page, which says so. Answers false if a program asked. */
export function createWrongAddressPage({ page }: WebFiles) {
  return function answerWrongAddress(request: FastifyRequest, reply: FastifyReply): boolean {
    const isAsked = request.method === 'GET' || request.method === 'HEAD';
    if (!isAsked || !isForPeople(request.raw.url ?? '/', request.headers.accept)) return false;
    sendPage(reply, page, 404);
    return true;
  };
}

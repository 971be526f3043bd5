import type { Context } from '../db/context.ts';
import { listSigningKeys } from '../signing/signing-key.ts';
import type { HttpServer } from './http/create-http-server.ts';
import { presentSigningKey } from './presenters.ts';

const SIGNING_KEYS_PATH = '/.well-known/casewright-signing-keys.json';

/** The public halves of the keys that reports are signed with, for whoever checks a signature. */
export function registerSigningKeys(app: HttpServer, context: Pick<Context, 'db'>): void {
  app.get(SIGNING_KEYS_PATH, { schema: { hide: true } }, async (_request, reply) => {
    // Anybody may read them, also a page of another site that checks a file.
    reply.header('access-control-allow-origin', '*');
    const keys = await listSigningKeys(context);
    return { keys: keys.map(presentSigningKey) };
  });
}

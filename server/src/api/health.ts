import { sql } from 'kysely';
import type { Context } from '../db/context.ts';
import { AppError } from '../errors.ts';
import type { HttpServer } from './http/create-http-server.ts';

/**
 * For whatever watches the process: `/healthz` (restart it if it fails) and `/readyz` (send it no requests while it
 * fails).
 */
export function registerHealth(app: HttpServer, { db }: Pick<Context, 'db'>): void {
  app.get('/healthz', { schema: { hide: true } }, async () => ({ status: 'ok' }));

  app.get('/readyz', { schema: { hide: true } }, async () => {
    try {
      await sql`select 1`.execute(db);
    } catch (error) {
      throw new AppError('unavailable', { cause: error });
    }
    return { status: 'ready' };
  });
}

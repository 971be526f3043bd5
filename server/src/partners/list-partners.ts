import type { Context } from '../db/context.ts';
import { AppError } from '../errors.ts';
import { PARTNER_APP_COLUMNS, type PartnerApp } from './partner-app.ts';

export async function findPartner({ db }: Pick<Context, 'db'>, partnerAppId: string): Promise<PartnerApp> {
  const app = await db
    .selectFrom('partner_apps')
    .select(PARTNER_APP_COLUMNS)
    .where('id', '=', partnerAppId)
    .executeTakeFirst();
  if (app === undefined) throw new AppError('partner_not_found');
  return app;
}

/** Oldest first, so that a page keeps its content while partners are added. */
export async function listPartners(
  { db }: Pick<Context, 'db'>,
  paging: { page: number; limit: number },
): Promise<PartnerApp[]> {
  return db
    .selectFrom('partner_apps')
    .select(PARTNER_APP_COLUMNS)
    .orderBy('created_at')
    .orderBy('id')
    .limit(paging.limit)
    .offset((paging.page - 1) * paging.limit)
    .execute();
}

import type { Context } from '../db/context.ts';
import { memberName } from '../db/member-name.ts';
import { AppError } from '../errors.ts';

/** A partner app's connection with the practice, also one that was revoked. */
export interface PracticeConnection {
  id: string;
  partnerAppId: string;
  partnerName: string;
  connectedAt: Date;
  connectedBy: string;
  connectedByName: string;
  revokedAt: Date | null;
  revokedReason: string | null;
}

function selectConnections({ db }: Pick<Context, 'db'>, practiceId: string) {
  return db
    .selectFrom('partner_connections as connection')
    .innerJoin('partner_apps as app', 'app.id', 'connection.partner_app_id')
    .select([
      'connection.id',
      'app.id as partnerAppId',
      'app.name as partnerName',
      'connection.connected_at as connectedAt',
      'connection.connected_by as connectedBy',
      memberName('connection.connected_by').as('connectedByName'),
      'connection.revoked_at as revokedAt',
      'connection.revoked_reason as revokedReason',
    ])
    .where('connection.practice_id', '=', practiceId);
}

/** In the order in which they were first made. A practice has one connection with each app, so there are never many. */
export async function listConnections(context: Pick<Context, 'db'>, practiceId: string): Promise<PracticeConnection[]> {
  return selectConnections(context, practiceId).orderBy('connection.id').execute();
}

export async function findConnection(
  context: Pick<Context, 'db'>,
  practiceId: string,
  connectionId: string,
): Promise<PracticeConnection> {
  const connection = await selectConnections(context, practiceId)
    .where('connection.id', '=', connectionId)
    .executeTakeFirst();
  if (connection === undefined) throw new AppError('connection_not_found');
  return connection;
}

/** The names of partner apps by their ids. */
export async function findPartnerNames(
  { db }: Pick<Context, 'db'>,
  partnerAppIds: readonly string[],
): Promise<Map<string, string>> {
  if (partnerAppIds.length === 0) return new Map();
  const apps = await db
    .selectFrom('partner_apps')
    .select(['id', 'name'])
    .where('id', 'in', [...new Set(partnerAppIds)])
    .execute();
  return new Map(apps.map(({ id, name }) => [id, name]));
}

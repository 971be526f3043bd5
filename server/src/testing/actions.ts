import type { Context } from '../db/context.ts';

/** The actions that were recorded of something, in the order of time. */
export async function listActions({ db }: Pick<Context, 'db'>, id: string): Promise<string[]> {
  const rows = await db
    .selectFrom('audit_events')
    .select('action')
    .where('subject_id', '=', id)
    .orderBy('id')
    .execute();
  return rows.map(({ action }) => action);
}

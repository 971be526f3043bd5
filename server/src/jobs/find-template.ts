import { sql } from 'kysely';
import type { Context } from '../db/context.ts';

/** The template that a job was given, as JSON: it may be too large to be parsed on the event loop. */
export async function findTemplate({ db }: Pick<Context, 'db'>, jobId: string): Promise<string> {
  const { rows } = await sql<{ template: string | null }>`
    select (input -> 'template')::text as template from jobs where id = ${jobId}`.execute(db);
  const template = rows[0]?.template ?? null;
  if (template === null) throw new Error('a job was given no template');
  return template;
}

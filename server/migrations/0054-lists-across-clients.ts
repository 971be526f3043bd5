import { type Kysely, sql } from 'kysely';
import { requireExtension } from '../src/db/extensions.ts';

/**
 * What the home page, the search over everything and the activity log without views are read by. All other lists are of
 * one client.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await keepReviewProgress(db);
  await countDoubts(db);
  await createIndexes(db);
}

/** How far a review was when it was last looked at. It counts while the stamp is still that of the report. */
async function keepReviewProgress(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table review_progress (
      report_id text primary key references reports on delete cascade,
      practice_id text not null,
      stamp text not null,
      total integer not null,
      settled integer not null
    )`.execute(db);
}

/** Marks that the engines leave (intake/): words that were not heard for sure, and pages that could hardly be read. */
const DOUBTS = {
  audio: String.raw`\\\[\?|\*\(unclear\)\*`,
  pdf: String.raw`\*Page \d+ (?:could not be read|is an image in which no text|was read from an image by OCR, and little)`,
};
/** The sentence at the head of a transcript that explains the marks is not one. */
const EXPLANATION = String.raw`such as \[?\] follows`;

async function countDoubts(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table notes add column doubts integer not null generated always as (
      case source
        when 'audio' then regexp_count(replace(markdown, ${sql.lit(EXPLANATION)}, ''), ${sql.lit(DOUBTS.audio)})
        when 'pdf' then regexp_count(markdown, ${sql.lit(DOUBTS.pdf)})
        else 0
      end
    ) stored`.execute(db);
  await sql`
    create index notes_in_doubt on notes (practice_id, created_by, created_at desc, id)
    where doubts > 0 and removed_at is null`.execute(db);
}

async function createIndexes(db: Kysely<unknown>): Promise<void> {
  // Most reports are signed in the end: these hold what is still worked on.
  for (const column of ['created_by', 'updated_by']) {
    await sql`
      create index ${sql.id(`reports_unsigned_${column}`)}
      on reports (practice_id, ${sql.id(column)}, state, updated_at desc, id desc)
      where state <> 'signed'`.execute(db);
  }
  await sql`
    create index review_decisions_by_member on review_decisions (practice_id, decided_by, decided_at desc)`.execute(db);
  await sql`
    create index jobs_failed on jobs (practice_id, created_by, ended_at desc, id) where status = 'failed'`.execute(db);
  await sql`
    create index launch_sessions_waiting on launch_sessions (practice_id, clinician_id, expires_at, id)
    where status in ('created', 'opened')`.execute(db);
  const trigrams = await requireExtension(db, 'pg_trgm');
  await sql`
    create index reports_by_title on reports
    using gin (practice_id, lower(title) ${sql.id(trigrams, 'gin_trgm_ops')})`.execute(db);
  await sql`
    create index audit_events_acts on audit_events (practice_id, at desc, id desc)
    where seq is not null and action !~ '[._](?:viewed|listed|searched|previewed)$'`.execute(db);
}

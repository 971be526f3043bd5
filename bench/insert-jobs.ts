import { sql } from 'kysely';
import type { Database } from '../server/src/db/database.ts';
import type { TestPractice } from '../server/src/testing/practice.ts';

interface JobPlace {
  db: Database;
  practice: TestPractice;
  clientId: number;
}

/** So many jobs that are due and nothing else: put in at once, and laid out as after a vacuum. */
export async function insertJobs({ db, practice, clientId }: JobPlace, count: number): Promise<void> {
  await sql`delete from jobs`.execute(db);
  await sql`
    insert into jobs (
      id, practice_id, client_id, task_type, status, progress, attempts, deaths, claims, run_at, created_by,
      created_at, input
    )
    select 'job_' || gen_random_uuid(), ${practice.id}, ${clientId}::bigint, 'pdf_processing', 'queued', 0, 0, 0, 0,
      now() - interval '1 second', ${practice.clinicianId}, now(), '{}'
    from generate_series(1, ${count}::integer)`.execute(db);
  await sql`vacuum analyze jobs`.execute(db);
}

import { sql } from 'kysely';
import type { Context } from '../db/context.ts';
import { walkPractices } from './claim-jobs.ts';
import type { TaskType } from './job.ts';

/** Work that holds a place which a practice without one waits for. */
export interface Occupant {
  practiceId: string;
  /** How often the job was claimed. */
  claims: number;
  startedAt: Date;
}

/** How long a job keeps its place while a practice that has none waits for one. */
const TURN_MS = 120_000;
const MAX_DOUBLINGS = 12;

/**
 * Whether a practice has work of a kind waiting and none under way, in any process. Turns are taken when a place gets
 * free; this finds those for whom none does, because the long jobs of others hold them all.
 */
export async function isPracticeLeftOut(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  taskType: TaskType,
): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    with recursive waiting (practice_id, run_at, id) as (${walkPractices(taskType, sql`practice_id > ''`, 'waiting')})
    select exists (
      select from waiting where run_at <= ${clock.now()}::timestamptz and not exists (
        select from jobs
        where status = 'running' and task_type = ${taskType} and practice_id = waiting.practice_id
      )
    ) as found`.execute(db);
  return rows[0]?.found ?? false;
}

/**
 * The work that leaves its place: of the practice that holds most of them, what has run longest. Each turn of a job is
 * twice as long as the one before. So a job that cannot go on where it stopped comes to its end all the same, and
 * wastes at most as much time as it needs.
 */
export function chooseLeaver<T extends Occupant>(occupants: readonly T[], now: Date): T | undefined {
  const held = (practiceId: string): number => occupants.filter((other) => other.practiceId === practiceId).length;
  return occupants
    .filter(({ startedAt, claims }) => {
      const turnMs = TURN_MS * 2 ** Math.min(claims - 1, MAX_DOUBLINGS);
      return now.getTime() - startedAt.getTime() >= turnMs;
    })
    .toSorted((a, b) => held(b.practiceId) - held(a.practiceId) || a.startedAt.getTime() - b.startedAt.getTime())[0];
}

import type { Context } from '../../db/context.ts';
import { readRows } from '../../db/database.ts';
import type { MemberRole } from '../../db/tables.ts';
import { hashSecret } from '../../lib/secrets.ts';

export interface SignedInMember {
  id: string;
  practiceId: string;
  email: string;
  name: string;
  role: MemberRole;
}

export interface MemberSession {
  sessionId: string;
  /** When the password or a code was last given in this session. */
  provedAt: Date;
  member: SignedInMember;
}

interface FoundRow {
  session_id: string;
  last_seen_at: Date;
  idle_limit_ms: number;
  proved_at: Date;
  id: string;
  practice_id: string;
  email: string;
  name: string;
  role: MemberRole;
}

const FIND_SESSION = `
  select member_sessions.id as session_id, member_sessions.last_seen_at, member_sessions.idle_limit_ms,
    member_sessions.proved_at,
    members.id, members.practice_id, members.email, members.name, members.role
  from member_sessions join members on members.id = member_sessions.member_id
  where member_sessions.hash = $1 and member_sessions.ends_at > $2 and members.deactivated_at is null
    and member_sessions.last_seen_at + member_sessions.idle_limit_ms * interval '1 millisecond' > $2`;

const SEEN_AGAIN = `
  update member_sessions set last_seen_at = $2 where id = $1 and last_seen_at < $2`;

const SEEN_EVERY_MS = 60_000;

/**
 * The member who holds this cookie, if it is valid. The member is read at every request, so a changed role or a removal
 * counts at once on every process. A request that a page makes by itself does not put off the end of the session.
 */
export async function findMemberSession(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  cookieSecret: string,
  { isUnattended = false }: { isUnattended?: boolean } = {},
): Promise<MemberSession | undefined> {
  const now = clock.now();
  const [row] = await readRows<FoundRow>(db, FIND_SESSION, [hashSecret(cookieSecret), now]);
  if (row === undefined) return undefined;
  // Far more often than it would end, however short its limit is.
  const seenEveryMs = Math.min(SEEN_EVERY_MS, row.idle_limit_ms / 10);
  const isStale = now.getTime() - row.last_seen_at.getTime() >= seenEveryMs;
  if (isStale && !isUnattended) await readRows(db, SEEN_AGAIN, [row.session_id, now]);
  const { id, practice_id: practiceId, email, name, role } = row;
  return { sessionId: row.session_id, provedAt: row.proved_at, member: { id, practiceId, email, name, role } };
}

import { type RawBuilder, sql } from 'kysely';
import type { AuditOrigin } from '../../audit/entry.ts';
import { recordAudits } from '../../audit/record.ts';
import type { Context } from '../../db/context.ts';
import { inTransaction } from '../../db/database.ts';
import { AppError } from '../../errors.ts';
import { hashSecret, newSecret } from '../../lib/secrets.ts';

export interface SessionLimits {
  /** A session ends after this time without a request that a person caused. */
  idleMs: number;
  /** A session ends after this time in any case. */
  absoluteMs: number;
}

export interface NewSession {
  memberId: string;
  /** The hash that the password was checked against. */
  passwordHash: string;
  limits: SessionLimits;
  browser: string;
  ip: string | null;
}

/**
 * No session begins if the password was changed since it was checked, or the member deactivated. The lock on the member
 * makes either change wait until the session is stored, so that it ends this session too.
 */
export async function startSession(
  { db, clock, makeId }: Context,
  { memberId, passwordHash, limits, browser, ip }: NewSession,
): Promise<{ sessionId: string; secret: string } | undefined> {
  const now = clock.now();
  const sessionId = makeId('sess');
  const secret = newSecret('');
  const { numAffectedRows } = await sql`
    insert into member_sessions (
      id, practice_id, member_id, hash, created_at, last_seen_at, proved_at, idle_limit_ms, ends_at,
      browser, ip
    )
    select ${sessionId}, practice_id, id, ${hashSecret(secret)}::bytea, ${now}::timestamptz, ${now}::timestamptz,
      ${now}::timestamptz, ${limits.idleMs}::bigint, ${new Date(now.getTime() + limits.absoluteMs)}::timestamptz, ${browser}, ${ip}
    from members where id = ${memberId} and password_hash = ${passwordHash} and deactivated_at is null
    for share`.execute(db);
  return numAffectedRows === 1n ? { sessionId, secret } : undefined;
}

export interface ListedSession {
  id: string;
  createdAt: Date;
  lastSeenAt: Date;
  endsAt: Date;
  browser: string;
  ip: string | null;
}

/** The sessions that are valid now, the most recently used first. */
export async function listSessions(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  memberId: string,
): Promise<ListedSession[]> {
  const now = clock.now();
  return db
    .selectFrom('member_sessions')
    .select(['id', 'created_at as createdAt', 'last_seen_at as lastSeenAt', 'ends_at as endsAt', 'browser', 'ip'])
    .where('member_id', '=', memberId)
    .where('ends_at', '>', now)
    .where(sql<boolean>`last_seen_at + idle_limit_ms * interval '1 millisecond' > ${now}`)
    .orderBy('last_seen_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** Why a session ended before its time. */
export type EndReason =
  | 'signed_out'
  | 'replaced'
  | 'ended_from_list'
  | 'signed_out_everywhere'
  | 'password_changed'
  | 'deactivated';

/** The session with this cookie, or sessions of a member: one, all but one, or all. */
export type SessionChoice = { secret: string } | { memberId: string; sessionId?: string; exceptSessionId?: string };

/** Ends the chosen sessions, each with its audit row. Returns how many there were. */
export async function endSessions(
  { db, clock }: Context,
  origin: AuditOrigin,
  choice: SessionChoice,
  reason: EndReason,
): Promise<number> {
  return inTransaction(db, async (trx) => {
    const ended = await trx
      .deleteFrom('member_sessions')
      .where(isChosen(choice))
      .returning(['id', 'practice_id', 'member_id'])
      .execute();
    await recordAudits(
      trx,
      clock,
      ended.map((session) => ({
        practiceId: session.practice_id,
        action: reason === 'signed_out' ? 'member.signed_out' : 'member.session_ended',
        origin,
        subject: { type: 'session', id: session.id },
        details: { member_id: session.member_id, reason },
      })),
    );
    return ended.length;
  });
}

function isChosen(choice: SessionChoice): RawBuilder<boolean> {
  if ('secret' in choice) return sql<boolean>`hash = ${hashSecret(choice.secret)}`;
  const { memberId, sessionId = null, exceptSessionId = null } = choice;
  return sql<boolean>`member_id = ${memberId}
    and (${sessionId}::text is null or id = ${sessionId}) and id is distinct from ${exceptSessionId}::text`;
}

export async function endListedSession(
  context: Context,
  origin: AuditOrigin,
  memberId: string,
  sessionId: string,
): Promise<void> {
  const ended = await endSessions(context, origin, { memberId, sessionId }, 'ended_from_list');
  if (ended === 0) throw new AppError('session_not_found');
}

import type { AuditOrigin } from '../../audit/entry.ts';
import { recordAudit } from '../../audit/record.ts';
import type { Context } from '../../db/context.ts';
import { inTransaction } from '../../db/database.ts';
import { AppError } from '../../errors.ts';
import type { SecretBox } from '../../lib/secret-box.ts';
import { hashSecret } from '../../lib/secrets.ts';
import { networkOf } from '../../lib/network-of.ts';
import { normaliseEmail } from '../members.ts';
import { isPassword } from '../passwords.ts';
import { type Bucket, clearAttempts, forgiveAttempt, takeAttempt } from './attempts.ts';
import { isKnownDevice, rememberDevice } from './devices.ts';
import type { SignedInMember } from './find-member-session.ts';
import { endSessions, type SessionLimits, startSession } from './sessions.ts';
import { type SecondStep, useSecondStep } from './two-step.ts';

export interface SignInOptions {
  secretBox: SecretBox;
  sessionLimits: SessionLimits;
}

export interface Credentials {
  email: string;
  password: string;
  code?: string | undefined;
}

/** What is known of the browser that signs in. */
export interface BrowserFacts {
  /** A few words for the list of sessions. */
  name: string;
  deviceSecret: string | undefined;
  /** The session that its cookie names; it ends when a new one begins. */
  formerSecret: string | undefined;
}

export interface SignIn {
  sessionSecret: string;
  /** Undefined if the browser was known already. */
  deviceSecret: string | undefined;
  member: SignedInMember;
  practice: { id: string; name: string };
}

interface Account {
  member: SignedInMember;
  practiceName: string;
  /** Null for a deactivated member: then no password is right. */
  passwordHash: string | null;
  isActive: boolean;
  hasTotp: boolean;
}

type Refusal =
  | 'unknown_address'
  | 'deactivated'
  | 'wrong_password'
  | 'code_required'
  | 'wrong_code'
  | 'password_changed';

/**
 * Whatever is wrong, the answer and the work are the same. Only whoever has the right password learns that a code is
 * needed.
 */
export async function signIn(
  context: Context,
  options: SignInOptions,
  origin: AuditOrigin,
  { email, password, code }: Credentials,
  browser: BrowserFacts,
): Promise<SignIn> {
  const address = normaliseEmail(email);
  const account = await findAccount(context, address);
  const memberId = account?.member.id ?? '';
  const isKnown = browser.deviceSecret !== undefined && (await isKnownDevice(context, memberId, browser.deviceSecret));
  const buckets = chooseBuckets(address, origin.ip, isKnown ? browser.deviceSecret : undefined);
  const attempt = await takeAttempt(context, buckets.all);

  const refuse = async (reason: Refusal): Promise<AppError> => {
    await recordFailure(context, origin, account, reason);
    return new AppError(reason === 'code_required' ? 'code_required' : 'sign_in_refused');
  };
  const isRight = await isPassword(password, account?.passwordHash ?? null).catch(async (error: unknown) => {
    // The password was not looked at, because too many others wait: that does not count as a guess.
    await forgiveAttempt(context, attempt);
    throw error;
  });
  if (account === undefined) throw await refuse('unknown_address');
  if (!account.isActive) throw await refuse('deactivated');
  if (!isRight || account.passwordHash === null) throw await refuse('wrong_password');
  let secondStep: SecondStep = 'none';
  if (account.hasTotp) {
    if (code === undefined || code.trim() === '') {
      await forgiveAttempt(context, attempt);
      throw await refuse('code_required');
    }
    const proved = await useSecondStep(context, options.secretBox, memberId, code);
    if (proved === undefined) throw await refuse('wrong_code');
    secondStep = proved;
  }
  const begun = await begin(context, options, origin, account, browser, { secondStep, isKnown });
  if (begun === undefined) throw await refuse('password_changed');
  await forgiveAttempt(context, attempt);
  await clearAttempts(context, buckets.own);
  return begun;
}

async function findAccount({ db }: Pick<Context, 'db'>, address: string): Promise<Account | undefined> {
  const row = await db
    .selectFrom('members')
    .innerJoin('practices', 'practices.id', 'members.practice_id')
    .leftJoin('member_totp', 'member_totp.member_id', 'members.id')
    .select(['members.id', 'members.practice_id', 'members.email', 'members.name', 'members.role'])
    .select(['members.password_hash', 'members.deactivated_at'])
    .select(['practices.name as practice_name', 'member_totp.confirmed_at'])
    .where('members.email', '=', address)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const { id, practice_id: practiceId, email, name, role } = row;
  return {
    member: { id, practiceId, email, name, role },
    practiceName: row.practice_name,
    passwordHash: row.deactivated_at === null ? row.password_hash : null,
    isActive: row.deactivated_at === null,
    hasTotp: row.confirmed_at !== null,
  };
}

/** `own` is the bucket that counts only the attempts of whoever signs in now. */
function chooseBuckets(
  address: string,
  ip: string | null,
  knownDevice: string | undefined,
): { all: Bucket[]; own: Bucket } {
  if (knownDevice !== undefined) {
    const own: Bucket = { kind: 'device', of: `${address} ${hashSecret(knownDevice).toString('hex')}` };
    return { all: [own], own };
  }
  const network = networkOf(ip);
  const own: Bucket = { kind: 'account_from_ip', of: `${address} ${network}` };
  return { all: [own, { kind: 'account', of: address }, { kind: 'ip', of: network }], own };
}

async function begin(
  { db, clock, makeId }: Context,
  { sessionLimits }: SignInOptions,
  origin: AuditOrigin,
  { member, practiceName, passwordHash }: Account,
  browser: BrowserFacts,
  facts: { secondStep: SecondStep; isKnown: boolean },
): Promise<SignIn | undefined> {
  const own: AuditOrigin = { ...origin, actor: { type: 'member', id: member.id } };
  return inTransaction(db, async (trx) => {
    const context: Context = { db: trx, clock, makeId };
    const session = await startSession(context, {
      memberId: member.id,
      passwordHash: passwordHash ?? '',
      limits: sessionLimits,
      browser: browser.name,
      ip: origin.ip,
    });
    if (session === undefined) return undefined;
    if (browser.formerSecret !== undefined) {
      await endSessions(context, own, { secret: browser.formerSecret }, 'replaced');
    }
    const deviceSecret = facts.isKnown ? undefined : await rememberDevice(context, member.id);
    await recordAudit(trx, clock, {
      practiceId: member.practiceId,
      action: 'member.signed_in',
      origin: own,
      subject: { type: 'session', id: session.sessionId },
      details: { second_step: facts.secondStep, known_browser: facts.isKnown },
    });
    const practice = { id: member.practiceId, name: practiceName };
    return { sessionSecret: session.secret, deviceSecret, member, practice };
  });
}

async function recordFailure(
  { db, clock }: Context,
  origin: AuditOrigin,
  account: Account | undefined,
  reason: Refusal,
): Promise<void> {
  await recordAudit(db, clock, {
    practiceId: account?.member.practiceId ?? null,
    action: 'member.sign_in_failed',
    origin,
    ...(account !== undefined && { subject: { type: 'member', id: account.member.id } }),
    details: { reason },
  });
}

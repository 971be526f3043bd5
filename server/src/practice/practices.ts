import { recordAudit } from '../audit/record.ts';
import type { AuditOrigin } from '../audit/entry.ts';
import type { Context } from '../db/context.ts';
import { inTransaction } from '../db/database.ts';
import { AppError } from '../errors.ts';
import { withdrawTrust } from './withdraw-trust.ts';

export interface Practice {
  id: string;
  name: string;
  apiKeysEnabled: boolean;
  /** How long the bytes of an upload are kept once it was taken in. */
  uploadRetentionDays: number;
  /** Whether a member must approve a text before it is sent to a language model. */
  looksBeforeSending: boolean;
  /** How long a signed report cannot be deleted. */
  signedRetentionYears: number;
  createdAt: Date;
  updatedAt: Date;
}

const PRACTICE_COLUMNS = [
  'id',
  'name',
  'api_keys_enabled as apiKeysEnabled',
  'upload_retention_days as uploadRetentionDays',
  'looks_before_sending as looksBeforeSending',
  'signed_retention_years as signedRetentionYears',
  'created_at as createdAt',
  'updated_at as updatedAt',
] as const;

export interface NewPractice {
  name: string;
  apiKeysEnabled: boolean;
}

export async function createPractice(context: Context, origin: AuditOrigin, input: NewPractice): Promise<Practice> {
  const { db, clock, makeId } = context;
  const now = clock.now();
  return inTransaction(db, async (trx) => {
    const practice = await trx
      .insertInto('practices')
      .values({
        id: makeId('prac'),
        name: input.name,
        api_keys_enabled: input.apiKeysEnabled,
        created_at: now,
        updated_at: now,
      })
      .returning(PRACTICE_COLUMNS)
      .executeTakeFirstOrThrow();
    const subject = { type: 'practice', id: practice.id };
    await recordAudit(trx, clock, { practiceId: practice.id, action: 'practice.created', origin, subject });
    return practice;
  });
}

export interface PracticeChange {
  name?: string;
  apiKeysEnabled?: boolean;
  uploadRetentionDays?: number;
  looksBeforeSending?: boolean;
  signedRetentionYears?: number;
}

export async function updatePractice(
  context: Context,
  origin: AuditOrigin,
  practiceId: string,
  change: PracticeChange,
): Promise<Practice> {
  const { db, clock } = context;
  const apply = change.apiKeysEnabled === false ? withdrawTrust : inTransaction;
  return apply(db, async (trx) => {
    const practice = await trx
      .updateTable('practices')
      .set({
        updated_at: clock.now(),
        ...(change.name !== undefined && { name: change.name }),
        ...(change.apiKeysEnabled !== undefined && { api_keys_enabled: change.apiKeysEnabled }),
        ...(change.uploadRetentionDays !== undefined && { upload_retention_days: change.uploadRetentionDays }),
        ...(change.looksBeforeSending !== undefined && { looks_before_sending: change.looksBeforeSending }),
        ...(change.signedRetentionYears !== undefined && { signed_retention_years: change.signedRetentionYears }),
      })
      .where('id', '=', practiceId)
      .returning(PRACTICE_COLUMNS)
      .executeTakeFirst();
    if (practice === undefined) throw new AppError('practice_not_found');
    await recordAudit(trx, clock, {
      practiceId,
      action: 'practice.updated',
      origin,
      subject: { type: 'practice', id: practiceId },
      details: {
        api_keys_enabled: practice.apiKeysEnabled,
        upload_retention_days: practice.uploadRetentionDays,
        looks_before_sending: practice.looksBeforeSending,
        signed_retention_years: practice.signedRetentionYears,
        renamed: change.name !== undefined,
      },
    });
    return practice;
  });
}

export async function findPractice({ db }: Pick<Context, 'db'>, practiceId: string): Promise<Practice> {
  const practice = await db
    .selectFrom('practices')
    .select(PRACTICE_COLUMNS)
    .where('id', '=', practiceId)
    .executeTakeFirst();
  if (practice === undefined) throw new AppError('practice_not_found');
  return practice;
}

export async function checkPracticeExists({ db }: Pick<Context, 'db'>, practiceId: string): Promise<void> {
  const practice = await db.selectFrom('practices').select('id').where('id', '=', practiceId).executeTakeFirst();
  if (practice === undefined) throw new AppError('practice_not_found');
}

/** Oldest first, so that a page keeps its content while practices are added. */
export async function listPractices(
  { db }: Pick<Context, 'db'>,
  paging: { page: number; limit: number },
): Promise<Practice[]> {
  return db
    .selectFrom('practices')
    .select(PRACTICE_COLUMNS)
    .orderBy('created_at')
    .orderBy('id')
    .limit(paging.limit)
    .offset((paging.page - 1) * paging.limit)
    .execute();
}

export async function isAnyPractice({ db }: Pick<Context, 'db'>): Promise<boolean> {
  const practice = await db.selectFrom('practices').select('id').limit(1).executeTakeFirst();
  return practice !== undefined;
}

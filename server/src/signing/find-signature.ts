import { sql } from 'kysely';
import type { Context } from '../db/context.ts';
import { isOfVisibleReport } from '../db/visibility.ts';
import type { Letterhead } from '../practice/letterhead/letterhead.ts';
import type { Scope } from '../practice/scope.ts';

/** Who signed, when, and what proves it. */
export interface FoundSignature {
  keyId: string;
  statement: string;
  digest: Buffer;
  signature: Buffer;
  signerId: string;
  signerName: string;
  signerCredentials: string | null;
  signedAt: Date;
  signaturePictureId: string | null;
}

export interface ReportSignature extends FoundSignature {
  practiceName: string;
  clientName: string;
  clientDateOfBirth: string | null;
  reviewTotal: number;
  reviewSettled: number;
  reason: string | null;
  /** The paper as it was when the report was signed. */
  letterhead: Letterhead | null;
  logoId: string | null;
}

const SIGNED_COLUMNS = [
  'key_id as keyId',
  'statement',
  'digest',
  'signature',
  'signer_id as signerId',
  'signer_name as signerName',
  'signer_credentials as signerCredentials',
  'signed_at as signedAt',
  'signature_picture_id as signaturePictureId',
] as const;

/** Undefined for a report that is not signed, or out of sight. */
export async function findSignature(
  { db }: Pick<Context, 'db'>,
  scope: Scope,
  reportId: string,
): Promise<ReportSignature | undefined> {
  return db
    .selectFrom('report_signatures')
    .select(SIGNED_COLUMNS)
    .select([
      'practice_name as practiceName',
      'client_name as clientName',
      'client_date_of_birth as clientDateOfBirth',
      'review_total as reviewTotal',
      'review_settled as reviewSettled',
      'reason',
      sql<Letterhead | null>`letterhead`.as('letterhead'),
      'logo_id as logoId',
    ])
    .where('report_id', '=', reportId)
    .where(isOfVisibleReport(scope, 'report_signatures'))
    .executeTakeFirst();
}

export interface FoundAddendum extends FoundSignature {
  number: number;
  /** JSON, as it came from the database. */
  content: string;
}

/** In the order in which they were signed. */
export async function listAddenda(
  { db }: Pick<Context, 'db'>,
  scope: Scope,
  reportId: string,
): Promise<FoundAddendum[]> {
  return db
    .selectFrom('report_addenda')
    .select(SIGNED_COLUMNS)
    .select(['number', sql<string>`content::text`.as('content')])
    .where('report_id', '=', reportId)
    .where(isOfVisibleReport(scope, 'report_addenda'))
    .orderBy('number')
    .execute();
}

import type { AuditOrigin } from '../audit/entry.ts';
import type { Context } from '../db/context.ts';
import { type DatabaseTransaction, inTransaction } from '../db/database.ts';
import { AppError } from '../errors.ts';
import { type FoundSigner, holdSigner } from '../practice/signers.ts';
import type { MemberScope } from '../practice/scope.ts';
import { findClientRecord } from '../records/clients/client-records.ts';
import { type LockedReport, lockReport, type ReportToLock } from '../records/reports/lock-report.ts';
import { recordReportChange } from '../records/reports/record-report-change.ts';
import type { FindReviewProgress, ReviewProgress } from './review-progress.ts';
import type { SigningKey } from './signing-key.ts';
import { type SignedStatement, signStatement } from './statement.ts';

export interface Signing extends ReportToLock {
  /** Why it is signed although its review is not done. */
  statedReason: string | null;
  /** The hash of the content that the signer was shown: a check that ends late adds remarks without making a version. */
  seenHash?: string | undefined;
  findProgress: FindReviewProgress;
}

export interface ReportSigned {
  version: number;
  digest: string;
}

/**
 * Signs the version that the signer has read. State, version, signature and audit row are one transaction: a process
 * that dies in between leaves a draft. Of two who sign at once, the first wins, and the other learns that it is signed.
 */
export async function signReport(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  key: SigningKey,
  origin: AuditOrigin,
  scope: MemberScope,
  signing: Signing,
): Promise<ReportSigned> {
  return inTransaction(db, async (trx) => {
    const signedAt = clock.now();
    const progress = await signing.findProgress(trx, scope, signing.reportId);
    const signer = await holdSigner(trx, scope);
    const report = await lockReport(trx, scope, signing, signedAt);
    if (signing.seenHash !== undefined && signing.seenHash !== report.contentSha256)
      throw new AppError('report_changed');
    const isDone = progress.isDone && !report.wasUnchecked;
    if (!isDone && signing.statedReason === null) throw new AppError('review_not_done');
    const reason = isDone ? null : signing.statedReason;
    const signed = await keepSignature(trx, key, scope, { signing, signer, report, progress, reason, signedAt });
    const digest = signed.digest.toString('hex');
    await recordReportChange(trx, clock, origin, {
      action: 'report.signed',
      practiceId: scope.practiceId,
      clientId: report.clientId,
      reportId: signing.reportId,
      details: {
        version: report.version,
        digest,
        key_id: key.id,
        review_total: progress.total,
        review_settled: progress.settled,
        ...(reason !== null && { reason }),
      },
    });
    return { version: report.version, digest };
  });
}

interface SignatureFacts {
  signing: Signing;
  signer: FoundSigner;
  report: LockedReport;
  progress: ReviewProgress;
  reason: string | null;
  signedAt: Date;
}

async function keepSignature(
  trx: DatabaseTransaction,
  key: SigningKey,
  scope: MemberScope,
  { signing, signer, report, progress, reason, signedAt }: SignatureFacts,
): Promise<SignedStatement> {
  const client = await findClientRecord(trx, scope, report.clientId);
  const clientName = `${client.firstName} ${client.lastName}`.trim();
  const moment = { memberId: scope.memberId, signer, signedAt };
  const signed = signStatement(key, moment, {
    kind: 'report',
    report_id: signing.reportId,
    version: report.version,
    title: report.title,
    content_sha256: report.contentSha256,
    markdown_sha256: report.markdownSha256,
    html_sha256: report.htmlSha256,
    practice: signer.practiceName,
    client: { name: clientName, date_of_birth: client.dateOfBirth },
  });
  await trx
    .insertInto('report_signatures')
    .values({
      report_id: signing.reportId,
      practice_id: scope.practiceId,
      version: report.version,
      practice_name: signer.practiceName,
      client_name: clientName,
      client_date_of_birth: client.dateOfBirth,
      review_total: progress.total,
      review_settled: progress.settled,
      reason,
      letterhead: signer.paper === null ? null : JSON.stringify(signer.paper.letterhead),
      logo_id: signer.paper?.logoId ?? null,
      signature_picture_id: signer.signaturePictureId,
      ...signed,
    })
    .execute();
  return signed;
}

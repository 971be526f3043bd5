import { toHtml, toMarkdown } from '@casewright/document';
import { type RawBuilder, sql } from 'kysely';
import type { AuditOrigin } from '../audit/entry.ts';
import type { Context } from '../db/context.ts';
import { type DatabaseTransaction, inTransaction } from '../db/database.ts';
import { longJson, longText } from '../db/long-text.ts';
import { type Reading, type RenderedDocument, takeDocument } from '../documents/read-document.ts';
import { AppError, ValidationError } from '../errors.ts';
import { holdSigner } from '../practice/signers.ts';
import type { MemberScope } from '../practice/scope.ts';
import { holdOpenReport } from '../records/reports/open-report.ts';
import { recordReportChange } from '../records/reports/record-report-change.ts';
import { describeAddendum, toDocument } from './addendum-heading.ts';
import { findSignature } from './find-signature.ts';
import type { SigningKey } from './signing-key.ts';
import { signStatement } from './statement.ts';

/**
 * Adds a block below a signed report, with a signature of its own. The report and its signature stay as they are. The
 * lock on the report's row lets addenda come one after the other, so that each gets the next number.
 */
export async function signAddendum(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  key: SigningKey,
  origin: AuditOrigin,
  scope: MemberScope,
  reportId: string,
  given: Reading<RenderedDocument>,
): Promise<number> {
  const document = takeDocument(given);
  if (document.markdown.trim() === '') throw emptyAddendum();
  return inTransaction(db, async (trx) => {
    const signedAt = clock.now();
    const signer = await holdSigner(trx, scope);
    const { clientId, state } = await holdOpenReport(trx, scope, reportId);
    const signature = state === 'signed' ? await findSignature({ db: trx }, scope, reportId) : undefined;
    if (signature === undefined) throw new AppError('report_not_signed');
    const content = await longJson(document.content);
    const former = await findSame(trx, reportId, scope.memberId, content);
    if (former !== undefined) return former;
    const number = await countAddenda(trx, reportId);
    const heading = toDocument(describeAddendum({ number, signer, signedAt }));
    const texts = {
      content,
      markdown: await longText(`${toMarkdown(heading)}\n\n${document.markdown}`),
      html: await longText(`${toHtml(heading)}\n${document.html}`),
    };
    const moment = { memberId: scope.memberId, signer, signedAt };
    const signed = signStatement(key, moment, {
      kind: 'addendum',
      report_id: reportId,
      report_digest: signature.digest.toString('hex'),
      number,
      ...(await hashTexts(trx, texts)),
    });
    await trx
      .insertInto('report_addenda')
      .values({
        report_id: reportId,
        practice_id: scope.practiceId,
        number,
        signature_picture_id: signer.signaturePictureId,
        ...texts,
        ...signed,
      })
      .execute();
    const details = { number, digest: signed.digest.toString('hex'), key_id: key.id };
    const change = { practiceId: scope.practiceId, clientId, reportId, details };
    await recordReportChange(trx, clock, origin, { action: 'report.amended', ...change });
    return number;
  });
}

function emptyAddendum(): ValidationError {
  const issue = { loc: ['body', 'content'], msg: 'Value error, an addendum needs a text', type: 'value_error' };
  return new ValidationError([issue]);
}

/**
 * The number of an addendum of this person with the same text. Whoever did not get the answer signs once more, and what
 * is signed cannot be taken back.
 */
async function findSame(
  trx: DatabaseTransaction,
  reportId: string,
  memberId: string,
  content: RawBuilder<string>,
): Promise<number | undefined> {
  const same = await trx
    .selectFrom('report_addenda')
    .select('number')
    .where('report_id', '=', reportId)
    .where('signer_id', '=', memberId)
    .where(sql<boolean>`content = ${content}::jsonb`)
    .executeTakeFirst();
  return same?.number;
}

async function countAddenda(trx: DatabaseTransaction, reportId: string): Promise<number> {
  const { count } = await trx
    .selectFrom('report_addenda')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('report_id', '=', reportId)
    .executeTakeFirstOrThrow();
  return count + 1;
}

interface Texts {
  content: RawBuilder<string>;
  markdown: RawBuilder<string>;
  html: RawBuilder<string>;
}

/** In the database, as the hashes of the report itself: so all are of the bytes that are stored. */
async function hashTexts(trx: DatabaseTransaction, { content, markdown, html }: Texts) {
  const { rows } = await sql<{ content_sha256: string; markdown_sha256: string; html_sha256: string }>`
    select encode(sha256(convert_to((${content}::jsonb)::text, 'UTF8')), 'hex') as content_sha256,
      encode(sha256(convert_to(${markdown}, 'UTF8')), 'hex') as markdown_sha256,
      encode(sha256(convert_to(${html}, 'UTF8')), 'hex') as html_sha256`.execute(trx);
  const [hashes] = rows;
  if (hashes === undefined) throw new Error('the database answered without hashes');
  return hashes;
}

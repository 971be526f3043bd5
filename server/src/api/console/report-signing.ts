import type { FastifyRequest } from 'fastify';
import { type Static, Type } from '../../lib/schema.ts';
import { describeAccount } from '../../practice/sign-in/describe-account.ts';
import { checkFresh, isFresh } from '../../practice/sign-in/prove-again.ts';
import { findCompleteness, hashContent } from '../../records/reports/lock-report.ts';
import { findListedReport } from '../../records/reports/open-report.ts';
import { findSignature } from '../../signing/find-signature.ts';
import { signAddendum } from '../../signing/sign-addendum.ts';
import { signReport } from '../../signing/sign-report.ts';
import { openSigningKey } from '../../signing/signing-key.ts';
import { inTransaction } from '../../db/database.ts';
import type { HttpServer } from '../http/create-http-server.ts';
import { orNull } from '../schemas.ts';
import { memberOf, originOf, requesterOf, sessionOf } from './authenticate.ts';
import { withContentIssues } from './content-issues.ts';
import type { ConsoleApi } from './deps.ts';
import { VersionNumber } from './report-schema.ts';
import { presentSignature, Signature } from './report-signature.ts';
import { GivenReport, ReportIdParams } from './schemas.ts';

const Review = Type.Object({ total: Type.Integer(), settled: Type.Integer(), is_done: Type.Boolean() });

/** Says why a report is signed although its review is not done. */
const Reason = Type.String({ minLength: 1, maxLength: 500, pattern: '\\S' });

export function registerSigning(app: HttpServer, api: ConsoleApi): void {
  registerPrepareSigning(app, api);
  registerSign(app, api);
  registerAddAddendum(app, api);
}

/** What whoever wants to sign is shown and asked. */
function registerPrepareSigning(app: HttpServer, { context, findReviewProgress }: ConsoleApi): void {
  app.get(
    '/reports/:report_id/signing',
    {
      schema: {
        params: ReportIdParams,
        response: {
          200: Type.Object({
            version: Type.Integer(),
            content_hash: Type.String(),
            review: Review,
            is_empty: Type.Boolean(),
            unwritten: Type.Array(Type.String()),
            signer: Type.Object({ name: Type.String(), credentials: orNull(Type.String()) }),
            needs_proof: Type.Boolean(),
            is_two_step_on: Type.Boolean(),
          }),
        },
      },
    },
    async (request) => {
      const member = requesterOf(request);
      const { id, version } = await findListedReport(context, member, request.params.report_id);
      const { contentHash, completeness, progress } = await inTransaction(context.db, async (trx) => ({
        contentHash: await hashContent(trx, member, id),
        completeness: await findCompleteness(trx, member, id),
        progress: await findReviewProgress(trx, member, id),
      }));
      const account = await describeAccount(context, member.memberId);
      return {
        version,
        content_hash: contentHash,
        review: { total: progress.total, settled: progress.settled, is_done: progress.isDone },
        is_empty: completeness.isEmpty,
        unwritten: completeness.unwritten,
        signer: { name: memberOf(request).name, credentials: account.credentials },
        needs_proof: !isFresh(sessionOf(request), context.clock),
        is_two_step_on: account.isTwoStepOn,
      };
    },
  );
}

/** A report in sight and a session that proved itself a moment ago: then the key may be used. */
async function admitSigner(
  { context, secretBox }: ConsoleApi,
  request: FastifyRequest<{ Params: Static<typeof ReportIdParams> }>,
) {
  const member = requesterOf(request);
  const { report_id: reportId } = request.params;
  await findListedReport(context, member, reportId);
  checkFresh(sessionOf(request), context.clock);
  return { member, reportId, key: await openSigningKey(context, secretBox) };
}

function registerSign(app: HttpServer, api: ConsoleApi): void {
  const { context, findReviewProgress } = api;
  app.post(
    '/reports/:report_id/sign',
    {
      schema: {
        params: ReportIdParams,
        body: Type.Object({
          version: VersionNumber,
          reason: Type.Optional(orNull(Reason)),
          content_hash: Type.Optional(Type.String()),
        }),
        response: { 200: Type.Object({ version: Type.Integer(), signature: Signature }) },
      },
    },
    async (request) => {
      const { member, reportId, key } = await admitSigner(api, request);
      const { version } = await signReport(context, key, originOf(request), member, {
        reportId,
        version: request.body.version,
        reason: 'signed',
        statedReason: request.body.reason?.trim() ?? null,
        seenHash: request.body.content_hash,
        findProgress: findReviewProgress,
      });
      const signature = await findSignature(context, member, reportId);
      if (signature === undefined) throw new Error('a signature is gone that was just made');
      return { version, signature: presentSignature(signature) };
    },
  );
}

/** A block of its own below a signed report. It is signed as it is written: there are no drafts of it here. */
function registerAddAddendum(app: HttpServer, api: ConsoleApi): void {
  const { context, maxJsonBytes } = api;
  app.post(
    '/reports/:report_id/addenda',
    {
      bodyLimit: maxJsonBytes,
      schema: {
        params: ReportIdParams,
        body: Type.Object({ content: GivenReport }),
        response: { 200: Type.Object({ number: Type.Integer() }) },
      },
    },
    async (request) => {
      const { member, reportId, key } = await admitSigner(api, request);
      const { content } = request.body;
      return withContentIssues(async () => ({
        number: await signAddendum(context, key, originOf(request), member, reportId, content),
      }));
    },
  );
}

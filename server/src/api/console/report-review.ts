import { Type } from '../../lib/schema.ts';
import {
  type Decision as FoundDecision,
  decide,
  listDecisions,
  withdrawDecision,
} from '../../records/reviews/decisions.ts';
import { findReview } from '../../records/reviews/find-review.ts';
import { findReviewStamp, type ReviewStamp } from '../../records/reviews/reviewed-report.ts';
import { beginReview } from '../../records/reports/report-state.ts';
import type { HttpServer } from '../http/create-http-server.ts';
import { sendRawJson } from '../http/send-raw-json.ts';
import { DateTime, literals, orNull } from '../schemas.ts';
import { originOf, requesterOf } from './authenticate.ts';
import type { ConsoleApi } from './deps.ts';
import { Unplaced } from './describe-writing.ts';
import { noteView } from './note-view.ts';
import { Person, ReportIdParams } from './schemas.ts';

const Decision = Type.Object({
  key: Type.String(),
  decision: literals(['confirmed', 'placed', 'set_aside']),
  decided_by: Person,
  decided_at: DateTime,
});

const Decisions = Type.Object({
  /** Another one when the items have to be asked for again. */
  stamp: Type.String(),
  is_rechecking: Type.Boolean(),
  decisions: Type.Array(Decision),
});

const Group = literals(['contradiction', 'unsupported', 'section', 'unplaced']);

const Sentence = Type.Object({
  key: Type.String(),
  kind: literals(['sentence']),
  group: Group,
  text: Type.String(),
  section: orNull(Type.String()),
  reason: orNull(Type.String()),
  sources: orNull(Type.String()),
  cells: orNull(Type.Array(Type.Object({ column: Type.String(), text: Type.String() }))),
  times: Type.Integer(),
});

const Passage = Type.Object({
  ...Unplaced.properties,
  key: Type.String(),
  kind: literals(['passage']),
  group: Group,
  is_in_report: Type.Boolean(),
});

const Review = Type.Object({ ...Decisions.properties, items: Type.Array(Type.Union([Sentence, Passage])) });

const KeyParams = Type.Object({ ...ReportIdParams.properties, key: Type.String({ minLength: 1, maxLength: 64 }) });

export function registerReview(app: HttpServer, api: ConsoleApi): void {
  registerFetchReview(app, api);
  registerBeginReview(app, api);
  registerDecisions(app, api);
}

function registerFetchReview(app: HttpServer, { context, documents, audit }: ConsoleApi): void {
  app.get(
    '/reports/:report_id/review',
    { schema: { params: ReportIdParams, response: { 200: Review } } },
    async (request, reply) => {
      const member = requesterOf(request);
      const review = await findReview({ context, documents }, member, request.params.report_id);
      const { report, items, decisions, total, settled } = review;
      await noteView(audit, request, {
        action: 'report.review_viewed',
        subject: { type: 'report', id: report.id },
        clientId: report.clientId,
        details: { total, settled },
      });
      return sendRawJson(reply, presentDecisions(review, decisions), { items });
    },
  );
}

function registerBeginReview(app: HttpServer, { context }: ConsoleApi): void {
  app.post(
    '/reports/:report_id/review',
    { schema: { params: ReportIdParams, response: { 200: Type.Object({ begun: Type.Boolean() }) } } },
    async (request) => ({
      begun: await beginReview(context, originOf(request), requesterOf(request), request.params.report_id),
    }),
  );
}

/** Each change answers with all decisions: another reviewer may have made some meanwhile. */
function registerDecisions(app: HttpServer, { context, documents }: ConsoleApi): void {
  const tools = { context, documents };
  const answer = async (member: ReturnType<typeof requesterOf>, reportId: string) => {
    const stamp = await findReviewStamp(context, member, reportId);
    return presentDecisions(stamp, await listDecisions(context, member, reportId));
  };

  app.get(
    '/reports/:report_id/review/decisions',
    { schema: { params: ReportIdParams, response: { 200: Decisions } } },
    (request) => answer(requesterOf(request), request.params.report_id),
  );

  app.put(
    '/reports/:report_id/review/decisions/:key',
    {
      schema: {
        params: KeyParams,
        body: Type.Object({ decision: Decision.properties.decision }),
        response: { 200: Decisions },
      },
    },
    async (request) => {
      const { report_id: reportId, key } = request.params;
      const member = requesterOf(request);
      await decide(tools, originOf(request), member, reportId, { key, decision: request.body.decision });
      return answer(member, reportId);
    },
  );

  app.delete(
    '/reports/:report_id/review/decisions/:key',
    { schema: { params: KeyParams, response: { 200: Decisions } } },
    async (request) => {
      const { report_id: reportId, key } = request.params;
      const member = requesterOf(request);
      await withdrawDecision(tools, originOf(request), member, reportId, key);
      return answer(member, reportId);
    },
  );
}

function presentDecisions({ stamp, isRechecking }: ReviewStamp, decisions: readonly FoundDecision[]) {
  return {
    stamp,
    is_rechecking: isRechecking,
    decisions: decisions.map(({ key, decision, decidedBy, decidedByName, decidedAt }) => ({
      key,
      decision,
      decided_by: { id: decidedBy, name: decidedByName },
      decided_at: decidedAt,
    })),
  };
}

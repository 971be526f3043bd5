import type { VariableValues } from '@casewright/document';
import type { FastifyReply } from 'fastify';
import { Type } from '../../lib/schema.ts';
import { REPORT_LIMITS } from '../../records/reports/create-report.ts';
import type { ListedReport as FoundReport, OpenReport } from '../../records/reports/open-report.ts';
import type { FoundWriting } from '../../records/reports/writings.ts';
import { sendRawJson } from '../http/send-raw-json.ts';
import { DateTime, literals, orNull } from '../schemas.ts';
import { type DescribeWriting, Writing } from './describe-writing.ts';
import { Addendum, Signature } from './report-signature.ts';
import { Document, Person, Variables } from './schemas.ts';

export const ReportTitle = Type.String({ minLength: 1, maxLength: REPORT_LIMITS.titleLength });

/** The greatest number that PostgreSQL's `integer` holds. */
export const VersionNumber = Type.Integer({ minimum: 1, maximum: 2_147_483_647 });

export const SavedReport = Type.Object({ version: Type.Integer(), updated_at: DateTime });

const Verdict = Type.Object({
  type: literals(['evidence', 'unsupported']),
  attrs: Type.Object({ sources: Type.Optional(Type.String()), reason: Type.Optional(Type.String()) }),
});

/** With what the check of its sentences found, so that the open text shows it at once. */
export const CheckedReport = Type.Object({
  ...SavedReport.properties,
  /** The check takes longer than a save may. Its result comes with a later save. */
  is_checking: Type.Boolean(),
  remarked: Type.Array(
    Type.Object({
      text: Type.String(),
      nth: Type.Integer(),
      marks: Type.Array(Type.Object({ start: Type.Integer(), text: Type.String(), mark: Verdict })),
    }),
  ),
});

export const ListedReport = Type.Object({
  id: Type.String(),
  client_id: Type.Integer(),
  title: Type.String(),
  version: Type.Integer(),
  state: literals(['draft', 'in_review', 'signed', 'amended']),
  created_at: DateTime,
  updated_at: DateTime,
  created_by: Person,
  updated_by: Person,
});

export const Report = Type.Object({
  ...ListedReport.properties,
  /** The last version that somebody wrote: later ones only follow the client's record. */
  written_version: Type.Integer(),
  content: Document,
  /** What stands for each variable now, where the report can still be written in. */
  variables: orNull(Variables),
  writing: orNull(Writing),
  signature: orNull(Signature),
  addenda: Type.Array(Addendum),
});

export function presentListedReport(report: FoundReport) {
  return {
    id: report.id,
    client_id: report.clientId,
    title: report.title,
    version: report.version,
    state: report.addenda > 0 ? ('amended' as const) : report.state,
    created_at: report.createdAt,
    updated_at: report.updatedAt,
    created_by: { id: report.createdBy, name: report.createdByName },
    updated_by: { id: report.updatedBy, name: report.updatedByName },
  };
}

/** The content and the description of its writing are JSON already, and go out as they are. */
export async function sendReport(
  reply: FastifyReply,
  { content, ...report }: OpenReport,
  writing: FoundWriting | undefined,
  describeWriting: DescribeWriting,
  {
    variables = null,
    signature = 'null',
    addenda = '[]',
  }: { variables?: VariableValues | null; signature?: string; addenda?: string } = {},
): Promise<FastifyReply> {
  const described = writing === undefined ? 'null' : await describeWriting({ content, ...writing });
  const presented = { ...presentListedReport(report), written_version: report.writtenVersion, variables };
  return sendRawJson(reply, presented, { content, writing: described, signature, addenda });
}

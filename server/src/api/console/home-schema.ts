import { Type } from '../../lib/schema.ts';
import { DateTime, literals, orNull } from '../schemas.ts';
import { Job } from './job-schema.ts';

export const NamedClient = Type.Object({ id: Type.Integer(), name: Type.String(), is_org_client: Type.Boolean() });

const Report = Type.Object({
  id: Type.String(),
  title: Type.String(),
  client: NamedClient,
  updated_at: DateTime,
  /** How far its review is, if that is known. */
  review: orNull(Type.Object({ total: Type.Integer(), settled: Type.Integer() })),
});

const ReportJob = Type.Object({
  job: Job,
  client: NamedClient,
  /** The report whose section is written again; null where a whole report is written. */
  report_id: orNull(Type.String()),
});

export const Home = Type.Object({
  /** Reports and sections that are being written, and those that could not be. */
  writing: Type.Array(ReportJob),
  failed_reports: Type.Array(ReportJob),
  drafts: Type.Array(Report),
  to_review: Type.Array(Report),
  to_sign: Type.Array(Report),
  notes: Type.Array(
    Type.Object({
      id: Type.String(),
      title: Type.String(),
      client: NamedClient,
      source: literals(['text', 'pdf', 'audio']),
      doubts: Type.Integer(),
      created_at: DateTime,
    }),
  ),
  failed_uploads: Type.Array(
    Type.Object({
      job_id: Type.String(),
      file_name: orNull(Type.String()),
      client: NamedClient,
      message: Type.String(),
      ended_at: orNull(DateTime),
    }),
  ),
  launches: Type.Array(
    Type.Object({
      session_id: Type.String(),
      status: literals(['created', 'opened']),
      partner_name: Type.String(),
      client_name: orNull(Type.String()),
      expires_at: DateTime,
    }),
  ),
  /** `used_at` is null for clients that this member has not used yet. */
  clients: Type.Array(Type.Object({ ...NamedClient.properties, used_at: orNull(DateTime) })),
});

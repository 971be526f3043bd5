import type { Context } from '../db/context.ts';
import { readRows } from '../db/database.ts';
import { AppError, type ErrorCode } from '../errors.ts';
import type { PartnerPrincipal } from '../partners/authenticate-partner-token.ts';
import type { ReportFormat } from '../records/reports/find-report.ts';
import type { LaunchStatus } from './launch-session.ts';

export interface SessionDocument {
  title: string;
  clientId: number;
  /** The text, as JSON. */
  content: string;
}

/** The error for a session without a document, by its state. A completed one has a document unless that was removed. */
const REFUSALS: Record<LaunchStatus, ErrorCode> = {
  created: 'launch_session_not_completed',
  opened: 'launch_session_not_completed',
  expired: 'launch_session_expired',
  completed: 'document_not_found',
};

const findDocumentAs = (format: ReportFormat): string => `
  select session.status, document.title, document.client_id as "clientId", to_json(document.${format})::text as content
  from launch_sessions as session left join launch_documents as document on document.session_id = session.id
  where session.id = $1 and session.connection_id = $2`;

const FIND_DOCUMENT: Record<ReportFormat, string> = {
  markdown: findDocumentAs('markdown'),
  html: findDocumentAs('html'),
};

type FoundRow = { status: LaunchStatus } & (SessionDocument | Record<keyof SessionDocument, null>);

/** The copy that was made when the session was completed. */
export async function findSessionDocument(
  { db }: Pick<Context, 'db'>,
  { connectionId }: PartnerPrincipal,
  sessionId: string,
  format: ReportFormat,
): Promise<SessionDocument> {
  const [row] = await readRows<FoundRow>(db, FIND_DOCUMENT[format], [sessionId, connectionId]);
  if (row === undefined) throw new AppError('document_not_found');
  if (row.title === null) throw new AppError(REFUSALS[row.status]);
  return { title: row.title, clientId: row.clientId, content: row.content };
}

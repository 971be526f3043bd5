import type { Context } from '../db/context.ts';
import type { Documents } from '../documents/documents.ts';
import { AppError } from '../errors.ts';
import { findWholeReport } from '../records/reports/find-report.ts';
import { checkLaunchGoesOn } from './find-launch-for-member.ts';
import type { LaunchMember } from './launch-session.ts';

export interface LaunchPreview {
  clientId: number;
  title: string;
  version: number;
  /** The text in both forms, and the sentences that no note supports: all of it JSON. */
  markdown: string;
  html: string;
  unsupported: string;
  promptsLeft: number;
  /** Told when it is sent, so that it is this text and no other. */
  contentHash: string;
}

/** A report as the partner would get it if it were sent now, with what the clinician should think of first. */
export async function previewLaunchDocument(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  documents: Documents,
  member: LaunchMember,
  sessionId: string,
  reportId: string,
): Promise<LaunchPreview> {
  const { clientId, clientAccess } = await checkLaunchGoesOn({ db, clock }, member, sessionId);
  if (clientId === null) throw new AppError(clientAccess === 'denied' ? 'client_not_found' : 'client_not_mapped');
  const scope = { practiceId: member.practiceId, memberId: member.id };
  const { content, ...report } = await findWholeReport({ db }, scope, clientId, reportId);
  return { ...report, clientId, ...(await documents.work('review', { content })) };
}

import type { AuditTrail } from '../../audit/trail.ts';
import type { Context } from '../../db/context.ts';
import type { Documents } from '../../documents/documents.ts';
import type { ExportReport } from '../../exports/export-report.ts';
import type { FindPageImage } from '../../intake/pdf/page-images.ts';
import type { EndSessions } from '../../partners/revoke-grant.ts';
import type { LinkDelivery } from '../../practice/sign-in/send-link.ts';
import type { SignInOptions } from '../../practice/sign-in/sign-in.ts';
import type { CleanPicture } from '../../pictures/clean-picture.ts';
import type { Rates } from '../../rates/shared-rates.ts';
import type { FindReviewProgress } from '../../signing/review-progress.ts';
import type { Language } from '../../writing/language/language.ts';
import type { Uploads } from '../uploads/upload-kind.ts';
import type { DescribeWriting } from './describe-writing.ts';

/** What the routes of the console work with. */
export interface ConsoleApi extends SignInOptions {
  context: Context;
  audit: AuditTrail;
  /** Known only when the server listens, because the port may be the system's choice. */
  baseUrl: () => string;
  delivery: LinkDelivery;
  rates: Rates;
  rateLimitPerMinute: number;
  /** The largest body with a note, a report or a template in it. */
  maxJsonBytes: number;
  /** Checks what is saved against the notes, and finds names in them. */
  language: Pick<Language, 'checkClaims' | 'splitTexts' | 'offerNames'>;
  /** How long somebody who saves a report waits for its check. */
  checkWaitMs: number;
  uploads: Uploads;
  documents: Documents;
  describeWriting: DescribeWriting;
  exportReport: ExportReport;
  cleanPicture: CleanPicture;
  findPageImage: FindPageImage;
  findReviewProgress: FindReviewProgress;
  /** Ends the sessions of a connection that an admin revokes. */
  endSessions: EndSessions;
}

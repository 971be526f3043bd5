import type { Static } from '../../lib/schema.ts';
import { findLastClients } from '../../audit/find-last-clients.ts';
import type { Context } from '../../db/context.ts';
import { type ListedJob, listFailedReports, listFailedUploads, listReportsUnderWay } from '../../jobs/list-jobs.ts';
import type { LaunchMember } from '../../launches/launch-session.ts';
import { listWaitingLaunches } from '../../launches/list-waiting-launches.ts';
import { findPartnerNames } from '../../partners/list-connections.ts';
import { type ClientRecord, findClientRecords } from '../../records/clients/client-records.ts';
import { searchClients } from '../../records/clients/search-clients.ts';
import { type DoubtfulNote, listDoubtfulNotes } from '../../records/notes/list-doubtful-notes.ts';
import { listUnsignedReports, type UnsignedReport } from '../../records/reports/list-unsigned-reports.ts';
import type { HttpServer } from '../http/create-http-server.ts';
import { type ConsoleMember, memberOf, requesterOf } from './authenticate.ts';
import type { ConsoleApi } from './deps.ts';
import { Home, type NamedClient } from './home-schema.ts';
import { presentJob } from './job-schema.ts';

/** The most of each kind that are listed. */
const MOST = 50;
const MOST_CLIENTS = 8;
/** Some of the clients that were used last may be out of sight by now. */
const SPARE_CLIENTS = 8;
const FAILURES_SHOWN_MS = 30 * 24 * 3_600_000;

/**
 * What a member was doing. It leaves no audit row: it is shown at every sign-in, and whatever is opened from it leaves
 * one.
 */
export function registerHome(app: HttpServer, { context }: ConsoleApi): void {
  app.get('/home', { schema: { response: { 200: Home } } }, async (request) => {
    const member = requesterOf(request);
    const [reports, work, launches] = await Promise.all([
      listUnsignedReports(context, member, MOST),
      findWork(context, member),
      describeLaunches(context, memberOf(request)),
    ]);
    const named = await findNamedClients(context, member, [...reports, ...Object.values(work).flat()]);
    const inReview = reports.filter(({ state }) => state === 'in_review');
    const presentReports = (chosen: readonly UnsignedReport[]) =>
      withClients(named, chosen.slice(0, MOST), presentReport);
    const used = withClients(named, work.last, ({ usedAt }, client) => ({ ...client, used_at: usedAt }));
    return {
      writing: withClients(named, work.writing, presentReportJob),
      failed_reports: withClients(named, work.failedReports, presentReportJob),
      drafts: presentReports(reports.filter(({ state }) => state === 'draft')),
      to_review: presentReports(inReview.filter((report) => !isReviewed(report))),
      to_sign: presentReports(inReview.filter(isReviewed)),
      notes: withClients(named, work.notes, presentNote),
      failed_uploads: withClients(named, work.uploads, presentUpload),
      launches,
      clients: used.length > 0 ? used.slice(0, MOST_CLIENTS) : await listFirstClients(context, member),
    };
  });
}

async function findWork(context: Pick<Context, 'db' | 'clock'>, member: ConsoleMember) {
  const since = new Date(context.clock.now().getTime() - FAILURES_SHOWN_MS);
  const [writing, failedReports, notes, uploads, last] = await Promise.all([
    listReportsUnderWay(context, member, MOST),
    listFailedReports(context, member, { since, most: MOST }),
    listDoubtfulNotes(context, member, MOST),
    listFailedUploads(context, member, { since, most: MOST }),
    findLastClients(context.db, member, MOST_CLIENTS + SPARE_CLIENTS),
  ]);
  return { writing, failedReports, notes, uploads, last };
}

async function describeLaunches(context: Pick<Context, 'db' | 'clock'>, member: LaunchMember) {
  const launches = await listWaitingLaunches(context, member, MOST);
  const appIds = launches.map(({ partnerAppId }) => partnerAppId);
  const partners = await findPartnerNames(context, appIds);
  return launches.map(({ sessionId, status, partnerAppId, clientName, expiresAt }) => ({
    session_id: sessionId,
    status,
    partner_name: partners.get(partnerAppId) ?? '',
    client_name: clientName,
    expires_at: expiresAt,
  }));
}

type Named = Static<typeof NamedClient>;

/** What belongs to a client that went out of sight meanwhile is left out. */
function withClients<Item extends { clientId: number }, Shown>(
  named: ReadonlyMap<number, Named>,
  items: readonly Item[],
  present: (item: Item, client: Named) => Shown,
): Shown[] {
  return items.flatMap((item) => {
    const client = named.get(item.clientId);
    return client === undefined ? [] : [present(item, client)];
  });
}

function isReviewed({ review }: UnsignedReport): boolean {
  return review !== null && review.settled === review.total;
}

function presentReport({ id, title, updatedAt, review }: UnsignedReport, client: Named) {
  return { id, title, client, updated_at: updatedAt, review };
}

function presentReportJob(job: ListedJob, client: Named) {
  return { job: presentJob(job), client, report_id: job.reportId };
}

function presentNote({ id, title, source, doubts, createdAt }: DoubtfulNote, client: Named) {
  return { id, title, client, source, doubts, created_at: createdAt };
}

function presentUpload({ id, fileName, error, endedAt }: ListedJob, client: Named) {
  return { job_id: id, file_name: fileName, client, message: error?.message ?? '', ended_at: endedAt };
}

async function findNamedClients(
  { db }: Pick<Context, 'db'>,
  member: ConsoleMember,
  items: readonly { clientId: number }[],
): Promise<Map<number, Named>> {
  const ids = [...new Set(items.map(({ clientId }) => clientId))];
  const clients = await findClientRecords(db, member, ids);
  return new Map(clients.map((client) => [client.id, presentNamed(client)]));
}

/** The clients of a member who has worked with none yet: the first of the list. */
async function listFirstClients({ db }: Pick<Context, 'db'>, member: ConsoleMember) {
  const { results } = await searchClients(db, member, { page: 1, limit: MOST_CLIENTS });
  const clients = await findClientRecords(
    db,
    member,
    results.map(({ id }) => id),
  );
  return clients.map((client) => ({ ...presentNamed(client), used_at: null }));
}

function presentNamed({ id, firstName, lastName, isOrgClient }: ClientRecord): Named {
  return { id, name: `${firstName} ${lastName}`.trim(), is_org_client: isOrgClient };
}

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AuditEntry } from '../../audit/entry.ts';
import { recordAudit, recordAudits } from '../../audit/record.ts';
import { sealAuditEvents } from '../../audit/seal.ts';
import { createApiKey } from '../../practice/api-keys.ts';
import { type ConsolePlace, createConsolePlace } from '../../testing/console.ts';
import { TEST_ORIGIN } from '../../testing/context.ts';
import { toCsvLine } from './activity-csv.ts';

let place: ConsolePlace;
let keyId: string;
let start: Date;
beforeAll(async () => {
  place = await createConsolePlace();
  const { app, practiceId, clinician, other, clients } = place;
  const { context } = app;
  const newKey = { type: 'user', name: '=Key', memberId: clinician.id } as const;
  keyId = (await createApiKey(context, TEST_ORIGIN, practiceId, newKey)).apiKey.id;
  start = context.clock.now();
  const note = async (actor: AuditEntry['origin']['actor'], more: Omit<Partial<AuditEntry>, 'origin'>) => {
    context.clock.advance(1000);
    const origin = { actor, ip: '192.0.2.1', requestId: null };
    await recordAudit(context.db, context.clock, { practiceId, action: 'report.viewed', origin, ...more });
  };
  const byClara = { type: 'member', id: clinician.id } as const;
  const subject = { type: 'report', id: 'rep_1' };
  await note(byClara, { subject, clientId: clients.organisation, details: { format: 'html' } });
  await sealAuditEvents(context);
  await note({ type: 'api_key', id: keyId }, { action: 'report.exported', clientId: clients.clinician });
  await note({ type: 'member', id: other.id }, { clientId: clients.otherClinician });
  await note({ type: 'system', id: null }, { action: 'upload.deleted' });
  await note(byClara, { practiceId: 'prac_other', action: 'client.viewed' });
  context.clock.advance(1000);
});
afterAll(() => place.app.close());

interface Row {
  action: string;
  actor: { name: string | null };
  client: object | null;
}

const ACTIVITY = '/v1/console/activity';
/** Only rows from before the tests' own requests. */
const read = async (query: Record<string, string> = {}) => {
  const to = new Date(start.getTime() + 6000).toISOString();
  const parameters = new URLSearchParams({ from: start.toISOString(), to, ...query });
  const answer = await place.admin.call(`${ACTIVITY}?${parameters}`);
  return { ...answer, results: answer.body.results as Row[] };
};
const actionsIn = (rows: Row[]) => rows.map(({ action }) => action);
const at = (seconds: number) => new Date(start.getTime() + seconds * 1000).toISOString();

describe('the log', () => {
  test('names actors, and clients within the reader’s sight', async () => {
    const { results, ...answer } = await read({ from: at(1) });
    expect(results).toEqual([
      expect.objectContaining({
        action: 'upload.deleted',
        actor: { type: 'system', id: null, name: null },
        client: null,
        details: {},
      }),
      expect.objectContaining({
        actor: { type: 'member', id: place.other.id, name: 'Otto Other' },
        client: { id: place.clients.otherClinician, name: 'Private client' },
      }),
      expect.objectContaining({
        actor: { type: 'api_key', id: keyId, name: '=Key' },
        client: { id: place.clients.clinician, name: 'Private client' },
      }),
      {
        id: expect.any(String),
        at: at(1),
        action: 'report.viewed',
        actor: { type: 'member', id: place.clinician.id, name: 'Clara Clinician' },
        subject: { type: 'report', id: 'rep_1' },
        client: { id: place.clients.organisation, name: 'First0 Client' },
        ip: '192.0.2.1',
        details: { format: 'html' },
      },
    ]);
    expect(await place.actionsOf(answer)).toEqual(['activity.viewed']);
  });

  test('is filtered by person, with their keys, by client, by kind and by time', async () => {
    const inTime = { from: at(1) };
    const byMember = await read({ ...inTime, member_id: place.clinician.id });
    expect(actionsIn(byMember.results)).toEqual(['report.exported', 'report.viewed']);
    const byClient = await read({ ...inTime, client_id: String(place.clients.otherClinician) });
    expect(byClient.results.map(({ actor }) => actor.name)).toEqual(['Otto Other']);
    expect(actionsIn((await read({ ...inTime, action: 'report.exported' })).results)).toEqual(['report.exported']);
    const ofClient = { client_id: String(place.clients.organisation), member_id: place.other.id };
    expect((await read({ ...inTime, ...ofClient })).results).toEqual([]);
    const both = await read({ ...inTime, member_id: place.clinician.id, action: 'report.viewed' });
    expect(actionsIn(both.results)).toEqual(['report.viewed']);
    expect(actionsIn((await read({ from: at(2), to: at(4) })).results)).toEqual(['report.viewed', 'report.exported']);
    expect((await read({ ...inTime, member_id: place.stranger.id })).results).toEqual([]);
  });

  test('is read page by page, also where many have the same time', async () => {
    const { context } = place.app;
    const origin = { actor: { type: 'member', id: place.other.id }, ip: null, requestId: null } as const;
    const entry = { practiceId: place.practiceId, action: 'note.viewed', origin } as const;
    await recordAudits(
      context.db,
      context.clock,
      Array.from({ length: 4 }, () => entry),
    );
    await sealAuditEvents(context);
    await recordAudits(
      context.db,
      context.clock,
      Array.from({ length: 3 }, () => entry),
    );
    for (const filter of [{ action: 'note.viewed' }, { action: 'note.viewed', member_id: place.other.id }]) {
      const ids: number[] = [];
      let before: string | null = '';
      while (before !== null) {
        const query = new URLSearchParams({ ...filter, limit: '3', ...(before !== '' && { before }) });
        const { body } = await place.admin.call(`${ACTIVITY}?${query}`);
        ids.push(...body.results.map(({ id }: { id: string }) => Number(id)));
        before = body.next_before;
      }
      expect(ids).toHaveLength(7);
      expect(ids).toEqual([...new Set(ids)].toSorted((a, b) => b - a));
    }
  });

  test.each(['before=x', 'before=99999999999999-1', 'from=today', 'client_id=1.5', 'action=Mary Jones', 'limit=101'])(
    'refuses %s',
    async (query) => expect((await place.admin.call(`${ACTIVITY}?${query}`)).status).toBe(422),
  );

  test('knows the kinds there are', async () => {
    const { body } = await place.admin.call(`${ACTIVITY}/actions`);
    expect(body).toEqual([...new Set(body)].toSorted());
    expect(body).toEqual(expect.arrayContaining(['member.signed_in', 'report.exported', 'upload.deleted']));
    expect((await place.stranger.call(`${ACTIVITY}/actions`)).body).not.toContain('report.exported');
  });

  test('is an admin’s alone', async () => {
    for (const path of ['', '.csv', '/actions']) {
      const answer = await place.clinician.call(ACTIVITY + path);
      expect([answer.status, answer.body]).toEqual([403, { detail: 'Only an admin of the practice can do this' }]);
    }
  });
});

describe('the file', () => {
  test('holds what the filters leave, guards against formulas, and leaves an audit row', async () => {
    const query = new URLSearchParams({ from: at(1), to: at(4), member_id: place.clinician.id });
    const answer = await place.admin.call(`${ACTIVITY}.csv?${query}`);
    const { organisation, clinician } = place.clients;
    expect(answer.text).toBe(
      [
        '"at","action","actor_type","actor_id","actor_name","subject_type","subject_id","client_id","client_name",' +
          '"ip","details"',
        `"${at(2)}","report.exported","api_key","${keyId}","'=Key","","","${clinician}","","192.0.2.1",""`,
        `"${at(1)}","report.viewed","member","${place.clinician.id}","Clara Clinician","report","rep_1",` +
          `"${organisation}","First0 Client","192.0.2.1","{""format"":""html""}"`,
        '',
      ].join('\r\n'),
    );
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8; header=present');
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="activity.csv"');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const [row] = await place.app.auditRowsOf(answer);
    expect(row).toMatchObject({
      action: 'activity.exported',
      details: { format: 'csv', member_id: place.clinician.id, from: at(1), to: at(4) },
    });
  });

  test('is whole however long it is', async () => {
    const { context } = place.app;
    const origin = { actor: { type: 'system', id: null }, ip: null, requestId: null } as const;
    const entry = { practiceId: place.practiceId, action: 'job.completed', origin } as const;
    await recordAudits(
      context.db,
      context.clock,
      Array.from({ length: 1234 }, () => entry),
    );
    const { text } = await place.admin.call(`${ACTIVITY}.csv?action=job.completed`);
    expect(text.split('\r\n')).toHaveLength(1 + 1234 + 1);
  });

  test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1'])('a cell %j is no formula', (cell) => {
    expect(toCsvLine([cell, 1, null])).toBe(`"'${cell}","1",""\r\n`);
  });
});

describe('names and views', () => {
  test('views are left out where that is asked for, sealed or not', async () => {
    const HIDDEN = { from: at(1), without_views: 'true' };
    const { results, ...answer } = await read(HIDDEN);
    expect(actionsIn(results)).toEqual(['upload.deleted', 'report.exported']);
    expect((await place.app.auditRowsOf(answer))[0]?.details).toMatchObject({ without_views: true });
    await sealAuditEvents(place.app.context);
    expect(actionsIn((await read(HIDDEN)).results)).toEqual(['upload.deleted', 'report.exported']);
    expect(actionsIn((await read({ ...HIDDEN, without_views: 'false' })).results)).toContain('report.viewed');
    const byMember = { ...HIDDEN, member_id: place.clinician.id };
    expect(actionsIn((await read(byMember)).results)).toEqual(['report.exported']);
    const file = await place.admin.call(`${ACTIVITY}.csv?without_views=true`);
    expect(file.text).not.toContain('"report.viewed"');
    expect(file.text).toContain('"report.exported"');
  });

  test('things have names, as far as the reader may see them', async () => {
    const { app, practiceId, admin, clinician, other, clients } = place;
    const call = async (path: string, body: object) => (await clinician.call(`/v1/console${path}`, body)).body.id;
    const shared = await call(`/clients/${clients.organisation}/reports`, { title: 'Shared report' });
    const hidden = await call(`/clients/${clients.clinician}/reports`, { title: 'Hidden report' });
    const note = await call(`/clients/${clients.organisation}/notes`, { title: 'Shared note', markdown: 'Text.' });
    const taken = await call(`/clients/${clients.organisation}/notes`, { title: 'Taken away', markdown: 'Text.' });
    await clinician.call(`/v1/console/notes/${taken}/remove`, { reason: 'a mistake' });
    const content = { type: 'doc', attrs: { version: 1 }, content: [{ type: 'paragraph' }] };
    const template = await call('/templates', { title: 'Hidden template', content, is_org_template: false });
    const text = { markdown: 'Text.' };
    const snippet = await call('/snippets', { ...text, name: 'Hidden snippet', is_org_snippet: false });
    const phrase = (await admin.call('/v1/console/snippets', { ...text, name: 'Shared snippet', is_org_snippet: true }))
      .body.id;
    const origin = { actor: { type: 'member' as const, id: other.id }, ip: null, requestId: null };
    const subject = { type: 'member', id: clinician.id };
    const details = { report_id: shared, other_id: 'user_nobody' };
    await recordAudit(app.context.db, app.context.clock, {
      practiceId,
      action: 'member.changed',
      origin,
      subject,
      details,
    });
    const { names } = (await admin.call(`${ACTIVITY}?limit=100`)).body;
    expect(names).toMatchObject({ [shared]: 'Shared report', [note]: 'Shared note', [clinician.id]: clinician.name });
    expect(names).toMatchObject({ [phrase]: 'Shared snippet' });
    for (const id of [hidden, template, taken, snippet, 'user_nobody']) expect(names).not.toHaveProperty(id);
    expect(JSON.stringify((await place.stranger.call(`${ACTIVITY}?limit=100`)).body)).not.toContain('Shared');
  });
});

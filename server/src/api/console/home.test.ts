import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ConsoleLaunches, createConsoleLaunches, toParagraph } from '../../testing/console-launches.ts';
import { enqueueJob } from '../../jobs/enqueue-job.ts';
import { addMember } from '../../practice/members.ts';
import { createTestBrowser } from '../../testing/browser.ts';
import type { TestPerson } from '../../testing/console.ts';
import { TEST_ORIGIN } from '../../testing/context.ts';

let place: ConsoleLaunches;
beforeAll(async () => {
  place = await createConsoleLaunches();
});
afterAll(() => place.app.close());

const home = async (who: TestPerson) => (await who.call('/v1/console/home')).body;
const titles = (list: { title: string }[]) => list.map(({ title }) => title);

async function addReport(who: TestPerson, title: string, clientId = place.clients.organisation): Promise<string> {
  place.app.context.clock.advance(1000);
  return (await who.call(`/v1/console/clients/${clientId}/reports`, { title })).body.id;
}

async function addUpload(who: TestPerson, fields: { title: string; source: 'audio' | 'pdf'; markdown: string }) {
  const { db, clock, makeId } = place.app.context;
  const id = makeId('note');
  await db
    .insertInto('notes')
    .values({
      id,
      practice_id: place.practiceId,
      client_id: place.clients.organisation,
      created_by: who.id,
      created_at: clock.now(),
      ...fields,
    } as never)
    .execute();
  return id;
}

describe('reports', () => {
  test('stand where they are on their way to a signature', async () => {
    const { clinician } = place;
    const written = await addReport(clinician, 'Written');
    const reviewed = await addReport(clinician, 'Half reviewed');
    const content = { type: 'doc', attrs: { version: 1 }, content: [toParagraph('One.'), toParagraph('Two.')] };
    const saved = { title: 'Half reviewed', content, version: 1 };
    await clinician.call(`/v1/console/reports/${reviewed}`, saved, { method: 'PUT' });
    await clinician.call(`/v1/console/reports/${reviewed}/review`, {});
    expect(titles((await home(clinician)).drafts)).toContain('Written');
    expect(titles((await home(clinician)).to_review)).toEqual(['Half reviewed']);

    const { items } = (await clinician.call(`/v1/console/reports/${reviewed}/review`)).body;
    expect((await home(clinician)).to_review[0].review).toEqual({ total: 2, settled: 0 });
    const decide = (key: string, method = 'PUT') =>
      clinician.call(
        `/v1/console/reports/${reviewed}/review/decisions/${key}`,
        method === 'PUT' ? { decision: 'confirmed' } : undefined,
        { method },
      );
    await decide(items[0].key);
    expect((await home(clinician)).to_review[0].review).toEqual({ total: 2, settled: 1 });
    await decide(items[1].key);
    const { to_sign: toSign, to_review: toReview } = await home(clinician);
    expect([titles(toSign), toReview]).toEqual([['Half reviewed'], []]);

    await decide(items[1].key, 'DELETE');
    expect(titles((await home(clinician)).to_sign)).toEqual([]);
    await decide(items[1].key);
    const changed = { ...content, content: [toParagraph('One.'), toParagraph('Something else.')] };
    await clinician.call(
      `/v1/console/reports/${reviewed}`,
      { title: 'Half reviewed', content: changed, version: 2 },
      { method: 'PUT' },
    );
    expect(titles((await home(clinician)).to_sign)).toEqual([]);
    expect((await home(clinician)).to_review).toMatchObject([{ title: 'Half reviewed', review: null }]);
    expect(written).toMatch(/^rep_/);
  });

  test('of others are shown to those who changed or review them', async () => {
    const { clinician, other } = place;
    const id = await addReport(clinician, 'Shared work');
    expect(titles((await home(other)).drafts)).not.toContain('Shared work');
    const content = { type: 'doc', attrs: { version: 1 }, content: [toParagraph('Otto was here.')] };
    await other.call(`/v1/console/reports/${id}`, { title: 'Shared work', content, version: 1 }, { method: 'PUT' });
    expect(titles((await home(other)).drafts)).toContain('Shared work');
    expect(titles((await home(clinician)).drafts)).toContain('Shared work');
    const { items } = (await place.admin.call(`/v1/console/reports/${id}/review`)).body;
    const path = `/v1/console/reports/${id}/review/decisions/${items[0].key}`;
    await place.admin.call(path, { decision: 'confirmed' }, { method: 'PUT' });
    expect(titles((await home(place.admin)).drafts)).toContain('Shared work');
  });

  test('of a client that became private to somebody else are gone', async () => {
    const { clinician, other } = place;
    const made = await clinician.call('/v1/console/clients', {
      first_name: 'Soon',
      last_name: 'Private',
      is_org_client: true,
    });
    await addReport(other, 'Out of sight', made.body.id);
    expect(titles((await home(other)).drafts)).toContain('Out of sight');
    await place.app.context.db
      .updateTable('clients')
      .set({ owner_id: clinician.id })
      .where('id', '=', made.body.id)
      .execute();
    const seen = await home(other);
    expect(JSON.stringify(seen)).not.toMatch(/Out of sight|Soon Private/);
  });
});

describe('reports that are being written', () => {
  const enqueue = (by: TestPerson, more: { clientId?: number; input?: object; isTryOut?: boolean } = {}) =>
    enqueueJob(place.app.context, TEST_ORIGIN, { practiceId: place.practiceId, memberId: by.id }, {
      taskType: 'report_generation',
      clientId: place.clients.organisation,
      input: { templateTitle: 'Brief', template: { secret: true } },
      createdBy: by.id,
      ...more,
    } as never);
  const idsOf = (list: { job: { job_id: string } }[]) => list.map(({ job }) => job.job_id);
  const setJob = (id: string, values: object) =>
    place.app.context.db
      .updateTable('jobs')
      .set(values as never)
      .where('id', '=', id)
      .execute();

  test('are listed for whoever asked for them, whatever they wait for, and leave no audit row', async () => {
    const { clinician } = place;
    const [waiting, running, lastTry, section] = [
      await enqueue(clinician),
      await enqueue(clinician),
      await enqueue(clinician),
      await enqueue(clinician, { input: { kind: 'section', sectionLabel: 'Sleep', reportId: 'rep_1' } }),
    ];
    await enqueue(clinician, { isTryOut: true });
    await enqueue(place.other);
    await setJob(running, { status: 'running', progress: 40, lease_until: place.app.context.clock.now() });
    await setJob(lastTry, { deaths: 2 });
    const answer = await clinician.call('/v1/console/home');
    const { writing } = answer.body;
    expect(idsOf(writing).toSorted()).toEqual([waiting, running, lastTry, section].toSorted());
    expect(writing.find(({ job }: { job: { job_id: string } }) => job.job_id === running)).toMatchObject({
      job: { status: 'running', progress: 40, template_title: 'Brief' },
      client: { id: place.clients.organisation, name: 'First0 Client' },
      report_id: null,
    });
    expect(writing.find(({ job }: { job: { job_id: string } }) => job.job_id === section)).toMatchObject({
      job: { section_label: 'Sleep' },
      report_id: 'rep_1',
    });
    expect(answer.text).not.toContain('secret');
    expect(await place.actionsOf(answer)).toEqual([]);
    for (const person of [place.admin, place.stranger]) expect((await home(person)).writing).toEqual([]);
  });

  test('and could not be are listed for a month', async () => {
    const { other } = place;
    const [failed, tried] = [await enqueue(other), await enqueue(other, { isTryOut: true })];
    const failure = {
      status: 'failed',
      ended_at: place.app.context.clock.now(),
      error: JSON.stringify({ code: 'notes_too_long', message: 'The notes are too long.' }),
    };
    for (const id of [failed, tried]) await setJob(id, failure);
    const seen = await home(other);
    expect(idsOf(seen.failed_reports)).toEqual([failed]);
    expect(seen.failed_reports[0].job.error.message).toBe('The notes are too long.');
    expect(seen.failed_uploads).toEqual([]);
    expect((await home(place.clinician)).failed_reports).toEqual([]);
  });

  test('of a client that became private to somebody else are gone', async () => {
    const { clinician, other } = place;
    const names = { first_name: 'Once', last_name: 'Shared', is_org_client: true };
    const { id } = (await clinician.call('/v1/console/clients', names)).body;
    const job = await enqueue(other, { clientId: id });
    expect(idsOf((await home(other)).writing)).toContain(job);
    await place.app.context.db.updateTable('clients').set({ owner_id: clinician.id }).where('id', '=', id).execute();
    expect(idsOf((await home(other)).writing)).not.toContain(job);
  });
});

describe('notes', () => {
  test('that hold doubtful words or pages wait for whoever uploaded them', async () => {
    const head = String.raw`*A mark such as \[?\] follows words that were not heard for sure.*`;
    const heard = String.raw`${head} He takes sertraline \[? sertraline\] at night \[?\]. *(unclear)*`;
    await addUpload(place.other, { title: 'Doubtful recording', source: 'audio', markdown: heard });
    await addUpload(place.other, { title: 'Clear recording', source: 'audio', markdown: `${head} All was clear.` });
    const pages =
      'Text.\n\n*Page 2 could not be read.*\n\n*Page 3 was read from an image by OCR and may contain errors.*';
    await addUpload(place.other, { title: 'Half a letter', source: 'pdf', markdown: pages });
    const { notes } = await home(place.other);
    expect(notes.map(({ title, doubts }: { title: string; doubts: number }) => [title, doubts]).toSorted()).toEqual([
      ['Doubtful recording', 3],
      ['Half a letter', 1],
    ]);
    expect((await home(place.clinician)).notes).toEqual([]);
  });

  test('are gone once they are put right or taken away', async () => {
    const id = await addUpload(place.admin, { title: 'To correct', source: 'audio', markdown: String.raw`Yes \[?\].` });
    expect(titles((await home(place.admin)).notes)).toEqual(['To correct']);
    await place.app.context.db.updateTable('notes').set({ markdown: 'Yes.' }).where('id', '=', id).execute();
    expect((await home(place.admin)).notes).toEqual([]);
  });
});

test('launch requests are listed for their clinician alone, the first to expire first, until they expire', async () => {
  const first = await place.createLaunch({ client_first_name: 'Given', client_last_name: 'Name' });
  place.app.context.clock.advance(60_000);
  const second = await place.createLaunch();
  const ids = (await home(place.clinician)).launches.map(({ session_id: id }: { session_id: string }) => id);
  expect(ids.slice(-2)).toEqual([first, second]);
  const shown = (await home(place.clinician)).launches.find(
    (each: { session_id: string }) => each.session_id === first,
  );
  expect(shown).toMatchObject({ status: 'created', client_name: 'Given Name', partner_name: expect.any(String) });
  for (const who of [place.other, place.admin, place.stranger]) expect((await home(who)).launches).toEqual([]);
  const { db, clock } = place.app.context;
  await db.updateTable('launch_sessions').set({ expires_at: clock.now() }).where('id', '=', first).execute();
  const left = (await home(place.clinician)).launches.map(({ session_id: id }: { session_id: string }) => id);
  expect(left).toEqual([second]);
});

describe('clients', () => {
  test('come by last use, and looking at home is no use and leaves no audit row', async () => {
    const { other, clients } = place;
    await other.call(`/v1/console/clients/${clients.otherClinician}`);
    place.app.context.clock.advance(1000);
    const viewed = await other.call(`/v1/console/clients/${clients.organisation}`);
    expect(await place.actionsOf(viewed)).toEqual(['client.viewed']);
    const answer = await other.call('/v1/console/home');
    expect(answer.body.clients.map(({ id }: { id: number }) => id).slice(0, 2)).toEqual([
      clients.organisation,
      clients.otherClinician,
    ]);
    expect(await place.actionsOf(answer)).toEqual([]);
  });

  test('are the first of the list for somebody who has used none', async () => {
    const input = {
      email: 'new@console.example',
      name: 'New',
      role: 'clinician',
      password: 'a long password',
    } as const;
    await addMember(place.app.context, TEST_ORIGIN, place.practiceId, { ...input, emailVerified: true });
    const browser = createTestBrowser(place.app, '203.0.113.200');
    await browser.signIn(input.email, input.password);
    const { clients } = (await browser.call('/v1/console/home')).body;
    expect(clients).toContainEqual({
      id: place.clients.organisation,
      name: 'First0 Client',
      is_org_client: true,
      used_at: null,
    });
    expect(JSON.stringify(clients)).not.toMatch(/First[12] Client/);
  });

  test('of another practice are never seen', async () => {
    const { drafts, clients, notes } = await home(place.stranger);
    expect([drafts, clients, notes]).toEqual([[], [], []]);
  });
});

test('nobody gets in without signing in', async () => {
  expect((await place.app.call('/v1/console/home')).status).toBe(401);
});

import { type DocumentJson, parseMarkdown, toMarkdown } from '@casewright/document';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readChecked } from '../../documents/read-document.ts';
import { createTemplate } from '../../records/templates/create-template.ts';
import { type ConsolePlace, createConsolePlace, type TestPerson } from '../../testing/console.ts';
import { saveConsoleReport } from '../../testing/console-reports.ts';
import { TEST_ORIGIN } from '../../testing/context.ts';

let place: ConsolePlace;
let templateId: string;
beforeAll(async () => {
  place = await createConsolePlace();
  templateId = await createTemplate(place.app.context, TEST_ORIGIN, {
    practiceId: place.practiceId,
    ownerId: null,
    title: 'Letter',
    content: readChecked(parseMarkdown(TEMPLATE, { template: true })),
    createdAt: place.app.context.clock.now(),
  });
});
afterAll(() => place.app.close());

const TEMPLATE = '{{client.full_name}}: {{client.they}} {{client.were}} seen. {{client.their}} mood was low.';
const NEW = { first_name: 'Maeve', last_name: 'Byrne', date_of_birth: null, is_org_client: true };

const enter = async (more: object = {}): Promise<number> =>
  (await place.clinician.call('/v1/console/clients', { ...NEW, ...more })).body.id;
const edit = (by: TestPerson, id: number, changes: object) =>
  by.call(`/v1/console/clients/${id}`, changes, { method: 'PATCH' });
const fetchReport = async (id: string) => (await place.clinician.call(`/v1/console/reports/${id}`)).body;
const read = ({ content }: { content: DocumentJson }): string => toMarkdown(content).trim();

async function begin(clientId: number): Promise<string> {
  const body = { title: 'Letter', template_id: templateId };
  return (await place.clinician.call(`/v1/console/clients/${clientId}/reports`, body)).body.id;
}

describe('the pronouns of a record', () => {
  test.each([
    [undefined, null],
    [null, null],
    ['They/Them', 'they/them'],
    ['he/him/his/his/himself', 'he/him'],
    ['ze/hir/hir/hirs/hirself', 'ze/hir/hir/hirs/hirself'],
  ])('%j are kept as %j', async (pronouns, kept) => {
    const { body } = await place.clinician.call('/v1/console/clients', {
      ...NEW,
      ...(pronouns !== undefined && { pronouns }),
    });
    expect(body.pronouns).toBe(kept);
    expect((await place.other.call(`/v1/console/clients/${body.id}`)).body.pronouns).toBe(kept);
  });

  test.each(['', 'she', 'she/they', 'a/b/c/d', 'a/b/c/d/<i>', 'x'.repeat(256), 7])(
    '%j is refused',
    async (pronouns) => {
      const id = await enter();
      for (const answer of [
        await place.clinician.call('/v1/console/clients', { ...NEW, pronouns }),
        await edit(place.clinician, id, { pronouns }),
      ]) {
        expect([answer.status, answer.body.detail[0].loc]).toEqual([422, ['body', 'pronouns']]);
      }
    },
  );

  test('a change leaves an audit row that names the field and not what it holds', async () => {
    const id = await enter();
    const answer = await edit(place.other, id, { pronouns: 'she/her' });
    const [trace] = await place.app.auditRowsOf(answer);
    expect(trace).toMatchObject({ action: 'client.edited', details: { changed: 'pronouns' } });
    expect(JSON.stringify(trace)).not.toContain('she/her');
    const again = await edit(place.other, id, { pronouns: 'She/Her' });
    expect(await place.actionsOf(again)).toEqual([]);
  });

  test('are neither seen nor changed by another practice, or by who does not see the client', async () => {
    const id = await enter({ pronouns: 'he/him', is_org_client: false });
    const reportId = await begin(id);
    for (const who of [place.stranger, place.other, place.admin]) {
      expect((await edit(who, id, { pronouns: 'she/her' })).status).toBe(404);
      expect((await who.call(`/v1/console/clients/${id}/variables`)).status).toBe(404);
    }
    expect(read(await fetchReport(reportId))).toContain('he was seen');
  });
});

test('what stands for each variable is told to who writes', async () => {
  const id = await enter({ pronouns: 'they/them' });
  const answer = await place.clinician.call(`/v1/console/clients/${id}/variables`);
  expect(answer.body).toMatchObject({
    'client.first_name': 'Maeve',
    'client.first_name_possessive': "Maeve's",
    'client.they': 'they',
    'client.were': 'were',
    'clinician.name': 'Clara Clinician',
    'practice.name': 'Elm House',
  });
  expect(await place.actionsOf(answer)).toEqual(['client.viewed']);
});

test('and told with the report, so that opening it is no second look at the client', async () => {
  const id = await enter({ pronouns: 'they/them' });
  const opened = await place.other.call(`/v1/console/reports/${await begin(id)}`);
  const { body: variables } = await place.other.call(`/v1/console/clients/${id}/variables`);
  expect(opened.body.variables).toEqual(variables);
  expect(await place.actionsOf(opened)).toEqual(['report.viewed']);
});

describe('unsigned reports follow the record', () => {
  test('in a version of its own, with an audit row, and in the texts of the public API', async () => {
    const id = await enter();
    const reportId = await begin(id);
    expect(read(await fetchReport(reportId))).toBe("Maeve Byrne: Maeve was seen. Maeve's mood was low.");
    const answer = await edit(place.other, id, { last_name: 'Walsh', pronouns: 'they/them' });
    expect(await place.actionsOf(answer)).toEqual(['client.edited', 'report.edited']);
    const report = await fetchReport(reportId);
    expect(read(report)).toBe('Maeve Walsh: they were seen. Their mood was low.');
    expect(report).toMatchObject({ version: 2, written_version: 1, updated_by: { name: 'Otto Other' } });
    const { body: versions } = await place.clinician.call(`/v1/console/reports/${reportId}/versions`);
    expect(versions.map(({ reason }: { reason: string }) => reason)).toEqual(['followed', 'created']);
    const row = await place.app.context.db
      .selectFrom('reports')
      .select(['markdown', 'html'])
      .where('id', '=', reportId)
      .executeTakeFirstOrThrow();
    expect(row.markdown.trim()).toBe('Maeve Walsh: they were seen. Their mood was low.');
    expect(row.html).toBe('<p>Maeve Walsh: they were seen. Their mood was low.</p>');
  });

  test('all of them, each in a version of its own', async () => {
    const id = await enter();
    // More than are in memory at once.
    const reportIds = await Promise.all(Array.from({ length: 23 }, () => begin(id)));
    const answer = await edit(place.other, id, { pronouns: 'he/him' });
    const traces = await place.app.auditRowsOf(answer);
    expect(traces.map(({ action }) => action)).toEqual(['client.edited', ...reportIds.map(() => 'report.edited')]);
    expect(
      traces
        .slice(1)
        .map(({ subject_id: subject }) => subject)
        .toSorted(),
    ).toEqual(reportIds.toSorted());
    expect(traces[1]).toMatchObject({ client_id: id, details: { version: 2, reason: 'followed' } });
    for (const reportId of reportIds) {
      const report = await fetchReport(reportId);
      expect(read(report)).toBe('Maeve Byrne: he was seen. His mood was low.');
      expect(report).toMatchObject({ version: 2, written_version: 1, updated_by: { name: 'Otto Other' } });
    }
  });

  test('and are left alone where it says the same', async () => {
    const id = await enter({ pronouns: 'he/him' });
    const reportId = await begin(id);
    const answer = await edit(place.clinician, id, {
      is_org_client: true,
      pronouns: 'he/him',
      date_of_birth: '1990-01-02',
    });
    expect(await place.actionsOf(answer)).toEqual(['client.edited']);
    expect((await fetchReport(reportId)).version).toBe(1);
  });

  test('but for what somebody has edited', async () => {
    const id = await enter({ pronouns: 'he/him' });
    const reportId = await begin(id);
    const { content } = await fetchReport(reportId);
    const edited = JSON.parse(JSON.stringify(content).replace('"text":"he"', '"text":"the boy"'));
    expect((await saveConsoleReport(place.clinician, reportId, 1, edited)).status).toBe(200);
    await edit(place.clinician, id, { pronouns: 'she/her' });
    expect(read(await fetchReport(reportId))).toBe('Maeve Byrne: the boy was seen. Her mood was low.');
  });

  test('a save from an editor that has not followed yet is refused, and then takes what the record says', async () => {
    const id = await enter({ pronouns: 'he/him' });
    const reportId = await begin(id);
    const { content } = await fetchReport(reportId);
    await edit(place.other, id, { pronouns: 'she/her' });
    expect((await saveConsoleReport(place.clinician, reportId, 1, content)).status).toBe(409);
    expect((await saveConsoleReport(place.clinician, reportId, 2, content)).status).toBe(200);
    expect(read(await fetchReport(reportId))).toBe('Maeve Byrne: she was seen. Her mood was low.');
  });

  test('a restored version does as well', async () => {
    const id = await enter({ pronouns: 'he/him' });
    const reportId = await begin(id);
    await edit(place.other, id, { pronouns: 'she/her' });
    const restored = await place.clinician.call(`/v1/console/reports/${reportId}/versions/1/restore`, { version: 2 });
    expect(restored.status).toBe(200);
    expect(read(await fetchReport(reportId))).toContain('she was seen. Her mood');
  });

  test('a signed one never does', async () => {
    const id = await enter({ pronouns: 'he/him' });
    const [signed, open] = [await begin(id), await begin(id)];
    const proof = { password: `the password of ${place.clinician.name}` };
    expect((await place.clinician.call('/v1/console/session/prove', proof)).status).toBe(200);
    const sign = { version: 1, reason: 'Read in full' };
    expect((await place.clinician.call(`/v1/console/reports/${signed}/sign`, sign)).status).toBe(200);
    const before = await fetchReport(signed);
    expect(before.variables).toBeNull();
    expect((await edit(place.other, id, { first_name: 'Maya', pronouns: 'she/her' })).status).toBe(200);
    expect(await fetchReport(signed)).toEqual(before);
    expect(read(await fetchReport(open))).toBe('Maya Byrne: she was seen. Her mood was low.');
  });
});

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { createTestPractice, type TestPractice } from '../../testing/practice.ts';
import { createTestTemplate } from '../../testing/records.ts';

let app: TestApp;
let practice: TestPractice;
let stranger: TestPractice;
let ids: { shared: string; own: string; other: string };
beforeAll(async () => {
  app = await createTestApp();
  practice = await createTestPractice(app.context);
  stranger = await createTestPractice(app.context);
  ids = {
    shared: await createTestTemplate(app.context, practice, null, {
      title: 'Shared',
      markdown:
        '# Dear {{client.full_name}}\n\n```prompt\nid: history\nlabel: History\nform: paragraphs\n\nSay what is known.\n```\n',
    }),
    own: await createTestTemplate(app.context, practice, practice.clinicianId, { title: 'Own' }),
    other: await createTestTemplate(app.context, practice, practice.otherClinicianId, { title: 'Other' }),
  };
});
afterAll(() => app.close());

describe('the list', () => {
  test("of an organisation key is the organisation's, without content", async () => {
    const { status, body } = await app.call('/v1/public/templates', { token: practice.keys.organisation });
    expect([status, body]).toEqual([
      200,
      [{ _id: ids.shared, title: 'Shared', created_at: '2026-03-02T09:00:00.000Z', is_org_template: true }],
    ]);
  });

  test('of a user key has its own beside them, by title', async () => {
    const { body } = await app.call('/v1/public/templates', { token: practice.keys.clinician });
    expect(body.map(({ title, is_org_template: isOrg }: Record<string, unknown>) => [title, isOrg])).toEqual([
      ['Own', false],
      ['Shared', true],
    ]);
  });

  test('of a practice without templates is empty', async () => {
    const { body } = await app.call('/v1/public/templates', { token: stranger.keys.organisation });
    expect(body).toEqual([]);
  });
});

describe('a template', () => {
  test('comes with its content: prompt and variable nodes in a ProseMirror document', async () => {
    const { status, body } = await app.call(`/v1/public/templates/${ids.shared}`, { token: practice.keys.clinician });
    expect(status).toBe(200);
    expect(body).toMatchObject({ _id: ids.shared, is_org_template: true, content: { type: 'doc' } });
    const text = JSON.stringify(body.content);
    expect(text).toContain('"type":"prompt"');
    expect(text).toContain('"type":"variable"');
    expect(text).toContain('Say what is known.');
  });

  test.each([
    ["another clinician's, by a user key", () => [ids.other, practice.keys.clinician]],
    ["a clinician's, by the organisation key", () => [ids.own, practice.keys.organisation]],
    ["another practice's", () => [ids.shared, stranger.keys.organisation]],
    ['one that never was', () => ['tmpl_unknown', practice.keys.organisation]],
  ] as [string, () => [string, string]][])('%s is not found', async (_case, pick) => {
    const [id, token] = pick();
    const { status, body } = await app.call(`/v1/public/templates/${id}`, { token });
    expect([status, body]).toEqual([404, { detail: 'Template not found' }]);
  });

  test('an id with a null character is refused before it reaches the database', async () => {
    const { status, body } = await app.call('/v1/public/templates/%00', { token: practice.keys.organisation });
    expect(status).toBe(422);
    expect(body.detail[0].loc).toEqual(['path', 'template_id']);
  });
});

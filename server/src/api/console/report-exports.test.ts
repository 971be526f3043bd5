import { createHash } from 'node:crypto';
import { type DocumentJson, parseMarkdown } from '@casewright/document';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readHtml } from '../../../../document/src/testing/html-tokens.ts';
import { type ConsolePlace, createConsolePlace } from '../../testing/console.ts';
import { createConsoleReport, saveConsoleReport } from '../../testing/console-reports.ts';

let place: ConsolePlace;
beforeAll(async () => {
  place = await createConsolePlace();
});
afterAll(() => place.app.close());

const doc = (markdown: string): DocumentJson => parseMarkdown(markdown);

describe('export', () => {
  test('as Markdown', async () => {
    const id = await createConsoleReport(place);
    await saveConsoleReport(place.clinician, id, 1, doc('# Café\n\nText.'), 'Zoë\r\nSet-Cookie: a=b "x" ../../etc');
    const answer = await place.clinician.call(`/v1/console/reports/${id}/export?format=markdown`);
    expect([answer.status, answer.text]).toEqual([200, '**DRAFT**\n\n# Café\n\nText.\n']);
    expect(answer.headers.get('content-type')).toBe('text/markdown; charset=utf-8');
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="[^"/\\]*\.md"/);
    expect(answer.headers.getSetCookie()).toEqual([]);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await place.app.auditRowsOf(answer)).toMatchObject([
      { action: 'report.exported', subject_id: id, details: { format: 'markdown', version: 2 } },
    ]);
  });

  test('as HTML, in which nothing hostile is left', async () => {
    const id = await createConsoleReport(place);
    const text = '<script>alert(1)</script><img src=x onerror=alert(1)>';
    const content = {
      type: 'doc',
      content: [
        { type: 'heading', attrs: { level: 1 }, content: [{ type: 'text', text }] },
        { type: 'codeBlock', attrs: { language: 'js' }, content: [{ type: 'text', text }] },
      ],
    };
    expect((await saveConsoleReport(place.clinician, id, 1, content, '</title><script>alert(1)</script>')).status).toBe(
      200,
    );
    const answer = await place.clinician.call(`/v1/console/reports/${id}/export?format=html`);
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="[^"]*\.html"/);
    const [, title = '', body = ''] = /<title>(.*)<\/title>[^]*<body>\n([^]*)\n<\/body>/.exec(answer.text) ?? [];
    expect(title).toBe('&lt;/title&gt;&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(readHtml(body)).toEqual({ text: `DRAFT\n${text}\n${text}`, tags: ['p', 'strong', 'h1', 'pre', 'code'] });
  });

  test('as HTML, with the alignment that was chosen: no rule for the direction overrides it', async () => {
    const id = await createConsoleReport(place);
    const centred = { type: 'paragraph', attrs: { align: 'center' }, content: [{ type: 'text', text: 'Private' }] };
    await saveConsoleReport(place.clinician, id, 1, { type: 'doc', content: [centred] }, 'Letter');
    const { text } = await place.clinician.call(`/v1/console/reports/${id}/export?format=html`);
    expect(text).toContain('<p align="center">Private</p>');
    const [, rules = ''] = /<style>(.*)<\/style>/.exec(text) ?? [];
    const aligning = [...rules.matchAll(/([^{}]+)\{[^}]*text-align[^}]*\}/g)].map(([, selector]) => selector);
    expect(aligning).toEqual([expect.stringMatching(/:not\(\[align\]\)$/)]);
    const hash = createHash('sha256').update(rules).digest('base64');
    expect(text).toContain(`style-src 'sha256-${hash}'`);
  });

  test.each([
    ['docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'PK'],
    ['pdf', 'application/pdf', '%PDF-'],
  ])('as %s', async (format, type, beginning) => {
    const id = await createConsoleReport(place);
    await saveConsoleReport(place.clinician, id, 1, doc('# Heading\n\nText.'), 'Letter for Zoë');
    const answer = await place.clinician.call(`/v1/console/reports/${id}/export?format=${format}`);
    expect([answer.status, answer.headers.get('content-type'), answer.text.startsWith(beginning)]).toEqual([
      200,
      type,
      true,
    ]);
    const encoded = encodeURIComponent(`Letter for Zoë.${format}`);
    expect(answer.headers.get('content-disposition')).toContain(`filename*=UTF-8''${encoded}`);
    expect(await place.app.auditRowsOf(answer)).toMatchObject([
      { action: 'report.exported', details: { format, version: 2 } },
    ]);
  });

  test('a PDF tells beforehand which characters it cannot show', async () => {
    const id = await createConsoleReport(place);
    await saveConsoleReport(place.clinician, id, 1, doc('# Names\n\n李明, नमस्ते and ꦗꦮ.'), 'Names');
    const check = () => place.clinician.call(`/v1/console/reports/${id}/export/check`);
    expect((await check()).body).toEqual({ unprintable: ['ꦗ', 'ꦮ'], count: 2 });
    await saveConsoleReport(place.clinician, id, 2, doc('# Names\n\n李明'), 'Names');
    expect((await check()).body).toEqual({ unprintable: [], count: 0 });
    const strangers = await place.stranger.call(`/v1/console/reports/${id}/export/check`);
    expect(strangers.status).toBe(404);
  });

  test('in an unknown format, or none, is refused', async () => {
    const id = await createConsoleReport(place);
    for (const query of ['', '?format=exe', '?format=']) {
      expect((await place.clinician.call(`/v1/console/reports/${id}/export${query}`)).status).toBe(422);
    }
  });
});

import { parseMarkdown } from '@casewright/document';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readWordParts } from '../../exports/testing/open-word.ts';
import { readPages } from '../../exports/testing/open-pdf.ts';
import { makePng } from '../../pictures/testing/make-png.ts';
import { type ConsolePlace, createConsolePlace, type TestPerson } from '../../testing/console.ts';
import { createConsoleReport, saveConsoleReport } from '../../testing/console-reports.ts';

let place: ConsolePlace;
beforeAll(async () => {
  place = await createConsolePlace();
});
afterAll(() => place.app.close());

const PATH = '/v1/console/practice/letterhead';
const LETTERHEAD = {
  address: '12 Harbour Row\nBristol BS1 4RB',
  contact: 'Tel. 0117 496 0123',
  registrations: 'HCPC PYL012345',
  footer: 'Registered in England and Wales.',
  language: 'en-GB',
  page_size: 'letter',
  side_margin_mm: 20,
  end_margin_mm: 30,
};
const base64 = (file: Buffer): string => file.toString('base64');
const put = (person: TestPerson, change: object) => person.call(PATH, { ...LETTERHEAD, ...change }, { method: 'PUT' });
/** As the page does it: with the time at which what was opened had been saved. */
const set = async (person: TestPerson, change: object) => {
  const { updated_at } = (await person.call(PATH)).body;
  return put(person, { updated_at, ...change });
};
const setSignature = (picture: Buffer | null) =>
  place.clinician.call(
    '/v1/console/account/signature-picture',
    { picture: picture && base64(picture) },
    { method: 'PUT' },
  );
const pictureAt = (person: TestPerson, id: string) => person.call(`/v1/console/pictures/${id}`);
const download = async (id: string, format: string): Promise<Buffer> =>
  (await place.clinician.call(`/v1/console/reports/${id}/export?format=${format}`)).bytes;

async function makeReport(): Promise<string> {
  const id = await createConsoleReport(place);
  await saveConsoleReport(place.clinician, id, 1, parseMarkdown('# Sleep\n\nShe slept well.'), 'Sleep');
  return id;
}

const countPictures = async (): Promise<number> =>
  (await place.app.context.db.selectFrom('pictures').select('id').execute()).length;

describe('the letterhead', () => {
  test('is empty until an admin sets it, with an audit row; others see it', async () => {
    expect((await place.clinician.call(PATH)).body).toMatchObject({ address: '', page_size: 'a4', logo_id: null });
    const answer = await set(place.admin, { logo: base64(makePng(30, 10)) });
    expect([answer.status, answer.body]).toEqual([
      200,
      { ...LETTERHEAD, logo_id: expect.stringMatching(/^pict_/), updated_at: expect.any(String) },
    ]);
    expect(await place.actionsOf(answer)).toEqual(['practice.letterhead_changed']);
    expect((await place.clinician.call(PATH)).body).toEqual(answer.body);
  });

  test('is not changed by a clinician, nor by a member of another practice', async () => {
    expect((await set(place.clinician, { footer: 'mine' })).status).toBe(403);
    await set(place.admin, {});
    await set(place.stranger, { address: 'Elsewhere' });
    expect((await place.admin.call(PATH)).body).toMatchObject({ address: LETTERHEAD.address });
  });

  test('of two changes of the same letterhead the second is refused, also the first ones that there are', async () => {
    const seen = (await place.admin.call(PATH)).body;
    expect((await put(place.admin, { updated_at: seen.updated_at, footer: 'First' })).status).toBe(200);
    const count = await countPictures();
    for (const updated_at of [seen.updated_at, null]) {
      const second = await put(place.admin, { updated_at, footer: 'Second', logo: base64(makePng(30, 10)) });
      expect([second.status, second.body]).toEqual([409, { detail: 'The letterhead was changed meanwhile' }]);
    }
    expect((await place.admin.call(PATH)).body).toMatchObject({ footer: 'First' });
    expect(await countPictures()).toBe(count);
    await set(place.admin, {});
  });

  test('says which line does not fit, what is no language, and what is no picture', async () => {
    const refused = await set(place.admin, { address: 'a\n'.repeat(9), language: 'xx' });
    expect(refused.status).toBe(422);
    const lines = await set(place.admin, { footer: 'a\nb\nc\nd', contact: 'x'.repeat(121) });
    expect(lines.body.detail.map(({ loc }: { loc: string[] }) => loc)).toEqual([
      ['body', 'contact'],
      ['body', 'footer'],
    ]);
    const picture = await set(place.admin, { logo: base64(Buffer.from('<svg/>')) });
    expect([picture.status, picture.body.detail[0].loc]).toEqual([422, ['body', 'logo']]);
    expect((await place.admin.call(PATH)).body).toMatchObject(LETTERHEAD);
  });

  test('keeps its logo until another takes its place, and the old one is gone', async () => {
    const first = (await set(place.admin, { logo: base64(makePng(30, 10)) })).body.logo_id;
    expect((await set(place.admin, { address: 'New' })).body.logo_id).toBe(first);
    const count = await countPictures();
    const second = (await set(place.admin, { logo: base64(makePng(40, 10)) })).body.logo_id;
    expect((await pictureAt(place.clinician, first)).status).toBe(404);
    const shown = await pictureAt(place.clinician, second);
    expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/png']);
    expect(shown.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(await countPictures()).toBe(count);
    expect((await set(place.admin, { logo: null })).body.logo_id).toBeNull();
    expect(await countPictures()).toBe(count - 1);
  });

  test('shows its logo to nobody outside the practice', async () => {
    const { logo_id: id } = (await set(place.admin, { logo: base64(makePng(30, 10)) })).body;
    expect((await pictureAt(place.stranger, id)).status).toBe(404);
    expect((await place.app.call(`/v1/console/pictures/${id}`)).status).toBe(401);
  });
});

describe('what was signed', () => {
  test('keeps paper and signature as they were, whatever is changed later', async () => {
    await set(place.admin, { logo: base64(makePng(300, 100)) });
    expect((await setSignature(makePng(300, 100, [9, 9, 9]))).status).toBe(200);
    const id = await makeReport();
    const signed = await place.clinician.call(`/v1/console/reports/${id}/sign`, { version: 2, reason: 'Read' });
    expect(signed.status).toBe(200);
    const before = await download(id, 'docx');
    const names = Object.keys(readWordParts(before));
    expect(names.filter((name) => name.endsWith('.png'))).toHaveLength(2);
    await set(place.admin, { address: 'Moved away', page_size: 'a4', logo: null });
    await setSignature(null);
    const after = await download(id, 'docx');
    expect(textOf(after)).toEqual(textOf(before));
    expect(textOf(after)).toContain('12 Harbour Row');
    expect(Object.keys(readWordParts(after))).toEqual(names);
    const [page = ''] = await readPages(await download(id, 'pdf'));
    for (const words of ['12 Harbour Row', 'HCPC PYL012345', 'Registered in England', 'Signed by Clara Clinician']) {
      expect(page).toContain(words);
    }
  });

  test('a draft carries the paper of today, and no signature', async () => {
    await set(place.admin, { address: 'Today', logo: base64(makePng(30, 10)) });
    await setSignature(makePng(30, 10));
    const parts = readWordParts(await download(await makeReport(), 'docx'));
    expect(Object.keys(parts).filter((name) => name.endsWith('.png'))).toHaveLength(1);
    expect(parts['word/document.xml']).toContain('w:w="12240" w:h="15840"');
  });

  test('a signature cannot be set to what is no picture, and the former stays', async () => {
    const { signature_picture_id: id } = (await setSignature(makePng(30, 10))).body;
    expect((await setSignature(Buffer.from('GIF89a'))).status).toBe(422);
    expect((await place.clinician.call('/v1/console/session')).body.signature_picture_id).toBe(id);
    expect((await pictureAt(place.stranger, id)).status).toBe(404);
  });
});

/** The words of a Word file with those of its ends, without ids that differ from file to file. */
function textOf(file: Buffer): string {
  return Object.entries(readWordParts(file))
    .filter(([name]) => /^word\/(?:document|header\d|footer\d)\.xml$/.test(name))
    .map(([, text]) => text.replaceAll(/<(?!w:pgSz)[^>]+>/g, ' '))
    .join('\n');
}

import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { findAssets } from '../child-command.ts';
import { fixture } from '../testing/fixtures.ts';
import { openDocument } from './open-document.ts';

it('gets the fonts of a page and no outlines of its letters', async () => {
  const document = await openDocument(new Uint8Array(readFileSync(fixture('report-chromium.pdf'))), findAssets());
  const page = await document.getPage(1);
  await page.getOperatorList();
  const found = [...(page.commonObjs as Iterable<[id: string, value: unknown]>)].map(([id]) => id);
  await document.loadingTask.destroy();
  expect(found.length).toBeGreaterThan(0);
  expect(found.filter((id) => id.includes('_path_'))).toEqual([]);
});

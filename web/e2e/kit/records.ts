import { expect, type Page } from '@playwright/test';
import { readDemoContent } from '../../../server/src/demo/read-content.ts';
import type { Service } from './service.ts';
import { call, fetchReport, WORK_MS } from './writing.ts';

/** Somebody of the test's own: what other tests add to a client of the demo is not in the way. */
export async function addClient(page: Page, service: Service, firstName: string, lastName: string): Promise<number> {
  const fields = { first_name: firstName, last_name: lastName, is_org_client: true };
  return (await call<{ id: number }>(page, service, 'POST', '/clients', fields)).id;
}

export async function addNote(
  page: Page,
  service: Service,
  clientId: number,
  note: { title: string; markdown: string },
): Promise<string> {
  return (await call<{ id: string }>(page, service, 'POST', `/clients/${clientId}/notes`, note)).id;
}

/** A client with the notes of the demo's first one, and nothing else. */
export async function addClientWithDemoNotes(page: Page, service: Service, lastName: string): Promise<number> {
  const { clients } = await readDemoContent();
  const clientId = await addClient(page, service, 'Maeve', lastName);
  for (const { title, markdown } of clients[0]?.notes ?? []) {
    await addNote(page, service, clientId, { title, markdown });
  }
  return clientId;
}

export interface PromptSection {
  id: string;
  label: string;
  form?: 'paragraphs' | 'list' | 'table';
}

/** A template that asks under each heading what the notes say about it. */
export async function addTemplate(
  page: Page,
  service: Service,
  title: string,
  sections: PromptSection[],
): Promise<string> {
  const content = sections.flatMap(({ id, label, form = 'paragraphs' }) => [
    { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: label }] },
    { type: 'prompt', attrs: { id, label, instruction: `What the notes say about ${label}.`, form } },
  ]);
  const fields = { title, content: { type: 'doc', content }, is_org_template: true };
  return (await call<{ id: string }>(page, service, 'POST', '/templates', fields)).id;
}

/** Has a report written, and waits for it. */
export async function generateReport(
  page: Page,
  service: Service,
  clientId: number,
  order: { template_id: string; note_ids: string[] },
): Promise<string> {
  const path = `/clients/${clientId}/reports/generate`;
  const { job_id: jobId } = await call<{ job_id: string }>(page, service, 'POST', path, order);
  let reportId = '';
  await expect(async () => {
    const job = await call<{ result: { document_id: string } | null }>(page, service, 'GET', `/jobs/${jobId}`);
    reportId = job.result?.document_id ?? '';
    expect(reportId).not.toBe('');
  }).toPass({ timeout: WORK_MS });
  return reportId;
}

/**
 * Changes words of a stored report into others that its notes do not have, until the sentence is marked. A save does not
 * wait for a check that takes long, as the first one of a service does; so there are two such texts, in turn.
 */
export async function saveUnsupported(
  page: Page,
  service: Service,
  reportId: string,
  words: RegExp,
  others: [string, string],
): Promise<void> {
  let tries = 0;
  await expect(async () => {
    const { title, version, content } = await fetchReport(page, service, reportId);
    const changed = JSON.stringify(content).replace(words, others[tries % 2] ?? '');
    tries += 1;
    await call(page, service, 'PUT', `/reports/${reportId}`, { title, content: JSON.parse(changed), version });
    expect(JSON.stringify(await fetchReport(page, service, reportId))).toContain('"unsupported"');
  }).toPass({ timeout: WORK_MS });
}

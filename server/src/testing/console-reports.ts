import type { ConsolePlace, TestPerson } from './console.ts';

/** An empty report of the organisation's client, made by the clinician. Answers with its id. */
export async function createConsoleReport({ clinician, clients }: ConsolePlace): Promise<string> {
  return (await clinician.call(`/v1/console/clients/${clients.organisation}/reports`, { title: 'A report' })).body.id;
}

export function saveConsoleReport(by: TestPerson, id: string, version: number, content: unknown, title = 'A report') {
  return by.call(`/v1/console/reports/${id}`, { title, content, version }, { method: 'PUT' });
}

import { parseMarkdown } from '@casewright/document';
import type { Context } from '../db/context.ts';
import { readChecked, readRendered } from '../documents/read-document.ts';
import { createClients } from '../records/clients/create-clients.ts';
import { createReport } from '../records/reports/create-report.ts';
import { createTemplate } from '../records/templates/create-template.ts';
import { createTestContext, TEST_ORIGIN, type TestContext } from './context.ts';
import { createTestPractice, type TestPractice } from './practice.ts';

/** One client of each owner. */
export interface TestClients {
  organisation: number;
  clinician: number;
  otherClinician: number;
}

export async function createTestClients(context: Context, practice: TestPractice): Promise<TestClients> {
  const owners = [null, practice.clinicianId, practice.otherClinicianId];
  const [organisation, clinician, otherClinician] = await createClients(
    context,
    TEST_ORIGIN,
    practice.id,
    owners.map((ownerId, index) => ({ firstName: `First${index}`, lastName: 'Client', dateOfBirth: null, ownerId })),
  );
  return { organisation, clinician, otherClinician } as TestClients;
}

export interface TestRecords {
  context: TestContext;
  practice: TestPractice;
  clients: TestClients;
}

/** A database of its own with a practice and its clients. Drop its context in `afterAll`. */
export async function createTestRecords(): Promise<TestRecords> {
  const context = await createTestContext();
  const practice = await createTestPractice(context);
  return { context, practice, clients: await createTestClients(context, practice) };
}

export function createTestReport(
  context: Context,
  practice: TestPractice,
  clientId: number,
  { title = 'A report', markdown = '# Heading\n\nText.\n', createdAt = context.clock.now() } = {},
): Promise<string> {
  return createReport(context, TEST_ORIGIN, {
    practiceId: practice.id,
    clientId,
    title,
    content: readRendered(parseMarkdown(markdown)),
    createdBy: practice.clinicianId,
    createdAt,
  });
}

export function createTestTemplate(
  context: Context,
  practice: TestPractice,
  ownerId: string | null,
  { title = 'A template', markdown = '# {{client.full_name}}\n' } = {},
): Promise<string> {
  return createTemplate(context, TEST_ORIGIN, {
    practiceId: practice.id,
    ownerId,
    title,
    content: readChecked(parseMarkdown(markdown, { template: true })),
    createdAt: context.clock.now(),
  });
}

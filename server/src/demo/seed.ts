import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { hasPrompts, parseMarkdown } from '@casewright/document';
import { SYSTEM_ORIGIN } from '../audit/entry.ts';
import type { Context } from '../db/context.ts';
import { readChecked, readRendered } from '../documents/read-document.ts';
import type { SecretBox } from '../lib/secret-box.ts';
import { writeSecretFile } from '../lib/secret-file.ts';
import { registerPartner } from '../partners/register-partner.ts';
import { createApiKey } from '../practice/api-keys.ts';
import { addMember } from '../practice/members.ts';
import { createPractice } from '../practice/practices.ts';
import { createClients } from '../records/clients/create-clients.ts';
import { createNote } from '../records/notes/create-note.ts';
import { createReport } from '../records/reports/create-report.ts';
import { createTemplate } from '../records/templates/create-template.ts';
import type { DemoCredentials } from './credentials.ts';
import { type DemoContent, type DemoMember, type DemoText, readDemoContent } from './read-content.ts';

export interface DemoInstallation {
  dataDir: string;
  baseUrl: string;
  operatorToken: string;
  secretBox: SecretBox;
}

export function demoFile(dataDir: string): string {
  return path.join(dataDir, 'demo.json');
}

/**
 * All of it is one transaction, and the credentials are on disk before the commit. A crash at any moment leaves either
 * the whole demo with its credentials, or an empty database that the next start fills.
 */
export async function seedDemo(context: Context, installation: DemoInstallation): Promise<DemoCredentials> {
  const content = await readDemoContent();
  return context.db.transaction().execute(async (db) => {
    const credentials = await createDemo({ ...context, db }, content, installation);
    await writeSecretFile(demoFile(installation.dataDir), `${JSON.stringify(credentials, null, 2)}\n`);
    return credentials;
  });
}

interface DemoPerson {
  id: string;
  email: string;
  password: string;
}

async function createDemo(
  context: Context,
  content: DemoContent,
  installation: DemoInstallation,
): Promise<DemoCredentials> {
  const practice = await createPractice(context, SYSTEM_ORIGIN, { name: content.practice.name, apiKeysEnabled: true });
  const people = await addPeople(context, practice.id, content);
  const { admin, clinicians } = people;
  const first = clinicians[0];
  if (first === undefined) throw new Error('the demo practice has no clinician');
  const [organisationKey, userKey] = await Promise.all([
    createApiKey(context, SYSTEM_ORIGIN, practice.id, {
      type: 'organisation',
      name: 'Demo: organisation',
      memberId: admin.id,
    }),
    createApiKey(context, SYSTEM_ORIGIN, practice.id, {
      type: 'user',
      name: 'Demo: first clinician',
      memberId: first.id,
    }),
  ]);
  const templates = await addTemplates(context, practice.id, content, people);
  const clients = await addClients(context, practice.id, content, people);
  return {
    base_url: installation.baseUrl,
    operator_token: installation.operatorToken,
    practice: { id: practice.id, name: practice.name },
    admin: { email: admin.email, password: admin.password },
    clinicians: clinicians.map(({ id, email, password }) => ({ email, password, user_id: id })),
    api_keys: { organisation: organisationKey.secret, user: userKey.secret },
    clients,
    templates,
    partner: await addPartner(context, installation.secretBox),
  };
}

interface People {
  admin: DemoPerson;
  clinicians: DemoPerson[];
  idOf(email: string): string;
}

async function addPeople(context: Context, practiceId: string, content: DemoContent): Promise<People> {
  const add = async (member: DemoMember, role: 'admin' | 'clinician'): Promise<DemoPerson> => {
    const password = randomBytes(15).toString('base64url');
    const { id, email } = await addMember(context, SYSTEM_ORIGIN, practiceId, {
      email: member.email,
      name: member.name,
      role,
      password,
      emailVerified: true,
    });
    return { id, email, password };
  };
  const admin = await add(content.practice.admin, 'admin');
  const clinicians = await Promise.all(content.practice.clinicians.map((clinician) => add(clinician, 'clinician')));
  const ids = new Map([admin, ...clinicians].map((person) => [person.email, person.id]));
  return {
    admin,
    clinicians,
    idOf: (email) => {
      const id = ids.get(email);
      if (id === undefined) throw new Error(`the demo practice has no member ${email}`);
      return id;
    },
  };
}

async function addTemplates(
  context: Context,
  practiceId: string,
  content: DemoContent,
  people: People,
): Promise<DemoCredentials['templates']> {
  const added = await Promise.all(
    content.templates.map(async (template) => {
      const document = parseMarkdown(template.markdown, { template: true });
      const id = await createTemplate(context, SYSTEM_ORIGIN, {
        practiceId,
        ownerId: template.owner === null ? null : people.idOf(template.owner),
        title: template.title,
        content: readChecked(document),
        createdAt: timeOf(template),
      });
      return { id, isShared: template.owner === null, hasPrompts: hasPrompts(document) };
    }),
  );
  const pick = (wanted: boolean): string => {
    const found = added.find((template) => template.isShared && template.hasPrompts === wanted);
    if (found === undefined) throw new Error(`the demo has no template ${wanted ? 'with' : 'without'} prompts`);
    return found.id;
  };
  return { with_prompts: pick(true), without_prompts: pick(false) };
}

async function addClients(
  context: Context,
  practiceId: string,
  content: DemoContent,
  people: People,
): Promise<DemoCredentials['clients']> {
  const ids = await createClients(
    context,
    SYSTEM_ORIGIN,
    practiceId,
    content.clients.map((client) => ({
      firstName: client.firstName,
      lastName: client.lastName,
      dateOfBirth: client.dateOfBirth,
      ownerId: client.owner === null ? null : people.idOf(client.owner),
    })),
  );
  return Promise.all(
    content.clients.map(async (client, index) => {
      const id = ids[index];
      if (id === undefined) throw new Error('a demo client was not created');
      const scope = { practiceId, memberId: client.owner === null ? null : people.idOf(client.owner) };
      await Promise.all([
        ...client.notes.map((note) =>
          createNote(context, SYSTEM_ORIGIN, scope, {
            clientId: id,
            title: note.title,
            markdown: note.markdown,
            createdBy: people.idOf(note.by),
            createdAt: timeOf(note),
          }),
        ),
        ...client.reports.map((report) =>
          createReport(context, SYSTEM_ORIGIN, {
            practiceId,
            clientId: id,
            title: report.title,
            content: readRendered(parseMarkdown(report.markdown)),
            createdBy: people.idOf(report.by),
            createdAt: timeOf(report),
          }),
        ),
      ]);
      return {
        id,
        first_name: client.firstName,
        last_name: client.lastName,
        is_org_client: client.owner === null,
      };
    }),
  );
}

/** Where `examples/partner-platform` listens on the same machine. */
const PARTNER_REDIRECT_URI = 'http://127.0.0.1:8090/callback';
const PARTNER_WEBHOOK_URL = 'https://127.0.0.1:8443/webhooks';

export async function addPartner(context: Context, secretBox: SecretBox): Promise<DemoCredentials['partner']> {
  const { app, clientSecret, webhookSecret } = await registerPartner(context, secretBox, SYSTEM_ORIGIN, {
    name: 'Demo partner platform',
    redirectUris: [PARTNER_REDIRECT_URI],
    webhookUrl: PARTNER_WEBHOOK_URL,
  });
  return {
    client_id: app.clientId,
    client_secret: clientSecret,
    webhook_secret: webhookSecret,
    redirect_uri: PARTNER_REDIRECT_URI,
    webhook_url: PARTNER_WEBHOOK_URL,
  };
}

/** The content has days without times. A report is dated in the afternoon, after the notes of the same day. */
function timeOf(text: DemoText): Date {
  return new Date(`${text.writtenOn}T${text.file.includes('report-') ? '16:40' : '11:15'}:00.000Z`);
}
